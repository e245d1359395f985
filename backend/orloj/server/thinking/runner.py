"""Plays for bots: whenever a seat is to decide that a bot plays, here or left over by another process.

The process that made a bot's turn come plays it. Others look regularly for turns that have waited too long, as after
the death of a process; should two play one turn, the version lets one choice through and the other ends in silence.
"""

import asyncio
import logging
import random
import secrets
from dataclasses import replace
from time import perf_counter

from orloj.engine.game import legal
from orloj.server import faults
from orloj.server.db.database import Database
from orloj.server.edge import trail
from orloj.server.lobby import repository as rows
from orloj.server.metrics import Metrics
from orloj.server.play.bell import Bell
from orloj.server.play.commands import Commands
from orloj.server.play.orders import Order
from orloj.server.play.rooms import Rooms
from orloj.server.play.tables import Tables
from orloj.server.problems import Problem
from orloj.server.settings import Settings
from orloj.server.thinking.lanes import Lanes
from orloj.server.thinking.minds import GRACE, Failed
from orloj.server.thinking.turn import Turn
from orloj.server.wire import now

INSTEAD = "easy"  # chooses where another bot fails
ANY = "any"  # no bot at all: chooses where that one fails too
FAULTS = {"illegal-choice": "illegal", "rule-failed": "rule-failed"}
SILENT = {"stale-version", "not-seated", "unknown-table", "game-over"}  # others were first, or took the seat back
log = logging.getLogger("orloj.bots")


class Runner:
    """Has a task for each table where a bot is to act."""

    def __init__(
        self, database: Database, tables: Tables, rooms: Rooms, commands: Commands, minds: Lanes, bell: Bell,
        metrics: Metrics, settings: Settings,
    ) -> None:  # fmt: skip
        self._database = database
        self._tables = tables
        self._rooms = rooms
        self._commands = commands
        self._minds = minds
        self._bell = bell
        self._metrics = metrics
        self._settings = settings
        self._duties: list[asyncio.Task[None]] = []
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._one_by_one = asyncio.Lock()
        self._stuck: dict[str, int] = {}  # versions at which nothing could be played

    def start(self) -> None:
        """Begins to listen to the bell and to look for bots that are waited for."""
        self._duties = [asyncio.create_task(self._listen()), asyncio.create_task(self._look_regularly())]

    async def stop(self) -> None:
        """Ends everything; a turn that is not finished goes on at the next start."""
        tasks = [*self._duties, *self._serving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._minds.stop()

    def alive(self) -> bool:
        """Is the bell still heard?"""
        return bool(self._duties) and not any(duty.done() for duty in self._duties)

    async def look(self, waited: float) -> None:
        """Serves the tables where a bot has been waited for for so many seconds."""
        async with self._database.read() as connection:
            found = await rows.awaiting_bots(connection)
        self._stuck = {id: version for id, version in self._stuck.items() if id in found}
        for id, since in found.items():
            if (now() - since).total_seconds() >= waited and not self._tables.broken(id):
                self._call(id)

    async def _listen(self) -> None:
        while True:
            for id in await self._bell.heard():
                self._call(id)

    async def _look_regularly(self) -> None:
        waited = 0.0  # at the start whatever is there
        while True:
            try:
                await self.look(waited)
            except Exception:
                log.exception("the look for bots that are waited for failed")
            waited = self._settings.bot_pace + self._settings.bot_seconds + 2 * GRACE
            await asyncio.sleep(self._settings.ping_seconds)

    def _call(self, id: str) -> None:
        if id in self._serving:
            self._again.add(id)
        else:
            self._serving[id] = asyncio.create_task(self._serve(id))

    async def _serve(self, id: str) -> None:
        """Plays at one table as long as a bot is to act there."""
        trail.begin(replace(trail.present(), table=id))
        try:
            called = True
            while called:
                self._again.discard(id)
                await self._act_all(id)
                called = id in self._again
        except Exception:
            log.exception("the bots at table %s stopped", id)
        finally:
            del self._serving[id]

    async def _act_all(self, id: str) -> None:
        try:
            await self._rooms.level(await self._tables.get(id))
            while (turn := Turn.of(await self._tables.get(id))) and self._stuck.get(id) != turn.version:
                if not await self._act(turn):
                    return
        except Problem as problem:
            if problem.code not in SILENT:
                log.warning("the bots at table %s wait: %s", id, problem)

    async def _act(self, turn: Turn) -> bool:
        """Makes one choice. False if nothing can be played, or others have acted, who see to what follows."""
        pace = self._settings.bot_pace
        for level in dict.fromkeys((turn.level, INSTEAD)):
            async with asyncio.TaskGroup() as both:  # it is left when both are done, also at the end of the server
                thought = both.create_task(self._thought(turn, level))
                both.create_task(asyncio.sleep(pace))
            pace = 0.0
            if turn.stale:
                return False
            if (choice := thought.result()) is not None and await self._played(turn, level, choice):
                return True
        # At random, for always the first could go round in circles.
        for choice in random.sample(options := legal(turn.match.game), len(options)):
            if await self._played(turn, ANY, choice):
                return True
        self._stuck[turn.table] = turn.version
        log.error("table %s, version %d: nothing can be played", turn.table, turn.version)
        return False

    async def _thought(self, turn: Turn, level: str) -> str | None:
        """What the bot of a level would play; None when it fails, or the turn has passed while it waited to think."""
        seconds = self._settings.bot_seconds
        try:
            async with self._minds.free(level, turn.live.rules) as mind:
                if turn.stale:
                    return None
                began = perf_counter()
                choice = await mind.choose(turn.question(level, seconds), seconds)
                self._metrics.thoughts.labels(level).observe(perf_counter() - began)
                return choice
        except Failed as failed:
            self._note(turn, level, failed.fault, str(failed))
            return None

    async def _played(self, turn: Turn, level: str, choice: str) -> bool:
        order = Order(turn.version, f"bot-{secrets.token_hex(8)}", choice, 0)
        try:
            async with self._one_by_one:  # so that no person's choice waits behind those of many bots
                await self._commands.play_for_bot(turn.live, turn.seat, order)
        except Problem as problem:
            if problem.code not in FAULTS:
                raise
            self._note(turn, level, FAULTS[problem.code], f"{choice!r}: {problem}")
            return False
        return True

    def _note(self, turn: Turn, level: str, fault: str, detail: str) -> None:
        self._metrics.bot_faults.labels(level, fault).inc()
        log.error("bot %s at table %s, version %d: %s: %s", level, turn.table, turn.version, fault, detail)
        what = f"The bot {level} failed at version {turn.version}, seat {turn.seat}: {fault}."
        faults.note(secrets.token_hex(4), "bot-failed", what, detail)
