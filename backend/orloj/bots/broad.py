"""The player that looks broadly at its turn."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from statistics import mean, variance

from orloj.bots.beam import ends, follow
from orloj.bots.planner import Planner
from orloj.bots.sight import Sight
from orloj.bots.thinking import Luck, luck_of
from orloj.bots.worth import Worth, worth_of
from orloj.engine.game import Game

LUCKS = 3
"""Times that it looks at its own turn, each with other luck and another imagined position."""
FIRST, WIDE, WIDEST = 2, 5, 64
"""Width of a first look, of one for each counted round, and of the broadest."""
SHARE = 0.5
"""Part of the time for the look at its own turn; the rest is for trials."""
CANDIDATES = 4
"""Ways to play that each look adds, and that are tried at most."""
WINDOW = 2.0
"""Points by which a way to play may seem worse than the best and still be tried."""
PRIOR, ERROR = 4.0, 0.5
"""Trials that the look counts for at least, and points by which it errs: the more trials differ, the more it counts."""
NARROW = 1
"""Width for what follows in a trial."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A way to play the turn, the points that it seemed to be worth, and those that came of it in each trial."""

    line: tuple[str, ...]
    looked: float
    tried: list[float]


class Broad(Planner):
    """Looks broadly for ways to play its turn and chooses among the best by what comes of them.

    The look is taken under several lucks in positions imagined anew, and ways are compared by their mean. A trial of
    those that are close also has the others answer and goes on with the next turn of its own, all under the same luck.
    """

    def __init__(self, dice: random.Random, budget: float, rounds: int | None = None) -> None:
        """`budget` is the time for a choice in seconds; with `rounds` the look is so many times `WIDE` wide, each
        candidate gets so many trials, and the clock is not looked at."""
        super().__init__(dice)
        self._budget = budget
        self._rounds = rounds

    def think(self, sight: Sight, position: Game) -> tuple[str, ...]:
        """The line that leads to what came out best."""
        began = time.perf_counter()
        worth = worth_of(sight.game_id)
        pool = self._look(sight, position, worth)
        done = 0
        while len(pool) > 1:
            used = done / self._rounds if self._rounds is not None else (time.perf_counter() - began) / self._budget
            if used >= 1:
                break
            luck, start = luck_of(self._dice), sight.imagine(self._dice)
            for candidate in pool:
                candidate.tried.append(_trial(start, candidate.line, worth, luck))
            done += 1
        return best_of(pool, done).line

    def _look(self, sight: Sight, position: Game, worth: Worth) -> list[Candidate]:
        """The best ways to play the turn, compared under all lucks."""
        starts = [(position, luck_of(self._dice))]
        starts += [(sight.imagine(self._dice), luck_of(self._dice)) for _ in range(LUCKS - 1)]
        width = self._width(*starts[0], worth)
        lines: dict[tuple[str, ...], None] = {}
        for start, luck in starts:
            lines.update((end.line, None) for end in ends(start, worth, luck, width)[:CANDIDATES])
        values = {
            line: sum(follow(start, line, worth, luck, FIRST).value for start, luck in starts) / LUCKS for line in lines
        }
        best = sorted(lines, key=lambda line: -values[line])[:CANDIDATES]
        return [Candidate(line, values[line], []) for line in best if values[line] >= values[best[0]] - WINDOW]

    def _width(self, position: Game, luck: Luck, worth: Worth) -> int:
        """How broad the looks may be for their share of the time: as broad as looks that grow have shown."""
        if self._rounds is not None:
            return WIDE * self._rounds
        began = before = time.perf_counter()
        width = FIRST
        while width < WIDEST:
            ends(position, worth, luck, width)
            now = time.perf_counter()
            if now - began + 2 * LUCKS * (now - before) > SHARE * self._budget:
                break
            before = now
            width *= 2
        return width


def best_of(pool: list[Candidate], trials: int) -> Candidate:
    """The best by look and trials. Trials say the less the more they differ: it takes two to know how much."""
    first = pool[0]
    if len(pool) == 1 or trials < 2:
        return first
    noise = mean(
        variance(one - other for one, other in zip(candidate.tried, first.tried, strict=True)) for candidate in pool[1:]
    )
    weight = PRIOR + noise / ERROR**2
    return max(pool, key=lambda candidate: weight * candidate.looked + sum(candidate.tried))


def _trial(game: Game, line: tuple[str, ...], worth: Worth, luck: Luck) -> float:
    """Plays the turn by a line, has the others answer and plays the next turn; returns what came of it."""
    seat = game.decider
    assert seat is not None
    game = follow(game, line, worth, luck, NARROW).game
    while game.decider not in (None, seat):
        game = ends(game, worth, luck, NARROW)[0].game
    if game.decider == seat:
        game = ends(game, worth, luck, NARROW)[0].game
    return worth(game, seat)
