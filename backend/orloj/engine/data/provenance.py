"""Where values come from, and ids and names that no two pieces share, in the data files of any game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from orloj.engine.data.files import Data
from orloj.engine.data.rows import Row, is_a, tables_in

SOURCES = ("given", "ruling", "house")
SHORTEST_NAME = 3


def check_blocks(data: Data, files: Iterable[str], head: Mapping[str, object], rule_text: re.Pattern[str]) -> None:
    """Raise ComponentError for other files than these, another head, a block that does not say where its values come
    from, or a given one whose basis names nothing that `rule_text` finds."""
    Row("data", "folder", {}).same(sorted(data), sorted(files), "the files")
    for file, tables in data.items():
        first = Row(file, "the file", tables)
        for name, wanted in head.items():
            first.same(tables.get(name), wanted, name)
        for name in tables.keys() - head.keys():
            _check_block(Row(file, name, tables), tables[name], rule_text)


def _check_block(file: Row, content: Any, rule_text: re.Pattern[str]) -> None:
    for part in content if is_a(content, list) else [content]:
        file.require(is_a(part, dict) and "source" in part, "a block without source")
    for table in tables_in(content):
        if "source" in table:
            row = Row(file.file, str(table.get("id", file.id)), table)
            given = row.one_of("source", SOURCES) == "given"
            cited = "basis" in row and rule_text.search(row.text("basis")) is not None
            row.require(cited or not given, "given, but its basis names no rule text")


def check_ids(data: Data, shape: re.Pattern[str]) -> None:
    """Raise ComponentError for an id of another shape, and for one that two pieces share."""
    seen: set[str] = set()
    for file, tables in data.items():
        for table in (table for table in tables_in(tables) if "id" in table):
            row = Row(file, str(table["id"]), table)
            row.require(shape.fullmatch(row.text("id")) is not None, "an id is in kebab-case")
            row.require(row.id not in seen, "another piece has this id")
            seen.add(row.id)


def check_names(rows: Iterable[Row], longest: int) -> None:
    """Raise ComponentError for a name that is too short or too long to print, and for one that two rows share."""
    seen: set[str] = set()
    for row in rows:
        name = row.text("name")
        fits = SHORTEST_NAME <= len(name) <= longest
        row.require(fits, f"a name has {SHORTEST_NAME} to {longest} letters, not {name!r}")
        row.require(name not in seen, f"the name {name!r} is taken")
        seen.add(name)
