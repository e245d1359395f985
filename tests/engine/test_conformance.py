"""The conformance suite on the game of coins, and on spoilt versions of it that the suite must find out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orloj.engine.game import Entry
from tests.conformance import CHECKS, GAME_CHECKS, along
from tests.conformance.secrecy import twins_look_the_same, views_are_json_without_what_is_hidden
from tests.engine.coinrules import COINS, CoinRules
from tests.engine.coins import CARDS, Coins, Deal, Look


class HiddenCoins:
    """Hands of others, plates and the deck are hidden."""

    def twin(self, game: Any, viewer: int | None, dice: random.Random) -> Coins:
        other = COINS.load(COINS.dump(game))
        known = self._known(other, viewer)
        cards = [card for card in CARDS if card not in known]
        dice.shuffle(cards)
        for purse in map(other.purse, range(len(other.purses))):
            purse.hand = [card if card in known else cards.pop() for card in purse.hand]
            purse.plate = purse.plate if purse.plate in known else cards.pop()
        other.centre().deck.unseen = dict.fromkeys(cards, 1)
        return other

    def secret_of(self, game: Any) -> int | None:
        top = game.stack[-1]
        return top.seat if isinstance(top, Deal | Look) else None

    def names(self, game: Any, viewer: int | None) -> set[str]:
        return set(CARDS) - self._known(game, viewer)

    def _known(self, game: Coins, viewer: int | None) -> set[str]:
        own = [purse for purse in game.purses if purse.seat == viewer]
        return {card for purse in own for card in (*purse.hand, *([purse.plate] if purse.looked else []))}


HIDDEN = HiddenCoins()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_position(check: Any, seats: int) -> None:
    along(check, COINS, HIDDEN, seats, {"turns": "6", "deck": "full"}, seed=seats)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_game(check: Any, seats: int) -> None:
    check(COINS, seats, {"turns": "6", "deck": "full"}, seed=seats)


class OpenHands(CoinRules):
    """Everybody sees the hands."""

    def view(self, game: Any, viewer: int | None) -> dict[str, Any]:
        return super().view(game, viewer) | {"hands": [purse.hand.copy() for purse in game.purses]}


class Whisper(CoinRules):
    """Every view tells whether the deck's first card is the sun."""

    def view(self, game: Any, viewer: int | None) -> dict[str, Any]:
        return super().view(game, viewer) | {"sunny": "sun" in game.middle.deck.unseen}


class LoudLog(CoinRules):
    """The log tells everybody what was drawn."""

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        return entry


@pytest.mark.parametrize(
    ("rules", "check"),
    [
        (OpenHands(), views_are_json_without_what_is_hidden),
        (OpenHands(), twins_look_the_same),
        (Whisper(), twins_look_the_same),
        (LoudLog(), twins_look_the_same),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_leak_is_found(rules: CoinRules, check: Any) -> None:
    with pytest.raises(AssertionError):
        along(check, rules, HIDDEN, 3, {"turns": "6", "deck": "full"}, seed=1)
