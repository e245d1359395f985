"""Shapes of this game's data files that the common rows do not know."""

from collections.abc import Mapping
from typing import Any

from orloj.engine.data.rows import Row


def numbered(row: Row, field: str, key: str = "n") -> Mapping[int, Row]:
    """A field that holds a list of tables, each with a number under `key`."""
    return {int(table[key]): Row(row.file, f"{row.id}.{table[key]}", table) for table in listed(row, field)}


def listed(row: Row, field: str) -> list[dict[str, Any]]:
    """A field that holds a list of tables."""
    found = row.value(field, list)
    if not all(isinstance(table, dict) for table in found):
        raise row.error(f"{field} must hold only tables")
    return list(found)


def by_seats(row: Row, field: str) -> Mapping[int, int]:
    """A field that holds a number for each number of players."""
    return {int(seats): n for seats, n in row.value(field, dict).items()}
