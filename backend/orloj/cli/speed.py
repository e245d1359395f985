"""How fast the rules of a game are, measured in random games."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median, quantiles
from typing import Any, TypeVar

from orloj.bots import bot
from orloj.bots.playing import play_game
from orloj.engine.diff import Patch, diff
from orloj.engine.game import Game, legal, settle
from orloj.engine.match import Match
from orloj.engine.rules import Rules

TRIES = 3
"""How often something is timed in a position; the quickest counts, for whatever else the machine does only adds."""
T = TypeVar("T")
Views = Mapping[int | None, dict[str, Any]]


def whole_games(rules: Rules, seats: int, seconds: float) -> dict[str, float]:
    """Random games, one after the other for so many seconds of processor time."""
    games = choices = 0
    spent = 0.0
    began = time.process_time()
    while spent < seconds:
        players = [bot("random", random.Random(f"{games}/{seat}")) for seat in range(seats)]
        choices += play_game(rules, {}, games.to_bytes(4, "big"), players).choices
        games += 1
        spent = time.process_time() - began
    return {"choices_per_second": round(choices / spent, 1), "games_per_second": round(games / spent, 2)}


def in_positions(rules: Rules, seats: int, games: int) -> dict[str, Any]:
    """Microseconds of processor time in each position of some random games: to clone it, to list the legal choices, and
    after a choice to make the views of all seats and an onlooker with their differences; and how long these are."""
    clones: list[float] = []
    lists: list[float] = []
    differences: list[float] = []
    sizes: list[int] = []
    for match, choice in _positions(rules, seats, games):
        clones.append(_quickest(match.game.clone, Game.clone)[0])
        lists.append(_quickest(match.game.clone, settle)[0])
        before = {viewer: rules.view(match.game, viewer) for viewer in (*range(seats), None)}
        took, patches = _quickest(partial(_after, match, choice), _differ(before))
        differences.append(took)
        sizes += [len(json.dumps(patch, separators=(",", ":"))) for patch in patches]
    return {
        "positions": len(clones),
        "clone_us": _spread(clones),
        "legal_us": _spread(lists),
        "views_and_differences_us": {"viewers": seats + 1, **_spread(differences)},
        "difference_bytes": {"median": median(sizes), "p99": quantiles(sizes, n=100)[-1], "max": max(sizes)},
    }


def _positions(rules: Rules, seats: int, games: int) -> Iterator[tuple[Match, str]]:
    """Each position of some games, with the choice that was made there."""
    for number in range(games):
        dice = random.Random(number)
        match, _ = Match.start(rules, seats, {}, number.to_bytes(4, "big"))
        while match.game.decider is not None:
            choice = dice.choice(legal(match.game))
            yield match, choice
            match = _after(match, choice)


def _after(match: Match, choice: str) -> Match:
    twin = match.clone()
    assert twin.game.decider is not None
    twin.choose(twin.game.decider, choice)
    return twin


def _differ(before: Views) -> Callable[[Match], list[Patch]]:
    return lambda match: [diff(view, match.rules.view(match.game, viewer)) for viewer, view in before.items()]


def _quickest(make: Callable[[], T], run: Callable[[T], Any]) -> tuple[float, Any]:
    """The microseconds of the quickest of some runs, each on something freshly made, and the result of the last."""
    best, result = float("inf"), None
    for _ in range(TRIES):
        thing = make()
        began = time.thread_time()
        result = run(thing)
        best = min(best, time.thread_time() - began)
    return best * 1e6, result


def _spread(values: list[float]) -> dict[str, float]:
    return {
        "median": round(median(values), 1),
        "p99": round(quantiles(values, n=100)[-1], 1),
        "max": round(max(values), 1),
    }
