"""A position of Prague Unseen: the parts, and the right to write to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from orloj.engine.gains import Effects, Items, Trading
from orloj.engine.game import Effect
from orloj.engine.notation import Change, Item
from orloj.engine.parts import writable
from orloj.engine.payment import way_id, way_of
from orloj.games.unseen.automaton import Automaton
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import RESOURCE, RUMOR_MAX
from orloj.games.unseen.components.vocabulary import HOODS, show
from orloj.games.unseen.hand import can_pay, give_up, pieces_for, playable_mugs
from orloj.games.unseen.payment import bill_of, ways_to_pay
from orloj.games.unseen.state import (
    COUNCILOR,
    GOODS,
    Cauldron,
    City,
    Clock,
    Councilor,
    Hood,
    Market,
    Mill,
    Player,
    River,
    Turn,
)

Maker = Callable[[By, int], Effects]


class Unseen(Trading):
    """Read the parts freely; write only to what an `edit_` method returns."""

    __slots__ = (
        "cauldron",
        "city",
        "clock",
        "councilor",
        "hoods",
        "market",
        "mill",
        "options",
        "players",
        "river",
        "turn",
    )

    goods: ClassVar[frozenset[str]] = frozenset(GOODS)
    meanings: ClassVar[dict[str, Maker]] = {}
    """Symbol -> the effects of gaining n of it; the module of each place on the board registers what it means there."""
    automaton: ClassVar[Automaton]
    """Set by the package of the Councilor."""
    play_mug: ClassVar[Callable[[int, str], Effect[Any]]]
    discard: ClassVar[Callable[[By, str], Effect[Any]]]
    """Effects that the position itself starts; set by their modules, which are written in terms of this class."""

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
        self.councilor = Councilor()

    @property
    def seats(self) -> int:
        """The number of players, the Councilor counted."""
        return len(self.players)

    def is_councilor(self, seat: int) -> bool:
        """Whether the rules play this seat (PU-SOLOSETUP-04)."""
        return seat == COUNCILOR and self.councilor.level > 0

    def answer(self, top: Effect[Any], options: Sequence[str]) -> str | None:
        """The Councilor's choice, when it is the Councilor that decides."""
        return self.automaton.answer(self, top, options) if self.is_councilor(top.decider()) else None

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
        twin.councilor = self.councilor

    def interruptions(self, top: Effect[Any]) -> Sequence[str]:
        """Mug cards may be played at any decision of one's own turn, but not inside an open choice (R26)."""
        seat = self.turn.seat
        if seat < 0 or not self.players[seat].mugs or top.decider() != seat:
            return ()
        return [f"mug:{mug}" for mug in playable_mugs(self, seat)]

    def interrupt(self, choice: str) -> Iterable[Effect[Any]]:
        return (Unseen.play_mug(self.turn.seat, choice.removeprefix("mug:")),)

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

    def edit_councilor(self) -> Councilor:
        """The Councilor's board and cards, to write to."""
        self.councilor = writable(self.councilor, self.token)
        return self.councilor

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
        if self.is_councilor(seat):
            self.edit_councilor().worker = worker
        return self.worker_type(seat, worker)

    # ---- what the notation means here ------------------------------------------------------------------------------

    def receive(self, by: By, good: str, n: int) -> Effects:
        """Adds to a player's stock; Rumors beyond the maximum are lost (PU-RES-04)."""
        if self.is_councilor(by.seat):
            return self.automaton.receive(self, by, good, n)
        stock = self.edit_player(by.seat).stock
        held = stock[good] + n
        stock[good] = min(held, RUMOR_MAX) if good == "rumor" else held
        self.note("gain", by.seat, what=good, n=n - (held - stock[good]), lost=held - stock[good])
        return ()

    def count(self, by: By, per: str) -> int:
        """How many there are of what "per" counts, at this moment."""
        return count(self.players[by.seat], per) if per else 1

    def meaning(self, by: By, item: Item, n: int) -> Effects:
        """The effects of a symbol; a Neighborhood's own Resource is simply gained."""
        symbol = str(item.symbol)
        if self.is_councilor(by.seat):
            own = self.automaton.meaning(self, by, item, n)
            if own is not None:
                return own
        if symbol == "home":
            return self.receive(by, RESOURCE[by.hood], n)
        if ":" in symbol:  # a named Guild
            kind, name = symbol.split(":")
            return self.meanings[f"{kind}:"](replace(by, source=name), n)
        return self.meanings[item.key](by, n)

    def ways(self, by: By, cost: Items) -> list[str]:
        """The ways to begin paying: in goods or, if none are due, with the first Guild or card (PU-PAY)."""
        if self.is_councilor(by.seat):
            return self.automaton.ways(self, cost)
        if not can_pay(self, by.seat, cost):
            return []
        bill = bill_of(cost)
        if bill.goods:
            return [way_id(way) for way in ways_to_pay(self.players[by.seat].stock, bill)]
        return pieces_for(self, by.seat, bill.pieces[0][0])

    def pay(self, by: By, cost: Items, way: str) -> Effects:
        """Pays what the way names and returns what is still due in Guilds and cards."""
        if self.is_councilor(by.seat):
            return self.automaton.pay(self, cost)
        bill = bill_of(cost)
        due = [symbol for symbol, n in bill.pieces for _ in range(n)]
        if bill.goods:
            self._spend(by.seat, way_of(way))
        else:
            give_up(self, by.seat, way)
            due = due[1:]
        return tuple(Unseen.discard(by, symbol) for symbol in due)

    def _spend(self, seat: int, way: Mapping[str, int]) -> None:
        stock = self.edit_player(seat).stock
        for good, n in way.items():
            stock[good] -= n
        self.note("pay", seat, way=dict(way))

    def use_up(self, card: str) -> None:
        """An Upgrade card that works once a turn is used; it is always its owner's own turn."""
        turn = self.edit_turn()
        turn.used.append(card)
        self.note("upgrade", turn.seat, what=card)

    def text(self, items: Iterable[Items]) -> str:
        """Alternatives of items as notation."""
        return show(Change((), tuple(items)))


def count(player: Player, per: str) -> int:
    """How many there are of what "per" counts, at this moment."""
    match per:
        case "square":
            return player.on_squares()
        case "bridge":
            return len(player.bridges)
        case "building":
            return len(player.prices)
        case "upgrade":
            return len(player.upgrades)
        case "repair":
            return sum(player.repair.values())
        case "mug":
            return len(player.mugs)
        case _:
            return 1
