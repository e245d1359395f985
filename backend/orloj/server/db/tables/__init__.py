"""What is stored. Migrations follow these definitions; a test holds the two together on both databases."""

from orloj.server.db.tables.base import metadata
from orloj.server.db.tables.company import motion, note, visit, watcher
from orloj.server.db.tables.house import ban, component_data, incident, outage, pulse, setting
from orloj.server.db.tables.people import companion, login, mute, passkey, person, preference, program, ticket
from orloj.server.db.tables.play import chat, event, game_table, seat, snapshot
from orloj.server.db.tables.telling import channel, delivery, outbox

__all__ = (
    "ban",
    "channel",
    "chat",
    "companion",
    "component_data",
    "delivery",
    "event",
    "game_table",
    "incident",
    "login",
    "metadata",
    "motion",
    "mute",
    "note",
    "outage",
    "outbox",
    "passkey",
    "person",
    "preference",
    "program",
    "pulse",
    "seat",
    "setting",
    "snapshot",
    "ticket",
    "visit",
    "watcher",
)
