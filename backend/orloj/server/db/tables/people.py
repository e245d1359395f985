"""Persons, and the ways in which they come in."""

from sqlalchemy import (
    JSON,
    BigInteger,
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

# `link_hash` is of the personal link, `email` an address that was proved. Who has `removed` the account stays as the
# person of past games, without name or address.
person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Moment, nullable=False),
    Column("link_hash", String(64)),
    Column("email", String(254)),
    Column("removed", Moment),
    Column("banned", Moment),
    Index(None, "link_hash", unique=True),
    Index(None, "email", unique=True),
)

# A device where somebody is in. Only a hash of the cookie's token is kept; a login that was ended stays as such.
login = Table(
    "login",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("device", String(120), nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("ended", Moment),
    UniqueConstraint("token_hash"),
    Index(None, "person_id"),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(120), nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment),
    Index(None, "person_id"),
)

# What works once and not for long: links in e-mails, and what a passkey has to sign.
ticket = Table(
    "ticket",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE")),
    Column("purpose", String(16), nullable=False),
    Column("about", JSON, nullable=False),
    Column("expires", Moment, nullable=False),
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

# Somebody who plays on another's device: a person without a way in of its own.
companion = Table(
    "companion",
    metadata,
    Column("person_id", ForeignKey("person.id"), primary_key=True),
    Column("owner", ForeignKey("person.id"), nullable=False),
    Index(None, "owner"),
)

# Quiet hours are minutes of the day in the person's own zone; `occasions` are those of which nothing is to be told.
preference = Table(
    "preference",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("occasions", JSON, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("remind_after", Integer),
    Column("remind_most", Integer, nullable=False),
)

mute = Table(
    "mute",
    metadata,
    Column("person_id", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)
