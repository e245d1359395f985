"""What a number of finished games had in common."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Tally:
    """Counts games as they finish. A victory that several share counts for each of them by its share."""

    game: str
    players: int
    bots: Sequence[str]
    seed: str
    options: Mapping[str, str]
    seconds: float = 0.0
    finished: int = 0
    errors: int = 0
    choices: int = 0
    shared: int = 0
    points: Counter[int] = field(default_factory=Counter[int])
    wins: dict[int, float] = field(default_factory=dict[int, float])
    categories: Counter[str] = field(default_factory=Counter[str])

    @property
    def choices_per_second(self) -> float:
        """Choices of players in a second of playing."""
        return self.choices / self.seconds if self.seconds else 0.0

    def failed(self) -> None:
        """Counts a game that did not come to its end."""
        self.errors += 1

    def count(self, choices: int, scores: Sequence[Mapping[str, Any]]) -> None:
        """Counts a finished game."""
        self.finished += 1
        self.choices += choices
        winners = [score["seat"] for score in scores if score["winner"]]
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] = self.wins.get(seat, 0.0) + 1 / len(winners)
        for score in scores[: self.players]:  # not those of the game's own opponent
            self.points[score["seat"]] += score["total"]
            self.categories.update(score["categories"])

    def summary(self) -> dict[str, Any]:
        """The counts as JSON; lists are by seat, `mean_by_category` is of a player in a game."""
        players = max(self.finished * self.players, 1)
        seats = range(self.players)
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.finished + self.errors,
            "finished": self.finished,
            "errors": self.errors,
            "choices": self.choices,
            "seconds": round(self.seconds, 3),
            "choices_per_second": round(self.choices_per_second, 1),
            "mean_scores": [round(self.points[seat] / max(self.finished, 1), 2) for seat in seats],
            "wins_by_seat": [round(self.wins.get(seat, 0.0), 2) for seat in seats],
            "shared_victories": self.shared,
            "mean_by_category": {name: round(n / players, 2) for name, n in self.categories.items()},
        }
