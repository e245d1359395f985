"""Broken copies of component data, and whether every check of them has been tried."""

from __future__ import annotations

import copy
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from orloj.engine.data.files import Data
from orloj.engine.data.rows import ComponentError, Row

GONE = "GONE"
CLAUSES = re.compile(r" \((?:PU|PCR)-[^)]*\)")
"""What messages cite; the cases leave it out."""


def altered(data: Data, changes: Mapping[str, Any]) -> Data:
    """A copy of the data with other values, by path: `board/clock/bulbs`, `items/items/kind/bag/copies`.

    A list is entered by the id of a table in it or by index; the value GONE takes the entry away.
    """
    found: dict[str, Any] = copy.deepcopy(dict(data))
    for path, value in changes.items():
        *way, last = path.split("/")
        node: Any = found
        for step in way:
            node = node[_key(node, step)]
        if value == GONE:
            del node[_key(node, last)]
        else:
            node[_key(node, last)] = value
    assert found != data
    return found


def _key(node: Any, step: str) -> Any:
    if isinstance(node, dict):
        return step
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in node]
    return ids.index(step) if step in ids else int(step)


class Case(NamedTuple):
    """A broken copy: the part of the checks that sees it, where, what it says, and the changes."""

    part: str
    where: str
    says: str
    changes: dict[str, Any]


def cases(file: Path) -> list[Case]:
    """The cases of a TOML file: a list of `{ where, says, set }` for every part of the checks."""
    parts = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Case(part, case["where"], case["says"], case["set"]) for part, found in parts.items() for case in found]


def refusal(check: Callable[[Data], None], data: Data) -> ComponentError:
    """The error with which a check refuses data."""
    with pytest.raises(ComponentError) as caught:
        check(data)
    return caught.value


def assert_refused_by_name(case: Case, error: ComponentError) -> None:
    """The error names file, table and rule of the case."""
    assert f"{error.file}/{error.id}" == case.where
    assert case.says in CLAUSES.sub("", error.rule)
    assert str(error) == f"{error.file}.toml, {error.id}: {error.rule}"


def untried(monkeypatch: pytest.MonkeyPatch, run: Callable[[], None]) -> set[tuple[str, int]]:
    """The places in the checks where a rule is stated that refused nothing while `run` was running."""
    asked: set[tuple[str, int]] = set()
    refused: set[tuple[str, int]] = set()
    real = Row.require

    def spy(row: Row, holds: bool, rule: str) -> None:
        frame = sys._getframe(1)
        while frame.f_code.co_filename.endswith("rows.py") and frame.f_back is not None:
            frame = frame.f_back
        (asked if holds else refused).add((frame.f_code.co_filename, frame.f_lineno))
        real(row, holds, rule)

    monkeypatch.setattr(Row, "require", spy)
    run()
    assert len(asked) > 50
    return asked - refused
