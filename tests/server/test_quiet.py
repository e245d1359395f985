"""Quiet hours by each person's own clock, also in the nights when the clocks change (known fault H9)."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from orloj.server.telling.quiet import Quiet
from orloj.server.wire import Present
from tests.server.told import Told, beginning, telling

NIGHT = (22 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("zone", "moment", "until"),
    [
        ("Europe/Prague", "2026-01-10T20:59", None),
        ("Europe/Prague", "2026-01-10T21:00", "2026-01-11T06:00"),
        ("Europe/Prague", "2026-01-11T05:59", "2026-01-11T06:00"),
        ("Europe/Prague", "2026-01-11T06:00", None),
        ("Europe/Prague", "2026-03-28T21:30", "2026-03-29T05:00"),  # the night is an hour shorter
        ("Europe/Prague", "2026-10-24T20:30", "2026-10-25T06:00"),  # and an hour longer
        ("Europe/Prague", "2026-10-25T05:30", "2026-10-25T06:00"),
        ("Pacific/Auckland", "2026-03-28T09:00", "2026-03-28T18:00"),  # NZDT, 22:00 to 7:00
        ("Pacific/Auckland", "2026-04-04T09:30", "2026-04-04T19:00"),  # back to NZST: an hour longer
        ("Pacific/Auckland", "2026-09-26T10:00", "2026-09-26T18:00"),  # forward to NZDT: an hour shorter
        ("Asia/Kathmandu", "2026-01-10T16:15", "2026-01-11T01:15"),
    ],
)
def test_the_night_of_a_zone(zone: str, moment: str, until: str | None) -> None:
    expected = datetime.fromisoformat(until).replace(tzinfo=UTC) if until else None
    assert Quiet(*NIGHT, zone).until(datetime.fromisoformat(moment).replace(tzinfo=UTC)) == expected


@pytest.mark.parametrize(
    ("hours", "moment", "until"),
    [
        ((2 * 60 + 30, 3 * 60 + 30), "2026-03-29T01:29", None),  # 2:30 does not exist: it begins at 3:30, and is over
        ((2 * 60, 2 * 60 + 30), "2026-10-25T00:10", "2026-10-25T00:30"),  # 2:10 comes twice: the first is quiet
        ((2 * 60, 2 * 60 + 30), "2026-10-25T01:10", None),
        ((13 * 60, 14 * 60), "2026-07-01T11:30", "2026-07-01T12:00"),
        ((0, 0), "2026-07-01T11:30", "2026-07-01T22:00"),  # all day
    ],
)
def test_hours_that_the_clocks_leave_out_or_repeat(hours: tuple[int, int], moment: str, until: str | None) -> None:
    expected = datetime.fromisoformat(until).replace(tzinfo=UTC) if until else None
    assert Quiet(*hours, "Europe/Prague").until(datetime.fromisoformat(moment).replace(tzinfo=UTC)) == expected


@pytest.fixture
async def told(database_url: str, tmp_path: Path) -> AsyncIterator[Told]:
    with beginning(datetime(2026, 10, 24, 20, 0, tzinfo=UTC)):  # 22:00 in Prague, 9:00 the next day in Auckland
        async with telling(database_url, tmp_path) as told:
            yield told


async def test_each_gets_the_message_in_the_own_day(told: Told) -> None:
    """Over the night in which the clocks in Prague go back: it comes at 7:00 there, which is 6:00 UTC by then."""
    first = await told.house.table(2, name="First")
    second = await told.house.table(2, name="Second")
    for table, zone in ((first, "Europe/Prague"), (second, "Pacific/Auckland")):
        await told.by_hook(table.guests[1])
        wishes = {"zone": zone, "quiet": {"from": "22:00", "to": "07:00"}, "off": [], "delay": 60, "remind": None}
        assert (await table.guests[1].client.put("/api/notices/preferences", json=wishes)).is_success
        await table.choose(0, "end-turn")
    await told.step(seconds=70)
    assert told.titles() == ["Your turn, Second"]
    listed = (await first.guests[1].get("/api/notices/deliveries"))["deliveries"]
    assert [(one["state"], one["held"]) for one in listed] == [("held", "quiet")] * 2
    to_six = datetime(2026, 10, 25, 6, 0, tzinfo=UTC) - Present.moment()
    await told.step(seconds=to_six.total_seconds() - 60)
    assert len(told.titles()) == 1
    await told.step(seconds=61)
    assert told.titles()[1:] == ["Your turn, First"]


async def test_who_has_acted_in_the_night_is_not_told_in_the_morning(told: Told) -> None:
    table = await told.table()
    wishes = {
        "zone": "Europe/Prague", "quiet": {"from": "22:00", "to": "07:00"}, "off": [], "delay": 60, "remind": None,
    }  # fmt: skip
    await table.guests[1].client.put("/api/notices/preferences", json=wishes)
    await table.choose(0, "end-turn")
    await told.step(hours=2)
    await table.choose(1, "end-turn")
    await told.step(hours=12)
    assert told.titles() == []


async def test_a_test_comes_at_once_whatever_the_hour(told: Told) -> None:
    guest = await told.house.guest("Hana")
    id = await told.by_hook(guest)
    wishes = {
        "zone": "Europe/Prague", "quiet": {"from": "00:00", "to": "00:00"}, "off": [], "delay": 60, "remind": None,
    }  # fmt: skip
    await guest.client.put("/api/notices/preferences", json=wishes)
    await guest.post(f"/api/notices/channels/{id}/test")
    await told.step()
    assert told.titles() == ["A test from Orloj"]
