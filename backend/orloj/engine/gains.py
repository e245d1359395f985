"""Gains and exchanges of any game whose components speak the notation.

A game says what its goods, counts and symbols are by deriving from `Trading`; `Gain`, `Either` and `Exchange` then
stand on its stack like its own effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from orloj.engine.game import Effect, Game
from orloj.engine.notation import Change, Item, Line

DECLINE = "decline"
Effects = tuple[Effect[Any], ...]
Items = tuple[Item, ...]


class Owner(Protocol):
    """On whose behalf an effect happens: a seat, and the id of the card, tile or place that it comes from."""

    @property
    def seat(self) -> int: ...

    @property
    def source(self) -> str: ...


class Trading(Game):
    """A game with goods: what the kernel's gains and exchanges ask of it. `by` is the game's own kind of Owner."""

    __slots__ = ()

    goods: ClassVar[frozenset[str]]
    """Symbols that are simply added to a player's stock."""

    def receive(self, by: Any, good: str, n: int) -> Effects:
        """Adds n of a good to the owner's stock and returns what that sets off."""
        raise NotImplementedError

    def count(self, by: Any, per: str) -> int:
        """How many there are of what "per" counts, at this moment; 1 for no count."""
        raise NotImplementedError

    def meaning(self, by: Any, item: Item, n: int) -> Effects:
        """The effects of gaining n of a symbol that is no good."""
        raise NotImplementedError

    def possible(self, by: Any, items: Items) -> bool:
        """Whether a gain can do anything now; one that cannot is chosen only if no alternative can."""
        return True

    def ways(self, by: Any, cost: Items) -> list[str]:
        """The ways to begin paying a cost, each a choice; empty when it cannot be paid in full."""
        raise NotImplementedError

    def pay(self, by: Any, cost: Items, way: str) -> Effects:
        """Pays a cost in one of its ways and returns what is still due and what paying sets off."""
        raise NotImplementedError

    def use_up(self, card: str) -> None:
        """Marks a card as used this turn."""
        raise NotImplementedError

    def text(self, items: Iterable[Items]) -> str:
        """Alternatives of items as notation."""
        raise NotImplementedError


class Own(Effect[Trading]):
    """An effect that its `by` decides."""

    __slots__ = ()

    by: Any

    def decider(self) -> int:
        return int(self.by.seat)


@dataclass(frozen=True, slots=True)
class Gain(Own):
    """Gain a list of things in the printed order, each completely before the next."""

    by: Any
    items: Items

    def resolve(self, game: Trading, choice: str) -> Iterable[Effect[Any]]:
        for i, item in enumerate(self.items):
            symbol = item.symbol
            n = item.n * game.count(self.by, item.per)
            if isinstance(symbol, Change):
                effects = change_effects(game, self.by, symbol) * item.times
            elif not n:
                continue
            elif symbol in game.goods:
                effects = game.receive(self.by, symbol, n * item.times)
            else:
                effects = game.meaning(self.by, item, n) * item.times
            if effects:
                rest = self.items[i + 1 :]
                return (*effects, Gain(self.by, rest)) if rest else effects
        return ()


def change_effects(game: Trading, by: Any, change: Change, card: str = "") -> Effects:
    """The effects of a printed change: pay to gain, one of several gains, or a plain gain.

    `card` is a card that paying uses up for this turn.
    """
    first, *others = change.gain
    gains: Effects = (Either(by, change.gain),) if others else (Gain(by, first),)
    if not change.cost:
        return gains
    (cost,) = change.cost
    return (Exchange(by, cost, gains, game.text(change.gain), card),)


def line_effects(game: Trading, by: Any, lines: Iterable[Line]) -> Effects:
    """The effects of a card's lines, one after the other."""
    return tuple(effect for line in lines for effect in change_effects(game, by, line.change))


@dataclass(frozen=True, slots=True)
class Either(Own):
    """Choose one of several gains."""

    by: Any
    gains: tuple[Items, ...]
    ask: ClassVar[str] = "either"

    def options(self, game: Trading) -> Sequence[str]:
        found = [f"option:{i}" for i, gain in enumerate(self.gains, start=1) if game.possible(self.by, gain)]
        return found or [f"option:{i}" for i in range(1, len(self.gains) + 1)]

    def resolve(self, game: Trading, choice: str) -> Iterable[Effect[Any]]:
        return (Gain(self.by, self.gains[int(choice.removeprefix("option:")) - 1]),)

    def context(self, game: Trading) -> dict[str, Any]:
        return {"options": [game.text((gain,)) for gain in self.gains], "source": self.by.source}


@dataclass(frozen=True, slots=True)
class Exchange(Own):
    """Pay to gain: optional; the whole cost is paid, then all of `then` is gained.

    `gain` is what `then` is in notation; `card` a card that is used up for this turn once the cost is paid.
    """

    by: Any
    cost: Items
    then: Effects
    gain: str
    card: str = ""
    ask: ClassVar[str] = "exchange"
    open: ClassVar[bool] = False

    def options(self, game: Trading) -> Sequence[str]:
        return [*game.ways(self.by, self.cost), DECLINE]

    def resolve(self, game: Trading, choice: str) -> Iterable[Effect[Any]]:
        if choice == DECLINE:
            return ()
        if self.card:
            game.use_up(self.card)
        return (*game.pay(self.by, self.cost, choice), *self.then)

    def context(self, game: Trading) -> dict[str, Any]:
        return {"cost": game.text((self.cost,)), "gain": self.gain, "source": self.by.source}


@dataclass(frozen=True, slots=True)
class Pay(Own):
    """Pay a cost in full; with several ways to pay, each is one choice."""

    by: Any
    cost: Items
    ask: ClassVar[str] = "pay"
    open: ClassVar[bool] = False

    def options(self, game: Trading) -> Sequence[str]:
        return game.ways(self.by, self.cost)

    def resolve(self, game: Trading, choice: str) -> Iterable[Effect[Any]]:
        return game.pay(self.by, self.cost, choice)

    def context(self, game: Trading) -> dict[str, Any]:
        return {"cost": game.text((self.cost,)), "source": self.by.source}
