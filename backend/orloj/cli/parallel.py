"""Many games among bots, one after the other or side by side."""

from __future__ import annotations

import hashlib
import multiprocessing
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, TypeVar

from orloj.bots import BUDGET, bot
from orloj.bots.playing import Played, play_game
from orloj.engine.rules import Rules
from orloj.games import GAMES

PROGRESS_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: the same task gives the same game, unless a bot looks at the clock."""

    game: str
    options: Mapping[str, str]
    seed: str
    bots: Sequence[str]
    budget: float = BUDGET


@dataclass(frozen=True, slots=True)
class Result:
    """What a task came to; a game that failed has neither scores nor a record."""

    task: Task
    choices: int = 0
    scores: Sequence[Mapping[str, Any]] = ()
    record: Mapping[str, Any] | None = None


def play_numbered(
    rules: Rules, options: Mapping[str, str], seed: str, names: Sequence[str], budget: float = BUDGET
) -> Played:
    """One game of a number of them: the same seed and bots give the same game."""
    players = [bot(name, random.Random(f"{seed}/{seat}"), budget) for seat, name in enumerate(names)]
    return play_game(rules, options, hashlib.sha256(seed.encode()).digest(), players)


R = TypeVar("R", bound=Result)


def played_task(task: Task) -> Played | None:
    """Plays a game to its end; a failure is told and does not keep others from being played."""
    try:
        return play_numbered(GAMES[task.game], task.options, task.seed, task.bots, task.budget)
    except Exception:  # noqa: BLE001  whatever a rule or a bot does wrong, it is counted
        print(f"game {task.seed!r} failed:", file=sys.stderr)
        traceback.print_exc()
        return None


def play_task(task: Task) -> Result:
    """Plays a game to its end, for its record."""
    played = played_task(task)
    if played is None:
        return Result(task)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(task.bots)]
    return Result(task, played.choices, played.scores, played.record(names).dump())


def play_all(tasks: Sequence[Task], processes: int, play: Callable[[Task], R]) -> Iterator[R]:
    """The results in the order of the tasks; how far it is, is told. With one process it is this one; others import
    `play`, so that it must be a function of a module."""
    began = told = time.perf_counter()
    choices = 0
    with ExitStack() as stack:
        if min(processes, len(tasks)) == 1:
            results: Iterator[R] = map(play, tasks)
        else:
            pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(min(processes, len(tasks))))
            results = pool.imap(play, tasks)
        for number, result in enumerate(results, start=1):
            choices += result.choices
            now = time.perf_counter()
            if now - told > PROGRESS_SECONDS or number == len(tasks):
                told = now
                print(
                    f"{number} of {len(tasks)} games, {choices / (now - began):.0f} choices a second", file=sys.stderr
                )
            yield result
