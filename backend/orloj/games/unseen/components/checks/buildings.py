"""The Building cards: their decks, who may enter, what they ask and give."""

from collections import Counter
from collections.abc import Collection

from orloj.games.unseen.components.cards import Building, buildings
from orloj.games.unseen.components.checks.rules import gains, items_of, require, require_uncrowded, same
from orloj.games.unseen.components.source import Data
from orloj.games.unseen.components.vocabulary import TYPES, VOCABULARY

FILE, DECK = "buildings", "buildings"
LEVELS = {0: 5, 1: 20, 2: 20, 3: 20}
OFF_BUILDINGS = frozenset(("none", "home", "move", "type", "spin", "jump"))
"""Symbols of Squares, Mug and Upgrade cards; every other one is on some Building."""


def check(data: Data) -> None:
    """Raise ComponentError for a deck of Buildings that is not as the texts and the rulings have it."""
    cards = buildings(data)
    require_uncrowded(FILE, {card.id: card.effect for card in cards.values()})
    _check_decks(cards.values())
    _check_given(cards.values())
    _check_symbols(cards.values())
    for card in cards.values():
        _check_activate(card)


def _check_decks(cards: Collection[Building]) -> None:
    """Five starting cards that all may enter; for each Era 20, of them 3 for each type (ruling)."""
    same(dict(Counter(card.level for card in cards)), LEVELS, FILE, DECK, "cards by level")
    for level, size in LEVELS.items():
        workers = Counter(card.worker for card in cards if card.level == level)
        typed = dict.fromkeys(TYPES, 3) if level else {}
        wanted = Counter({**typed, "any": size - sum(typed.values())})
        same(workers, wanted, FILE, DECK, f"who may enter the cards of level {level}")


def _check_given(cards: Collection[Building]) -> None:
    example = [card for card in cards if card.text == "book 2 -> fish 4" and card.worker in ("any", "golem")]
    require(bool(example), FILE, DECK, "a card that a Golem may use for book 2 -> fish 4 (PU-ENTER-08)")
    for level in (2, 3):
        paid = [
            {str(item.symbol) for side, item in items_of(card.effect) if side == "cost"} for card in cards
        ]
        asking = [
            card.id
            for card, cost in zip(cards, paid, strict=True)
            if card.level == level and cost & {"mug", "upgrade"}
        ]
        same(
            len(asking),
            2,
            FILE,
            DECK,
            f"cards of level {level} that cost a Mug or an Upgrade card (book:461)",
        )


def _check_symbols(cards: Collection[Building]) -> None:
    shown = {
        f"{item.symbol} here" if item.here else item.symbol
        for card in cards
        for _, item in items_of(card.effect)
    }
    for symbol in VOCABULARY.symbols:
        require(symbol in shown or symbol in OFF_BUILDINGS, FILE, DECK, f"no card shows {symbol!r}")


def _check_activate(card: Building) -> None:
    """So that chains of Buildings that use each other end."""
    if "activate" in gains(card.effect):
        alone = gains(card.effect) == ["activate"]
        paid = all(line.change.cost for line in card.effect)
        require(alone and paid, FILE, card.id, "activate must be the only gain, and cost something")
