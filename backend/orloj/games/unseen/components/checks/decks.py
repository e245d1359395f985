"""Upgrade and Mug cards."""

from collections import Counter

from orloj.engine.data.effects import require_uncrowded, symbols_of
from orloj.engine.data.rows import Row
from orloj.games.unseen.components.cards import Upgrade, mugs, upgrades
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS

GIVEN_UPGRADES = {
    "before cauldron: spin": ("horned", "PU-CARD-03"),
    "before market: jump": ("golem", "PU-CARD-06"),
    "once a turn after boat: rumor 1": ("vodnik", "PU-CARD-21"),
    "once a turn before market: rumor 1 -> market 1": ("golem", "PU-CARD-22"),
    "once a turn before boat: rumor 1 -> boat 1": ("vodnik", "PU-CARD-25"),
    "when place here: fish, mug": ("vodnik", "PU-CARD-10"),
    "when place here: book, market 1": ("golem", "PU-CARD-11"),
    "when place here: cog, idea 1": ("robot", "PU-CARD-15"),
    "when place here: beer, rumor 1": ("horned", "PU-CARD-14"),
}
GIVEN_MUGS = {"(any -> any) x2": "PU-CARD-04", "any -> rumor 3": "PU-CARD-07", "move": "PU-CARD-18"}
TYPE_CHANGE = "once a turn: type"  # of a Neighborhood that the texts do not name (book:505)


def check(data: Data) -> None:
    """Raise ComponentError for Upgrade or Mug cards that are not as the texts and the rulings have them."""
    _check_upgrades(data)
    _check_mugs(data)


def _check_upgrades(data: Data) -> None:
    rule = block(data, "upgrades", "upgrades")
    rule.same(rule.number("per_neighborhood"), 8, "Upgrade cards a Neighborhood (PU-DATA-10)")
    rule.same(rule.number("in_play"), 4, "Upgrade cards in play (PU-SETUP-15)")
    cards, deck = upgrades(data), block(data, "upgrades", "upgrade_cards")
    require_uncrowded("upgrades", cards)
    hoods = Counter(card.hood for card in cards.values())
    deck.same(dict(hoods), dict.fromkeys(HOODS, 8), "cards by Neighborhood (PU-DATA-10)")
    deck.same(len({card.code for card in cards.values()}), len(cards), "codes that differ")
    found = {(card.text, card.hood): card.code for card in cards.values()}
    for text, (hood, clause) in GIVEN_UPGRADES.items():
        deck.require((text, hood) in found, f"the {hood} card {text!r} ({clause})")
    deck.require(TYPE_CHANGE in {text for text, _ in found}, f"a card {TYPE_CHANGE!r} (book:505)")
    deck.same(
        found["when place here: beer, rumor 1", "horned"], "Q26", "the code of the Horned's placement card (PU-CARD-14)"
    )
    for card in cards.values():
        _check_ends(card)


def _check_ends(card: Upgrade) -> None:
    """A card works once a turn, or at an event that neither it nor a player can repeat without end."""
    row = Row("upgrades", card.id, {})
    for line in (line for line in card.effect if not line.once):
        row.require(bool(line.moment), "what is free at will works once a turn")
        row.require(not set(symbols_of((line,), "gain")) & set(line.events), "a card does not set itself off")
        row.require("enter" not in line.events, "entering can be chained, so it works once a turn")


def _check_mugs(data: Data) -> None:
    cards, deck = mugs(data), block(data, "mugs", "mug_deck")
    require_uncrowded("mugs", cards)
    deck.same((len(cards), deck.number("copies")), (6, 3), "kinds and copies of Mug cards (PU-MUG-05)")
    texts = {card.text for card in cards.values()}
    for text, clause in GIVEN_MUGS.items():
        deck.require(text in texts, f"a card {text!r} ({clause})")
