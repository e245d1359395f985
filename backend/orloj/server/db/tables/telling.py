"""What is to be told to whom, by which ways, and what became of it."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from orloj.server.db.tables.base import metadata
from orloj.server.db.types import Moment

channel = Table(
    "channel",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("label", String(120), nullable=False),
    Column("address", JSON, nullable=False),
    Column("on", Boolean, nullable=False),
    Column("created", Moment, nullable=False),
    Column("arrived", Moment),
    Column("fault", String(300)),
    Index(None, "person_id"),
)

# Written in the transaction of what it tells of. `version` is the table's, so that one turn is told of once; reminders
# are counted by `round`. `due` is when it is to be looked at next, `held` why it was not sent, or not yet.
outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("game_table.id", ondelete="CASCADE")),
    Column("occasion", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("about", JSON, nullable=False),
    Column("created", Moment, nullable=False),
    Column("due", Moment, nullable=False),
    Column("done", Moment),
    Column("held", String(16)),
    UniqueConstraint("person_id", "table_id", "occasion", "version", "round"),
    Index(None, "done", "due"),
)

# One message by one way. `claimed` is until when a process has it in hand.
delivery = Table(
    "delivery",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("outbox_id", ForeignKey("outbox.id", ondelete="CASCADE"), nullable=False),
    Column("channel_id", ForeignKey("channel.id", ondelete="SET NULL")),
    Column("kind", String(8), nullable=False),
    Column("title", String(200), nullable=False),
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Moment, nullable=False),
    Column("claimed", Moment),
    Column("error", String(300)),
    Column("at", Moment, nullable=False),
    UniqueConstraint("outbox_id", "channel_id"),
    Index(None, "state", "due"),
    Index(None, "person_id", "at"),
)
