"""The game of coins as the kernel's users know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from orloj.engine.codec import Codec, encode
from orloj.engine.data.files import Files
from orloj.engine.errors import Refused
from orloj.engine.game import Effect, Entry, settle
from orloj.engine.piles import Pile
from orloj.engine.rules import Dice, Rules
from tests.engine.coins import CARDS, Answer, Coins, Deal, Earn, Flip, Gift, InVain, Look, Middle, Next, Purse, Turn

CODEC = Codec(Purse, Middle, Pile, Earn, Deal, Flip, Look, Turn, Gift, Answer, InVain, Next)


class CoinRules:
    """The Rules of the game."""

    id = "coins"
    title = "Coins"
    seats = range(2, 4)
    version = "one"
    files: Mapping[str, bytes] = {"coins": b"one"}
    options: Mapping[str, tuple[str, ...]] = {"turns": ("2", "6"), "deck": ("full",)}
    clauses: Mapping[str, str] = {"not-your-turn": "COIN-01"}

    def new(self, seats: int, options: Mapping[str, str]) -> Coins:
        game = Coins(seats, options)
        game.centre().turns = int(options["turns"]) * seats
        deals = [Deal(seat, plate) for seat in range(seats) for plate in (False, True)]
        game.push([*deals, Next()])
        settle(game)
        return game

    def on(self, files: Files) -> Rules:
        raise Refused("bad-data", "There are no other coins.")

    def view(self, game: Any, viewer: int | None) -> dict[str, Any]:
        purses = {str(purse.seat): self._purse(purse, purse.seat == viewer) for purse in game.purses}
        waiting = {str(game.decider): game.stack[-1].ask} if game.stack else {}
        middle = {"deck": len(game.middle.deck), "turns": game.middle.turns, "seat": game.middle.seat}
        return {"game": self.id, "options": game.options, "purses": purses, "waiting": waiting, "middle": middle}

    def _purse(self, purse: Purse, own: bool) -> dict[str, Any]:
        if str(own) not in purse.views:
            secret = {"hand": purse.hand.copy(), "plate": purse.plate if purse.looked else None} if own else {}
            public = {"coins": purse.coins, "favours": purse.favours, "cards": len(purse.hand), "looked": purse.looked}
            purse.views[str(own)] = {**public, **secret}
        return purse.views[str(own)]

    def turn_of(self, game: Any) -> int | None:
        return game.middle.seat if game.stack and game.middle.seat >= 0 else None

    def imagine(self, game: Any, viewer: int | None, dice: Dice) -> Coins:
        """Hands of others, all plates not looked under and the deck are dealt anew."""
        twin: Coins = game.clone()
        own = [purse for purse in twin.purses if purse.seat == viewer]
        known = [card for purse in own for card in (*purse.hand, *([purse.plate] if purse.looked else []))]
        cards = sorted(card for card in CARDS if card not in known)
        dice.shuffle(cards)
        for seat in range(len(twin.purses)):
            purse = twin.purse(seat)
            if seat != viewer:
                purse.hand = [cards.pop() for _ in purse.hand]
            if seat != viewer or not purse.looked:
                purse.plate = cards.pop()
        twin.centre().deck = Pile(dict.fromkeys(cards, 1))
        return twin

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        public = {key: value for key, value in entry.items() if key != "private"}
        return public | entry.get("private", {}) if entry["seat"] == viewer else public

    def dump(self, game: Any) -> dict[str, Any]:
        parts = {"purses": encode(game.purses), "middle": encode(game.middle), "stack": encode(game.stack)}
        return {"options": game.options, "seals": game.seals, **parts}

    def load(self, data: dict[str, Any]) -> Coins:
        game = Coins(len(data["purses"]), data["options"])
        game.seals = data["seals"]
        game.purses = cast("list[Purse]", CODEC.decode(data["purses"]))
        game.middle = cast("Middle", CODEC.decode(data["middle"]))
        game.stack = cast("list[Effect[Any]]", CODEC.decode(data["stack"]))
        settle(game)
        return game

    def scores(self, game: Any) -> list[dict[str, Any]] | None:
        if game.stack:
            return None
        best = max(purse.coins for purse in game.purses)
        return [
            {"seat": p.seat, "total": p.coins, "winner": p.coins == best, "categories": {"coins": p.coins}}
            for p in game.purses
        ]

    def catalogue(self) -> dict[str, Any]:
        return {"cards": list(CARDS)}


COINS = CoinRules()
