"""Positions that differ from a given one only in what a viewer cannot see, and games that go on in step with it."""

from __future__ import annotations

import random
from dataclasses import replace

from orloj.engine.game import settle
from orloj.engine.piles import Pile
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.components.city import TOKENS_PER_PLACE
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.effects.discard import Discard
from orloj.games.unseen.effects.influence import TakeUpgrade
from orloj.games.unseen.effects.witch import PlaceToken
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.rules import PragueUnseen
from orloj.games.unseen.state import Hood
from tests.conformance.piles import exchange

RULES = PragueUnseen()


def twin(game: Unseen, viewer: int | None, dice: random.Random) -> Unseen:
    """The position as it might be as well for all that the viewer knows: everything unseen is dealt anew.

    Piles of one kind exchange their pieces, even where the rules' arithmetic would tell a clever player better: no
    view may depend on what lies in a pile. Hands and cards that the viewer has before its eyes stay.
    """
    other = RULES.load(RULES.dump(game))
    city = other.edit_city()
    hoods = [other.edit_hood(hood) for hood in other.hoods]
    for level in range(1, TOKENS_PER_PLACE + 1):
        _exchange_prices(hoods, level, dice)
    exchange([hood.upgrade_pile for hood in hoods], dice)
    exchange([city.deck, city.starters], dice)
    exchange([other.edit_cauldron().bag], dice, kinds=True)
    _redraw_tokens(other, viewer, dice)
    _redeal_mugs(other, viewer, dice)
    for hood in hoods:
        # The last card is kept by whoever looks next, at once and before everybody's eyes.
        if len(hood.upgrades) > 1 and not _looks_at_upgrades(other, viewer, hood.id):
            left = [card.id for card in UPGRADES.values() if card.hood == hood.id and not _held(other, card.id)]
            hood.upgrades = sorted(dice.sample(left, len(hood.upgrades)))
    settle(other)
    return other


def _exchange_prices(hoods: list[Hood], level: int, dice: random.Random) -> None:
    """Tokens of one level stay of that level: which level comes next is no secret."""
    piles: list[Pile] = []
    for hood in hoods:
        tokens = [token for token in hood.prices.unseen if PRICES[token].level == level]
        piles.append(Pile({token: hood.prices.unseen.pop(token) for token in tokens}))
    exchange(piles, dice)
    for hood, pile in zip(hoods, piles, strict=True):
        hood.prices.shuffle_in(pile.unseen)


def _redraw_tokens(game: Unseen, viewer: int | None, dice: random.Random) -> None:
    """The piles of Witch tokens, and those that another player is looking at."""
    piles = list(game.edit_city().witch_piles.values())
    for at, effect in enumerate(game.stack):
        if isinstance(effect, PlaceToken) and effect.by.seat != viewer:
            seen = Pile({}, list(effect.drawn))
            exchange([*piles, seen], dice)
            game.stack[at] = replace(effect, drawn=tuple(seen.tail))
            return
    exchange(piles, dice)


def _redeal_mugs(game: Unseen, viewer: int | None, dice: random.Random) -> None:
    """The hands of others and the deck. Whoever has just been asked which Mug card to give up keeps two kinds at
    least: with one kind there is no question, and everybody sees that."""
    asked = {effect.by.seat for effect in game.stack if isinstance(effect, Discard)}
    hands = [player.seat for player in game.players if player.seat != viewer and player.seat not in asked]
    deck = game.edit_mill().mugs
    piles = [Pile({}, game.players[seat].mugs) for seat in hands]
    exchange([deck, *piles], dice)
    for seat, pile in zip(hands, piles, strict=True):
        game.edit_player(seat).mugs = pile.tail


def _looks_at_upgrades(game: Unseen, viewer: int | None, hood: str) -> bool:
    return any(
        isinstance(effect, TakeUpgrade) and effect.by.seat == viewer and effect.by.hood == hood for effect in game.stack
    )


def _held(game: Unseen, card: str) -> bool:
    return any(card in player.upgrades for player in game.players)
