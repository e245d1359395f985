"""What people are told of their own seats: that others have decided over one, or that one is free at a new table."""

import pytest

from tests.server.house import Table
from tests.server.told import ORIGIN, Told

pytestmark = pytest.mark.either_database


async def three(told: Told, seat: int = 2) -> Table:
    """A running table of three where the person on one seat is told by the webhook, with nothing left to tell."""
    table = await told.house.table(3, name="Thursday table", options={"rounds": "50"})
    await told.step(hours=1)
    await told.by_hook(table.guests[seat])
    return table


async def over(told: Told) -> Table:
    """A table of two whose game is over, with nothing left to tell."""
    table = await told.table()
    await table.play_out()
    await told.step(hours=1)
    return table


async def agreed(table: Table, kind: str) -> None:
    """The first two ask and agree on something about the third."""
    await table.guests[0].post(f"{table.path}/motions", kind=kind, about={"seat": 2})
    shown = await table.guests[1].get(table.path)
    if shown["motion"] is not None:
        await table.guests[1].post(f"{table.path}/motions/{shown['motion']['id']}/vote", yes=True)


async def test_who_is_dropped_is_told_and_led_home(told: Told) -> None:
    table = await three(told)
    await agreed(table, "drop")
    await told.step(seconds=61)
    assert told.titles() == ["Your seat, Thursday table"]
    message = told.service.heard[0].json["message"]
    said = "Thursday table (Secret Words): The others go on without you: a bot has your seat."
    assert message.startswith(f"{said}\n{ORIGIN}/\n"), "the table lets them in no more"


async def test_who_was_replaced_is_told_by_whom(told: Told) -> None:
    table = await three(told)
    await agreed(table, "substitute")
    invite = (await table.guests[0].post(f"{table.path}/seats/2", action="offer"))["invite"]
    newcomer = await told.house.guest("Newcomer")
    await newcomer.post(f"{table.path}/take", invite=invite)
    await told.step(seconds=61)
    message = told.service.heard[-1].json["message"]
    assert message.startswith(f"Thursday table (Secret Words): Newcomer plays on from your seat.\n{ORIGIN}/\n")
    assert [row for row in await told.rows("occasion", "person_id") if row[0] == "seat"] == [
        ("seat", table.guests[2].id)
    ], "nobody else"


async def test_for_whom_a_bot_plays_by_vote_is_told_unless_they_are_back(told: Told) -> None:
    table = await three(told)
    await agreed(table, "bot")
    await told.step(seconds=61)
    message = told.service.heard[0].json["message"]
    assert "The others have decided that a bot plays for you until you come back." in message
    assert f"{ORIGIN}/t/{table.id}\n" in message
    await table.guests[2].post(f"{table.path}/seats/2", action="back")
    await agreed(table, "bot")
    await table.guests[2].post(f"{table.path}/seats/2", action="back")
    await told.step(seconds=61)
    assert told.titles() == ["Your seat, Thursday table"]


async def test_a_rematch_is_told_to_all_others(told: Told) -> None:
    table = await over(told)
    heard = len(told.titles())
    again = await table.guests[0].post(f"{table.path}/rematch")
    await told.step(seconds=61)
    assert told.titles()[heard:] == ["Guest 0 plays again, Thursday table"]
    message = told.service.heard[-1].json["message"]
    assert message.startswith("Thursday table (Secret Words): join them by “Join the rematch” on that page.\n")
    assert f"{ORIGIN}/t/{table.id}\n" in message
    rows = [row for row in await told.rows("occasion", "person_id") if row[0] == "rematch"]
    assert rows == [("rematch", table.guests[1].id)], "not to who has asked for it"
    assert (await table.guests[1].post(f"{table.path}/rematch"))["id"] == again["id"]


async def test_a_rematch_that_was_closed_is_not_told(told: Told) -> None:
    table = await over(told)
    heard = len(told.titles())
    await closed_rematch(table)
    await told.step(seconds=61)
    assert told.titles()[heard:] == []
    assert (await told.rows("occasion", "held"))[-1] == ("rematch", "closed")


async def test_each_rematch_is_told_once_though_the_one_before_was_closed(told: Told) -> None:
    table = await over(told)
    heard = len(told.titles())
    title = "Guest 0 plays again, Thursday table"
    for closed_before in (0, 0, 2):
        for _ in range(closed_before):
            await closed_rematch(table)
        again = await table.guests[0].post(f"{table.path}/rematch")
        await told.step(seconds=61)
        assert told.titles()[heard:] == [title]
        heard += 1
        await table.guests[0].post(f"/api/tables/{again['id']}/leave")


async def closed_rematch(table: Table) -> None:
    """The first asks for a rematch and thinks better of it."""
    again = await table.guests[0].post(f"{table.path}/rematch")
    await table.guests[0].post(f"/api/tables/{again['id']}/leave")
