"""Gains: how the effect texts of the components become effects (PU-SYM)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.game import Effect
from orloj.engine.notation import Change, Item, Line
from orloj.games.unseen.components.city import RESOURCE, RUMOR_MAX
from orloj.games.unseen.components.vocabulary import show
from orloj.games.unseen.effects.by import By, Effects, Own
from orloj.games.unseen.effects.exchange import Exchange
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import GOODS

Maker = Callable[[By, int], Effects]
SYMBOLS: dict[str, Maker] = {}
"""Symbol -> the effects of gaining n of it. The module of each place on the board registers what it means there."""


def gives(symbol: str) -> Callable[[Maker], Maker]:
    """Registers a function as the meaning of a symbol."""

    def register(maker: Maker) -> Maker:
        SYMBOLS[symbol] = maker
        return maker

    return register


def receive(game: Unseen, seat: int, good: str, n: int) -> None:
    """Adds to a player's stock; Rumors beyond the maximum are lost (PU-RES-04)."""
    stock = game.edit_player(seat).stock
    held = stock[good] + n
    stock[good] = min(held, RUMOR_MAX) if good == "rumor" else held
    lost = held - stock[good]
    game.note("gain", seat, what=good, n=n - lost, lost=lost)


def count(game: Unseen, seat: int, per: str) -> int:
    """How many there are of what "per" counts, at this moment."""
    player = game.players[seat]
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


@dataclass(frozen=True, slots=True)
class Gain(Own):
    """Gain a list of things in the printed order, each completely before the next (R32c)."""

    by: By
    items: tuple[Item, ...]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Unseen]]:
        by = self.by
        for i, item in enumerate(self.items):
            symbol = item.symbol
            n = item.n * count(game, by.seat, item.per)
            if symbol == "home":
                symbol = RESOURCE[by.hood]
            if isinstance(symbol, str) and symbol in GOODS:
                if n:
                    receive(game, by.seat, symbol, n * item.times)
                continue
            rest = self.items[i + 1 :]
            effects = _item_effects(by, symbol, item.here, n) * item.times
            return (*effects, Gain(by, rest)) if rest else effects
        return ()


def _item_effects(by: By, symbol: str | Change, here: bool, n: int) -> Effects:
    """The effects of an item that is more than pieces added to the stock."""
    if isinstance(symbol, Change):
        return change_effects(by, symbol)
    if not n:
        return ()
    if ":" in symbol:  # a named Guild
        kind, name = symbol.split(":")
        return SYMBOLS[f"{kind}:"](replace(by, source=name), n)
    return SYMBOLS[f"{symbol} here" if here else symbol](by, n)


def change_effects(by: By, change: Change, card: str = "") -> Effects:
    """The effects of a printed change: pay to gain, one of several gains, or a plain gain.

    `card` is an Upgrade card that paying uses up for this turn.
    """
    first, *others = change.gain
    gains: Effects = (Either(by, change.gain),) if others else (Gain(by, first),)
    if not change.cost:
        return gains
    (cost,) = change.cost
    return (Exchange(by, cost, gains, show(Change((), change.gain)), card),)


def line_effects(by: By, lines: Iterable[Line]) -> Effects:
    """The effects of a card's lines, one after the other."""
    return tuple(effect for line in lines for effect in change_effects(by, line.change))


@dataclass(frozen=True, slots=True)
class Either(Own):
    """Choose one of several gains, even one that has no effect now."""

    by: By
    gains: tuple[tuple[Item, ...], ...]
    ask: ClassVar[str] = "either"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"option:{i}" for i in range(1, len(self.gains) + 1)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Unseen]]:
        return (Gain(self.by, self.gains[int(choice.removeprefix("option:")) - 1]),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"options": [show(Change((), (gain,))) for gain in self.gains], "source": self.by.source}


@dataclass(frozen=True, slots=True)
class Score(Own):
    """Gain Victory Points at once."""

    by: By
    n: int

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Unseen]]:
        game.edit_player(self.by.seat).card_vp += self.n
        game.note("points", self.by.seat, n=self.n, source=self.by.source)
        return ()


@gives("vp")
def _points(by: By, n: int) -> Effects:
    return (Score(by, n),)


@gives("none")
def _nothing(by: By, n: int) -> Effects:
    return ()
