"""Praga Caput Regni as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orloj.engine import gains, notation
from orloj.engine.codec import Codec, effects_of
from orloj.engine.data.beside import rules_beside
from orloj.engine.data.files import Files
from orloj.engine.game import Entry, settle
from orloj.engine.piles import Pile
from orloj.engine.rules import Dice, Rules
from orloj.engine.storing import Store
from orloj.games.caput import effects, state
from orloj.games.caput.by import By
from orloj.games.caput.components import catalogue
from orloj.games.caput.components.source import PACKAGE, RAW, VERSION
from orloj.games.caput.effects.setup import SetUp
from orloj.games.caput.game import Caput
from orloj.games.caput.imagine import imagine
from orloj.games.caput.log import log_for
from orloj.games.caput.scoring import categories, total, winners
from orloj.games.caput.view import view

CODEC = Codec(
    *(*state.PARTS, Pile, By, notation.Item, notation.Change),
    *effects_of(gains),
    *effects_of(effects),
)
STORE = Store(Caput, ("players", "turn", "crane", "rows", "city", "supply"), CODEC)


class PragaCaputRegni:
    """The Rules of Praga Caput Regni for 1 to 4 players."""

    id = "caput"
    title = "Praga Caput Regni"
    seats = range(1, 5)
    version = VERSION
    files: Files = RAW
    options: Mapping[str, tuple[str, ...]] = {
        "crane": ("a", "b"),
        "wall": ("original", "a", "b"),
        "cathedral": ("original", "a", "b"),
        "road-1": ("printed", "tile"),
        "road-2": ("printed", "tile"),
        "road-3": ("printed", "tile"),
    }
    """PCR-VARIANT-01 to PCR-VARIANT-11."""
    clauses: Mapping[str, str] = {"not-your-turn": "PCR-TURN-08"}

    def new(self, seats: int, options: Mapping[str, str]) -> Caput:
        """A game before its first chance outcome; `options` are complete and checked."""
        game = Caput(seats, options)
        game.push([SetUp()])
        settle(game)
        return game

    def view(self, game: Caput, viewer: int | None) -> dict[str, Any]:
        """What a seat or an onlooker sees."""
        return view(game, viewer)

    def turn_of(self, game: Caput) -> int | None:
        """The seat whose turn it is."""
        return game.turn.seat if game.stack and game.turn.seat >= 0 else None

    def imagine(self, game: Caput, viewer: int | None, dice: Dice) -> Caput:
        """A twin to think on, with what is hidden from a seat or an onlooker dealt anew."""
        return imagine(game, viewer, dice)

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        """What a seat or an onlooker may read of an entry."""
        return log_for(entry, viewer)

    def dump(self, game: Caput) -> dict[str, Any]:
        """The JSON form of a position."""
        return STORE.dump(game, game.options)

    def load(self, data: dict[str, Any]) -> Caput:
        """The position of a JSON form. Raises Refused("bad-state") for another format or an unknown part."""
        return STORE.load(data)

    def scores(self, game: Caput) -> list[dict[str, Any]] | None:
        """After the end: total, categories and whether the seat has won, by seat; None before."""
        if game.stack:
            return None
        best = winners(game)
        return [
            {"seat": p.seat, "total": total(game, p), "winner": p.seat in best, "categories": categories(game, p)}
            for p in game.players
        ]

    def catalogue(self) -> dict[str, Any]:
        """The component data the page draws from."""
        return catalogue.catalogue()

    def on(self, files: Files) -> Rules:
        """The same game on other component data. Raises Refused("bad-data")."""
        return rules_beside(PACKAGE, "PragaCaputRegni", files)
