"""What is stored. Migrations follow these definitions; a test holds the two together on both databases."""

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
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

from orloj.server.db.types import Moment

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Moment, nullable=False),
)

# A program that plays in the name it was given: a person of its own, whose owner may revoke it. Only a hash of its
# token is kept, and none once it is revoked.
program = Table(
    "program",
    metadata,
    Column("person_id", ForeignKey("person.id"), primary_key=True),
    Column("owner", ForeignKey("person.id"), nullable=False),
    Column("token_hash", String(64)),
    UniqueConstraint("token_hash"),
    Index(None, "owner"),
)

# `version` is the number of events. `waiting`, `turn_since` and `scores` repeat what the events imply, so that
# a list of tables needs no game to be loaded. Only a hash of the invitation is kept.
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
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    CheckConstraint("status in ('open', 'running', 'over')", name="status"),
)

# A row for each taken seat; nobody sits twice at one table. `bot` is the level of the bot that plays the seat: its own,
# or for the person who sits there.
seat = Table(
    "seat",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("person.id")),
    Column("bot", String(8)),
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

# The last stored position of a table: loading goes on from here instead of from the first event.
snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
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
