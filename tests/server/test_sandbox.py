"""Trying out from any point of the past: for oneself alone, with everything hidden dealt anew."""

import json
import random
import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select

from orloj.engine.record import Record, verify
from orloj.games import GAMES
from orloj.server.db.tables import companion, event, game_table, outbox, person, snapshot
from orloj.server.history import keeping
from orloj.server.lobby import repository as rows
from tests.server.house import Guest, House, Table, problem, running
from tests.server.long_games import lengthen
from tests.server.toy import TOY, Toy

pytestmark = pytest.mark.either_database

MANY = {"rounds": "50"}


async def tried(guest: Guest, table: Table, version: int, others: str = "me") -> Table:
    """A table for trying out."""
    made = await guest.post(f"{table.path}/sandbox", version=version, others=others)
    return Table(guest.house, made["id"], "", [guest])


async def delete_table(guest: Guest, table: Table) -> int:
    return (await guest.client.delete(table.path)).status_code


async def live_game(house: House, table: Table) -> Any:
    """The position of a table, with all that is hidden."""
    live = await house.parts.rooms._tables.get(table.id)
    assert live.match is not None
    return live.match.game


async def as_companion(guest: Guest, table: Table, seat: int) -> str:
    """The person who plays a seat on the guest's device."""
    shown = await guest.get(table.path)
    assert shown["seats"][seat]["yours"]
    return str(shown["seats"][seat]["person"]["id"])


async def count(house: House, what: Any) -> int:
    async with house.parts.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(what))).scalar_one())


async def test_it_begins_where_one_says_and_belongs_to_one_alone(house: House) -> None:
    table = await house.table(3, options=MANY, name="Friday")
    for choice in ("step:2", "draw", "step:1", "end-turn"):
        await table.choose(0, choice)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 3)
    shown = await guest.get(sandbox.path)
    assert shown["sandbox"] == {"kind": "sandbox", "of": table.id, "version": 3, "title": "Friday"}
    assert (shown["status"], shown["you"], shown["waiting"], shown["public"]) == ("running", 0, {"0": "turn"}, False)
    assert [seat["yours"] for seat in shown["seats"]] == [True] * 3
    assert [seat["name"] for seat in shown["seats"]] == ["Guest 0", "Guest 1", "Guest 2"]
    past = (await guest.get(f"{table.path}/history?from=3&to=3"))["view"]
    assert (await guest.get(f"{sandbox.path}/state"))["view"] == past
    assert (await sandbox.choose(0, "step:1"))["view"]["players"]["0"]["steps"] == 3
    await sandbox.choose(0, "end-turn")
    other = await as_companion(guest, sandbox, 1)
    version = (await guest.get(f"{sandbox.path}/state?as={other}"))["version"]
    body = {"version": version, "choice": "draw", "command_id": "other"}
    assert (await guest.post(f"{sandbox.path}/choices?as={other}", **body))["you"] == 1
    assert (await guest.get(table.path))["version"] == 5, "the game itself is as it was"
    for stranger in (table.guests[1], await house.guest("Stranger")):
        assert [one["id"] for one in (await stranger.get("/api/tables"))["tables"]] in ([table.id], [])
        for address in ("", "/state", "/history", "/events", "/record"):
            problem(await stranger.client.get(f"{sandbox.path}{address}"), 404, "unknown-table")
        assert await delete_table(stranger, sandbox) == 404
        await stranger.refused(f"{sandbox.path}/again", 404, "unknown-table")
    assert await count(house, outbox.select().where(outbox.c.table_id == sandbox.id).subquery()) == 0
    assert (shown["clock"], shown["clocks"]) == (None, None)


async def test_bots_play_the_others_where_one_says_so(house: House) -> None:
    table = await house.table(2)
    guest = table.guests[1]
    sandbox = await tried(guest, table, 1, "bots")
    page = await guest.open(sandbox)
    while page.decision is None:
        await page.next()
    shown = await guest.get(sandbox.path)
    assert [seat["bot"] for seat in shown["seats"]] == ["normal", None]
    assert shown["you"] == 1


async def test_what_is_hidden_from_one_is_dealt_anew_and_the_rest_is_as_it_was(house: House) -> None:
    table = await house.table(2, options=MANY)
    for seat in (0, 1):
        for choice in ("draw", "draw", "end-turn"):
            await table.choose(seat, choice)
    version = (await table.guests[0].get(table.path))["version"]
    true = await live_game(house, table)
    hands = set()
    for _ in range(6):
        sandbox = await tried(table.guests[0], table, version)
        game = await live_game(house, sandbox)
        assert game.players[0].words == true.players[0].words
        assert len(game.players[1].words) == 3
        hands.add(tuple(game.players[1].words))
        words = Counter([*game.bag.unseen, *(word for player in game.players for word in player.words)])
        assert words == Counter([*true.bag.unseen, *(word for player in true.players for word in player.words)])
    assert len(hands) == 6
    assert tuple(true.players[1].words) not in hands


async def test_an_onlooker_knows_nothing_and_plays_whoever_is_to_decide(house: House) -> None:
    table = await house.table(2, public=True, options=MANY)
    await table.choose(0, "draw")
    await table.choose(0, "end-turn")
    onlooker = await house.guest("Onlooker")
    sandbox = await tried(onlooker, table, 3)
    assert (await onlooker.get(sandbox.path))["you"] == 1
    true, game = await live_game(house, table), await live_game(house, sandbox)
    assert [player.words for player in game.players] != [player.words for player in true.players]
    told = onlooker.everything() + json.dumps(await onlooker.get(f"{sandbox.path}/state")).encode()
    mine = {word.decode() for word in re.findall(rb"secret-[a-h]{2}", told)}
    assert mine == set(game.players[1].words)


async def test_positions_that_one_cannot_tell_apart_give_the_same_sandboxes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By value: with the same dice and seed, whatever the others hold leaves no trace in anything that is stored."""
    table = await house.table(3, public=True, options=MANY)
    for choice in ("draw", "draw", "end-turn"):
        await table.choose(0, choice)
    monkeypatch.setattr("orloj.server.history.sandboxes.random", SimpleNamespace(SystemRandom=lambda: random.Random(7)))
    monkeypatch.setattr("orloj.server.history.sandboxes.secrets", SimpleNamespace(token_bytes=bytes))
    onlooker = await house.guest("Onlooker")
    for viewer, guest in ((0, table.guests[0]), (1, table.guests[1]), (None, onlooker)):
        found = []
        for exchanged in (False, True):
            await _keep_position(house, table, viewer, exchanged=exchanged)
            sandbox = await tried(guest, table, 4)
            found.append(await _stored(house, sandbox))
        assert found[0] == found[1]


async def _keep_position(house: House, table: Table, viewer: int | None, *, exchanged: bool) -> None:
    """Stores the present position: as it is, or with others' words in the place of such from the bag."""
    live = await house.parts.rooms._tables.get(table.id)
    assert live.match is not None
    match = live.match.clone()
    game = match.game
    assert isinstance(game, Toy)
    bag = list(game.bag.unseen)
    for seat, player in enumerate(game.players):
        if exchanged and seat != viewer:
            for at, word in enumerate(player.words):
                player.words[at] = bag.pop()
                bag.insert(0, word)
    game.bag.unseen = dict.fromkeys(bag, 1)
    match.seal()
    async with house.parts.database.write() as connection:
        await connection.execute(snapshot.delete().where(snapshot.c.table_id == table.id))
        values = {"table_id": table.id, "seq": live.version, "data": match.dump()}
        await connection.execute(snapshot.insert().values(**values))


async def _stored(house: House, sandbox: Table) -> Any:
    async with house.parts.database.read() as connection:
        positions = select(snapshot.c.seq, snapshot.c.data).where(snapshot.c.table_id == sandbox.id)
        happened = select(event.c.kind, event.c.outcomes, event.c.log).where(event.c.table_id == sandbox.id)
        found = [(await connection.execute(query)).all() for query in (positions, happened)]
        info = await rows.find(connection, sandbox.id)
    assert info is not None
    return found, info.waiting, info.options, info.seed


@pytest.mark.parametrize("game", GAMES)
async def test_real_games_are_tried_at_any_point_by_anybody(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async with running(sqlite_url, tmp_path, GAMES) as house:
        table = await house.table(3, game=game, public=True)
        await lengthen(house, table, 120, seed=3)
        onlooker = await house.guest("Onlooker")
        for version in (1, 2, 57, 88, 120):
            for guest in (table.guests[version % 3], onlooker):
                sandbox = await tried(guest, table, version)
                state = await guest.get(f"{sandbox.path}/state")
                past = (await guest.get(f"{table.path}/history?from={version}&to={version}"))["view"]
                if guest is not onlooker:
                    assert state["view"] == past
                (seat,) = (await guest.get(sandbox.path))["waiting"]
                who = await as_companion(guest, sandbox, int(seat))
                asked = (await guest.get(f"{sandbox.path}/state?as={who}"))["decision"]
                body = {"version": 1, "choice": asked["choices"][0], "command_id": "c1"}
                assert (await guest.post(f"{sandbox.path}/choices?as={who}", **body))["version"] == 2


async def test_again_goes_back_to_the_start_with_other_luck(house: House) -> None:
    table = await house.table(2)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 1)
    page = await guest.open(sandbox)
    start = (await guest.get(f"{sandbox.path}/state"))["view"]
    before = await guest.get(sandbox.path)
    await sandbox.choose(0, "step:2")
    await sandbox.choose(0, "draw")
    shown = await guest.post(f"{sandbox.path}/again")
    assert (shown["version"], shown["status"], shown["sandbox"]) == (4, "running", before["sandbox"])
    assert shown["commitment"] != before["commitment"]
    await page.reach(4)
    assert page.view == (await guest.get(f"{sandbox.path}/state"))["view"] == start
    history = await guest.get(f"{sandbox.path}/history")
    assert [step["kind"] for step in history["steps"]] == ["choice", "choice", "rewind"]
    assert (await sandbox.choose(0, "draw"))["version"] == 5
    body = {"version": 5, "command_id": "u1"}
    await guest.refused(f"{sandbox.path}/undo", 409, "nothing-to-undo", **body)


async def play_out(guest: Guest, sandbox: Table) -> None:
    """Ends turns for all until the game is over."""
    while (shown := await guest.get(sandbox.path))["status"] == "running":
        (seat,) = shown["waiting"]
        who = await as_companion(guest, sandbox, int(seat))
        body = {"version": shown["version"], "choice": "end-turn", "command_id": f"e{shown['version']}"}
        await guest.post(f"{sandbox.path}/choices?as={who}", **body)


async def test_its_record_says_where_it_began_and_holds_nothing_else(house: House) -> None:
    """Not both lists of choices: the position, and what was done since it was begun last."""
    table = await house.table(2)
    for choice in ("step:1", "draw", "step:2"):
        await table.choose(0, choice)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 3)
    early = await guest.get(f"{sandbox.path}/record")
    assert early["began"] == {"of": table.id, "version": 3}, "the position is told with the seed, at the end"
    await sandbox.choose(0, "step:1")
    await sandbox.choose(0, "draw")
    await play_out(guest, sandbox)
    first = await guest.get(f"{sandbox.path}/record")
    assert [one["kind"] for one in first["events"]] == ["start", *["choice"] * 6]
    await guest.post(f"{sandbox.path}/again")
    await sandbox.choose(0, "step:2")
    await play_out(guest, sandbox)
    record = await guest.get(f"{sandbox.path}/record")
    assert [one["choice"] for one in record["events"]][:2] == ["", "step:2"]
    assert len(record["events"]) == 6
    shown = await guest.get(sandbox.path)
    for one in (first, record):
        scores = verify(Record.load(one), TOY["toy"])
        assert one["began"]["version"] == 3
        assert list(scores) == one["scores"]
    assert record["scores"] == shown["scores"]
    assert (record["seed"], record["commitment"]) == (shown["seed"], shown["commitment"])


async def test_no_way_leads_back_to_before_it_was_begun_anew(house: House) -> None:
    """What was done there hung on another luck, which the record of the new one cannot prove."""
    table = await house.table(2)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 1)
    await sandbox.choose(0, "draw")
    await sandbox.choose(0, "step:1")
    assert (await guest.post(f"{sandbox.path}/again"))["version"] == 4
    await sandbox.choose(0, "draw")
    for to in (1, 2, 3):
        problem(await guest.client.get(f"{sandbox.path}/motions/undo?to={to}"), 422, "bad-target")
        await guest.refused(f"{sandbox.path}/motions", 422, "bad-target", kind="undo", about={"to": to})
    assert (await guest.get(sandbox.path))["version"] == 5
    assert (await guest.post(f"{sandbox.path}/motions", kind="undo", about={"to": 4}))["version"] == 6
    await play_out(guest, sandbox)
    record = await guest.get(f"{sandbox.path}/record")
    assert list(verify(Record.load(record), TOY["toy"])) == record["scores"]


async def test_it_stays_over_a_restart_and_after_the_table_it_came_from(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path) as house:
        table = await house.table(2, options=MANY)
        await table.choose(0, "draw")
        sandbox = await tried(table.guests[0], table, 2)
        await sandbox.choose(0, "step:1")
        await table.guests[0].post(f"{sandbox.path}/again")
        await sandbox.choose(0, "step:2")
        before = await table.guests[0].get(f"{sandbox.path}/state")
        jar = dict(table.guests[0].client.cookies)
        async with house.parts.database.write() as connection:
            await rows.remove(connection, table.id)
    async with running(database_url, tmp_path) as house:
        guest = await house.guest(None)
        guest.client.cookies.update(jar)
        assert await guest.get(f"{sandbox.path}/state") == before
        assert (await guest.get(sandbox.path))["sandbox"]["of"] == table.id


async def test_only_so_many_are_kept_and_the_oldest_goes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST", 3)
    table = await house.table(2)
    guest = table.guests[0]
    made = [await tried(guest, table, 1) for _ in range(3)]
    page = await guest.open(made[0])
    other = await tried(table.guests[1], table, 1)
    fourth = await tried(guest, table, 1)
    assert await page.closed() == 4404
    listed = {one["id"] for one in (await guest.get("/api/tables"))["tables"]}
    assert listed == {table.id, made[1].id, made[2].id, fourth.id}
    assert (await table.guests[1].get(other.path))["id"] == other.id, "another's are not counted"
    assert await count(house, companion) == 2, "the same one at all tables of a person"


async def test_deleting_leaves_nothing_behind_but_companions_for_the_next_one(house: House) -> None:
    table = await house.table(3)
    guest = table.guests[0]
    people = await count(house, person)
    sandbox = await tried(guest, table, 1)
    await sandbox.choose(0, "step:1")
    others = [await as_companion(guest, sandbox, seat) for seat in (1, 2)]
    assert await count(house, person) == people + 2
    assert await delete_table(guest, sandbox) == 204
    assert await delete_table(guest, sandbox) == 404
    assert await count(house, game_table) == 1
    again = await tried(guest, table, 1)
    assert [await as_companion(guest, again, seat) for seat in (1, 2)] == others
    assert await count(house, person) == people + 2


async def test_a_companion_who_has_been_elsewhere_takes_nothing_along(house: House) -> None:
    """Whoever was made for a sandbox may play, talk and be replaced at other tables, which stay whole."""
    table, elsewhere = await house.table(2), await house.table(3, start=False)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 1)
    other = await as_companion(guest, sandbox, 1)
    await elsewhere.guests[0].post(f"{elsewhere.path}/seats/2", action="kick")
    await guest.post(f"{elsewhere.path}/join?as={other}", invite=elsewhere.invite)
    await elsewhere.guests[0].post(f"{elsewhere.path}/start")
    page = await guest.open(elsewhere, companion=other)
    await page.send(t="chat", text="Ahoj")
    await page.until("chat")
    link = (await guest.post(f"{elsewhere.path}/seats/2?as={other}", action="offer"))["invite"]
    await (await house.guest("Stella")).post(f"{elsewhere.path}/take", invite=link)
    assert await delete_table(guest, sandbox) == 204
    seats = (await elsewhere.guests[0].get(elsewhere.path))["seats"]
    assert [somebody["id"] for somebody in seats[2]["former"]] == [other]
    await elsewhere.guests[0].get(f"{elsewhere.path}/record")


async def test_nobody_else_is_let_in(house: House) -> None:
    table = await house.table(2)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 1)
    other = await as_companion(guest, sandbox, 1)
    for who, seat in (("", 0), (f"?as={other}", 1)):
        await guest.refused(f"{sandbox.path}/seats/{seat}{who}", 409, "own-table", action="offer")
        await guest.refused(f"{sandbox.path}/watch-link{who}", 409, "own-table")


async def test_a_table_of_several_is_neither_deleted_nor_begun_again(house: House) -> None:
    table = await house.table(2)
    await table.choose(0, "step:1")
    problem(await table.guests[0].client.delete(table.path), 409, "not-sandbox")
    await table.guests[0].refused(f"{table.path}/again", 409, "not-sandbox")
    assert (await table.guests[0].get(table.path))["version"] == 2


@pytest.mark.parametrize(
    ("version", "status", "code"),
    [(0, 404, "unknown-version"), (3, 404, "unknown-version"), ("1", 422, "invalid-request")],
)
async def test_there_is_nothing_to_try_where_there_is_no_game(
    house: House, version: Any, status: int, code: str
) -> None:
    table = await house.table(2)
    await table.choose(0, "step:1")
    await table.guests[0].refused(f"{table.path}/sandbox", status, code, version=version)
    assert await count(house, game_table) == 1


async def test_who_may_not_watch_tries_nothing(house: House) -> None:
    table, opened = await house.table(2), await house.table(2, start=False)
    await (await house.guest("Stranger")).refused(f"{table.path}/sandbox", 404, "unknown-table", version=1)
    await (await house.guest(None)).refused(f"{table.path}/sandbox", 401, "no-session", version=1)
    await opened.guests[0].refused(f"{opened.path}/sandbox", 409, "not-running", version=1)
    await table.play_out()
    last = (await table.guests[0].get(table.path))["version"]
    await table.guests[0].refused(f"{table.path}/sandbox", 409, "game-over", version=last)
    assert (await tried(table.guests[0], table, last - 1)).id


async def test_one_broken_table_of_ones_own_leaves_the_others_alone(house: House) -> None:
    """The list shows all of them, and says of none that it is broken until it is opened."""
    table = await house.table(2)
    guest = table.guests[0]
    made = [await tried(guest, table, 1) for _ in range(5)]
    async with house.parts.database.write() as connection:
        where = snapshot.c.table_id == made[2].id
        await connection.execute(snapshot.update().where(where).values(data={"origin": {"garbled": True}}))
        house.parts.rooms._tables.forget(made[2].id)
    assert len((await guest.get("/api/tables"))["tables"]) == 6
    for number, one in enumerate(made):
        answer = await guest.client.get(f"{one.path}/state")
        assert answer.status_code == (500 if number == 2 else 200)
    assert await delete_table(guest, made[2]) == 204
