"""Column types that mean the same on PostgreSQL and on SQLite."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import DateTime, Dialect
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A point in time in UTC; SQLite forgets the zone, so it is put back on reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo is not None:
            return value  # type: ignore[no-any-return]
        return value.replace(tzinfo=UTC)  # type: ignore[no-any-return]
