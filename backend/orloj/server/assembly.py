"""Puts the parts of one server together."""

from collections.abc import Mapping

from orloj.engine.rules import Rules
from orloj.server.accounts.cookie import Cookies
from orloj.server.accounts.repository import Persons
from orloj.server.accounts.service import Accounts
from orloj.server.db.database import Database
from orloj.server.lobby.service import Lobby
from orloj.server.lobby.shelf import Shelf
from orloj.server.metrics import Metrics
from orloj.server.notify.bus import Silent
from orloj.server.notify.postgres import PostgresBus
from orloj.server.notify.presence import Presence
from orloj.server.notify.voice import Voice
from orloj.server.play.commands import Commands
from orloj.server.play.journal import Journal
from orloj.server.play.reading import Reading
from orloj.server.play.rooms import Rooms
from orloj.server.play.tables import Tables
from orloj.server.play.talk import Talk
from orloj.server.play.watch import Watch
from orloj.server.services import Services
from orloj.server.settings import Settings


def assemble(settings: Settings, games: Mapping[str, Rules]) -> Services:
    """The parts for these settings; nothing is connected or started yet."""
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    beat = settings.ping_seconds
    database = Database(settings.url, settings.pool_size)
    metrics, shelf, talk = Metrics(), Shelf(games), Talk(database)
    bus = PostgresBus(database, beat) if database.postgres else Silent()
    tables = Tables(database, shelf, metrics)
    presence, voice = Presence(beat), Voice(bus)
    rooms = Rooms(tables, talk, presence, voice, metrics)
    return Services(
        settings=settings,
        database=database,
        cookies=Cookies(settings.signing_key, secure=settings.secure),
        accounts=Accounts(Persons(database)),
        shelf=shelf,
        lobby=Lobby(database, shelf, rooms.changed),
        commands=Commands(tables, Journal(database), rooms, metrics),
        reading=Reading(database, tables, rooms),
        rooms=rooms,
        talk=talk,
        watch=Watch(tables, rooms, talk, presence, bus, voice, beat),
        metrics=metrics,
    )
