"""`orloj verify`: a record proved without a server."""

import argparse
import json
import sys
from collections.abc import Mapping
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from orloj.engine.data.files import Files
from orloj.engine.errors import Refused
from orloj.engine.record import Mismatch, Record, verify
from orloj.games import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file."""
    parser.epilog = "The exit status is 0 for a record that is right to the last point, else 1."
    parser.add_argument("file", type=Path, metavar="FILE", help="a game's record, as downloaded after the game")
    parser.add_argument("--data", type=Path, metavar="FILE", help="the component data it was played with, if older")


def run(arguments: argparse.Namespace) -> int:
    """Replay; 0 and the scores for a true record, 1 and the first difference for any other."""
    try:
        record = Record.load(_read(arguments.file))
        rules = GAMES.get(record.game)
        if rules is None:
            raise Mismatch(f"a record of {record.game!r}; this version knows {', '.join(GAMES)}")
        if arguments.data is not None:
            rules = rules.on(_files(arguments.data))
        elif record.version != rules.version:
            raise Mismatch(f"played with component data {record.version}, not {rules.version}: give them by --data")
        scores = verify(record, rules)
    except _Unreadable as fault:
        print(f"orloj: {arguments.file}: {fault}", file=sys.stderr)
        return 1
    except Refused as refused:
        print(f"orloj: {arguments.data}: {refused.detail}", file=sys.stderr)
        return 1
    except Mismatch as fault:
        print(f"NOT OK: {fault}")
        return 1
    players = "1 player" if record.seats == 1 else f"{record.seats} players"
    tried = f", tried from version {record.began['version']} of another game" if record.began is not None else ""
    end = ", cancelled" if record.cancelled else ""
    print(f"OK: {rules.title}, {players}, {len(record.events)} events{tried}{end}")
    names = chain(record.names, repeat(BY_THE_RULES))
    for name, score in zip(names, scores, strict=False):
        print(_line(name, score))
    return 0


BY_THE_RULES = "(played by the rules)"
"""Stands for the name of a seat where nobody sits, as the Councilor's."""


class _Unreadable(Exception):
    """The file is not there, or not JSON."""


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except OSError as fault:
        raise _Unreadable(fault.strerror) from fault
    except (ValueError, RecursionError) as fault:
        raise _Unreadable(f"not JSON: {fault}") from fault


def _files(path: Path) -> Files:
    """Component data as a server hands them out: file names with the text of each."""
    files = _read(path)
    if not (isinstance(files, dict) and all(isinstance(text, str) for text in files.values())):
        raise Refused("bad-data", "Component data are texts by the names of their files.")
    return {name: text.encode() for name, text in files.items()}


def _line(name: str, score: Mapping[str, Any]) -> str:
    parts = ", ".join(f"{category} {n}" for category, n in score["categories"].items())
    return f"seat {score['seat']}  {name:<20}  {score['total']:>4}{' *' if score['winner'] else '  '}  {parts}"
