"""The Building cards: their decks, who may enter, what they ask and give."""

from collections import Counter
from collections.abc import Collection

from orloj.engine.data.effects import items_of, require_uncrowded, symbols_of
from orloj.engine.data.rows import Row
from orloj.games.unseen.components.cards import Building, buildings
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import TYPES, VOCABULARY

LEVELS = {0: 5, 1: 20, 2: 20, 3: 20}
OFF_BUILDINGS = frozenset(("none", "home", "move", "type", "spin", "jump"))
"""Symbols of Squares, Mug and Upgrade cards; every other one is on some Building."""


def check(data: Data) -> None:
    """Raise ComponentError for a deck of Buildings that is not as the texts and the rulings have it."""
    cards, deck = buildings(data), block(data, "buildings", "buildings")
    require_uncrowded("buildings", cards)
    _check_decks(cards.values(), deck)
    _check_given(cards.values(), deck)
    _check_symbols(cards.values(), deck)
    for card in cards.values():
        _check_activate(card)


def _check_decks(cards: Collection[Building], deck: Row) -> None:
    """Five starting cards that all may enter; for each Era 20, of them 3 for each type (ruling)."""
    deck.same(dict(Counter(card.level for card in cards)), LEVELS, "cards by level")
    for level, size in LEVELS.items():
        workers = Counter(card.worker for card in cards if card.level == level)
        typed = dict.fromkeys(TYPES, 3) if level else {}
        wanted = {**typed, "any": size - sum(typed.values())}
        deck.same(dict(workers), wanted, f"who may enter the cards of level {level}")


def _check_given(cards: Collection[Building], deck: Row) -> None:
    examples = [card for card in cards if card.text == "book 2 -> fish 4" and card.worker in ("any", "golem")]
    deck.require(bool(examples), "a card that a Golem may use for book 2 -> fish 4 (PU-ENTER-08)")
    for level in (2, 3):
        costs = [set(symbols_of(card.effect, "cost")) for card in cards if card.level == level]
        asking = [cost for cost in costs if cost & {"mug", "upgrade"}]
        deck.same(len(asking), 2, f"cards of level {level} that cost a Mug or an Upgrade card (book:461)")


def _check_symbols(cards: Collection[Building], deck: Row) -> None:
    shown = {item.key for card in cards for _, item in items_of(card.effect)}
    for symbol in VOCABULARY.symbols:
        deck.require(symbol in shown or symbol in OFF_BUILDINGS, f"no card shows {symbol!r}")


def _check_activate(card: Building) -> None:
    """So that chains of Buildings that use each other end."""
    gains = symbols_of(card.effect, "gain")
    paid = all(line.change.cost for line in card.effect)
    lawful = "activate" not in gains or (gains == ["activate"] and paid)
    Row("buildings", card.id, {}).require(lawful, "activate is the only gain, and has a cost")
