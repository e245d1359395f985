"""The arithmetic of clocks against a stopwatch that counts second by second, and against the calendar."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orloj.server.clocks.agreed import Clock
from orloj.server.clocks.banks import Banks, charged, refilled, runs_out, spared, waiting
from orloj.server.clocks.days import counted, is_off, reached

NIGHTS = [
    ("Europe/Prague", datetime(2026, 3, 28, 12, tzinfo=UTC)),
    ("Europe/Prague", datetime(2026, 10, 24, 12, tzinfo=UTC)),
    ("America/New_York", datetime(2026, 3, 7, 20, tzinfo=UTC)),
    ("Pacific/Auckland", datetime(2026, 4, 4, 0, tzinfo=UTC)),
    ("Pacific/Auckland", datetime(2026, 9, 26, 0, tzinfo=UTC)),
    ("Africa/Cairo", datetime(2026, 4, 23, 12, tzinfo=UTC)),  # from midnight to one
    ("Africa/Cairo", datetime(2026, 10, 29, 12, tzinfo=UTC)),  # from midnight back to eleven
    ("America/Havana", datetime(2026, 10, 31, 12, tzinfo=UTC)),  # from one back to midnight
    ("America/Santiago", datetime(2026, 4, 4, 18, tzinfo=UTC)),
    ("Australia/Lord_Howe", datetime(2026, 4, 4, 6, tzinfo=UTC)),  # by half an hour
    ("Asia/Kathmandu", datetime(2026, 6, 5, 12, tzinfo=UTC)),
    ("Pacific/Apia", datetime(2011, 12, 29, 12, tzinfo=UTC)),  # a day that never was
    ("UTC", datetime(2026, 2, 27, 12, tzinfo=UTC)),
]
SEATS = 3


class Weekdays:
    """Which day of the week it is by a zone at a second since 1970; clocks change at quarters of an hour only."""

    def __init__(self, zone: str) -> None:
        self._zone = ZoneInfo(zone)
        self._known: dict[int, int] = {}

    def at(self, second: int) -> int:
        quarter = second // 900
        if quarter not in self._known:
            self._known[quarter] = datetime.fromtimestamp(quarter * 900, self._zone).weekday()
        return self._known[quarter]


@dataclass
class Stopwatch:
    """The rules of the clocks, told second by second."""

    clock: Clock
    second: int
    days: Weekdays
    left: list[int] = field(default_factory=list)
    seat: int | None = None
    person: bool = True
    dry: bool = False
    stands: bool = False

    def tick(self, seconds: int, *, closed: bool = False) -> None:
        for _ in range(seconds):
            off = self.days.at(self.second) in self.clock.off
            if self.seat is not None and self.person and not (closed or self.stands or off):
                self.left[self.seat] = max(0, self.left[self.seat] - 1)
            self.second += 1

    def wait(self, seat: int | None, *, person: bool, refill: bool) -> None:
        if seat != self.seat:
            if self.seat is not None and refill and not self.dry:
                self.left[self.seat] = min(self.clock.bank // 1000, self.left[self.seat] + self.clock.refill // 1000)
            self.dry = not refill and self.seat is not None and seat is not None
        self.seat, self.person = seat, person


off_days = st.lists(st.integers(0, 6), max_size=6, unique=True).map(lambda days: tuple(sorted(days)))
lengths = st.one_of(st.integers(0, 90), st.integers(0, 4000), st.integers(0, 60_000))
acts = st.tuples(
    lengths,
    st.sampled_from(["choice", "choice", "undo", "rewind", "stand", "go-on", "closed", "bot", "back", "substitute"]),
    st.integers(0, SEATS - 1),
    st.booleans(),
)


@settings(max_examples=150)
@given(
    night=st.sampled_from(NIGHTS),
    later=st.integers(0, 40_000),
    off=off_days,
    bank=st.one_of(st.integers(60, 600), st.integers(60, 100_000)),
    share=st.floats(0, 1),
    script=st.lists(acts, min_size=1, max_size=9),
)
def test_the_banks_are_those_of_a_stopwatch(
    night: tuple[str, datetime], later: int, off: tuple[int, ...], bank: int, share: float,
    script: list[tuple[int, str, int, bool]],
) -> None:  # fmt: skip
    zone, start = night
    second = int(start.timestamp()) + later
    clock = Clock(bank * 1000, int(bank * share) * 1000, off, zone, "nudge")
    watch = Stopwatch(clock, second, Weekdays(zone), [bank] * SEATS)
    banks = waiting(clock, Banks.full(clock, SEATS, second * 1000), 0, runs=True, refill=True)
    watch.wait(0, person=True, refill=True)
    stood: int | None = None
    for seconds, act, seat, person in script:
        watch.tick(seconds, closed=act == "closed")
        now = watch.second * 1000
        banks = spared(banks, now) if act == "closed" and stood is None else charged(clock, banks, now, stood)
        match act:
            case "choice" | "rewind":
                banks = waiting(clock, banks, seat, runs=person, refill=act == "choice")
                watch.wait(seat, person=person, refill=act == "choice")
            case "bot" | "back":
                banks = waiting(clock, banks, banks.seat, runs=act == "back", refill=False)
                watch.person = act == "back"
            case "stand":
                stood, watch.stands = now if stood is None else stood, True
            case "go-on":
                stood, watch.stands = None, False
            case "substitute":
                banks = refilled(clock, banks, seat)
                watch.left[seat] = bank
        banks = Banks.load(banks.dump())
        assert [left / 1000 for left in banks.left] == watch.left
        assert all(0 <= left <= clock.bank for left in banks.left)
        assert banks.at == now


@given(
    night=st.sampled_from(NIGHTS),
    off=off_days,
    cuts=st.lists(st.integers(0, 10**9), min_size=3, max_size=3).map(sorted),
)
def test_what_counts_adds_up(night: tuple[str, datetime], off: tuple[int, ...], cuts: list[int]) -> None:
    zone, start = night
    first, second, third = (int(start.timestamp() * 1000) + cut for cut in cuts)
    parts = counted(first, second, off, zone) + counted(second, third, off, zone)
    assert counted(first, third, off, zone) == parts
    assert 0 <= parts <= third - first
    if not off:
        assert parts == third - first


@given(night=st.sampled_from(NIGHTS), off=off_days, amount=st.integers(1, 10**9))
def test_a_clock_is_empty_when_so_much_has_counted_and_not_before(
    night: tuple[str, datetime], off: tuple[int, ...], amount: int
) -> None:
    zone, moment = night
    start = int(moment.timestamp() * 1000)
    empty = reached(start, amount, off, zone)
    assert counted(start, empty, off, zone) == amount
    assert counted(start, empty - 1, off, zone) == amount - 1


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Prague", date(2026, 3, 29), 23),
        ("Europe/Prague", date(2026, 10, 25), 25),
        ("Pacific/Auckland", date(2026, 4, 5), 25),
        ("Africa/Cairo", date(2026, 4, 24), 23),
        ("America/Havana", date(2026, 11, 1), 25),
        ("Europe/Prague", date(2026, 6, 7), 24),
    ],
)
def test_a_day_off_is_as_long_as_it_is_there(zone: str, day: date, hours: int) -> None:
    """H9: by the table's own calendar, also in the nights in which clocks change."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=ZoneInfo(zone))
    start, end = (int((noon + timedelta(days=days)).timestamp() * 1000) for days in (-1, 1))
    off = (day.weekday(),)
    assert end - start - counted(start, end, off, zone) == hours * 3_600_000
    assert is_off(int(noon.timestamp() * 1000), off, zone)
    assert not is_off(start, off, zone)


def at_rest(bank: int = 600, refill: int = 60) -> tuple[Clock, Banks]:
    clock = Clock(bank * 1000, refill * 1000, (), "UTC", "nothing")
    return clock, waiting(clock, Banks.full(clock, 2, 0), 0, runs=True, refill=True)


def test_an_answer_within_anothers_turn_is_the_answerers_time() -> None:
    """H7: A is asked, then B in A's turn, then A again; the sums are those of the wall clock."""
    clock, banks = at_rest(600, 0)
    banks = waiting(clock, charged(clock, banks, 100_000), 1, runs=True, refill=True)
    banks = waiting(clock, charged(clock, banks, 130_000), 0, runs=True, refill=True)
    banks = charged(clock, banks, 200_000)
    assert banks.left == (430_000, 570_000)
    assert sum(banks.left) == 2 * 600_000 - 200_000


def test_the_refill_comes_once_for_a_wait_and_fills_no_more_than_the_bank() -> None:
    """D10, C8: what is taken back, by whatever way, and done again brings nothing again."""
    clock, banks = at_rest()
    banks = waiting(clock, charged(clock, banks, 200_000), 1, runs=True, refill=True)
    assert banks.left == (460_000, 600_000)
    for _ in range(5):
        banks = waiting(clock, banks, 0, runs=True, refill=False)
        banks = waiting(clock, banks, 1, runs=True, refill=True)
    assert banks.left == (460_000, 600_000)
    banks = waiting(clock, charged(clock, banks, 230_000), 0, runs=True, refill=True)
    assert banks.left == (460_000, 600_000), "30 of 600 used, at most the bank comes back"


def test_time_never_runs_backwards() -> None:
    clock, banks = at_rest()
    banks = charged(clock, banks, 50_000)
    assert charged(clock, banks, 20_000) == banks
    assert charged(clock, banks, 80_000, stood_since=10_000).left == banks.left


def test_there_is_something_to_do_only_while_a_clock_runs_that_has_not_been_empty() -> None:
    clock, banks = at_rest()
    assert runs_out(banks) == 600_000
    assert runs_out(waiting(clock, banks, 0, runs=False, refill=False)) is None
    assert runs_out(waiting(clock, banks, None, runs=False, refill=True)) is None
