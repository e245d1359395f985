"""Records that somebody brings along: good ones open at the right place, bad ones say why and change nothing."""

import asyncio
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from orloj.engine.record import Record, verify
from orloj.games import GAMES
from orloj.server.db.tables import metadata
from tests.server.house import Guest, House, Table, problem, running
from tests.server.long_games import lengthen
from tests.server.test_sandbox import play_out, tried
from tests.server.toy import TOY

pytestmark = pytest.mark.either_database


async def finished(house: House, seats: int = 2, game: str = "toy") -> tuple[Table, dict[str, Any]]:
    """A table whose game is over, with its record."""
    table = await house.table(seats, game=game)
    if game == "toy":
        for choice in ("step:1", "draw", "step:2"):
            await table.choose(0, choice)
        await table.guests[0].post(f"{table.path}/undo", version=4, command_id="undo")
        await table.play_out()
    else:
        await lengthen(house, table, None)
    await asyncio.gather(*house.parts.commands._saving)
    return table, await table.guests[0].get(f"{table.path}/record")


async def take(guest: Guest, record: dict[str, Any]) -> Table:
    """A record taken in."""
    made = await guest.post("/api/records", record=record)
    return Table(guest.house, made["id"], "", [guest])


async def everything(house: House) -> dict[str, int]:
    """How many rows there are in each table of the database."""
    async with house.parts.database.read() as connection:
        return {
            part.name: (await connection.execute(select(func.count()).select_from(part))).scalar_one()
            for part in metadata.sorted_tables
        }


async def test_a_record_is_looked_through_and_tried_from(house: House) -> None:
    table, record = await finished(house, 3)
    guest = await house.guest("Guest 1")
    taken = await take(guest, record)
    shown, before = await guest.get(taken.path), await table.guests[0].get(table.path)
    assert (shown["status"], shown["you"], shown["version"]) == ("over", 1, len(record["events"]))
    for name in ("scores", "seed", "commitment", "options", "rules_version", "game"):
        assert shown[name] == before[name]
    assert [seat["name"] for seat in shown["seats"]] == record["names"]
    assert [seat["yours"] for seat in shown["seats"]] == [True] * 3
    about = shown["sandbox"]
    assert (about["kind"], about["of"], about["version"], about["title"]) == ("import", None, 1, "Secret Words")
    theirs = await table.guests[1].get(f"{table.path}/history")
    mine = await guest.get(f"{taken.path}/history")
    assert mine["view"] == theirs["view"]
    assert [(step["patch"], step["log"]) for step in mine["steps"]] == [
        (step["patch"], step["log"]) for step in theirs["steps"]
    ]
    sandbox = await tried(guest, taken, 3)
    assert (await guest.get(sandbox.path))["waiting"] == {"0": "turn"}
    again = await guest.get(f"{taken.path}/record")
    assert {**again, "stand_ins": [], "former": []} == {**record, "stand_ins": [], "former": []}


@pytest.mark.parametrize("game", GAMES)
async def test_real_records_are_taken_in(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async with running(sqlite_url, tmp_path, GAMES) as house:
        table, record = await finished(house, 2, game)
        guest = await house.guest("Collector")
        taken = await take(guest, record)
        shown = await guest.get(taken.path)
        assert (shown["status"], shown["scores"]) == ("over", record["scores"])
        told = await guest.get(f"{taken.path}/history?from={shown['version']}")
        assert told["view"] == (await table.guests[0].get(f"{table.path}/state"))["view"]
        assert (await tried(guest, taken, shown["version"] // 2)).id


async def test_the_record_of_what_was_tried_can_be_taken_in_again(house: House) -> None:
    """With a step back in it, so that it holds rewinds neither of its own nor of the game it came from."""
    table, _ = await finished(house)
    guest = table.guests[0]
    sandbox = await tried(guest, table, 2)
    await sandbox.choose(0, "step:2")
    await guest.post(f"{sandbox.path}/again")
    await sandbox.choose(0, "draw")
    await play_out(guest, sandbox)
    record = await guest.get(f"{sandbox.path}/record")
    taken = await take(guest, record)
    shown = await guest.get(taken.path)
    assert (shown["sandbox"]["of"], shown["sandbox"]["version"]) == (table.id, 2)
    assert shown["scores"] == record["scores"]
    again = await guest.get(f"{taken.path}/record")
    assert again == record
    assert list(verify(Record.load(again), TOY["toy"])) == record["scores"]
    first = await guest.get(f"{taken.path}/history")
    assert first["view"] == (await guest.get(f"{sandbox.path}/history"))["view"]


async def test_a_cancelled_game_can_be_proved_and_taken_in(house: House) -> None:
    table = await house.table()
    await table.choose(0, "draw")
    made = await table.guests[0].post(f"{table.path}/motions", kind="cancel", about={})
    shown = await table.guests[1].post(f"{table.path}/motions/{made['motion']['id']}/vote", yes=True)
    assert shown["cancelled"]
    record = await table.guests[0].get(f"{table.path}/record")
    assert (record["cancelled"], record["scores"]) == (True, None)
    assert (record["seed"], record["commitment"]) == (shown["seed"], shown["commitment"])
    assert verify(Record.load(record), TOY["toy"]) == ()
    guest = await house.guest("Collector")
    taken = await take(guest, record)
    seen = await guest.get(taken.path)
    assert (seen["status"], seen["scores"]) == ("over", None)
    assert seen["cancelled"]
    assert (await guest.get(f"{taken.path}/state"))["decision"] is None
    assert (await guest.get(f"{taken.path}/record"))["events"] == record["events"]


def half(record: dict[str, Any]) -> None:
    record["events"] = record["events"][: len(record["events"]) // 2]


def without_names(record: dict[str, Any]) -> None:
    del record["names"]


def other_outcome(record: dict[str, Any]) -> None:
    record["events"][0]["outcomes"][0] = "secret-zz"


def other_choice(record: dict[str, Any]) -> None:
    record["events"][1]["choice"] = "\ud800"


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


def seed_of_words(record: dict[str, Any]) -> None:
    record["seed"] = "no number"


def other_scores(record: dict[str, Any]) -> None:
    record["scores"][0]["total"] = 10**30


def other_seats(record: dict[str, Any]) -> None:
    record["seats"], record["names"] = 9, ["x"] * 9


def other_options(record: dict[str, Any]) -> None:
    record["options"] = {"rounds": 10**30}


def endless(record: dict[str, Any]) -> None:
    record["events"] *= 2000


def other_format(record: dict[str, Any]) -> None:
    record["format"] = 2


def own_position(record: dict[str, Any]) -> None:
    record["began"] = {"of": None, "version": 1, "position": {"options": {}, "players": [[0, []]], "huge": 10**30}}


def own_proof(record: dict[str, Any]) -> None:
    own_position(record)
    record["began"]["proof"] = "f" * 64


def proof_of_no_text(record: dict[str, Any]) -> None:
    own_position(record)
    record["began"]["proof"] = "\ud800"


def no_position(record: dict[str, Any]) -> None:
    record["began"] = {"of": "x", "version": 1}


def garbled_version(record: dict[str, Any]) -> None:
    record["version"] = "\ud800 or so"


def foreign_game(record: dict[str, Any]) -> None:
    record["game"] = "chess"


def other_data(record: dict[str, Any]) -> None:
    record["version"] = "0123456789ab"


def running_game(record: dict[str, Any]) -> None:
    record["seed"] = record["scores"] = None


GARBLED = (
    *((garble, 422, "bad-record") for garble in (
        half, without_names, other_outcome, other_choice, other_seed, seed_of_words, other_scores, other_seats,
        other_options, endless, other_format, own_position, own_proof, proof_of_no_text,
        no_position, garbled_version,
    )),
    (foreign_game, 422, "unknown-game"),
    (other_data, 404, "unknown-data"),
    (running_game, 409, "not-over"),
)  # fmt: skip


async def test_a_bad_record_is_refused_with_its_reason(
    sqlite_url: str, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    async with running(sqlite_url, tmp_path) as house:
        table, record = await finished(house)
        before = await everything(house)
        for garble, status, code in GARBLED:
            with subtests.test(garble=garble.__name__):
                garbled = deepcopy(record)
                garble(garbled)
                body = json.dumps({"record": garbled}).encode()
                headers = {"Content-Type": "application/json"}
                answer = await table.guests[0].client.post("/api/records", content=body, headers=headers)
                assert len(problem(answer, status, code)["detail"]) > 20
                assert await everything(house) == before


async def test_what_is_no_record_at_all_is_refused(house: House) -> None:
    guest = await house.guest("Guest")
    before = await everything(house)
    headers = {"Content-Type": "application/json"}
    for content, status, code in (
        (b'{"record": {"format": 1, "ga', 400, "malformed-json"),
        (b'{"record": []}', 422, "invalid-request"),
        (b"{}", 422, "invalid-request"),
        (b'{"record": {}}', 422, "bad-record"),
        (b'{"record": {"format": 1, "filler": "' + b"x" * 5_000_000 + b'"}}', 413, "too-large"),
    ):
        answer = await guest.client.post("/api/records", content=content, headers=headers)
        problem(answer, status, code)
    nobody = await house.guest(None)
    await nobody.refused("/api/records", 401, "no-session", record={})
    assert await everything(house) == before


async def test_fields_that_nobody_knows_do_no_harm(house: House) -> None:
    table, record = await finished(house)
    record["comment"] = {"by": "somebody"}
    record["events"][1]["thought"] = 7
    taken = await take(table.guests[0], record)
    assert "comment" not in await table.guests[0].get(f"{taken.path}/record")


async def test_a_large_record_is_no_larger_than_may_be(house: House) -> None:
    """Some hundred thousand characters of a record that is good pass; no other address takes so much."""
    table, record = await finished(house)
    record["comment"] = "x" * 500_000
    assert (await take(table.guests[0], record)).id
    await table.guests[0].refused("/api/tables", 413, "too-large", game="x" * 500_000, seats=2)


async def test_names_that_are_none_get_others(house: House) -> None:
    table, record = await finished(house)
    record["names"] = ["", "\u202eliame"]
    shown = await table.guests[0].get((await take(table.guests[0], record)).path)
    assert [seat["name"] for seat in shown["seats"]] == ["Hanuš", "Libuše"]
