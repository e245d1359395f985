"""What things are worth at a time of the game: prices of symbols, of printed effects, of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from orloj.bots.caput.weights import ACTION, FADE, FEW, GROWTH, NEST, PLENTY, PRICE, SCARCE, SPENDING, SURPLUS
from orloj.engine.notation import Change, Effect, Item
from orloj.games.caput.components.scoring import egg_vp
from orloj.games.caput.components.tracks import CAP, WINDOWS_KEPT

TURNS = 16
"""Turns of a player (PCR-END-01)."""
GOODS = ("gold", "stone", "egg", "silver", "goldwindow")
ENGINE = ("mine", "quarry")
TYPICAL: Mapping[str, int] = MappingProxyType({"upgrade": 3, "wall": 3, "around": 3, "building": 3})
"""How many there usually are of what multiplies a gain."""
MOST_EGGS = 16


def fade(left: int) -> float:
    """The part of their price that goods keep with so many own actions to come."""
    return FADE[left] if left < len(FADE) else FADE[-1]


def _prices(left: int) -> Mapping[str, float]:
    found = {symbol: price * fade(left) if symbol in GOODS else price for symbol, price in PRICE.items()}
    return MappingProxyType(found | {symbol: PRICE[symbol] * left / TURNS for symbol in ENGINE})


PRICES = tuple(_prices(left) for left in range(TURNS + 2))
"""Own actions to come -> symbol -> price."""


def _heap(good: str, left: int) -> tuple[float, ...]:
    price, plenty = PRICES[left][good], PLENTY + SPENDING * left
    return tuple(
        price * (min(n, plenty) + (SCARCE - 1) * min(n, FEW) + SURPLUS * max(0, n - plenty)) for n in range(CAP + 1)
    )


GOLD = tuple(_heap("gold", left) for left in range(TURNS + 2))
"""Own actions to come -> gold held -> what it is worth."""
STONE = tuple(_heap("stone", left) for left in range(TURNS + 2))
"""The same for stone."""


def _leftover(eggs: float) -> float:
    """The points for eggs left over, between two numbers in proportion."""
    low = int(eggs)
    return egg_vp(low) + (eggs - low) * (egg_vp(low + 1) - egg_vp(low))


def _nest(left: int) -> tuple[float, ...]:
    use = PRICE["egg"] * fade(left)
    return tuple(
        _leftover(n + GROWTH["egg"] * left) + use * (min(n, 4) + NEST * max(0, n - 4)) for n in range(MOST_EGGS + 1)
    )


EGGS = tuple(_nest(left) for left in range(TURNS + 2))
"""Own actions to come -> eggs held -> what they are worth, the points for eggs left over among it."""


def windows(silver: int, golden: int, left: int) -> float:
    """What windows are worth; those that could not be kept count less."""
    prices = PRICES[left]
    spare = silver + golden - WINDOWS_KEPT
    worth = silver * prices["silver"] + golden * prices["goldwindow"]
    return worth - (1 - SURPLUS) * spare * prices["silver"] if spare > 0 else worth


def items_worth(items: tuple[Item, ...], left: int) -> float:
    """What a list of things is worth, or what it is to pay them."""
    prices = PRICES[left]
    total = 0.0
    for item in items:
        symbol = item.symbol
        if isinstance(symbol, Change):
            each = change_worth(symbol, left)
        else:
            each = ACTION if symbol.startswith("act:") else prices[symbol]
        total += each * item.n * item.times * (TYPICAL.get(item.per, 2) if item.per else 1)
    return total


def change_worth(change: Change, left: int) -> float:
    """What a printed change is worth: the best of its alternatives, less the cheapest price; an exchange that does not
    pay is declined."""
    gain = max(items_worth(items, left) for items in change.gain)
    if not change.cost:
        return gain
    return max(0.0, gain - min(items_worth(items, left) for items in change.cost))


@cache
def effect_worth(effect: Effect, left: int) -> float:
    """What a printed effect is worth with so many own actions to come."""
    return sum(change_worth(line.change, left) for line in effect)
