"""A process in which bots think: `python -m orloj.server.thinking.worker GAMES BOTS`.

It reads one question a line and writes one answer a line, both JSON, and knows nothing else of the service. The
question holds a stored match without its seed: what chance will bring is not here to be looked at. The very first line
says which component data this process is for, where they are not the shipped ones.
"""

import os
import random
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import orjson

from orloj.engine.data.files import put_in_place
from orloj.engine.match import Match
from orloj.engine.rules import Rules
from orloj.server.thinking.shelves import Older

READY = b"ready\n"
LONGEST = 4000  # characters of a trace
NICE = 10  # the service itself goes first
Maker = Callable[[str, random.Random, float], Any]


def main(games: str, bots: str) -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the service, which ends this process
    os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    older = Older.read(orjson.loads(sys.stdin.buffer.readline()))
    if older is not None:
        put_in_place(f"orloj.games.{older.game}", older.files)
    # Only now: games read their data when they are imported, and bots are made of what they read.
    offered, maker = dict(_named(games)), _named(bots)
    if older is not None and offered[older.game].files != older.files:
        offered[older.game] = offered[older.game].on(older.files)
    answers.write(READY)
    for line in sys.stdin.buffer:
        answers.write(orjson.dumps(answer(orjson.loads(line), offered, maker)) + b"\n")


def answer(question: Mapping[str, Any], games: Mapping[str, Rules], maker: Maker) -> dict[str, str]:
    """The bot's choice, or the fault that kept it from one."""
    from orloj.bots import Sight  # imports the games

    try:
        match = Match.load(games[question["game"]], question["match"])
        # A bot's dice are no secret worth keeping: they decide nothing but what it plays.
        bot = maker(question["level"], random.Random(), question["seconds"])  # noqa: S311
        return {"choice": bot.choose(Sight(match))}
    except Exception:  # noqa: BLE001  whatever it is, the service must know
        return {"fault": traceback.format_exc()[-LONGEST:]}


def _named(name: str) -> Any:
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


if __name__ == "__main__":
    main(*sys.argv[1:])
