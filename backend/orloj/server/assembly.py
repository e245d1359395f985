"""Puts the parts of one server together."""

from collections.abc import Mapping

from orloj.engine.rules import Rules
from orloj.server.accounts.cookie import Cookies
from orloj.server.accounts.programs import Programs
from orloj.server.accounts.repository import Persons
from orloj.server.accounts.service import Accounts
from orloj.server.clocks.agreement import Agreement
from orloj.server.clocks.keeper import Keeper
from orloj.server.clocks.pulse import Pulse
from orloj.server.admin.counts import Counts
from orloj.server.admin.housekeeper import HouseKeeper
from orloj.server.admin.retention import Retention
from orloj.server.db.database import Database
from orloj.server.edge.gate import Gate
from orloj.server.lobby.bots import Bots
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.kept import KeptRules
from orloj.server.lobby.seats import Seats
from orloj.server.lobby.service import Lobby
from orloj.server.lobby.shelf import Shelf
from orloj.server.metrics import Metrics
from orloj.server.notify.bus import Silent
from orloj.server.notify.postgres import PostgresBus
from orloj.server.notify.presence import Presence
from orloj.server.notify.voice import Voice
from orloj.server.play.bell import Bell
from orloj.server.play.commands import Commands
from orloj.server.play.journal import Journal
from orloj.server.play.reading import Reading
from orloj.server.play.rooms import Rooms
from orloj.server.play.tables import Tables
from orloj.server.play.talk import Talk
from orloj.server.play.watch import Watch
from orloj.server.services import Services
from orloj.server.settings import Settings
from orloj.server.thinking.lanes import Lanes
from orloj.server.thinking.runner import Runner
from orloj.server.thinking.shelves import Shelves


def assemble(settings: Settings, games: Mapping[str, Rules], shelves: Shelves) -> Services:
    """The parts for these settings; nothing is connected or started yet."""
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    beat = settings.ping_seconds
    database = Database(settings.url, settings.pool_size)
    metrics, shelf, talk = Metrics(), Shelf(games), Talk(database)
    kept = KeptRules(database, shelf)
    bus = PostgresBus(database, beat) if database.postgres else Silent()
    tables = Tables(database, kept, metrics)
    presence, voice, bell = Presence(beat, settings.absence_seconds), Voice(bus), Bell()
    rooms = Rooms(tables, talk, presence, voice, bell, metrics)
    programs, desk = Programs(database), Desk(database, rooms.changed)
    bots = Bots(desk, rooms.away)
    commands = Commands(tables, Journal(database), rooms, bots.back, metrics)
    minds = Lanes(settings.bot_workers, games, shelves)
    counts, retention = Counts(database), Retention(database, rooms.changed)
    return Services(
        settings=settings,
        database=database,
        gate=Gate(settings, database, metrics, rooms.expel),
        cookies=Cookies(settings.signing_key, secure=settings.secure),
        accounts=Accounts(Persons(database)),
        programs=programs,
        shelf=shelf,
        kept=kept,
        lobby=Lobby(desk, shelf),
        seats=Seats(desk),
        bots=bots,
        agreement=Agreement(desk),
        keeper=Keeper(database, desk, bots.back, Pulse(database, beat)),
        commands=commands,
        reading=Reading(database, tables, rooms),
        rooms=rooms,
        talk=talk,
        voice=voice,
        watch=Watch(tables, rooms, talk, programs, presence, bus, voice, beat),
        runner=Runner(database, tables, rooms, commands, minds, bell, metrics, settings),
        metrics=metrics,
        counts=counts,
        retention=retention,
        housekeeper=HouseKeeper(retention, counts, metrics),
    )
