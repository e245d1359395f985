"""What the house itself keeps: when it was closed, component data, faults, and what its host has decided."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from orloj.server.db.tables.base import metadata
from orloj.server.db.types import Moment

# The last sign of life of any process: one row.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment, nullable=False),
)

# When no process was up: time that is nobody's.
outage = Table(
    "outage",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("began", Moment, nullable=False),
    Column("ended", Moment, nullable=False),
)

# The component data with which games were begun: running ones finish on theirs.
component_data = Table(
    "component_data",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("version", String(64), primary_key=True),
    Column("files", JSON, nullable=False),
    Column("stored", Moment, nullable=False),
)

incident = Table(
    "incident",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Moment, nullable=False),
    Column("number", String(16), nullable=False),
    Column("code", String(40), nullable=False),
    Column("request", String(64)),
    Column("table_id", String(32)),
    Column("message", Text, nullable=False),
    Column("trace", Text, nullable=False),
    Column("seen", Boolean, nullable=False),
    Index(None, "at"),
)

# An address, or a network of them, that is not let in. Persons are banned in their own row.
ban = Table(
    "ban",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("network", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("created", Moment, nullable=False),
    Column("until", Moment),
)

# What the host has set on the page of the house.
setting = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", JSON, nullable=False),
)
