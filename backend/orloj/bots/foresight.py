"""The player that thinks beyond its turn."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from orloj.bots.planner import Planner
from orloj.bots.sight import Sight
from orloj.bots.thinking import Luck, luck_of, run_out, step
from orloj.bots.turn import Ending, TurnSearch
from orloj.bots.worth import Worth, worth_of
from orloj.engine.game import Game

WIDE = 800
"""Steps for the search of its own turn."""
CANDIDATES = 5
WINDOW = 6.0
"""Points by which a way to play may seem worse than the best and still be tried."""
PRIOR = 2.0
"""Trials that the first look counts for: few trials say less than it does."""
REPLY, NEXT = 30, 100
"""Steps for a turn of another player in a trial, and for one of its own."""
DEPTH = 1
"""Own turns that a trial looks beyond the present one."""
LESS = ((0.35, 0.5), (0.7, 0.34))
"""After which part of the time what part of the candidates is still tried."""


@dataclass(slots=True)
class Candidate:
    """A way to play the turn, and the points that it seemed to be worth at first and that came of it in the trials."""

    ending: Ending
    total: float


class Foresight(Planner):
    """Chooses among the best ways to play its turn by what comes of them.

    Each trial imagines the position and the luck anew, plays the turn, has the others answer with a short search of
    their own and goes on with the next turn of its own. All candidates are tried under the same luck; in the course of
    the time only the better ones are.
    """

    def __init__(self, dice: random.Random, budget: float, rounds: int | None = None) -> None:
        """`budget` is the time for a choice in seconds; with `rounds` each candidate gets so many trials at most, and
        the clock is not looked at."""
        super().__init__(dice)
        self._budget = budget
        self._rounds = rounds

    def think(self, sight: Sight, position: Game) -> tuple[str, ...]:
        """The line that leads to what came out best."""
        began = time.perf_counter()
        worth, seat = worth_of(sight.game_id), sight.seat
        search = TurnSearch(worth, seat, luck_of(self._dice))
        search.look(position, WIDE)
        best = search.pick(self._dice)
        close = [ending for ending in search.best(CANDIDATES) if ending.value > best.value - WINDOW]
        pool = [Candidate(ending, PRIOR * ending.value) for ending in close]
        done = 0
        while len(pool) > 1:
            used = done / self._rounds if self._rounds else (time.perf_counter() - began) / self._budget
            if used >= 1:
                break
            pool = _fewer(pool, used)
            luck, start = luck_of(self._dice), sight.imagine(self._dice)
            for candidate in pool:
                candidate.total += _trial(start.clone(), candidate.ending.line, seat, worth, luck)
            done += 1
        if done:
            best = max(pool, key=lambda candidate: candidate.total).ending
        return best.line


def _fewer(pool: list[Candidate], used: float) -> list[Candidate]:
    keep = len(pool)
    for after, part in LESS:
        if used >= after:
            keep = max(2, round(part * CANDIDATES))
    return sorted(pool, key=lambda candidate: -candidate.total)[:keep]


def _trial(game: Game, line: tuple[str, ...], seat: int, worth: Worth, luck: Luck) -> float:
    """Plays the rest of the turn by a line, as far as chance lets it, then what follows; returns what came of it."""
    game = _follow(game, line, worth, luck)
    for own in range(DEPTH + 1):
        while game.decider not in (None, seat):
            game = _turn(game, worth, luck, REPLY)
        if own < DEPTH and game.decider == seat:
            game = _turn(game, worth, luck, NEXT)
    return worth(game, seat)


def _follow(game: Game, line: tuple[str, ...], worth: Worth, luck: Luck) -> Game:
    for choice in line:
        if choice not in game.choices:
            return _turn(game, worth, luck, NEXT)
        if step(game, choice, luck):
            return game
    run_out(game, luck)
    return game


def _turn(game: Game, worth: Worth, luck: Luck, steps: int) -> Game:
    """The position after a turn as whoever is to decide would play it."""
    assert game.decider is not None
    search = TurnSearch(worth, game.decider, luck)
    search.look(game, steps)
    return search.best(1)[0].game
