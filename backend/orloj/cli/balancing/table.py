"""The findings as a table to read, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from orloj.cli.balancing.chances import point, width
from orloj.cli.balancing.findings import Deck, Place, Use, Worth, deck, places, use
from orloj.cli.balancing.kinds import Kind
from orloj.cli.balancing.outcome import Sitting

NAME = 34
MARK = "  <-- "


@dataclass(frozen=True, slots=True)
class Table:
    """All that a number of games say."""

    point: float
    deviations: float
    places: list[Place]
    uses: dict[str, list[Use]]
    decks: list[Deck]

    @classmethod
    def of(cls, players: Sequence[Sitting], kinds: Sequence[Kind], seats: int) -> Table:
        """The table of some player-games, at least one."""
        decks = [kind for kind in kinds if kind.budget]
        deviations = width(sum(len(kind.subjects) for kind in decks))
        return cls(
            point(players),
            deviations,
            places(players, seats),
            {kind.title: use(players, kind, seats) for kind in kinds if not kind.budget},
            [deck(players, kind, deviations) for kind in decks],
        )

    def flags(self) -> list[str]:
        """What is out of balance, a line each."""
        found = [f"{place.name}: {place.flag}" for place in self.places if place.flag]
        found += [f"{title}: {row.name}: {row.flag}" for title, rows in self.uses.items() for row in rows if row.flag]
        return found + [
            f"{one.title}: {row.name}: {row.flag}" for one in self.decks for row in one.components if row.flag
        ]

    def dump(self) -> dict[str, Any]:
        """The JSON form."""
        return {**asdict(self), "flags": self.flags()}

    def lines(self) -> Iterator[str]:
        """The table as text."""
        yield f"A point is worth {self.point:.2%} of a victory."
        yield from ("", f"{'seats':{NAME}} {'games':>6} {'won':>7}  interval (95 %)")
        for place in self.places:
            yield _marked(f"{place.name:{NAME}} {place.games:6} {_rate(place)}", place.flag)
        for title, rows in self.uses.items():
            yield from ("", f"{title:{NAME}} players of uses   mean winner  loser without")
            yield from (_marked(_use(row), row.flag) for row in rows)
        for one in self.decks:
            yield from ("", f"{one.title:{NAME}}  taken   uses     won  interval        worth least budget")
            yield from (_marked(_component(each), each.flag) for each in one.components)
            yield f"{'a taking of this deck':{NAME}} {'':13} {one.won:7.1%}"
        yield from ("", f"{len(self.flags())} flags", *self.flags())


def _use(row: Use) -> str:
    without = "      -" if row.without is None else f"{row.without:7.1%}"
    means = f"{row.mean:6.2f} {row.winners:6.2f} {row.losers:6.2f}"
    return f"{row.name:{NAME}} {row.players:7.1%} {row.part:7.1%} {means} {without}"


def _component(each: Worth) -> str:
    counts = f"{each.name:{NAME}} {each.taken:6} {each.uses:6}"
    if not each.taken:
        return counts
    return f"{counts} {_rate(each)} {each.worth:5.1f} {each.least:5.1f} {each.budget:6.1f}"


def _rate(row: Place | Worth) -> str:
    return f"{row.won:7.1%}  {row.low:6.1%} - {row.high:6.1%}"


def _marked(line: str, flag: str) -> str:
    return f"{line}{MARK}{flag}" if flag else line
