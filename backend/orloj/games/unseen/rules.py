"""Prague Unseen as the table knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from orloj.engine import gains, notation
from orloj.engine.codec import Codec, effects_of, encode
from orloj.engine.errors import Refused
from orloj.engine.game import Effect, Entry, settle
from orloj.engine.piles import Pile
from orloj.games.unseen import effects, state
from orloj.games.unseen.by import By
from orloj.games.unseen.components import catalogue
from orloj.games.unseen.components.source import VERSION
from orloj.games.unseen.effects.setup import SetUp
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.log import log_for
from orloj.games.unseen.scoring import categories, total, winners
from orloj.games.unseen.view import view

FORMAT = 1
PARTS = ("turn", "city", "market", "cauldron", "clock", "river", "mill")
CODEC = Codec(
    *(
        state.Player,
        state.Place,
        state.Hood,
        state.Turn,
        state.City,
        state.Market,
        state.Cauldron,
        state.Crate,
    ),
    *(state.Clock, state.River, state.Slot, state.Mill, Pile, By, notation.Item, notation.Change),
    *effects_of(gains),
    *effects_of(effects),
)


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

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        """The entry with its private details for the seat they belong to, without them for all others."""
        return log_for(entry, viewer)

    def dump(self, game: Unseen) -> dict[str, Any]:
        """The JSON form of a position."""
        return {
            "format": FORMAT,
            "options": game.options,
            "seals": game.seals,
            "players": encode(game.players),
            "hoods": encode(game.hoods),
            **{name: encode(getattr(game, name)) for name in PARTS},
            "stack": encode(game.stack),
        }

    def load(self, data: dict[str, Any]) -> Unseen:
        """The position of a JSON form. Raises Refused("bad-state") for another format or an unknown part."""
        if data.get("format") != FORMAT:
            found = data.get("format")
            raise Refused("bad-state", f"The stored game has format {found!r}; this version reads {FORMAT}.")
        game = Unseen(len(data["players"]), data["options"])
        game.seals = data["seals"]
        game.players = cast("list[state.Player]", CODEC.decode(data["players"]))
        game.hoods = cast("dict[str, state.Hood]", CODEC.decode(data["hoods"]))
        for name in PARTS:
            setattr(game, name, CODEC.decode(data[name]))
        game.stack = cast("list[Effect[Any]]", CODEC.decode(data["stack"]))
        settle(game)
        return game

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
