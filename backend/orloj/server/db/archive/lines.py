"""Rows as lines of JSON, and lines as rows."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import orjson
from sqlalchemy import DateTime, LargeBinary, Table

FORMAT = 1


class Unreadable(Exception):
    """A file is no backup, or not a whole one; the message says what is wrong with it."""


def head(revision: str, made: datetime) -> bytes:
    """The first line."""
    return orjson.dumps({"orloj": "backup", "format": FORMAT, "revision": revision, "made": made})


def foot(rows: int) -> bytes:
    """The last line: without it the file was cut off."""
    return orjson.dumps({"rows": rows})


def read_head(line: bytes) -> str:
    """The revision that the first line names. Raises Unreadable."""
    found = read(line)
    if found.get("orloj") != "backup":
        raise Unreadable("this is not a backup of Orloj")
    if found.get("format") != FORMAT:
        raise Unreadable(f"the backup has format {found.get('format')}, this version reads {FORMAT}")
    return str(found.get("revision"))


def read(line: bytes) -> dict[str, Any]:
    """A line as an object. Raises Unreadable."""
    try:
        found = orjson.loads(line)
    except orjson.JSONDecodeError as fault:
        raise Unreadable(f"a line is not JSON: {line[:40]!r}") from fault
    if not isinstance(found, dict):
        raise Unreadable(f"a line is no object: {line[:40]!r}")
    return found


def row_line(table: Table, row: Mapping[str, Any]) -> bytes:
    """A row as a line."""
    values = {str(name): _told(value) for name, value in row.items() if value is not None}
    return orjson.dumps({"table": table.name, "row": values})


def row_values(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a row by column, as its table takes them; what the line leaves out is null.

    Raises Unreadable for a column that the table does not have.
    """
    if unknown := set(row) - set(table.columns.keys()):
        raise Unreadable(f"{table.name} has no column {', '.join(sorted(unknown))}")
    return {column.name: _value(column.type, row.get(column.name)) for column in table.columns}


def _told(value: Any) -> Any:
    if isinstance(value, (bytes, memoryview)):
        return b64encode(bytes(value)).decode()
    if isinstance(value, datetime):
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).isoformat()
    return value


def _value(kind: Any, told: Any) -> Any:
    if told is not None and isinstance(kind, LargeBinary):
        return b64decode(told)
    if told is not None and isinstance(kind, DateTime):
        return datetime.fromisoformat(told)
    return told
