"""Onlookers by invitation: they see what everybody may see, chat, and do nothing else."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import Guest, House, Table, problem, running

pytestmark = pytest.mark.either_database


async def onlooker(table: Table, name: str = "Stella") -> Guest:
    """Somebody who was invited to look on."""
    invite = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    guest = await table.house.guest(name)
    shown = await guest.post(f"{table.path}/watch", invite=invite)
    assert (shown["watching"], shown["you"], shown["watchers"]) == (True, None, [])
    return guest


async def test_an_onlooker_sees_the_game_and_is_seen(house: House) -> None:
    table = await house.table()
    page = await table.guests[1].open(table)
    stella = await onlooker(table)
    while not (told := (await page.until("presence"))["table"])["watchers"]:
        pass
    assert told["watchers"] == [{"id": stella.id, "name": "Stella"}]
    assert told["watch_link"] is True
    line = await stella.open(table)
    assert (await line.until("state"))["you"] is None
    await table.choose(0, "step:1")
    await line.reach(2)
    assert line.decision is None
    listed = (await stella.get("/api/tables"))["tables"]
    assert [(one["id"], one["watching"]) for one in listed] == [(table.id, True)]
    for path in ("/state", "/events", "/record"):
        await stella.get(f"{table.path}{path}")
    assert (await stella.get(table.path))["watch_link"] is False, "that is for those who sit there"


async def test_an_onlooker_never_sees_what_is_hidden(house: House) -> None:
    """Known faults E2 and E5: nothing of what only one seat may know is in anything that an onlooker was sent."""
    table = await house.table(options={"traps": "on"})
    stella = await onlooker(table)
    page, open_page = await stella.open(table), await table.guests[0].open(table)
    await table.choose(0, "draw")
    await open_page.reach(2)
    await page.reach(2)
    for path in ("", "/state", "/state?preview=1", "/events", "/record"):
        await stella.get(f"{table.path}{path}")
    assert b"secret-" in table.guests[0].everything()
    assert b"secret-" not in stella.everything()


async def test_an_onlooker_may_chat_and_nothing_else(house: House) -> None:
    """Known fault M13: every command by hand is refused, and nothing changes."""
    table = await house.table(3)
    stella = await onlooker(table)
    page, line = await table.guests[0].open(table), await stella.open(table)
    await line.until("state")
    await line.send(t="chat", text="Ahoj")
    said = await page.until("chat")
    assert (said["name"], said["seat"]) == ("Stella", None)
    before = await table.guests[0].get(table.path)
    assert (await line.choose("step:1", "c1"))["problem"]["code"] == "not-seated"
    await line.send(t="undo", version=1, command_id="c2")
    assert (await line.until("refused"))["problem"]["code"] == "not-seated"
    body = {"version": 1, "command_id": "c3"}
    await stella.refused(f"{table.path}/choices", 403, "not-seated", **body, choice="step:1")
    await stella.refused(f"{table.path}/undo", 403, "not-seated", **body)
    await stella.refused(f"{table.path}/seats/0", 403, "not-seated", action="bot", level="easy")
    await stella.refused(f"{table.path}/seats/0", 403, "not-seated", action="back")
    await stella.refused(f"{table.path}/seats/0", 403, "not-host", action="kick")
    await stella.refused(f"{table.path}/seats/0", 403, "not-seated", action="companion", name="X")
    await stella.refused(f"{table.path}/start", 403, "not-host")
    await stella.refused(f"{table.path}/watch-link", 403, "not-seated")
    await stella.refused(f"{table.path}/join", 409, "table-started")
    problem(await stella.client.delete(f"{table.path}/watch-link"), 403, "not-seated")
    other = await onlooker(table, "Other")
    problem(await stella.client.delete(f"{table.path}/watchers/{other.id}"), 403, "not-seated")
    after = await table.guests[0].get(table.path)
    assert (after["version"], after["seats"]) == (before["version"], before["seats"])


async def test_only_the_newest_link_lets_onlookers_in(house: House) -> None:
    """Known fault E9: the table, its positions and its line all ask for the invitation."""
    table = await house.table()
    links = [(await table.guests[seat].post(f"{table.path}/watch-link"))["invite"] for seat in (0, 1)]
    stella = await house.guest("Stella")
    for invite in (links[0], table.invite, "", "x", "\u00e9"):
        await stella.refused(f"{table.path}/watch", 404, "unknown-table", invite=invite)
    await stella.refused("/api/tables/none/watch", 404, "unknown-table", invite=links[1])
    for path in ("", "/state", "/events", "/record"):
        assert (await stella.get(f"{table.path}{path}", 404))["code"] == "unknown-table"
    with pytest.raises(InvalidStatus):
        await stella.open(table)
    await stella.post(f"{table.path}/watch", invite=links[1])
    await (await house.guest(None)).refused(f"{table.path}/watch", 401, "no-session", invite=links[1])
    assert (await table.guests[0].client.delete(f"{table.path}/watch-link")).status_code == 204
    await (await house.guest("Late")).refused(f"{table.path}/watch", 404, "unknown-table", invite=links[1])
    await stella.get(f"{table.path}/state")
    outsider = await house.guest("Outsider")
    await outsider.refused(f"{table.path}/watch-link", 404, "unknown-table")
    problem(await outsider.client.delete(f"{table.path}/watch-link"), 404, "unknown-table")
    problem(await outsider.client.delete(f"{table.path}/watchers/{stella.id}"), 404, "unknown-table")


async def test_an_onlooker_is_sent_away_or_goes(house: House) -> None:
    table = await house.table()
    sent, goes = await onlooker(table, "Sent"), await onlooker(table, "Goes")
    first, second = await sent.open(table), await goes.open(table)
    for page in (first, second):
        await page.until("state")
    assert (await table.guests[1].client.delete(f"{table.path}/watchers/{sent.id}")).status_code == 204
    assert await first.closed() == 4403
    assert (await goes.client.delete(f"{table.path}/watchers/{goes.id}")).status_code == 204
    assert await second.closed() == 4403
    for guest in (sent, goes):
        assert (await guest.get(f"{table.path}/state", 404))["code"] == "unknown-table"
        assert (await guest.get("/api/tables"))["tables"] == []
    problem(await table.guests[0].client.delete(f"{table.path}/watchers/{sent.id}"), 404, "unknown-watcher")


async def test_nobody_holds_two_roles(house: House) -> None:
    """Known fault C5: who sits and opens the link stays seated; who looks on and sits down looks on no more."""
    table = await house.table(3, start=False)
    guest = table.guests[1]
    invite = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    shown = await guest.post(f"{table.path}/watch", invite=invite)
    assert (shown["you"], shown["watching"]) == (1, False)
    await guest.post(f"{table.path}/leave")
    assert (await guest.post(f"{table.path}/watch", invite=invite))["watching"] is True
    page = await guest.open(table)
    await page.until("presence")
    shown = await guest.post(f"{table.path}/join", invite=table.invite)
    assert (shown["you"], shown["watching"]) == (1, False)
    await table.guests[0].post(f"{table.path}/start")
    assert (await page.until("state"))["you"] == 1


async def test_three_clicks_at_once_end_in_one_role(house: House) -> None:
    """Known fault C5: take a seat, take another, look on."""
    table = await house.table(2, start=False)
    host = table.guests[0]
    await table.guests[1].post(f"{table.path}/leave")
    invite = (await host.post(f"{table.path}/watch-link"))["invite"]
    for number in range(5):
        guest = await house.guest(f"Quick {number}")
        await asyncio.gather(
            guest.client.post(f"{table.path}/join", json={"invite": table.invite, "seat": 1}),
            guest.client.post(f"{table.path}/join", json={"invite": table.invite}),
            guest.client.post(f"{table.path}/watch", json={"invite": invite}),
        )
        shown = await guest.get(table.path)
        assert (shown["you"], shown["watching"]) == (1, False)
        assert (await host.get(table.path))["watchers"] == []
        await guest.post(f"{table.path}/leave")


async def test_who_left_the_seat_is_no_onlooker(house: House) -> None:
    """Known fault J8: an old cookie and an open page are worth nothing once the seat is another's."""
    table = await house.table(start=False)
    host, guest = table.guests
    page = await guest.open(table)
    await page.until("presence")
    await host.post(f"{table.path}/seats/1", action="kick")
    assert await page.closed() == 4403
    other = await house.guest("Other")
    await other.post(f"{table.path}/join", invite=table.invite)
    await host.post(f"{table.path}/start")
    body = {"version": 1, "command_id": "c1", "choice": "step:1"}
    await guest.refused(f"{table.path}/choices", 404, "unknown-table", **body)
    assert (await guest.get(f"{table.path}/state", 404))["code"] == "unknown-table"


async def test_an_onlooker_is_let_in_through_any_process(postgres_url: str, tmp_path: Path) -> None:
    async with running(postgres_url, tmp_path) as left, running(postgres_url, tmp_path) as right:
        table = await left.table()
        twin = await table.guests[0].through(right)
        page = await twin.open(table)
        await page.until("presence")
        stella = await onlooker(table)
        while not (await page.until("presence"))["table"]["watchers"]:
            pass
        line = await (await stella.through(right)).open(table)
        await line.until("state")
        await table.guests[1].client.delete(f"{table.path}/watchers/{stella.id}")
        assert await line.closed() == 4403


async def test_onlookers_are_not_without_number(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orloj.server.lobby.watching.MOST", 1)
    table = await house.table()
    await onlooker(table)
    invite = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    await (await house.guest("Late")).refused(f"{table.path}/watch", 409, "too-many-watchers", invite=invite)
