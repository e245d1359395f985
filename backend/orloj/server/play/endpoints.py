"""/api/games and what is read and done at a table while the game runs."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from orloj.engine.errors import Refused
from orloj.server.accounts.service import Person
from orloj.server.etag import cached
from orloj.server.lobby.endpoints import TableId
from orloj.server.play.orders import Order
from orloj.server.play.schemas import ChoiceBody, ComponentsOut, EventList, GameList, Position, RecordOut, UndoBody
from orloj.server.problems import Problem
from orloj.server.schemas import problems
from orloj.server.services import Guest, Me, Parts, Services
from orloj.server.wire import JsonResponse, encode

router = APIRouter(prefix="/api", tags=["play"])
After = Annotated[int, Query(ge=0, le=2**31 - 1, description="a version; no table has more than the database counts")]
Version = Annotated[str, Query(max_length=64, pattern="^[A-Za-z0-9.-]+$", description="of the component data")]
COMMAND = (
    "no-session", "bad-token", "foreign-origin", "not-your-turn", "not-seated", "unknown-table", "stale-version",
    "game-over", "not-running", "conceded", "command-id-used", "too-large", "invalid-request", "rule-failed",
    "not-saved",
)  # fmt: skip


@router.get("/games", response_model=GameList)
async def games(request: Request, parts: Parts) -> Response:
    """The games on offer, with the component data that the page draws from."""
    offered = [
        {
            "id": rules.id,
            "title": rules.title,
            "seats": list(rules.seats),
            "options": rules.options,
            "components": rules.catalogue(),
            "version": rules.version,
        }
        for rules in parts.shelf.games.values()
    ]
    return cached(request, encode({"games": offered}), "application/json")


@router.get(
    "/games/{game}/components", response_model=ComponentsOut, responses=problems("unknown-game", "unknown-data")
)
async def components(game: str, version: Version, request: Request, parts: Parts) -> Response:
    """What the page draws a game from that began with the component data of a version."""
    if version != parts.shelf.find(game).version and await parts.kept.files(game, version) is None:
        raise _not_kept(game, version)
    try:
        rules = await parts.kept.of(game, version)
    except Refused as refused:
        raise Problem("unknown-data", refused.detail) from refused
    return cached(request, encode({"components": rules.catalogue(), "version": rules.version}), "application/json")


@router.get("/games/{game}/data", response_model=dict[str, str], responses=problems("unknown-game", "unknown-data"))
async def data(game: str, version: Version, request: Request, parts: Parts) -> Response:
    """The component data of a version as files of text: `orloj verify --data` takes them with a record."""
    parts.shelf.find(game)
    files = await parts.kept.files(game, version)
    if files is None:
        raise _not_kept(game, version)
    return cached(request, encode({name: content.decode() for name, content in files.items()}), "application/json")


@router.get(
    "/tables/{id}/state", response_model=Position, responses=problems("unknown-table", "bad-token", "not-running")
)
async def state(id: TableId, guest: Guest, parts: Parts, preview: Annotated[bool, Query()] = False) -> Response:
    """The position as you may see it; with `preview=1` also what each of your choices would do."""
    if guest is not None:
        parts.rooms.touch(id, guest)
    return JsonResponse(await parts.reading.state(id, guest.id if guest else None, preview=preview))


@router.post("/tables/{id}/choices", response_model=Position, responses=problems(*COMMAND, "illegal-choice"))
async def choose(id: TableId, body: ChoiceBody, me: Me, parts: Parts) -> Response:
    """Choose. The same `command_id` again gives the first answer again and changes nothing."""
    return await _carry_out(id, me, Order(body.version, body.command_id, body.choice, 0), parts)


@router.post("/tables/{id}/undo", response_model=Position, responses=problems(*COMMAND, "nothing-to-undo"))
async def undo(id: TableId, body: UndoBody, me: Me, parts: Parts) -> Response:
    """Take back your last choices, as far as nothing was revealed and nobody else was asked."""
    return await _carry_out(id, me, Order(body.version, body.command_id, None, body.steps), parts)


@router.get("/tables/{id}/events", response_model=EventList, responses=problems("unknown-table", "bad-token"))
async def events(id: TableId, guest: Guest, parts: Parts, after: After = 0) -> Response:
    """What happened since a version."""
    person = guest.id if guest else None
    table = await parts.lobby.show(id, person)
    return JsonResponse({"events": await parts.reading.events(table, person, after)})


@router.get("/tables/{id}/record", response_model=RecordOut, responses=problems("unknown-table", "bad-token"))
async def record(id: TableId, guest: Guest, parts: Parts) -> Response:
    """The game's record as a file."""
    person = guest.id if guest else None
    table = await parts.lobby.show(id, person)
    response = JsonResponse(await parts.reading.record(table, person))
    response.headers["Content-Disposition"] = f'attachment; filename="orloj-{table.game}-{id}.json"'
    return response


def _not_kept(game: str, version: str) -> Problem:
    return Problem("unknown-data", f"Component data {version} of {game} are not kept here.")


async def _carry_out(id: str, me: Person, order: Order, parts: Services) -> Response:
    parts.rooms.touch(id, me)
    done = await parts.commands.carry_out(id, me.id, order)
    return JsonResponse(await parts.reading.answer(done))
