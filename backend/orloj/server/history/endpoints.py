"""What is read of a game's past, and what one keeps for oneself."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from orloj.server.accounts.service import Person
from orloj.server.history.schemas import (
    HistoryOut,
    IndexOut,
    MuteList,
    NoteBody,
    NoteOut,
    OwnTable,
    RecordBody,
    SandboxBody,
)
from orloj.server.lobby.endpoints import TableId, shown
from orloj.server.lobby.schemas import TableOut
from orloj.server.lobby.table import unknown
from orloj.server.schemas import problems
from orloj.server.services import Guest, Me, Parts, Services
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api", tags=["looking back"])
HIGHEST = 2**31 - 1  # as far as the database counts
Version = Annotated[int, Query(ge=0, le=HIGHEST)]
LastVersion = Annotated[int | None, Query(alias="to", ge=0, le=HIGHEST)]
PersonId = Annotated[str, Path(max_length=32)]
PAST = ("unknown-table", "bad-token", "not-running", "unknown-version", "broken-table")
CHANGING = ("no-session", "bad-token", "foreign-origin")


@router.get("/tables/{id}/history", response_model=HistoryOut, responses=problems(*PAST))
async def history(
    id: TableId,
    guest: Guest,
    parts: Parts,
    first: Annotated[Version, Query(alias="from")] = 1,
    last: LastVersion = None,
) -> Response:
    """The view at a version and up to 200 steps from there, as you may see them."""
    return JsonResponse(await parts.history.steps(id, guest.id if guest else None, first, last))


@router.get("/tables/{id}/history/index", response_model=IndexOut, responses=problems(*PAST[:3]))
async def index(id: TableId, guest: Guest, parts: Parts) -> Response:
    """All steps of a game in short."""
    return JsonResponse(await parts.history.index(id, guest.id if guest else None))


@router.post(
    "/tables/{id}/sandbox",
    status_code=201,
    response_model=OwnTable,
    responses=problems(*CHANGING, "invalid-request", "game-over", *PAST[2:]),
)
async def try_from(id: TableId, body: SandboxBody, me: Me, parts: Parts) -> Response:
    """Open a table of your own that begins here; what is hidden from you is dealt anew."""
    made = await parts.sandboxes.open(me, id, body.version, bots=body.others == "bots")
    return JsonResponse({"id": made}, 201)


@router.post(
    "/tables/{id}/again", response_model=TableOut, responses=problems(*CHANGING, "unknown-table", "not-sandbox")
)
async def again(id: TableId, me: Me, parts: Parts) -> Response:
    """Go back to the start of what you try; luck is another one then."""
    await parts.sandboxes.again(me, id)
    return await shown(id, me, parts)


@router.delete("/tables/{id}", status_code=204, responses=problems(*CHANGING, "unknown-table", "not-sandbox"))
async def remove(id: TableId, me: Me, parts: Parts) -> Response:
    """Delete a table of your own."""
    await parts.sandboxes.remove(me, id)
    return Response(status_code=204)


@router.post(
    "/records",
    status_code=201,
    response_model=OwnTable,
    responses=problems(
        *CHANGING,
        "malformed-json",
        "too-large",
        "invalid-request",
        "bad-record",
        "unknown-game",
        "unknown-data",
        "not-over",
    ),
)
async def take_record(body: RecordBody, me: Me, parts: Parts) -> Response:
    """Keep a finished game's record as a table of your own; it is played again first, to the last point."""
    return JsonResponse({"id": await parts.records.take(me, body.record)}, 201)


@router.get("/tables/{id}/note", response_model=NoteOut, responses=problems("no-session", "bad-token", "unknown-table"))
async def read_note(id: TableId, me: Me, parts: Parts) -> Response:
    """Your private note at a table."""
    await _require_company(id, me, parts)
    return JsonResponse({"text": await parts.notes.read(id, me.id)})


@router.put(
    "/tables/{id}/note", response_model=NoteOut, responses=problems(*CHANGING, "unknown-table", "invalid-request")
)
async def write_note(id: TableId, body: NoteBody, me: Me, parts: Parts) -> Response:
    """Replace your private note."""
    await _require_company(id, me, parts)
    await parts.notes.write(id, me.id, body.text)
    return JsonResponse({"text": body.text})


@router.get("/mutes", response_model=MuteList, responses=problems("no-session", "bad-token"))
async def mutes(me: Me, parts: Parts) -> Response:
    """Those whose chat you do not read."""
    return await _mutes(me, parts)


@router.put("/mutes/{person}", response_model=MuteList, responses=problems(*CHANGING, "unknown-person"))
async def mute(person: PersonId, me: Me, parts: Parts) -> Response:
    """Read no more of somebody's chat, at any table."""
    await parts.mutes.add(me, person)
    return await _mutes(me, parts)


@router.delete("/mutes/{person}", response_model=MuteList, responses=problems(*CHANGING))
async def unmute(person: PersonId, me: Me, parts: Parts) -> Response:
    """Read somebody's chat again."""
    await parts.mutes.remove(me, person)
    return await _mutes(me, parts)


async def _mutes(me: Person, parts: Services) -> Response:
    return JsonResponse({"people": [{"id": id, "name": name} for id, name in await parts.mutes.mine(me)]})


async def _require_company(id: str, me: Person, parts: Services) -> None:
    """Raises Problem("unknown-table") for whoever neither sits at a table nor was asked to look on."""
    table = await parts.lobby.show(id, me.id)
    if not table.seats_of(me.id) and me.id not in table.watchers:
        raise unknown()
