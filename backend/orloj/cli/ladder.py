"""Who wins against whom: bots one against the next, or each alone against the game's own opponent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from orloj.cli.parallel import Result
from orloj.cli.wilson import wilson


@dataclass(slots=True)
class Rung:
    """Two bots that play each other, seats in turn, or one that plays alone; wins and points are of the first."""

    bots: tuple[str, ...]
    games: int = 0
    wins: float = 0.0
    points: int = 0
    others: int = 0
    """Points of the opponent, where there is one."""
    opponent: bool = False

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game number 1, 2, ..."""
        return self.bots if number % 2 else self.bots[::-1]

    def count(self, number: int, result: Result) -> None:
        """Counts a finished game; who shares a victory has won its part of it."""
        own = 0 if number % 2 or len(self.bots) == 1 else 1
        winners = [score["seat"] for score in result.scores if score["winner"]]
        self.games += 1
        self.wins += (own in winners) / max(len(winners), 1)
        for score in result.scores:
            if score["seat"] == own:
                self.points += score["total"]
            else:
                self.opponent = True
                self.others += score["total"]

    def line(self) -> str:
        """The count to read; who has no opponent cannot win."""
        games = max(self.games, 1)
        points = f"{self.points / games:.1f}"
        if not self.opponent:
            return f"{self.bots[0]} alone: {self.games} game{'s' * (self.games != 1)}, {points} points"
        low, high = wilson(self.wins, self.games)
        against = self.bots[1] if len(self.bots) > 1 else "the game's own opponent"
        return (
            f"{self.bots[0]} against {against}: {self.wins:g} of {self.games} games won, {self.wins / games:.1%} "
            f"(95 %: {low:.1%} to {high:.1%}), {points} to {self.others / games:.1f} points"
        )

    def dump(self) -> dict[str, Any]:
        """The count as JSON; `low` and `high` are the 95 % confidence interval of `share` (Wilson)."""
        low, high = wilson(self.wins, self.games)
        games = max(self.games, 1)
        return {
            "bots": list(self.bots),
            "games": self.games,
            "wins": round(self.wins, 2),
            "share": round(self.wins / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_scores": [round(n / games, 2) for n in (self.points, self.others)[: 1 + self.opponent]],
        }


def rungs(names: Sequence[str], seats: int) -> Iterator[Rung]:
    """Each name alone, or against the next. Raises ValueError for more than two seats."""
    if seats > 2:
        raise ValueError(f"a ladder is for 1 or 2 seats, not {seats}: name one bot, or one a seat")
    for at in range(len(names) - seats + 1):
        yield Rung(tuple(names[at : at + seats]))
