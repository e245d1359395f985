"""`orloj balance`: many games among equal bots, and what they say of the values of a game's components."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from orloj.cli.balancing import caput, unseen
from orloj.cli.balancing.kinds import Kind
from orloj.cli.balancing.outcome import Sitting, sittings
from orloj.cli.balancing.table import Table
from orloj.cli.parallel import Result, Task, play_all, played_task
from orloj.cli.simulate import at_least_one, bot_names, chosen
from orloj.engine.errors import Refused
from orloj.engine.rules import Rules, checked_options
from orloj.games import GAMES

KINDS = {"unseen": unseen.kinds, "caput": caput.kinds}
DEFINITIONS = """
A player-game is one player in one game; a player's share of the victories is 1/N with N players, and a shared victory
counts by shares. Seats are as at the table; the turn order is theirs counted from who began.

seats       flagged: wins more than its share by over 4 points.
uses        by which part of the player-games; which part of the uses of its kind; mean uses a player-game, by winners
            and by losers; win rate of those who did without. Flagged as ignored: used in under 5 % of the player-games,
            or under 5 % of the uses of its kind. As obligatory: those who do without win, beyond luck (upper end of
            their 95 % interval), less than half of their share; or, where it is not forced, 95 % of the players use it
            and it takes over twice its equal part of the uses of its kind. Parts of minigames, and what is done beside
            the actions, differ in weight, so that there only the player-games count.
components  taken in so many player-games, with so many uses; win rate of who took it. A component's worth is its budget
            (the points that the balance checks allow for each use) and what it won more than a taking of its deck does,
            in points: one is worth what the games' own margins say, the victories that 5 points more or less would have
            turned. Flagged as too good: even at the lower end of its interval the worth is over twice the budget. The
            intervals are so wide that all those of the table hold together in 95 of 100 tables (Bonferroni), so that a
            balanced deck shows no flag by luck.
"""


@dataclass(frozen=True, slots=True)
class Counted(Result):
    """A game and its players; none when it failed."""

    players: Sequence[Sitting] = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The games to play."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = DEFINITIONS
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="seats at the table (2)")
    parser.add_argument("--games", type=at_least_one, default=400, metavar="K", help="how many games (400)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text; the same gives the same games (1)")
    parser.add_argument("--bots", default="normal", metavar="NAME", help="who plays, in all seats (normal)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument(
        "--processes", type=at_least_one, default=os.cpu_count() or 1, metavar="N", help="at once (as many as cores)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 0 when all games came to their end, 1 when one failed, 2 for what cannot be played."""
    rules, seats = GAMES[arguments.game], arguments.players
    try:
        options = checked_options(rules, seats, chosen(arguments.option))
        bots = bot_names(arguments.bots, seats)
        if seats < 2:
            raise ValueError("alone nobody wins or loses: balance is measured with 2 players or more")
    except (Refused, ValueError) as fault:
        print(f"orloj: {fault}", file=sys.stderr)
        return 2
    tasks = [Task(rules.id, options, f"{arguments.seed}/{n}", bots) for n in range(1, arguments.games + 1)]
    found = list(play_all(tasks, arguments.processes, play_and_count))
    players = [player for counted in found for player in counted.players]
    finished = len(players) // seats
    about = {
        "game": rules.id,
        "version": rules.version,
        "players": seats,
        "options": options,
        "bots": list(bots),
        "seed": arguments.seed,
        "games": len(found),
        "finished": finished,
    }
    table = Table.of(players, kinds(rules, seats), seats) if players else None
    if arguments.json:
        print(json.dumps({**about, **(table.dump() if table else {})}))
    else:
        print(f"{rules.title}, {seats} players ({', '.join(bots)}), {finished} games, seed {arguments.seed!r}")
        print(f"component data {rules.version}")
        print(*(table.lines() if table else ()), sep="\n")
    return 0 if finished == len(found) else 1


def kinds(rules: Rules, seats: int) -> tuple[Kind, ...]:
    """What is counted in a game."""
    return KINDS[rules.id](rules.catalogue(), seats)


def play_and_count(task: Task) -> Counted:
    """Plays a game to its end and counts in it."""
    played = played_task(task)
    if played is None:
        return Counted(task)
    log = (entry for step in played.events for entry in step.log)
    found = sittings(kinds(GAMES[task.game], len(task.bots)), log, played.scores)
    return Counted(task, played.choices, played.scores, players=found)
