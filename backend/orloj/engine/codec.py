"""Parts and effects to JSON and back, at every step of a game.

Dataclasses become objects that carry their class name under "@"; frozen ones come back with tuples, parts with lists.
Only classes that were registered are ever built, so a stored state cannot name anything else.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any, TypeGuard

from orloj.engine.errors import Refused
from orloj.engine.game import Effect

NAME = "@"


def encode(value: Any) -> Any:
    """The JSON form of a value made of dataclasses, dicts with string keys, lists, tuples and plain values."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if _is_sequence(value):
        return [encode(v) for v in value]
    if _is_table(value):
        return {k: encode(v) for k, v in value.items()}
    if is_dataclass(value):
        names = (f.name for f in fields(value))
        return {NAME: type(value).__name__, **{n: encode(getattr(value, n)) for n in names}}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def _is_sequence(value: Any) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, (tuple, list))


def _is_table(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


class Codec:
    """Builds registered dataclasses from their JSON form."""

    def __init__(self, *classes: type[Any]) -> None:
        self.classes: dict[str, type[Any]] = {}
        for cls in classes:
            self.register(cls)

    def register(self, cls: type[Any]) -> None:
        """Makes a dataclass known by its name, which must be unique."""
        if self.classes.setdefault(cls.__name__, cls) is not cls:
            raise ValueError(f"two classes are called {cls.__name__}")

    def decode(self, data: Any, frozen: bool = False) -> Any:
        """The value that `encode` made `data` from. Raises Refused("bad-state") for an unknown class or field."""
        if _is_sequence(data):
            parts = [self.decode(v, frozen) for v in data]
            return tuple(parts) if frozen else parts
        if not _is_table(data):
            return data
        if NAME not in data:
            return {k: self.decode(v, frozen) for k, v in data.items()}
        cls = self.classes.get(data[NAME])
        if cls is None:
            raise Refused("bad-state", f"The stored game has a part that this version does not know: {data[NAME]!r}.")
        inside = bool(cls.__dataclass_params__.frozen)
        values = {k: self.decode(v, inside) for k, v in data.items() if k != NAME}
        try:
            return cls(**values)
        except TypeError as fault:
            raise Refused("bad-state", f"The stored game does not fit this version: {fault}.") from fault


def effects_of(module: ModuleType) -> Iterator[type[Effect[Any]]]:
    """The effect classes that a module defines; of a package, those of all its modules."""
    if hasattr(module, "__path__"):
        for found in pkgutil.iter_modules(module.__path__, f"{module.__name__}."):
            yield from effects_of(importlib.import_module(found.name))
    for thing in vars(module).values():
        if _is_effect(thing) and is_dataclass(thing) and thing.__module__ == module.__name__:
            yield thing


def _is_effect(thing: object) -> TypeGuard[type[Effect[Any]]]:
    return isinstance(thing, type) and issubclass(thing, Effect)
