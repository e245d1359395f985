"""How somebody gets out of a game, and how a pause ends. The game itself belongs to its table and goes on."""

from orloj.engine.match import Step
from orloj.server.accounts.service import Person
from orloj.server.life import hands, store
from orloj.server.life.asking import conceded, require_player
from orloj.server.life.settling import RulesOf, vacated
from orloj.server.lobby.desk import Desk
from orloj.server.lobby.noting import note
from orloj.server.lobby.seating import require_running, require_seated
from orloj.server.lobby.service import Lobby
from orloj.server.lobby.table import OPEN, RUNNING, unknown
from orloj.server.play import events
from orloj.server.problems import Problem
from orloj.server.wire import now


class Leaving:
    """Lets people concede and leave, and go on after a pause."""

    def __init__(self, desk: Desk, lobby: Lobby, rules_of: RulesOf) -> None:
        self._desk = desk
        self._lobby = lobby
        self._rules_of = rules_of

    async def concede(self, id: str, person: Person) -> None:
        """Gives the game up; a bot plays on for good.

        Raises Problem("unknown-table", "not-seated", "not-running", "game-over", "conceded").
        """
        async with self._desk.locked(id) as (connection, table):
            require_seated(table, person.id)
            require_running(table)
            seat = table.seat_of(person.id)
            if seat is None:
                raise Problem("not-seated", "Your companions sit here, you do not: act in the name of one of them.")
            if seat in table.conceded:
                raise conceded()
            await hands.concede(connection, table, seat)
            await vacated(connection, self._rules_of, id, seat)

    async def leave(self, id: str, person: Person) -> None:
        """Gets up from an open table, gives a running game up, and puts a table that is done with out of one's list.

        Raises Problem("unknown-table").
        """
        table = await self._lobby.show(id, person.id)
        seat = table.seat_of(person.id)
        if table.status == OPEN:
            await self._lobby.leave(id, person)
        elif seat is None:
            raise unknown()
        elif table.status == RUNNING and seat not in table.conceded:
            await self.concede(id, person)
        else:
            async with self._desk.locked(id) as (connection, table):
                for own in table.seats_of(person.id):
                    await store.change_seat(connection, id, own, hidden=now())

    async def resume(self, id: str, person: Person) -> None:
        """Lets the clocks go on after a pause.

        Raises Problem("not-paused"), and what `asking.require_player` raises.
        """
        async with self._desk.locked(id) as (connection, table):
            seat = require_player(table, person)
            if table.paused is None:
                raise Problem("not-paused", "The clocks do not stand.")
            step = Step(events.RESUME, seat, "", 0, (), ({"k": "resume", "seat": seat},))
            await note(connection, table, step, paused=None)
