"""Nothing that is hidden from somebody is ever sent to them, by whichever way; searched by value, not by name."""

import base64
import json
import re

from sqlalchemy import select

from orloj.server.db.tables import metadata
from tests.server.house import Guest, House, Table
from tests.server.toy import WORDS


async def look_everywhere(guest: Guest, table: Table) -> None:
    """Every address that might tell something."""
    for path in ("", "/state", "/state?preview=1", "/events", "/events?after=3", "/record", f"?invite={table.invite}"):
        await guest.client.get(f"{table.path}{path}")
    for path in ("/history", "/history?from=4", "/history?from=2&to=3", "/history/index", "/history?from=999", "/note"):
        await guest.client.get(f"{table.path}{path}")
    for path in ("/api/tables", "/api/games", "/metrics", "/healthz", "/openapi.json", "/api/session"):
        await guest.client.get(path)
    for after in (None, 1, 5):
        page = await guest.open(table, after)
        await page.line.send(json.dumps({"t": "resync", "after": 2}))
        await page.line.send(json.dumps({"t": "chat", "text": "What do you hold?"}))
        while '"t":"chat"' not in (text := str(await page.line.recv())):
            page.sent.append(text)


async def test_no_secret_leaves_the_house_before_its_time(house: House) -> None:
    table = await house.table(public=True)
    onlooker = await house.guest("Onlooker")
    watchers = [*table.guests, onlooker]
    pages = [await guest.open(table) for guest in watchers]
    for page in pages:
        await page.until("presence")
    live = house.parts.rooms._tables.known(table.id)
    assert live is not None
    seed = live.info.seed
    for turn in range(3):
        seat = turn % 2
        for choice in ("step:1", "draw", "step:2", "draw"):
            version = (await table.choose(seat, choice))["version"]
            for guest in watchers:
                body = {"version": version, "choice": "step:9", "command_id": f"bad-{version}"}
                await guest.client.post(f"{table.path}/choices", json=body)
                await guest.client.post(f"{table.path}/choices", json={**body, "version": 1})
                await guest.client.post(f"{table.path}/choices", json={**body, "command_id": "command-1"})
        await table.choose(seat, "step:1")
        await table.guests[seat].post(f"{table.path}/undo", version=version + 1, command_id=f"undo-{turn}")
        await table.choose(seat, "end-turn")
    for guest in watchers:
        await look_everywhere(guest, table)
    for page in pages:
        await page.quiet()

    words = [set(player.words) for player in live.match.game.players]  # type: ignore[union-attr]
    assert all(len(held) >= 3 for held in words)
    for number, guest in enumerate(watchers):
        everything = guest.everything()
        for form in (seed, seed.hex().encode(), base64.b64encode(seed)[:40], base64.urlsafe_b64encode(seed)[:40]):
            assert form not in everything
        known = {word.decode() for word in re.findall(rb"secret-[a-h]{2}", everything)}
        assert known == (words[number] if number < 2 else set()), "one's own words and no others"
        assert len(everything) > 10_000
    assert len(WORDS) > sum(len(held) for held in words)


async def test_after_the_game_everything_may_be_known(house: House) -> None:
    table = await house.table()
    await table.choose(0, "draw")
    await table.play_out()
    record = (await table.guests[1].client.get(f"{table.path}/record")).text
    assert "secret-" in record
    assert re.search(r'"seed":"[0-9a-f]{64}"', record)


async def test_nobody_gets_anothers_view_by_asking(house: House) -> None:
    table = await house.table(public=True)
    onlooker = await house.guest("Onlooker")
    own = await onlooker.get(f"{table.path}/state")
    for query in ("?seat=0", "?viewer=0", "?you=0", f"?person={table.guests[0].id}", f"?invite={table.invite}"):
        assert await onlooker.get(f"{table.path}/state{query}") == own
    assert own["you"] is None


async def test_who_gives_up_a_seat_before_the_start_becomes_a_stranger(house: House) -> None:
    table = await house.table(start=False)
    _, leaver = table.guests
    await leaver.post(f"{table.path}/leave")
    successor = await house.guest("Successor")
    await successor.post(f"{table.path}/join", invite=table.invite)
    await table.guests[0].post(f"{table.path}/start")
    assert (await leaver.get(f"{table.path}/state", 404))["code"] == "unknown-table"
    await leaver.refused(f"{table.path}/join", 409, "table-started", invite=table.invite)


async def test_the_invitation_is_stored_as_a_hash_and_the_cookie_not_at_all(house: House) -> None:
    table = await house.table()
    cookies = [str(value) for value in table.guests[0].client.cookies.values()]
    async with house.parts.database.read() as connection:
        stored = ""
        for part in metadata.sorted_tables:
            stored += str((await connection.execute(select(part))).all())
    assert table.id in stored
    assert table.invite not in stored
    assert not any(cookie in stored for cookie in cookies)
