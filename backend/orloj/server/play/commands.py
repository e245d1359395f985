"""One command: play on a clone, make the messages ready, store, and only then publish.

The table's lock keeps this process's commands in order; against other processes the storing statement itself
locks the row and checks the version. Whatever is thrown before it leaves the table as it was.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import NamedTuple

from orloj.engine.errors import Refused
from orloj.engine.match import Match, Step
from orloj.server.clocks.standing import lent_by
from orloj.server.faults import incident
from orloj.server.lobby.table import OPEN, OVER, TableInfo, unknown
from orloj.server.metrics import Metrics
from orloj.server.play.events import SNAPSHOT_EVERY, Event, Snapshot
from orloj.server.play.journal import Journal
from orloj.server.play.live import LiveTable
from orloj.server.play.orders import Order
from orloj.server.play.progress import progress
from orloj.server.play.publish import deliver, position, prepare
from orloj.server.play.rooms import Rooms
from orloj.server.play.tables import Tables
from orloj.server.problems import Problem
from orloj.server.telling.passing import word_after
from orloj.server.wire import now

log = logging.getLogger("orloj.commands")

Seated = Callable[[TableInfo], int | None]
"""Where the sender of a command sits at a table."""
Return = Callable[[str, str], Awaitable[int]]
"""Gives a person (the second text) the own seat at a table (the first) back; the version after that."""


class Done(NamedTuple):
    """A command that stands: the version it made. `repeated` when it had been carried out before."""

    live: LiveTable
    seat: int
    version: int
    repeated: bool


class Commands:
    """Carries out commands on tables."""

    def __init__(self, tables: Tables, journal: Journal, rooms: Rooms, back: Return, metrics: Metrics) -> None:
        self._tables = tables
        self._journal = journal
        self._rooms = rooms
        self._back = back
        self._saving: set[asyncio.Task[None]] = set()
        self._metrics = metrics

    async def carry_out(self, id: str, person: str, order: Order) -> Done:
        """Carries out a person's command once, however often it is sent.

        Who plays has the seat back from a bot that stood in.

        Raises Problem with the code of the refusal: "stale-version" (with the present `state`),
        "not-your-turn", "illegal-choice", "nothing-to-undo", "game-over", "not-running", "not-seated", "conceded",
        "unknown-table", "command-id-used", "rule-failed", "not-saved", "broken-table".
        """
        return await self._counted(self._for_person(id, person, order))

    async def play_for_bot(self, live: LiveTable, seat: int, order: Order) -> Done:
        """Carries out the command of the bot on a seat. Raises as `carry_out` does.

        A seat that it had until the wait passed on goes back to its person then.
        """
        done = await self._counted(self._for_bot(live, seat, order))
        if (person := lent_by(live.info)) is not None:
            with contextlib.suppress(Problem):  # the person was quicker, or the game is over
                await self._back(live.info.id, person)
        return done

    async def _counted(self, act: Awaitable[Done]) -> Done:
        began = perf_counter()
        try:
            done = await act
        except Problem as problem:
            self._metrics.commands.labels(problem.code).inc()
            raise
        if not done.repeated:
            self._rooms.stored(done.live, done.version)
            self._save_now_and_then(done.live)
        self._metrics.commands.labels("repeated" if done.repeated else "done").inc()
        self._metrics.seconds.observe(perf_counter() - began)
        return done

    async def _for_person(self, id: str, person: str, order: Order) -> Done:
        live = await self._tables.get(id)
        order = await self._returned(live, person, order)
        async with live.lock:
            return await self._locked(live, lambda table: table.seat_of(person), order, person)

    async def _for_bot(self, live: LiveTable, seat: int, order: Order) -> Done:
        async with live.lock:
            return await self._locked(live, lambda table: seat if seat in table.bots else None, order, None)

    async def _returned(self, live: LiveTable, person: str, order: Order) -> Order:
        """The command as it is to be carried out, after the person has the own seat back if a bot stood in."""
        if order.version > live.version:  # seen through another process, which may have told of a stand-in too
            await self._rooms.level(live, order.version)
        info, seat = live.info, live.info.seat_of(person)
        if seat not in info.bots or seat in info.conceded:
            return order
        if await self._journal.find(info.id, order.command_id) is not None:
            return order
        version = await self._back(info.id, person)
        # To come back changes nothing of the position: the command is good if it was so before that.
        return order._replace(version=version) if order.version == version - 1 else order

    async def _locked(self, live: LiveTable, seated: Seated, order: Order, person: str | None) -> Done:
        seat = seated(live.info)
        if seat is None or live.doubtful or live.match is None or order.version != live.version:
            await self._tables.level(live)
            seat = seated(live.info)
        if seat is None:
            raise Problem("not-seated", "You only watch this table.") if live.info.open_to(person) else unknown()
        if live.info.status == OPEN or live.match is None:
            raise Problem("not-running", "The game has not begun yet.")
        if seat in live.info.conceded and person is not None:
            return await self._repeated_or_conceded(live, seat, order)
        if order.version != live.version:
            return await self._repeated_or_stale(live, seat, order)
        try:
            match, step = _play(live.match, seat, order)
        except Problem:
            if (first := await self._first(live, seat, order)) is not None:
                return first
            raise
        event = Event(live.info.id, live.version + 1, step, order.command_id, now())
        try:
            reached = progress(live.info, match, event.at, step.kind)
            publication = prepare(live, match, event, reached.turn_since)
            word = word_after(live.info, match, reached.waiting)
        except Exception as fault:
            raise incident("rule-failed", "The position after this command cannot be shown.", fault) from fault
        live.doubtful = True  # until the database has said yes or no
        try:
            stored = await self._journal.append(event, reached, word)
        except Exception as fault:
            raise incident("not-saved", "The database did not take the command: send it again.", fault) from fault
        live.doubtful = False
        if not stored:
            await self._tables.level(live)
            return await self._repeated_or_stale(live, seat, order)
        live.move_on(match, event, publication.views)
        deliver(live, publication)
        return Done(live, seat, event.seq, repeated=False)

    async def _repeated_or_stale(self, live: LiveTable, seat: int, order: Order) -> Done:
        first = await self._first(live, seat, order)
        if first is not None:
            return first
        assert live.match is not None, "only the first event makes a version"
        state = position(live.match, live.version, seat)
        raise Problem("stale-version", f"The position is at version {live.version} by now.", state=state)

    async def _repeated_or_conceded(self, live: LiveTable, seat: int, order: Order) -> Done:
        first = await self._first(live, seat, order)
        if first is not None:
            return first
        raise Problem("conceded", "You have given this game up: a bot plays on for you.")

    async def _first(self, live: LiveTable, seat: int, order: Order) -> Done | None:
        """The command's first try, where it was carried out. Raises Problem("command-id-used")."""
        first = await self._journal.find(live.info.id, order.command_id)
        if first is None:
            return None
        if first.step.seat != seat:
            raise Problem("command-id-used", "Another player has sent a command with this id.")
        return Done(live, seat, first.seq, repeated=True)

    def _save_now_and_then(self, live: LiveTable) -> None:
        due = live.version - live.saved >= SNAPSHOT_EVERY or live.info.status == OVER
        if live.match is None or not due:
            return
        older, live.saved = live.saved, live.version
        task = asyncio.create_task(self._save(live, live.version, live.match, older))
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    async def _save(self, live: LiveTable, version: int, match: Match, older: int) -> None:
        try:
            await self._journal.save(live.info.id, Snapshot(version, match.dump()))
        except Exception:
            live.saved = older  # the next command tries again
            log.exception("no snapshot of table %s at version %d", live.info.id, version)


def _play(match: Match, seat: int, order: Order) -> tuple[Match, Step]:
    try:
        twin = match.clone()
        return twin, twin.undo(seat, order.steps) if order.choice is None else twin.choose(seat, order.choice)
    except Refused as refused:
        raise Problem.of(refused) from refused
    except Exception as fault:
        raise incident("rule-failed", "The rules broke down; the table is as it was.", fault) from fault
