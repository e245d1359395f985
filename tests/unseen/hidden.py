"""What Prague Unseen hides from whom."""

from __future__ import annotations

import random
from typing import Any

from orloj.engine.game import Game
from orloj.games.unseen.components.cards import MUGS
from orloj.games.unseen.components.solo import AIMS
from orloj.games.unseen.effects.draw import DrawMug
from orloj.games.unseen.effects.influence import DealUpgrade, SeeUpgrades, TakeUpgrade
from orloj.games.unseen.effects.mug import DiscardMug
from orloj.games.unseen.effects.witch import DrawTokens, PlaceToken
from orloj.games.unseen.game import Unseen
from tests.unseen.twins import twin


class HiddenUnseen:
    """Piles, Upgrade cards nobody took, the Mug cards of others, and Witch tokens while somebody chooses among them; of
    the Councilor the piles too."""

    def twin(self, game: Any, viewer: int | None, dice: random.Random) -> Game:
        return twin(game, viewer, dice)

    def secret_of(self, game: Any) -> int | None:
        top = game.stack[-1]
        if isinstance(top, DealUpgrade):
            return next(effect.by.seat for effect in reversed(game.stack) if isinstance(effect, TakeUpgrade))
        secret = isinstance(top, DrawMug | DrawTokens | SeeUpgrades) and not game.is_councilor(top.by.seat)
        return top.by.seat if secret else None

    def names(self, game: Any, viewer: int | None) -> set[str]:
        return _piles(game) | _upgrades(game, viewer) | _mugs(game, viewer) | _tokens(game, viewer) | _solo(game)


def _piles(game: Unseen) -> set[str]:
    city, hoods = game.city, game.hoods.values()
    piles = [city.deck, city.starters, *city.witch_piles.values(), *(hood.prices for hood in hoods)]
    return {piece for pile in piles for piece in (*pile.unseen, *pile.tail)}


def _solo(game: Unseen) -> set[str]:
    """The Solo action cards and Reward tokens that have not been flipped, and the Aim cards that left the game."""
    part = game.councilor
    if not part.level:
        return set()
    aims = set(AIMS) - set(part.aims.values())
    return {*part.deck.unseen, *part.tokens.unseen, *aims} - {part.card}


def _upgrades(game: Unseen, viewer: int | None) -> set[str]:
    looking = {effect.by.hood for effect in game.stack if isinstance(effect, TakeUpgrade) and effect.by.seat == viewer}
    unseen = [hood for hood in game.hoods.values() if hood.id not in looking]
    return {card for hood in unseen for card in (*hood.upgrade_pile.unseen, *hood.upgrades)}


def _mugs(game: Unseen, viewer: int | None) -> set[str]:
    own = {mug for player in game.players if player.seat == viewer for mug in player.mugs}
    played = {effect.mug for effect in game.stack if isinstance(effect, DiscardMug)}
    return set(MUGS) - own - played - set(game.mill.discard)


def _tokens(game: Unseen, viewer: int | None) -> set[str]:
    return {
        token
        for effect in game.stack
        if isinstance(effect, PlaceToken) and effect.by.seat != viewer
        for token in effect.drawn
    }
