"""Paying: what is due, and the printed "pay this to gain that" (PU-PAY, PU-SYM-02)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.game import Effect
from orloj.engine.notation import Change, Item
from orloj.engine.payment import way_id, way_of
from orloj.games.unseen.components.vocabulary import show
from orloj.games.unseen.effects.by import DECLINE, By, Effects, Own
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.hand import can_pay
from orloj.games.unseen.payment import bill_of, ways_to_pay

Cost = tuple[Item, ...]


def ways(game: Unseen, seat: int, cost: Cost) -> list[str]:
    """The ways to begin paying a cost: its goods or, without any, the first Guild or card due; none if it cannot be."""
    if not can_pay(game, seat, cost):
        return []
    bill = bill_of(cost)
    if bill.goods:
        return [way_id(way) for way in ways_to_pay(game.players[seat].stock, bill)]
    return piece_options(game, seat, bill.pieces[0][0])


def begin_paying(game: Unseen, by: By, cost: Cost, choice: str) -> Effects:
    """Pays what the choice names and returns what is still due in Guilds and cards."""
    bill = bill_of(cost)
    due = [symbol for symbol, n in bill.pieces for _ in range(n)]
    if bill.goods:
        _pay_goods(game, by.seat, choice)
    else:
        _give_up(game, by.seat, choice)
        due = due[1:]
    return tuple(Discard(by, symbol) for symbol in due)


def _pay_goods(game: Unseen, seat: int, choice: str) -> None:
    stock = game.edit_player(seat).stock
    way = way_of(choice)
    for good, n in way.items():
        stock[good] -= n
    game.note("pay", seat, way=way)


def piece_options(game: Unseen, seat: int, symbol: str) -> list[str]:
    """What can be given up for a demand of one Guild, Mug card or Upgrade card."""
    player = game.players[seat]
    if symbol == "guild":
        return [f"guild:{guild}" for guild in player.guilds]
    if symbol.startswith("guild:"):
        return [symbol] if symbol.removeprefix("guild:") in player.guilds else []
    return [f"discard:{card}" for card in dict.fromkeys(player.mugs if symbol == "mug" else player.upgrades)]


def _give_up(game: Unseen, seat: int, choice: str) -> None:
    """Gives up a Guild mark, a Mug card (to the discard) or an Upgrade card (to the box)."""
    player = game.edit_player(seat)
    kind, name = choice.split(":")
    if kind == "guild":
        player.guilds.remove(name)
    elif name in player.mugs:
        player.mugs.remove(name)
        discard = game.edit_mill().discard
        discard[name] = discard.get(name, 0) + 1
    else:
        player.upgrades.remove(name)
    game.note("give-up", seat, what=name)


@dataclass(frozen=True, slots=True)
class Pay(Own):
    """Pay a cost in full; with several ways to pay, each is one choice (R25)."""

    by: By
    cost: Cost
    ask: ClassVar[str] = "pay"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return ways(game, self.by.seat, self.cost)

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Unseen]]:
        return begin_paying(game, self.by, self.cost, choice)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"cost": show(Change((), (self.cost,))), "source": self.by.source}


@dataclass(frozen=True, slots=True)
class Exchange(Own):
    """Pay to gain: optional; the whole cost is paid, then all of `then` is gained (PU-SYM-02, R109).

    `gain` is what `then` is in notation; `card` an Upgrade card that is used up for this turn once the cost is paid.
    """

    by: By
    cost: Cost
    then: Effects
    gain: str
    card: str = ""
    ask: ClassVar[str] = "exchange"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [*ways(game, self.by.seat, self.cost), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Unseen]]:
        if choice == DECLINE:
            return ()
        if self.card:
            game.edit_turn().used.append(self.card)
        return (*begin_paying(game, self.by, self.cost, choice), *self.then)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"cost": show(Change((), (self.cost,))), "gain": self.gain, "source": self.by.source}


@dataclass(frozen=True, slots=True)
class Discard(Own):
    """Give up one more Guild or card that a cost demands."""

    by: By
    symbol: str
    ask: ClassVar[str] = "discard"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return piece_options(game, self.by.seat, self.symbol)

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Unseen]]:
        _give_up(game, self.by.seat, choice)
        return ()
