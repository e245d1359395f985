"""Tables where games are played: seats, events, positions, chat."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    UniqueConstraint,
)

from orloj.server.db.tables.base import metadata
from orloj.server.db.types import Moment

# `version` is the number of events. `waiting`, `turn_since` and `scores` repeat what the events imply, so that
# a list of tables needs no game to be loaded. Only hashes of the invitations are kept: `invite_hash` gives a seat,
# `watch_hash` lets somebody look on. `clock` is what the table has agreed on, `banks` how the clocks stand, `flag_due`
# when the one that runs is empty at the earliest. `sandbox` says which position a table for trying out began with.
game_table = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", ForeignKey("person.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("invite_hash", String(64), nullable=False),
    Column("waiting", JSON(none_as_null=True)),
    Column("turn_since", Moment),
    Column("scores", JSON(none_as_null=True)),
    Column("rematch", ForeignKey("game_table.id", ondelete="SET NULL")),
    Column("clock", JSON(none_as_null=True)),
    Column("banks", JSON(none_as_null=True)),
    Column("flag_due", Moment),
    Column("paused", Moment),
    Column("cancelled", Moment),
    Column("watch_hash", String(64)),
    Column("sandbox", JSON(none_as_null=True)),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    CheckConstraint("status in ('open', 'running', 'over')", name="status"),
    Index(None, "flag_due"),
)

# A row for each taken seat; nobody sits twice at one table. `bot` is the level of the bot that plays the seat: its own,
# or for the person who sits there. Who has conceded is out, and the bot plays on; `substitute_hash` is of the link by
# which somebody else may take the seat over. `former` lists the ids of persons who have left the seat to somebody else,
# `hidden` is since when who sits there does not want the table in the own list any more, `unready` since when the game
# waits for them to be ready for it.
seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("person.id")),
    Column("bot", String(8)),
    Column("conceded", Moment),
    Column("substitute_hash", String(64)),
    Column("former", JSON(none_as_null=True)),
    Column("hidden", Moment),
    Column("unready", Moment),
    UniqueConstraint("table_id", "person_id"),
    CheckConstraint("person_id is not null or bot is not null", name="taken"),
    Index(None, "person_id"),
)

# Append-only. No version can be stored twice, and a repeated command finds its first try by the second key.
# `log` holds entries with their private parts: never send them unfiltered.
event = Table(
    "event",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("choice", String(200), nullable=False),
    Column("steps", Integer, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("log", JSON, nullable=False),
    Column("command_id", String(64)),
    Column("at", Moment, nullable=False),
    UniqueConstraint("table_id", "command_id"),
)

# Stored positions of a table: loading, and looking back, go on from here instead of from the first event.
snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", JSON, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("person_id", ForeignKey("person.id"), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "table_id", "id"),
)
