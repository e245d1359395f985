"""A position of Prague Unseen: the parts, and the right to write to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from orloj.engine.game import Effect, Game
from orloj.engine.parts import writable
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.hand import playable_mugs
from orloj.games.unseen.state import Cauldron, City, Clock, Hood, Market, Mill, Player, River, Turn


class Unseen(Game):
    """Read the parts freely; write only to what an `edit_` method returns."""

    __slots__ = (
        "cauldron",
        "city",
        "clock",
        "hoods",
        "market",
        "mill",
        "options",
        "players",
        "river",
        "turn",
    )

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__()
        self.options = dict(options)
        self.players = [Player(seat) for seat in range(seats)]
        self.hoods = {hood: Hood(hood, [""] * seats, [0] * seats) for hood in HOODS}
        self.turn = Turn()
        self.city = City()
        self.market = Market()
        self.cauldron = Cauldron()
        self.clock = Clock()
        self.river = River()
        self.mill = Mill()

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    def share_parts(self, twin: Unseen) -> None:
        twin.options = self.options
        twin.players = self.players.copy()
        twin.hoods = self.hoods.copy()
        twin.turn = self.turn
        twin.city = self.city
        twin.market = self.market
        twin.cauldron = self.cauldron
        twin.clock = self.clock
        twin.river = self.river
        twin.mill = self.mill

    def interruptions(self, top: Effect[Any]) -> Sequence[str]:
        """Mug cards may be played at any decision of one's own turn, but not inside an open choice (R26)."""
        seat = self.turn.seat
        if seat < 0 or not self.players[seat].mugs or top.decider() != seat:
            return ()
        return [f"mug:{mug}" for mug in playable_mugs(self, seat)]

    def interrupt(self, choice: str) -> Iterable[Effect[Any]]:
        # Effects are written in terms of this class, so the one that it starts is found only now.
        from orloj.games.unseen.effects.mug import PlayMug

        return (PlayMug(self.turn.seat, choice.removeprefix("mug:")),)

    def edit_player(self, seat: int) -> Player:
        """A player's part, to write to."""
        part = self.players[seat] = writable(self.players[seat], self.token)
        return part

    def edit_hood(self, hood: str) -> Hood:
        """A Neighborhood, to write to."""
        part = self.hoods[hood] = writable(self.hoods[hood], self.token)
        return part

    def edit_turn(self) -> Turn:
        """The turn, to write to."""
        self.turn = writable(self.turn, self.token)
        return self.turn

    def edit_city(self) -> City:
        """The middle of the board, to write to."""
        self.city = writable(self.city, self.token)
        return self.city

    def edit_market(self) -> Market:
        """The Marketplace, to write to."""
        self.market = writable(self.market, self.token)
        return self.market

    def edit_cauldron(self) -> Cauldron:
        """The Cauldron, to write to."""
        self.cauldron = writable(self.cauldron, self.token)
        return self.cauldron

    def edit_clock(self) -> Clock:
        """The Clock, to write to."""
        self.clock = writable(self.clock, self.token)
        return self.clock

    def edit_river(self) -> River:
        """The River, to write to."""
        self.river = writable(self.river, self.token)
        return self.river

    def edit_mill(self) -> Mill:
        """The Mill Wheel and the Mug deck, to write to."""
        self.mill = writable(self.mill, self.token)
        return self.mill

    def worker_type(self, seat: int, worker: str) -> str:
        """What a Worker counts as: its own type, unless it is the one converted this turn (PU-CONV-03)."""
        turn = self.turn
        if turn.counts_as and turn.seat == seat and turn.worker in ("", worker):
            return turn.counts_as
        return worker

    def use_worker(self, seat: int, worker: str) -> str:
        """Marks a Worker as used this turn, if none was before, and returns the type it counts as."""
        if not self.turn.worker:
            self.edit_turn().worker = worker
        return self.worker_type(seat, worker)
