"""A table asks itself: one question at a time, under its row, so that nothing crosses a choice."""

import logging
from typing import Any

from orloj.server.accounts.service import Person
from orloj.server.life import store, voting
from orloj.server.life.asking import Away, checked, require_player
from orloj.server.life.rewinding import shown_back
from orloj.server.life.settling import WITHDRAWN, RulesOf, ask, end, settle, settled
from orloj.server.lobby import repository as tables
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.motion import Motion
from orloj.server.lobby.seating import require_seated
from orloj.server.lobby.table import OPEN, TableInfo, unknown
from orloj.server.problems import Problem

log = logging.getLogger("orloj.motions")


class Motions:
    """Opens motions, counts votes, and looks after those that nobody answers."""

    def __init__(self, desk: Desk, rules_of: RulesOf, away: Away) -> None:
        """`away` tells which persons of a table have been away for long."""
        self._desk = desk
        self._rules_of = rules_of
        self._away = away

    async def open(self, id: str, person: Person, kind: str, about: dict[str, Any]) -> None:
        """Asks something; who asks has agreed. Where nobody else has a vote it is done at once.

        Raises Problem("unknown-table", "not-seated", "not-running", "game-over", "conceded", "not-for-bots",
        "motion-open"), and what `asking.checked` raises.
        """
        async with self._desk.locked(id) as (connection, table):
            seat = require_player(table, person)
            if table.motion is not None:
                raise Problem("motion-open", "Something else is asked already: one thing at a time.")
            told = await checked(connection, table, seat, kind, about, self._away)
            await store.add(connection, id, kind, seat, told, {voting.voice(table, seat): True})
            await settle(connection, self._rules_of, id)
            found = await tables.find(connection, id)
            if found is not None and found.motion is not None:
                await ask(connection, found, found.motion)

    async def vote(self, id: str, motion: str, person: Person, vote: bool | str) -> None:
        """Says yes or no, or what to do about an empty clock. One may think again while it is open.

        Raises Problem("unknown-table", "not-seated", "not-running", "game-over", "conceded", "not-for-bots",
        "no-motion", "no-vote", "invalid-request").
        """
        async with self._desk.locked(id) as (connection, table):
            seat = voting.voice(table, require_player(table, person))
            asked = _require_motion(table, motion)
            if isinstance(vote, str) != (asked.kind == voting.TIME):
                wanted = "choice: one of the answers" if asked.kind == voting.TIME else "yes: true or false"
                raise Problem("invalid-request", f"{wanted}.")
            votes = {**asked.votes, seat: vote}
            if seat not in voting.voters(table, asked.kind, asked.about, votes):
                raise Problem("no-vote", "This is for the others to decide.")
            await store.set_votes(connection, asked.id, votes)
            await settle(connection, self._rules_of, id)

    async def withdraw(self, id: str, motion: str, person: Person) -> None:
        """Takes one's own question back.

        Raises Problem("unknown-table", "not-seated", "not-running", "game-over", "conceded", "not-for-bots",
        "no-motion", "not-your-motion").
        """
        async with self._desk.locked(id) as (connection, table):
            seat = require_player(table, person)
            asked = _require_motion(table, motion)
            if asked.kind == voting.TIME or voting.voice(table, seat) != voting.voice(table, asked.seat):
                raise Problem("not-your-motion", "Only who has asked can take the question back.")
            await end(connection, table, asked, WITHDRAWN)

    async def back(self, id: str, person: Person, to: int) -> dict[str, Any]:
        """What going back to a version would undo.

        Raises Problem("unknown-table", "not-seated", "not-running", "bad-target").
        """
        async with self._desk.database.read() as connection:
            table = await tables.find(connection, id)
            if table is None:
                raise unknown()
            require_seated(table, person.id)
            if table.status == OPEN:
                raise Problem("not-running", "The game has not begun yet.")
            rules = await self._rules_of(table.game, table.rules_version)
            return await shown_back(connection, rules, table, table.seat_of(person.id), to)

    async def look(self) -> None:
        """Ends the motions whose time is over, and those that what happened since has decided."""
        async with self._desk.database.read() as connection:
            found = [await tables.find(connection, id) for id in await store.open_anywhere(connection)]
        for table in found:
            if table is not None and settled(table):
                try:
                    async with self._desk.locked(table.id) as (connection, _):
                        await settle(connection, self._rules_of, table.id)
                except Exception:
                    log.exception("the motion of table %s could not be ended", table.id)


def _require_motion(table: TableInfo, id: str) -> Motion:
    if table.motion is None or table.motion.id != id:
        raise Problem("no-motion", "That question is not open any more.")
    return table.motion
