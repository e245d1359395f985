"""Positions to JSON and back, and old positions to the present form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from orloj.engine.codec import Codec, encode
from orloj.engine.errors import Refused
from orloj.engine.game import Game, settle

G = TypeVar("G", bound=Game)
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Store(Generic[G]):
    """The stored form of a game's positions.

    `blank` makes an empty game for a number of seats and options; `parts` are the attributes that hold its state, one
    of them `players`; `upgrades` turn a position of an older format into one of the next.
    """

    def __init__(
        self,
        blank: Callable[[int, Mapping[str, str]], G],
        parts: tuple[str, ...],
        codec: Codec,
        format: int = 1,
        upgrades: Mapping[int, Upgrade] | None = None,
    ) -> None:
        self.blank = blank
        self.parts = parts
        self.codec = codec
        self.format = format
        self.upgrades = upgrades or {}

    def dump(self, game: G, options: Mapping[str, str]) -> dict[str, Any]:
        """The JSON form of a position."""
        return {
            "format": self.format,
            "options": dict(options),
            "seals": game.seals,
            **{name: encode(getattr(game, name)) for name in self.parts},
            "stack": encode(game.stack),
        }

    def load(self, data: dict[str, Any]) -> G:
        """The position of a JSON form, of an older format too. Raises Refused("bad-state")."""
        data = self.upgraded(data)
        game = self.blank(len(data["players"]), data["options"])
        game.seals = data["seals"]
        for name in self.parts:
            setattr(game, name, self.codec.decode(data[name]))
        game.stack = self.codec.decode(data["stack"])
        settle(game)
        return game

    def upgraded(self, data: dict[str, Any]) -> dict[str, Any]:
        """The JSON form in the present format."""
        while (found := int(data.get("format", 0))) != self.format:
            if found not in self.upgrades:
                raise Refused("bad-state", f"The stored game has format {found}; this version reads {self.format}.")
            data = self.upgrades[found](data)
        return data
