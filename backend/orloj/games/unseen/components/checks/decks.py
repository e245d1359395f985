"""Upgrade and Mug cards."""

from collections import Counter

from orloj.games.unseen.components.cards import Upgrade, mugs, upgrades
from orloj.games.unseen.components.checks.rules import gains, require, require_uncrowded, same
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS

UPGRADES, IN_PLAY = 8, 4  # of each Neighborhood
MUGS, COPIES = 6, 3

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
    rule, file = block(data, "upgrades", "upgrades"), "upgrades"
    same(
        rule.number("per_neighborhood"), UPGRADES, file, rule.id, "Upgrade cards a Neighborhood (PU-DATA-10)"
    )
    same(rule.number("in_play"), IN_PLAY, file, rule.id, "Upgrade cards in play (PU-SETUP-15)")
    cards = upgrades(data)
    require_uncrowded(file, {card.id: card.effect for card in cards.values()})
    hoods = Counter(card.hood for card in cards.values())
    same(
        dict(hoods),
        dict.fromkeys(HOODS, UPGRADES),
        file,
        "upgrade_cards",
        "cards by Neighborhood (PU-DATA-10)",
    )
    same(len({card.code for card in cards.values()}), len(cards), file, "upgrade_cards", "codes that differ")
    found = {(card.text, card.hood): card for card in cards.values()}
    for text, (hood, clause) in GIVEN_UPGRADES.items():
        require((text, hood) in found, file, "upgrade_cards", f"no {hood} card {text!r} ({clause})")
    require(any(text == TYPE_CHANGE for text, _ in found), file, "upgrade_cards", f"no card {TYPE_CHANGE!r}")
    tithe = found["when place here: beer, rumor 1", "horned"]
    same(tithe.code, "Q26", file, tithe.id, "the code of the Horned's placement card (PU-CARD-14)")
    for card in cards.values():
        _check_ends(card)


def _check_ends(card: Upgrade) -> None:
    """A card works once a turn, or at an event that neither it nor a player can repeat without end."""
    for line in (line for line in card.effect if not line.once):
        require(bool(line.moment), "upgrades", card.id, "free at will, but not once a turn")
        require(not set(gains((line,))) & set(line.events), "upgrades", card.id, "sets itself off")
        require("enter" not in line.events, "upgrades", card.id, "entering can be chained: once a turn")


def _check_mugs(data: Data) -> None:
    cards = mugs(data)
    require_uncrowded("mugs", {card.id: card.effect for card in cards.values()})
    same(len(cards), MUGS, "mugs", "mug", "kinds of Mug card (PU-MUG-05)")
    same(block(data, "mugs", "mug_deck").number("copies"), COPIES, "mugs", "mug_deck", "copies of each kind")
    for text, clause in GIVEN_MUGS.items():
        require(
            any(card.text == text for card in cards.values()), "mugs", "mug", f"no card {text!r} ({clause})"
        )
