"""What the host changes about an open table: its name, and the link by which others come."""

from typing import Any

import pytest

from tests.server.house import House, Table, problem

pytestmark = pytest.mark.either_database


@pytest.fixture
async def lobby(house: House) -> Table:
    """An open table of three with one seat free."""
    table = await house.table(3, start=False, name="Thursday table")
    await table.guests.pop().post(f"{table.path}/leave")
    return table


async def renamed(table: Table, guest: int, name: object) -> Any:
    return await table.guests[guest].client.put(f"{table.path}/name", json={"name": name})


async def test_the_host_renames_an_open_table_and_all_pages_say_so(lobby: Table) -> None:
    page = await lobby.guests[1].open(lobby)
    await page.until("presence")
    assert (await renamed(lobby, 0, "  Friday   table ")).json()["name"] == "Friday table"
    assert (await page.until("presence"))["table"]["name"] == "Friday table"


async def test_nobody_else_and_nothing_else_renames_a_table(lobby: Table) -> None:
    problem(await renamed(lobby, 1, "Mine"), 403, "not-host")
    for name, code in (("", "bad-name"), ("x" * 31, "bad-name"), ("a\tb", "bad-name"), (7, "invalid-request")):
        problem(await renamed(lobby, 0, name), 422, code)
    await lobby.guests[0].post(f"{lobby.path}/seats/2", action="bot", level="easy")
    await lobby.guests[0].post(f"{lobby.path}/start")
    problem(await renamed(lobby, 0, "Too late"), 409, "table-started")
    assert (await lobby.guests[0].get(lobby.path))["name"] == "Thursday table"


async def test_a_new_invitation_kills_the_one_before(house: House, lobby: Table) -> None:
    host, guest = lobby.guests
    page = await guest.open(lobby)
    before = (await page.until("presence"))["table"]["invite_mark"]
    assert (await guest.get(f"{lobby.path}?invite={lobby.invite}"))["invited"] is True
    fresh = (await host.post(f"{lobby.path}/invite"))["invite"]
    assert (await page.until("presence"))["table"]["invite_mark"] not in (before, None)
    assert (await guest.get(f"{lobby.path}?invite={lobby.invite}"))["invited"] is False, "though he still sits there"
    newcomer = await house.guest("Newcomer")
    problem(await newcomer.client.get(lobby.path, params={"invite": lobby.invite}), 404, "unknown-table")
    await newcomer.refused(f"{lobby.path}/join", 404, "unknown-table", invite=lobby.invite)
    looked = await newcomer.get(f"{lobby.path}?invite={fresh}")
    assert (looked["invited"], looked["invite_mark"]) == (True, None)
    assert (await newcomer.post(f"{lobby.path}/join", invite=fresh))["you"] == 2


async def test_only_the_host_of_an_open_table_invites_anew(house: House, lobby: Table) -> None:
    await lobby.guests[1].refused(f"{lobby.path}/invite", 403, "not-host")
    await (await house.guest("Stranger")).refused(f"{lobby.path}/invite", 404, "unknown-table")
    await lobby.guests[0].post(f"{lobby.path}/seats/2", action="bot", level="easy")
    await lobby.guests[0].post(f"{lobby.path}/start")
    await lobby.guests[0].refused(f"{lobby.path}/invite", 409, "table-started")
