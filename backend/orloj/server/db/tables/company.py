"""What people at a table have to do with one another, and what each has for oneself."""

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, text

from orloj.server.db.tables.base import metadata
from orloj.server.db.types import Moment

watcher = Table(
    "watcher",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Moment, nullable=False),
    Index(None, "person_id"),
)

# Something on which the table is asked to agree; one at a time. `votes` are by seat.
motion = Table(
    "motion",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", JSON, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("opened", Moment, nullable=False),
    Column("expires", Moment, nullable=False),
    Column("closed", Moment),
    Column("passed", Boolean),
    Index(
        "ix_motion_open",
        "table_id",
        unique=True,
        postgresql_where=text("closed IS NULL"),
        sqlite_where=text("closed IS NULL"),
    ),
    Index(None, "closed", "expires"),
)

# How far somebody has followed a game, now and when the present visit began; `at` is a sign of somebody looking.
visit = Table(
    "visit",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("before", Integer),
    Column("at", Moment, nullable=False),
)

note = Table(
    "note",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("updated", Moment, nullable=False),
)
