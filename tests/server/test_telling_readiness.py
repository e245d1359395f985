"""Who is to be ready for another game than they sat down to is told so, once until they answer."""

import pytest

from tests.server.house import Guest, Table
from tests.server.told import ORIGIN, Told

pytestmark = pytest.mark.either_database
ASKED = "Are you still ready? Thursday table"


@pytest.fixture
async def lobby(told: Told) -> Table:
    """An open table of three where the second is told by the webhook."""
    table = await told.house.table(3, start=False, name="Thursday table")
    await told.by_hook(table.guests[1])
    return table


async def plays(table: Table, rounds: str) -> None:
    """The host has it played so."""
    host = table.guests[0]
    body = {"before": (await host.get(table.path))["agreement"], "clock": None, "options": {"rounds": rounds}}
    assert (await host.client.put(f"{table.path}/agreement", json=body)).is_success


async def says(table: Table, guest: Guest, *, ready: bool) -> None:
    """Somebody says whether they are ready for it."""
    body = {"ready": ready, "agreement": (await guest.get(table.path))["agreement"]}
    assert (await guest.client.put(f"{table.path}/ready", json=body)).is_success


async def test_one_is_told_once_until_one_answers(told: Told, lobby: Table) -> None:
    guest = lobby.guests[1]
    for rounds in ("50", "2", "50"):
        await plays(lobby, rounds)
    await told.step(seconds=61)
    await plays(lobby, "2")
    await told.step(seconds=61)
    assert told.titles() == [ASKED], "five changes, one question"
    said = "Thursday table (Secret Words): it is to be played otherwise than you agreed to."
    assert told.service.heard[0].json["message"].startswith(f"{said}\n{ORIGIN}/t/{lobby.id}\n")
    await says(lobby, guest, ready=True)
    await plays(lobby, "50")
    await told.step(seconds=61)
    assert told.titles() == [ASKED] * 2
    await says(lobby, guest, ready=False)
    await plays(lobby, "2")
    await told.step(seconds=61)
    assert told.titles() == [ASKED] * 3, "who asked for another game hears of it"


async def test_who_has_answered_is_not_told(told: Told, lobby: Table) -> None:
    await plays(lobby, "50")
    await says(lobby, lobby.guests[1], ready=True)
    await told.step(seconds=61)
    rows = await told.rows("occasion", "person_id", "held")
    assert (told.titles(), ("ready", lobby.guests[1].id, "acted") in rows) == ([], True)


async def test_who_is_swapped_meanwhile_is_told(told: Told, lobby: Table) -> None:
    await plays(lobby, "50")
    await says(lobby, lobby.guests[2], ready=True)
    await lobby.guests[0].post(f"{lobby.path}/seats/1", action="swap", **{"with": 2})
    await told.step(seconds=61)
    assert told.titles() == [ASKED]
    await lobby.guests[0].post(f"{lobby.path}/seats/1", action="swap", **{"with": 2})
    await plays(lobby, "2")
    await told.step(seconds=61)
    assert told.titles() == [ASKED], "another seat is no answer"


async def test_who_has_no_seat_any_more_is_not_told(told: Told, lobby: Table) -> None:
    await plays(lobby, "50")
    await lobby.guests[0].post(f"{lobby.path}/seats/1", action="kick")
    await (await told.house.guest("Bert")).post(f"{lobby.path}/join", invite=lobby.invite, seat=1)
    await plays(lobby, "2")
    await told.step(seconds=61)
    assert told.titles() == []


async def test_whose_companion_has_gone_is_told_all_the_same(told: Told, lobby: Table) -> None:
    owner = lobby.guests[1]
    await lobby.guests[2].post(f"{lobby.path}/leave")
    await owner.post(f"{lobby.path}/join", seat=2)
    await owner.post(f"{lobby.path}/seats/1", action="companion", name="Dana")
    await plays(lobby, "50")
    await owner.post(f"{lobby.path}/seats/1", action="kick")
    await told.step(seconds=61)
    assert told.titles() == [ASKED]
