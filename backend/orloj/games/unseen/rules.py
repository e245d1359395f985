"""Prague Unseen as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orloj.engine import gains, notation
from orloj.engine.codec import Codec, effects_of
from orloj.engine.data.beside import rules_beside
from orloj.engine.data.files import Files
from orloj.engine.errors import Refused
from orloj.engine.game import Entry, settle
from orloj.engine.piles import Pile
from orloj.engine.rules import Dice, Rules
from orloj.engine.storing import Store
from orloj.games.unseen import councilor, effects, state
from orloj.games.unseen.by import By
from orloj.games.unseen.components import catalogue
from orloj.games.unseen.components.solo import AIMS, BOARDS, WITCH
from orloj.games.unseen.components.source import PACKAGE, RAW, VERSION
from orloj.games.unseen.councilor.start import seat_councilor
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
    *effects_of(councilor),
)
PARTS = ("players", "hoods", "turn", "city", "market", "cauldron", "clock", "river", "mill", "councilor")
STORE = Store(Unseen, PARTS, CODEC)
ALONE = 1
WITCH_FROM = min(aim.from_level for aim in AIMS.values() if aim.hood == WITCH)


class PragueUnseen:
    """The Rules of Prague Unseen for 2 to 4 players, and for 1 against the Councilor."""

    id = "unseen"
    title = "Prague Unseen"
    seats = range(1, 5)
    version = VERSION
    files: Files = RAW
    options: Mapping[str, tuple[str, ...]] = {
        "river": ("printed", "tokens"),
        "market": ("printed", "tile"),
        "councilor": tuple(map(str, BOARDS)),
        "witch-aim": ("no", "yes"),
    }
    """PU-VAR-01: either variety, both or neither. The Councilor's level and whether the Witch Aim card is dealt are for
    solo games (PU-SOLOSETUP-04, PU-SOLOAIM-04)."""
    clauses: Mapping[str, str] = {"not-your-turn": "PU-TURN-08"}

    def new(self, seats: int, options: Mapping[str, str]) -> Unseen:
        """A game before its first chance outcome; `options` are complete and checked.

        Raises Refused("bad-options") for a Councilor where nobody is alone, and for the Witch Aim card below level 3.
        """
        alone, level, witch = seats == ALONE, int(options["councilor"]), options["witch-aim"] == "yes"
        if not alone and (level > 1 or witch):
            raise Refused("bad-options", "The Councilor plays against one person alone.", "PU-SOLOSETUP-04")
        if witch and level < WITCH_FROM:
            raise Refused("bad-options", f"The Witch Aim card is for levels {WITCH_FROM} and up.", "PU-SOLOAIM-04")
        game = Unseen(ALONE + 1 if alone else seats, options)
        if alone:
            seat_councilor(game, level)
        game.push([SetUp()])
        settle(game)
        return game

    def view(self, game: Unseen, viewer: int | None) -> dict[str, Any]:
        """What a seat or an onlooker sees."""
        return view(game, viewer)

    def turn_of(self, game: Unseen) -> int | None:
        """The seat whose turn it is."""
        return game.turn.seat if game.stack and game.turn.seat >= 0 else None

    def imagine(self, game: Unseen, viewer: int | None, dice: Dice) -> Unseen:
        """A twin for a seat or an onlooker to think on, with what it does not know dealt anew."""
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

    def on(self, files: Files) -> Rules:
        """The same game on other component data. Raises Refused("bad-data")."""
        return rules_beside(PACKAGE, "PragueUnseen", files)
