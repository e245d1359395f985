"""Puts the parts of one server together."""

from collections.abc import Mapping

from orloj.engine.rules import Rules
from orloj.server.accounts.companions import Companions
from orloj.server.accounts.cookie import Cookies
from orloj.server.accounts.doors import Doors
from orloj.server.accounts.entrance import Entrance
from orloj.server.accounts.links import Links
from orloj.server.accounts.logins import Logins
from orloj.server.accounts.mails import Mails
from orloj.server.accounts.passkeys import Passkeys
from orloj.server.accounts.programs import Programs
from orloj.server.accounts.removal import Removal
from orloj.server.admin.counts import Counts
from orloj.server.admin.housekeeper import HouseKeeper
from orloj.server.admin.retention import Retention
from orloj.server.clocks.keeper import Keeper
from orloj.server.db.database import Database
from orloj.server.edge.gate import Gate
from orloj.server.history.history import History
from orloj.server.history.mutes import Mutes
from orloj.server.history.notes import Notes
from orloj.server.history.records import Records
from orloj.server.history.sandboxes import Sandboxes
from orloj.server.history.signet import Signet
from orloj.server.history.visits import Visits
from orloj.server.history.walking import Walks
from orloj.server.life.leaving import Leaving
from orloj.server.life.motions import Motions
from orloj.server.life.substitutes import Substitutes
from orloj.server.lobby.agreement import Agreement
from orloj.server.lobby.bots import Bots
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.hosting import Hosting
from orloj.server.lobby.hotseat import HotSeat
from orloj.server.lobby.kept import KeptRules
from orloj.server.lobby.readiness import Readiness
from orloj.server.lobby.seats import Seats
from orloj.server.lobby.service import Lobby
from orloj.server.lobby.shelf import Shelf
from orloj.server.lobby.watching import Watching
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
from orloj.server.telling.carrying import Carrier
from orloj.server.telling.channels import Channels
from orloj.server.telling.courier import Courier
from orloj.server.telling.fence import Fence
from orloj.server.telling.keys import Keys
from orloj.server.telling.record import Record
from orloj.server.telling.sorting import Sorter
from orloj.server.telling.stopping import Stops
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
    sorter, fence, stops = Sorter(database, shelf), Fence(settings.hook_networks), Stops(settings.signing_key)
    keys = Keys(database, settings.vapid_key.get_secret_value())
    carrier = Carrier(database, settings, sorter, keys, stops, fence, metrics)
    courier = Courier(database, sorter, carrier, fence, beat)

    async def changed(id: str) -> None:
        await rooms.changed(id)
        courier.ring()

    programs, desk = Programs(database), Desk(database, changed)
    bots, doors, logins = Bots(desk, rooms.away), Doors(database), Logins(database)
    commands = Commands(tables, Journal(database, courier.ring), rooms, bots.back, metrics)
    lobby, motions = Lobby(desk, shelf), Motions(desk, kept.of, rooms.away)
    walks, signet = Walks(database, tables), Signet(settings.signing_key)
    history = History(database, walks)
    minds = Lanes(settings.bot_workers, games, shelves)
    counts, retention = Counts(database), Retention(database, rooms.changed)
    return Services(
        settings=settings,
        database=database,
        gate=Gate(settings, database, metrics, rooms.expel),
        cookies=Cookies(settings.signing_key, secure=settings.secure),
        logins=logins,
        entrance=Entrance(database, logins),
        links=Links(database),
        mails=Mails(database, settings),
        passkeys=Passkeys(database),
        companions=Companions(database),
        doors=doors,
        removal=Removal(desk, kept.of),
        programs=programs,
        shelf=shelf,
        kept=kept,
        lobby=lobby,
        motions=motions,
        leaving=Leaving(desk, lobby, kept.of),
        substitutes=Substitutes(desk, kept.of),
        seats=Seats(desk),
        hot_seat=HotSeat(desk),
        hosting=Hosting(desk),
        readiness=Readiness(desk),
        watching=Watching(desk),
        bots=bots,
        agreement=Agreement(desk, shelf),
        keeper=Keeper(database, desk, bots.back, beat, metrics),
        channels=Channels(database, settings),
        keys=keys,
        stops=stops,
        record=Record(database, sorter),
        courier=courier,
        commands=commands,
        reading=Reading(database, tables, rooms, signet),
        visits=Visits(database),
        history=history,
        sandboxes=Sandboxes(desk, tables, history, walks),
        records=Records(desk, shelf, kept, signet),
        notes=Notes(database),
        mutes=Mutes(database),
        rooms=rooms,
        talk=talk,
        voice=voice,
        watch=Watch(tables, rooms, talk, doors, presence, bus, voice, motions, beat),
        runner=Runner(database, tables, rooms, commands, minds, bell, metrics, settings),
        metrics=metrics,
        counts=counts,
        retention=retention,
        housekeeper=HouseKeeper(retention, counts, metrics),
    )
