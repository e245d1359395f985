"""Everything that can stand on the stack of a game of Prague Unseen, one module a place on the board."""

from dataclasses import is_dataclass
from typing import Any

from orloj.engine.game import Effect
from orloj.games.unseen.effects import (
    bench,
    bridge,
    building,
    display,
    draw,
    enter,
    era,
    exchange,
    gain,
    golem,
    goods,
    horned,
    influence,
    milestone,
    movement,
    mug,
    place,
    robots,
    setup,
    trigger,
    turn,
    vodnik,
    witch,
)

_MODULES = (
    *(bench, bridge, building, display, draw, enter, era, exchange, gain, golem, goods, horned, influence),
    *(milestone, movement, mug, place, robots, setup, trigger, turn, vodnik, witch),
)

ALL: tuple[type[Effect[Any]], ...] = tuple(
    cls
    for module in _MODULES
    for cls in vars(module).values()
    if isinstance(cls, type)
    and issubclass(cls, Effect)
    and is_dataclass(cls)
    and cls.__module__ == module.__name__
)
"""All effect classes, for reading stored games back."""
