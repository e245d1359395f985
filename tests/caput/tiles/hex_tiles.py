"""How the tables of hex tiles are written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.changes import Facts

SYMBOLS = {"s": "silver", "t": "tech", "g": "gold", "o": "stone", "v": "vp", ".": ""}
"""A letter of a tile's edges -> what it is one of."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A wall or building: its price, what its reward changes with the choices that make it, its icon and whether it
    has a space for a cube."""

    id: str
    price: str
    reward: Facts
    choices: str = ""
    icon: bool = False
    cube: bool = False
    special: bool = False


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An upgrade: its action, what its centre changes with the choices that make it, University steps for laying it."""

    id: str
    action: str
    centre: Facts
    choices: str = ""
    steps: int = 1
    special: bool = False


def add(*parts: Mapping[str, int | str]) -> Facts:
    """Changes together; those that cancel each other out are none."""
    total = Facts()
    for part in parts:
        for name, n in part.items():
            old = total.get(name, 0)
            total[name] = old + n if isinstance(old, int) and isinstance(n, int) else n
    return {name: n for name, n in total.items() if n}


def paid(price: dict[str, int]) -> Facts:
    """What paying a price changes."""
    return {good: -n for good, n in price.items()}


def seen(edges: str, turn: int, side: int) -> Facts:
    """What the symbol on a side of a tile pays, turned clockwise by so many sixths."""
    symbol = SYMBOLS[edges[(side - turn) % 6]]
    return {symbol: 1} if symbol else {}


def marked(corners: str, turn: int, vertex: int) -> bool:
    """Whether a turned tile bears a mark at a vertex."""
    return str((vertex - turn) % 6) in corners
