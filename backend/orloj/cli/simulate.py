"""`orloj simulate`: games among bots, played to the end and counted."""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from orloj.bots import BOTS, BUDGET, bot
from orloj.cli.ladder import rungs
from orloj.cli.parallel import Result, Task, play_all, play_task
from orloj.cli.tally import Tally
from orloj.engine.errors import Refused
from orloj.engine.rules import Rules, checked_options
from orloj.games import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The games to play."""
    parser.epilog = (
        "The last line of standard output is a JSON object; lists in it are by seat, and a shared victory counts for "
        "each of its winners by a share. More names than seats play a ladder: each against the next, in either seat in "
        "turn. That and who wins alone against the game's own opponent is printed with 95 %% confidence intervals. The "
        "exit status is 1 if a game failed."
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (as many as the game has)")
    parser.add_argument("--games", type=at_least_one, default=1, metavar="K", help="how many games (1)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text; the same gives the same games (1)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"who plays: one name for all, one a seat with commas, or more; there is {', '.join(BOTS)} (random)",
    )
    parser.add_argument(
        "--budget", type=_seconds, default=BUDGET, metavar="SECONDS", help=f"time for a choice of hard ({BUDGET:g})"
    )
    parser.add_argument(
        "--processes", type=at_least_one, default=os.cpu_count() or 1, metavar="N", help="at once (as many as cores)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, such as river=tokens; may be given several times",
    )
    parser.add_argument(
        "--variety",
        default="",
        metavar="NAMES",
        help="table options to play the other way, such as river,market: each with its second value",
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="write each game's record to DIR/<n>.json")


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 when all games came to their end, 1 when one failed, 2 for what cannot be played."""
    rules = GAMES[arguments.game]
    seats = rules.seats[-1] if arguments.players is None else arguments.players
    names = arguments.bots.split(",")
    try:
        given = variety(rules, arguments.variety) | chosen(arguments.option)
        options = checked_options(rules, seats, given)
        ladder = list(rungs(names, seats)) if len(names) > seats or seats == 1 else []
        bots = known(names) if ladder else bot_names(arguments.bots, seats)
        if arguments.records:
            arguments.records.mkdir(parents=True, exist_ok=True)
    except (Refused, ValueError, OSError) as fault:
        print(f"orloj: {fault}", file=sys.stderr)
        return 2
    tally = Tally(rules.id, seats, bots, arguments.seed, options)
    seatings = [rung.seating(n) for rung in ladder for n in range(1, arguments.games + 1)] or [bots] * arguments.games
    tasks = [
        Task(rules.id, options, f"{arguments.seed}/{number}", seating, arguments.budget)
        for number, seating in enumerate(seatings, start=1)
    ]
    began = time.perf_counter()
    for number, result in enumerate(play_all(tasks, arguments.processes, play_task)):
        _count(tally, result)
        if ladder and result.scores:
            ladder[number // arguments.games].count(number % arguments.games + 1, result)
        if arguments.records and result.record:
            (arguments.records / f"{number + 1}.json").write_text(json.dumps(result.record))
    tally.seconds = time.perf_counter() - began
    print(*(rung.line() + "\n" for rung in ladder), sep="", end="")
    print(json.dumps(tally.summary() | ({"ladder": [rung.dump() for rung in ladder]} if ladder else {})))
    return 1 if tally.errors else 0


def _count(tally: Tally, result: Result) -> None:
    if result.scores:
        tally.count(result.choices, result.scores)
    else:
        tally.failed()


def variety(rules: Rules, names: str) -> dict[str, str]:
    """The named options with their second value. Raises ValueError for a name that is no option."""
    found: dict[str, str] = {}
    for name in filter(None, names.split(",")):
        if name not in rules.options:
            raise ValueError(f"{rules.title} has no option {name!r}; there is {', '.join(rules.options)}")
        found[name] = rules.options[name][1]
    return found


def chosen(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as name=value. Raises ValueError for anything else."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"{pair!r} is no option: write name=value")
        found[name] = value
    return found


def known(names: Sequence[str]) -> tuple[str, ...]:
    """The names. Raises ValueError for an unknown one."""
    for name in names:
        bot(name, random.Random())
    return tuple(names)


def bot_names(names: str, seats: int) -> tuple[str, ...]:
    """A bot's name a seat. Raises ValueError for an unknown name or a wrong number of them."""
    listed = known(names.split(","))
    if len(listed) not in (1, seats):
        raise ValueError(f"{len(listed)} bots cannot take {seats} seats: name one, or one a seat")
    return listed * seats if len(listed) == 1 else listed


def at_least_one(text: str) -> int:
    """A number on the command line. Raises argparse.ArgumentTypeError for one below 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not one or more")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is no time")
    return number
