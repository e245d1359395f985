"""`orloj simulate`: games among bots, played to the end and counted."""

import argparse
import hashlib
import json
import random
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path

from orloj.bots import BOTS, bot
from orloj.bots.playing import Played, play_game
from orloj.cli.tally import Tally
from orloj.engine.errors import Refused
from orloj.engine.rules import Rules, checked_options
from orloj.games import GAMES

PROGRESS_SECONDS = 2.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The games to play."""
    parser.epilog = (
        "The last line of standard output is a JSON object; lists in it are by seat, and a shared victory counts for "
        "each of its winners by a share. The exit status is 1 if a game failed."
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (as many as the game has)")
    parser.add_argument("--games", type=_count, default=1, metavar="K", help="how many games (1)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text; the same gives the same games (1)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"who plays: one name for all, or one a seat with commas; there is {', '.join(BOTS)} (random)",
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
    try:
        given = variety(rules, arguments.variety) | chosen(arguments.option)
        options = checked_options(rules, seats, given)
        names = bot_names(arguments.bots, seats)
        if arguments.records:
            arguments.records.mkdir(parents=True, exist_ok=True)
    except (Refused, ValueError, OSError) as fault:
        print(f"orloj: {fault}", file=sys.stderr)
        return 2
    tally = Tally(rules.id, seats, names, arguments.seed, options)
    _play_all(rules, tally, arguments.games, arguments.records)
    print(json.dumps(tally.summary()))
    return 1 if tally.errors else 0


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


def bot_names(names: str, seats: int) -> tuple[str, ...]:
    """A bot's name a seat. Raises ValueError for an unknown name or a wrong number of them."""
    listed = names.split(",")
    for name in listed:
        bot(name, random.Random())
    if len(listed) not in (1, seats):
        raise ValueError(f"{len(listed)} bots cannot take {seats} seats: name one, or one a seat")
    return tuple(listed * seats if len(listed) == 1 else listed)


def _play_all(rules: Rules, tally: Tally, games: int, records: Path | None) -> None:
    began = told = time.perf_counter()
    for number in range(1, games + 1):
        try:
            played = _play(rules, tally.options, f"{tally.seed}/{number}", tally.bots)
        except Exception:  # noqa: BLE001  a game that fails is counted, and the others are played
            print(f"game {number} of seed {tally.seed!r} failed:", file=sys.stderr)
            traceback.print_exc()
            tally.failed()
        else:
            tally.count(played.choices, played.scores)
            if records:
                names = [f"{name} {seat + 1}" for seat, name in enumerate(tally.bots)]
                (records / f"{number}.json").write_text(json.dumps(played.record(names).dump()))
        tally.seconds = time.perf_counter() - began
        if time.perf_counter() - told > PROGRESS_SECONDS or number == games:
            told = time.perf_counter()
            print(f"{number} of {games} games, {tally.choices_per_second:.0f} choices a second", file=sys.stderr)


def _play(rules: Rules, options: Mapping[str, str], seed: str, names: Sequence[str]) -> Played:
    players = [bot(name, random.Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    return play_game(rules, options, hashlib.sha256(seed.encode()).digest(), players)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not one or more")
    return number
