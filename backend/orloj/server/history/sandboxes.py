"""Trying out: a table of one's own that begins at any point of a game's past, with all that one cannot know dealt anew.

It has its own chance, no clock, and nobody is told of anything.
"""

import random
import secrets

from orloj.engine.match import Match, Step
from orloj.server.accounts.service import Person
from orloj.server.history.history import History, require_version
from orloj.server.history.keeping import BEFORE, FIRST, IMPORTED, TRIED, add_table, name_at, seat_all
from orloj.server.history.walking import Walks
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.table import TableInfo, unknown
from orloj.server.play import events
from orloj.server.play.events import REWIND, Event, Snapshot
from orloj.server.play.progress import progress
from orloj.server.play.tables import Tables
from orloj.server.problems import Problem
from orloj.server.wire import now

LEVEL = "normal"  # of the bots who play the others


class Sandboxes:
    """Opens, renews and removes tables of a person's own."""

    def __init__(self, desk: Desk, tables: Tables, history: History, walks: Walks) -> None:
        self._desk = desk
        self._tables = tables
        self._history = history
        self._walks = walks

    async def open(self, person: Person, id: str, version: int, *, bots: bool) -> str:
        """A new table that begins at a version of another one; the others there are the person's too, or bots.

        Who looks on, or looked back at a game as an onlooker, plays the seat that is to decide.
        Raises Problem("unknown-table", "not-running", "unknown-version", "game-over", "broken-table").
        """
        origin = await self._history.find(id, person.id)
        require_version(origin, version)
        past = await self._walks.at(origin, version)
        if past.decider is None:
            raise Problem("game-over", "The game was over here: there is nothing to try.")
        viewer = origin.seat_of(person.id)
        seed = secrets.token_bytes(32)
        dealt = past.rules.imagine(past.game, viewer, random.SystemRandom())
        before = Match(past.rules, dealt, seed, 0, dealt).dump()
        match, step = Match.begin_at(dealt, past.rules, seed)
        values = {
            "game": origin.game,
            "rules_version": origin.rules_version,
            "name": origin.name,
            "seats": origin.seats,
            "options": dict(origin.options),
            "seed": seed,
            "sandbox": {"kind": TRIED, "of": origin.id, "version": version, "title": origin.name},
        }
        own = past.decider if viewer is None else viewer
        async with self._desk.database.write() as connection:
            table, gone = await add_table(connection, person, values)
            if bots:
                await tables.sit(connection, table.id, own, person.id)
                for number in range(origin.seats):
                    if number != own:
                        await tables.put_bot(connection, table.id, number, LEVEL)
            else:
                names = [name_at(origin, number) for number in range(origin.seats)]
                await seat_all(connection, table.id, person, own, names)
            at = now()
            await tables.change(connection, table.id, **progress(table, match, at, step.kind)._asdict())
            await events.add(connection, Event(table.id, FIRST, step, None, at))
            await events.keep_snapshot(connection, table.id, Snapshot(BEFORE, before))
            await events.keep_snapshot(connection, table.id, Snapshot(FIRST, match.dump()))
        for id in [*gone, table.id]:
            await self._desk.changed(id)
        return table.id

    async def again(self, person: Person, id: str) -> None:
        """Takes a table for trying out back to its start; luck is another one then.

        Raises Problem("unknown-table", "not-sandbox").
        """
        async with self._desk.locked(id) as (connection, table):
            _require_own(table, person, TRIED)
            rules = await self._tables.rules(table)
            stored = await events.last_snapshot(connection, id, BEFORE)
            assert stored is not None, "it was stored when the table was opened"
            seed = secrets.token_bytes(32)
            match, first = Match.begin_at(Match.load(rules, stored.data).game, rules, seed)
            at, log = now(), ({"k": "again", "seat": -1},)
            step = Step(REWIND, -1, "", FIRST, first.outcomes, log)
            reached = progress(table, match, at, step.kind)._asdict()
            await tables.change(connection, id, seed=seed, **reached)
            await events.add(connection, Event(id, table.version + 1, step, None, at))
            await events.keep_snapshot(connection, id, Snapshot(table.version + 1, match.dump()))

    async def remove(self, person: Person, id: str) -> None:
        """Deletes a table of one's own. Raises Problem("unknown-table", "not-sandbox")."""
        async with self._desk.locked(id) as (connection, table):
            _require_own(table, person, TRIED, IMPORTED)
            await tables.remove(connection, id)


def _require_own(table: TableInfo, person: Person, *kinds: str) -> None:
    if not table.seats_of(person.id):
        raise unknown()
    if table.sandbox is None or table.sandbox["kind"] not in kinds:
        raise Problem("not-sandbox", "This can be done only with a table where you try something out for yourself.")
