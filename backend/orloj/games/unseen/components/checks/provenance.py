"""Every block says where its values come from, and every piece has an id and a name of its own."""

import re
from collections.abc import Iterable
from typing import Any

from orloj.games.unseen.components.checks.rules import require, same
from orloj.games.unseen.components.rows import Row, is_a, tables_in
from orloj.games.unseen.components.source import FILES, Data, block, blocks

SOURCES = ("given", "ruling", "house")
_HEAD = {"game": "prague-unseen", "version": 1}
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_RULE_TEXT = re.compile(r"PU-[A-Z0-9]+-\d\d|book:\d|turns:\d")


def check(data: Data) -> None:
    """Raise ComponentError for values of unknown origin, and for an id or a name that two pieces share."""
    same(sorted(data), sorted(FILES), "data", "files", "the data files")
    for file, tables in data.items():
        for name, table in tables.items():
            if name in _HEAD:
                same(table, _HEAD[name], file, "the file", name)
            else:
                _check_block(file, name, table if is_a(table, list) else [table])
    _check_ids(data)
    _check_names(block(data, "buildings", "buildings").rows("card"))
    _check_names(block(data, "upgrades", "upgrade_cards").rows("card"))
    _check_names(blocks(data, "mugs", "mug"))
    _check_names(block(data, "items", "items").rows("kind"))


def _check_block(file: str, name: str, parts: list[Any]) -> None:
    for part in parts:
        require(is_a(part, dict) and "source" in Row(file, name, part), file, name, "a block without source")
    for table in tables_in(parts):
        if "source" in table:
            row = Row(file, str(table.get("id", name)), table)
            require(row.text("source") in SOURCES, file, row.id, f"source must be one of {SOURCES}")
            cited = "basis" in row and _RULE_TEXT.search(row.text("basis"))
            require(row.text("source") != "given" or bool(cited), file, row.id, "given by no rule text")


def _check_ids(data: Data) -> None:
    seen: set[object] = set()
    for file, tables in data.items():
        for id_ in (table["id"] for table in tables_in(tables) if "id" in table):
            require(is_a(id_, str) and _ID.fullmatch(id_) is not None, file, str(id_), "an id in kebab-case")
            require(id_ not in seen, file, str(id_), "an id that another piece has")
            seen.add(id_)


def _check_names(rows: Iterable[Row]) -> None:
    seen: set[str] = set()
    for row in rows:
        name = row.text("name")
        require(3 <= len(name) <= 30, row.file, row.id, f"a name of 3 to 30 letters, not {name!r}")
        require(name not in seen, row.file, row.id, f"the name {name!r} is taken")
        seen.add(name)
