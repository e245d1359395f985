"""The `orloj` command: a subcommand is a module with `add_arguments(parser)` and `run(arguments) -> int`."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Protocol, cast

COMMANDS = {
    "serve": "serve the games to browsers",
    "backup": "write the whole database into one file, while the service runs or not",
    "restore": "fill an empty database from such a file, of either kind of database",
    "simulate": "play games to the end without a server and count what happened",
    "balance": "play many games among equal bots and weigh the components by what won",
    "verify": "replay a game's record and check its seed, choices and scores",
    "bench": "measure the rules core and the path of a command",
}


class Command(Protocol):
    """What a subcommand's module offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the subcommand's options."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the result is the exit status."""
        ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status; wrong usage exits with status 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    about = "A self-hosted table for board games set in Prague."
    parser = argparse.ArgumentParser(prog="orloj", description=about)
    parser.add_argument("--version", action="version", version=f"orloj {version('orloj')}")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, about in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        if words[:1] == [name]:  # only the chosen one is imported: `verify` needs no web framework
            command = _load(name)
            command.add_arguments(subparser)
    arguments = parser.parse_args(words)
    return _load(arguments.command).run(arguments)


def _load(name: str) -> Command:
    return cast(Command, import_module(f"orloj.cli.{name}"))
