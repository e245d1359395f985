"""Everything that can stand on the stack of a game of Prague Unseen, one module a place on the board."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, TypeGuard

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


def _is_effect(thing: object) -> TypeGuard[type[Effect[Any]]]:
    return isinstance(thing, type) and issubclass(thing, Effect)


def _effects_of(module: ModuleType) -> Iterator[type[Effect[Any]]]:
    for thing in vars(module).values():
        if _is_effect(thing) and thing.__module__ == module.__name__:
            yield thing


ALL = tuple(effect for module in _MODULES for effect in _effects_of(module))
"""All effect classes, for reading stored games back."""
