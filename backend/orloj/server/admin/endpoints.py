"""/api/admin: the host's room."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from orloj.server.admin import backups, people, reports, tables
from orloj.server.admin.door import Hosted
from orloj.server.admin.retention import Days
from orloj.server.admin.schemas import BanBody, DaysBody, Report
from orloj.server.lobby.endpoints import TableId
from orloj.server.schemas import problems
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/admin", tags=["host"])
Words = Annotated[str, Query(alias="q", max_length=100, description="part of a name, or an id")]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]
Number = Annotated[int, Path(ge=1, le=2**62)]
PersonId = Annotated[str, Path(alias="id", max_length=32)]
Status = Literal["open", "running", "over", "sandbox"]
REFUSALS = problems("bad-token", "not-found", "too-many")
CHANGING = problems("bad-token", "not-found", "too-many", "foreign-origin")


@router.get("", response_model=Report, responses=REFUSALS)
async def overview(parts: Hosted) -> Response:
    """How the house stands."""
    return JsonResponse(await reports.overview(parts))


@router.get("/tables", response_model=Report, responses=REFUSALS)
async def list_tables(parts: Hosted, q: Words = "", status: Status | None = None, skip: Skip = 0) -> Response:
    """Tables by name, id or player."""
    return JsonResponse(await tables.listed(parts, q, status, skip))


@router.delete("/tables/{id}", status_code=204, responses=CHANGING | problems("unknown-table", "bad-token"))
async def remove_table(parts: Hosted, id: TableId) -> Response:
    """Remove a table with its game, whatever its state. There is no way back but a backup."""
    await tables.remove(parts, id)
    return Response(status_code=204)


@router.get("/tables/{id}/record", response_model=Report, responses=REFUSALS)
async def record(parts: Hosted, id: TableId, complete: Annotated[bool, Query()] = False) -> Response:
    """The table's record as an onlooker may have it; a complete one, to look into a fault, tells what is hidden."""
    table = await tables.find(parts, id, complete=complete)
    response = JsonResponse(await parts.reading.record(table, None))
    response.headers["Content-Disposition"] = f'attachment; filename="orloj-{table.game}-{table.id}.json"'
    return response


@router.get("/people", response_model=Report, responses=REFUSALS)
async def list_people(parts: Hosted, q: Words = "", skip: Skip = 0) -> Response:
    """Persons by name or id."""
    return JsonResponse(await people.listed(parts, q, skip))


@router.put("/people/{id}/ban", status_code=204, responses=CHANGING)
async def ban_person(parts: Hosted, id: PersonId) -> Response:
    """Ban a person, with programs and companions: their open pages end within seconds."""
    await people.ban_person(parts, id, banned=True)
    return Response(status_code=204)


@router.delete("/people/{id}/ban", status_code=204, responses=CHANGING)
async def unban_person(parts: Hosted, id: PersonId) -> Response:
    """Lift a person's ban."""
    await people.ban_person(parts, id, banned=False)
    return Response(status_code=204)


@router.get("/bans", response_model=Report, responses=REFUSALS)
async def list_bans(parts: Hosted) -> Response:
    """Who is banned."""
    return JsonResponse(await people.bans(parts))


@router.post("/bans", status_code=201, response_model=Report, responses=CHANGING | problems("bad-network"))
async def ban_network(parts: Hosted, body: BanBody) -> Response:
    """Ban an address or a network."""
    return JsonResponse({"id": await people.ban_network(parts, body.network, body.reason, body.days)}, 201)


@router.delete("/bans/{number}", status_code=204, responses=CHANGING)
async def lift_ban(parts: Hosted, number: Number) -> Response:
    """Lift the ban of a network."""
    await people.lift(parts, number)
    return Response(status_code=204)


@router.get("/sockets", response_model=Report, responses=REFUSALS)
async def sockets(parts: Hosted) -> Response:
    """Open pages."""
    return JsonResponse(reports.sockets(parts))


@router.get("/incidents", response_model=Report, responses=REFUSALS)
async def incidents(parts: Hosted) -> Response:
    """The last faults."""
    return JsonResponse(await reports.incidents(parts))


@router.get("/incidents/{number}", response_model=Report, responses=REFUSALS)
async def incident(parts: Hosted, number: Number) -> Response:
    """One fault with its trace."""
    return JsonResponse(await reports.fault(parts, number))


@router.put("/incidents/seen", status_code=204, responses=CHANGING)
async def all_seen(parts: Hosted) -> Response:
    """Mark all faults as seen."""
    await reports.mark_seen(parts, None)
    return Response(status_code=204)


@router.put("/incidents/{number}/seen", status_code=204, responses=CHANGING)
async def seen(parts: Hosted, number: Number) -> Response:
    """Mark a fault as seen."""
    await reports.mark_seen(parts, number)
    return Response(status_code=204)


@router.get("/outbox", response_model=Report, responses=REFUSALS)
async def outbox(parts: Hosted) -> Response:
    """Messages that wait, and the last ones with what became of them."""
    return JsonResponse(await reports.post(parts))


@router.get("/retention", response_model=DaysBody, responses=REFUSALS)
async def retention(parts: Hosted) -> Response:
    """After how many days what is removed."""
    return JsonResponse((await parts.retention.days())._asdict())


@router.put("/retention", response_model=DaysBody, responses=CHANGING)
async def change_retention(parts: Hosted, body: DaysBody) -> Response:
    """Change what is kept for how long."""
    await parts.retention.put(Days(**body.model_dump()))
    return JsonResponse((await parts.retention.days())._asdict())


@router.post("/retention/look", response_model=dict[str, int], responses=CHANGING)
async def look_now(parts: Hosted) -> Response:
    """Remove what is due now; the answer tells how many of each kind went."""
    found: dict[str, Any] = await parts.retention.look()
    return JsonResponse(found)


@router.get("/backups", response_model=Report, responses=REFUSALS)
async def list_backups(parts: Hosted) -> Response:
    """The backups in the folder set for them."""
    return JsonResponse(await backups.listed(parts))


@router.post(
    "/backups", status_code=201, response_model=Report, responses=CHANGING | problems("no-folder", "no-backup")
)
async def back_up(parts: Hosted) -> Response:
    """Write one more backup, while all games go on."""
    return JsonResponse(await backups.write(parts), 201)
