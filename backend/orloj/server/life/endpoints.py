"""What a table decides about itself while its game runs."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from orloj.server.life.schemas import BackOut, MotionBody, TakeBody, VoteBody
from orloj.server.lobby.endpoints import TableId, shown
from orloj.server.lobby.schemas import SeatNumber, TableOut
from orloj.server.schemas import problems
from orloj.server.services import Me, Parts
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/tables/{id}", tags=["tables"])
MotionId = Annotated[str, Path(alias="motion", max_length=32)]
AT_TABLE = (
    "no-session", "bad-token", "foreign-origin", "unknown-table", "not-seated", "not-running", "game-over", "conceded",
)  # fmt: skip
ASKING = (*AT_TABLE, "not-for-bots", "invalid-request")


@router.post(
    "/motions",
    response_model=TableOut,
    responses=problems(
        *ASKING, "motion-open", "asked-already", "bad-target", "already-paused", "bad-seat", "bot-seat", "no-clock",
        "not-absent", "broken-table",
    ),
)  # fmt: skip
async def ask(id: TableId, body: MotionBody, me: Me, parts: Parts) -> Response:
    """Ask the table something. You have agreed; where nobody else has a vote, it is done at once."""
    await parts.motions.open(id, me, body.kind, body.about.model_dump(exclude_none=True))
    return await shown(id, me, parts)


@router.get(
    "/motions/undo",
    response_model=BackOut,
    responses=problems("no-session", "bad-token", "unknown-table", "not-seated", "not-running", "bad-target"),
)
async def back(id: TableId, to: Annotated[int, Query(ge=0, le=2**31 - 1)], me: Me, parts: Parts) -> Response:
    """What would be taken back if the game went back to a version."""
    return JsonResponse(await parts.motions.back(id, me, to))


@router.post(
    "/motions/{motion}/vote",
    response_model=TableOut,
    responses=problems(*ASKING, "no-motion", "no-vote", "broken-table"),
)
async def vote(id: TableId, motion: MotionId, body: VoteBody, me: Me, parts: Parts) -> Response:
    """Say what you think of it. You may change your mind while it is open."""
    given = body.choice if body.choice is not None else body.yes is True
    await parts.motions.vote(id, motion, me, given)
    return await shown(id, me, parts)


@router.delete(
    "/motions/{motion}", response_model=TableOut, responses=problems(*ASKING, "no-motion", "not-your-motion")
)
async def withdraw(id: TableId, motion: MotionId, me: Me, parts: Parts) -> Response:
    """Take your question back."""
    await parts.motions.withdraw(id, motion, me)
    return await shown(id, me, parts)


@router.post("/resume", response_model=TableOut, responses=problems(*ASKING, "not-paused"))
async def resume(id: TableId, me: Me, parts: Parts) -> Response:
    """End a pause: the clocks go on."""
    await parts.leaving.resume(id, me)
    return await shown(id, me, parts)


@router.post("/concede", response_model=TableOut, responses=problems(*AT_TABLE))
async def concede(id: TableId, me: Me, parts: Parts) -> Response:
    """Give the game up. A bot plays on for you; you keep your place at the table and may look on from there."""
    await parts.leaving.concede(id, me)
    return await shown(id, me, parts)


@router.delete(
    "/seats/{seat}/offer",
    response_model=TableOut,
    responses=problems(*AT_TABLE, "bad-seat", "bot-seat", "not-your-seat", "not-offered"),
)
async def keep(id: TableId, seat: SeatNumber, me: Me, parts: Parts) -> Response:
    """Kill the link by which somebody else may take the seat over."""
    await parts.substitutes.keep(id, me, seat)
    return await shown(id, me, parts)


@router.post(
    "/take",
    response_model=TableOut,
    responses=problems(
        "no-session", "bad-token", "foreign-origin", "unknown-table", "not-running", "game-over", "already-seated",
        "invalid-request",
    ),
)  # fmt: skip
async def take(id: TableId, body: TakeBody, me: Me, parts: Parts) -> Response:
    """Take over the seat to which the link leads; whoever sat there has no rights there any more."""
    await parts.substitutes.take(id, me, body.invite)
    return await shown(id, me, parts)
