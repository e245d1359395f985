"""A game's record: a proof when the game is over, no secret before."""

from typing import Any

from orloj.engine.record import Record, verify
from tests.server.house import House
from tests.server.toy import ToyRules


async def test_the_record_of_a_finished_game_proves_itself(house: House) -> None:
    table = await house.table()
    for choice in ("step:1", "draw", "step:2"):
        await table.choose(0, choice)
    await table.guests[0].post(f"{table.path}/undo", version=4, command_id="undo")
    await table.play_out()
    shown = await table.guests[1].get(table.path)
    answer = await table.guests[1].client.get(f"{table.path}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record: dict[str, Any] = answer.json()
    assert list(verify(Record.load(record), ToyRules())) == shown["scores"]
    assert (record["commitment"], record["seed"]) == (shown["commitment"], shown["seed"])
    assert record["names"] == ["Guest 0", "Guest 1"]


async def test_the_record_of_a_running_game_keeps_its_secrets(house: House) -> None:
    table = await house.table()
    await table.choose(0, "draw")
    record = await table.guests[1].get(f"{table.path}/record")
    assert record["seed"] is None
    assert record["scores"] is None
    assert all("outcomes" not in event for event in record["events"])
    assert [event["choice"] for event in record["events"]] == [None, None]
    own = await table.guests[0].get(f"{table.path}/record")
    assert [event["choice"] for event in own["events"]] == [None, "draw"]


async def test_an_open_table_has_an_empty_record(house: House) -> None:
    table = await house.table(start=False)
    assert (await table.guests[0].get(f"{table.path}/record"))["events"] == []
