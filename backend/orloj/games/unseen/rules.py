"""Prague Unseen as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orloj.engine import gains, notation
from orloj.engine.codec import Codec, effects_of
from orloj.engine.game import Entry, settle
from orloj.engine.piles import Pile
from orloj.engine.rules import Dice
from orloj.engine.storing import Store
from orloj.games.unseen import effects, state
from orloj.games.unseen.by import By
from orloj.games.unseen.components import catalogue
from orloj.games.unseen.components.source import VERSION
from orloj.games.unseen.effects.setup import SetUp
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.imagine import imagine
from orloj.games.unseen.log import log_for
from orloj.games.unseen.scoring import categories, total, winners
from orloj.games.unseen.view import view

CODEC = Codec(
    *(*state.PARTS, Pile, By, notation.Item, notation.Change),
    *effects_of(gains),
    *effects_of(effects),
)
STORE = Store(Unseen, ("players", "hoods", "turn", "city", "market", "cauldron", "clock", "river", "mill"), CODEC)


class PragueUnseen:
    """The Rules of Prague Unseen for 2 to 4 players."""

    id = "unseen"
    title = "Prague Unseen"
    seats = range(2, 5)
    version = VERSION
    options: Mapping[str, tuple[str, ...]] = {"river": ("printed", "tokens"), "market": ("printed", "tile")}
    """PU-VAR-01: either, both or neither."""
    clauses: Mapping[str, str] = {"not-your-turn": "PU-TURN-08"}

    def new(self, seats: int, options: Mapping[str, str]) -> Unseen:
        """A game before its first chance outcome; `options` are complete and checked."""
        game = Unseen(seats, options)
        game.push([SetUp()])
        settle(game)
        return game

    def view(self, game: Unseen, viewer: int | None) -> dict[str, Any]:
        """What a seat or an onlooker sees."""
        return view(game, viewer)

    def imagine(self, game: Unseen, viewer: int, dice: Dice) -> Unseen:
        """A twin for the seat to decide to think on, with what it does not know dealt anew."""
        return imagine(game, viewer, dice)

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        """The entry with its private details for the seat they belong to, without them for all others."""
        return log_for(entry, viewer)

    def dump(self, game: Unseen) -> dict[str, Any]:
        """The JSON form of a position."""
        return STORE.dump(game, game.options)

    def load(self, data: dict[str, Any]) -> Unseen:
        """The position of a JSON form. Raises Refused("bad-state") for another format or an unknown part."""
        return STORE.load(data)

    def scores(self, game: Unseen) -> list[dict[str, Any]] | None:
        """After the end: total, categories and whether the seat has won, by seat; None before."""
        if game.stack:
            return None
        best = winners(game.players)
        return [
            {"seat": p.seat, "total": total(p), "winner": p.seat in best, "categories": categories(p)}
            for p in game.players
        ]

    def catalogue(self) -> dict[str, Any]:
        """The component data the page draws from."""
        return catalogue.catalogue()
