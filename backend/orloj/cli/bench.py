"""`orloj bench`: how fast the rules are, and the path of a command."""

import argparse
import json
import os
import platform
from collections.abc import Iterator, Mapping
from typing import Any

from orloj.cli import speed
from orloj.games import GAMES
from orloj.server.bench import BOT_TABLES, LENGTH, measure

LOCAL = "postgresql:///postgres"
"""The PostgreSQL of this machine, as the present user."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to measure and for how long."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)), help="whose rules to measure")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each of the parts takes, about (10)")
    parser.add_argument(
        "--tables", type=int, default=50, help=f"tables at once on one process (50); of bots at most {BOT_TABLES}"
    )
    parser.add_argument("--events", type=int, default=LENGTH, help=f"events of the game that is loaded ({LENGTH})")
    parser.add_argument("--rules-only", action="store_true", help="leave out the path of a command")
    parser.add_argument(
        "--database-url",
        default=os.environ.get("ORLOJ_DATABASE_URL", LOCAL),
        metavar="URL",
        help="a PostgreSQL beside whose databases a scratch one can be made (this machine's)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    rules = GAMES[arguments.game]
    seats = rules.seats[-1]
    found: dict[str, Any] = {
        "machine": {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 2), "python": platform.python_version()},
        "rules": {
            "game": rules.id,
            "seats": seats,
            **speed.whole_games(rules, seats, arguments.seconds),
            **speed.in_positions(rules, seats, games=max(1, round(arguments.seconds / 2))),
        },
        "commands": [] if arguments.rules_only else [_commands(url, arguments) for url in _databases(arguments)],
    }
    print(json.dumps(found) if arguments.json else "\n".join(_table(found)))
    return 0


def _databases(arguments: argparse.Namespace) -> list[str]:
    url: str = arguments.database_url
    return ["sqlite://", url] if url.startswith("postgres") else ["sqlite://"]


def _commands(url: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """The path of a command on one kind of database, or why it could not be measured there."""
    choices = max(2, round(100 * arguments.seconds))
    try:
        return measure(
            url,
            game=arguments.game,
            choices=choices,
            tables=arguments.tables,
            seconds=arguments.seconds,
            loads=max(1, round(arguments.seconds / 2)),
            bot_tables=min(BOT_TABLES, arguments.tables),
            length=arguments.events,
        )
    except Exception as fault:  # noqa: BLE001  whatever keeps a database out of reach is told instead of its times
        return {"database": url.partition(":")[0], "unreachable": f"{type(fault).__name__}: {fault}".splitlines()[0]}


def _table(found: Mapping[str, Any]) -> Iterator[str]:
    machine, rules = found["machine"], found["rules"]
    yield f"{machine['cores']} cores, load {machine['load']} at the start, Python {machine['python']}"
    yield f"{rules['game']}, {rules['seats']} players choosing at random:"
    yield _row("choices a second", f"{rules['choices_per_second']:,.0f}")
    yield _row("whole games a second", f"{rules['games_per_second']:,.1f}")
    yield f"in {rules['positions']} positions{'median':>27}{'99 %':>12}{'slowest':>12}"
    for name, key in (
        ("clone, µs", "clone_us"),
        ("legal choices, µs", "legal_us"),
        (f"{rules['views_and_differences_us']['viewers']} views and differences, µs", "views_and_differences_us"),
        ("a difference, bytes", "difference_bytes"),
    ):
        yield _row(name, *(f"{rules[key][column]:,.1f}" for column in ("median", "p99", "max")))
    for path in found["commands"]:
        yield from _command_rows(path)


def _command_rows(path: Mapping[str, Any]) -> Iterator[str]:
    if "unreachable" in path:
        yield f"from a choice to all boards on {path['database']}: not reachable ({path['unreachable']})"
        return
    one, many = path["one_table"], path["many_tables"]
    yield f"from a choice to all {one['viewers']} boards on {path['database']}:"
    yield _row("one table, ms", f"{one['median_ms']:,.2f}", f"{one['p99_ms']:,.2f}")
    yield _row(f"{many['tables']} tables, ms", f"{many['median_ms']:,.2f}", f"{many['p99_ms']:,.2f}")
    yield _row(f"{many['tables']} tables, choices a second", f"{many['choices_per_second']:,.0f}")
    beside = path["beside_bots"]
    yield _row(
        f"beside {beside['tables']} tables of bots, ms", f"{beside['median_ms']:,.2f}", f"{beside['p99_ms']:,.2f}"
    )
    yield _row("the bots' choices a second", f"{beside['bot_choices_per_second']:,.0f}")
    loading = path["loading"]
    yield _row(f"{loading['events']:,} events after a start, ms", f"{loading['first_ms']:,.1f}")
    yield _row("200 steps of its past, ms", f"{loading['history_ms']:,.1f}")


def _row(name: str, *columns: str) -> str:
    return f"  {name:<34}" + "".join(f"{column:>12}" for column in columns)
