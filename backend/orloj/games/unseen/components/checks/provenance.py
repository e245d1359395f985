"""Every block says where its values come from, and every piece has an id and a name of its own."""

import re
from collections.abc import Iterable
from typing import Any

from orloj.engine.data.rows import Row, is_a, tables_in
from orloj.games.unseen.components.source import FILES, Data, block, blocks

SOURCES = ("given", "ruling", "house")
_HEAD = {"game": "prague-unseen", "version": 1}
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_RULE_TEXT = re.compile(r"PU-[A-Z0-9]+-\d\d|book:\d|turns:\d")


def check(data: Data) -> None:
    """Raise ComponentError for values of unknown origin, and for an id or a name that two pieces share."""
    Row("data", "folder", {}).same(sorted(data), sorted(FILES), "the files")
    for file, tables in data.items():
        head = Row(file, "the file", tables)
        for name, wanted in _HEAD.items():
            head.same(tables.get(name), wanted, name)
        for name in tables.keys() - _HEAD.keys():
            _check_block(Row(file, name, tables), tables[name])
    _check_ids(data)
    _check_names(block(data, "buildings", "buildings").rows("card"))
    _check_names(block(data, "upgrades", "upgrade_cards").rows("card"))
    _check_names(blocks(data, "mugs", "mug"))
    _check_names(block(data, "items", "items").rows("kind"))


def _check_block(file: Row, content: Any) -> None:
    for part in content if is_a(content, list) else [content]:
        file.require(is_a(part, dict) and "source" in part, "a block without source")
    for table in tables_in(content):
        if "source" in table:
            row = Row(file.file, str(table.get("id", file.id)), table)
            given = row.one_of("source", SOURCES) == "given"
            cited = "basis" in row and _RULE_TEXT.search(row.text("basis")) is not None
            row.require(cited or not given, "given, but its basis names no rule text")


def _check_ids(data: Data) -> None:
    seen: set[str] = set()
    for file, tables in data.items():
        for table in (table for table in tables_in(tables) if "id" in table):
            row = Row(file, str(table["id"]), table)
            row.require(_ID.fullmatch(row.text("id")) is not None, "an id is in kebab-case")
            row.require(row.id not in seen, "another piece has this id")
            seen.add(row.id)


def _check_names(rows: Iterable[Row]) -> None:
    seen: set[str] = set()
    for row in rows:
        name = row.text("name")
        row.require(3 <= len(name) <= 30, f"a name has 3 to 30 letters, not {name!r}")
        row.require(name not in seen, f"the name {name!r} is taken")
        seen.add(name)
