"""Positions that differ in nothing that one viewer knows: made by hand, not by `imagine`."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any, cast

from orloj.engine.match import Match
from orloj.engine.piles import Pile
from orloj.games.caput.effects.road import ChooseBridgeTile
from orloj.games.caput.effects.technology import KeepTechnology
from orloj.games.caput.game import Caput
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.effects.influence import TakeUpgrade
from orloj.games.unseen.effects.witch import PlaceToken
from orloj.games.unseen.game import Unseen
from tests.conformance.piles import exchange


def exchanged(match: Match, viewer: int | None, dice: random.Random) -> Match:
    """The same match, with everything exchanged that a seat, or an onlooker, cannot know."""
    other = match.clone()
    other.game = match.rules.load(match.rules.dump(match.game))
    if isinstance(other.game, Unseen):
        _exchange_unseen(other.game, viewer, dice)
    else:
        _exchange_caput(cast("Caput", other.game), viewer, dice)
    return other


def looked_at(game: Any) -> list[Any]:
    """The effects by which a seat is asked about something that it alone has seen."""
    return [effect for effect in game.stack if isinstance(effect, (PlaceToken, ChooseBridgeTile, KeepTechnology))]


def _exchange_caput(game: Caput, viewer: int | None, dice: random.Random) -> None:
    supply = game.edit_supply()
    for at, effect in enumerate(game.stack):
        if isinstance(effect, (ChooseBridgeTile, KeepTechnology)) and effect.by.seat != viewer:
            bridge = isinstance(effect, ChooseBridgeTile)
            pile = supply.bridge_iv if bridge else supply.technologies[effect.level]  # type: ignore[union-attr]
            game.stack[at] = replace(effect, drawn=_drawn_anew(pile, effect.drawn, dice))
    for pile in (supply.bridge_iv, *supply.technologies.values()):
        exchange([pile], dice)


def _drawn_anew(pile: Pile, drawn: tuple[str, ...], dice: random.Random) -> tuple[str, ...]:
    both = Pile(dict(pile.unseen), [*pile.tail, *drawn])
    exchange([both], dice)
    pile.unseen, pile.tail = both.unseen, both.tail[: len(pile.tail)]
    return tuple(both.tail[len(pile.tail) :])


def _exchange_unseen(game: Unseen, seat: int | None, dice: random.Random) -> None:
    mill = game.edit_mill()
    for player in game.players:
        if player.seat != seat:
            hand = game.edit_player(player.seat).mugs
            for at, card in enumerate(hand):
                swapped = dice.choice([kind for kind, n in mill.mugs.unseen.items() for _ in range(n)] or [card])
                if swapped != card:
                    hand[at] = swapped
                    mill.mugs.take(swapped)
                    mill.mugs.shuffle_in({card: 1})
    for at, effect in enumerate(game.stack):
        if isinstance(effect, PlaceToken) and effect.by.seat != seat:
            pile = game.edit_city().witch_piles[effect.level]
            game.stack[at] = replace(effect, drawn=_drawn_anew(pile, effect.drawn, dice))
    for level in game.edit_city().witch_piles.values():
        exchange([level], dice)
    looks = [effect.by for effect in game.stack if isinstance(effect, TakeUpgrade)]
    looking = [by.hood for by in looks if by.seat == seat]
    held = {card for player in game.players for card in player.upgrades}
    looked = {UPGRADES[card].hood for p in game.players if p.seat == seat for card in p.upgrades}
    for name in game.hoods:
        hood = game.edit_hood(name)
        if hood.upgrades and name not in looking and name not in looked:
            free = [card.id for card in UPGRADES.values() if card.hood == name and card.id not in held]
            hood.upgrades = sorted(dice.sample(free, len(hood.upgrades)))


def pieces(game: Any) -> Counter[str]:
    """How many there are of every hidden kind of piece, wherever they are."""
    found: Counter[str] = Counter()
    if isinstance(game, Unseen):
        found.update(game.mill.mugs.unseen | {})
        for player in game.players:
            found.update(player.mugs)
        piles = list(game.city.witch_piles.values())
        found["upgrades"] = sum(len(hood.upgrades) for hood in game.hoods.values())
    else:
        piles = [game.supply.bridge_iv, *game.supply.technologies.values()]
    for pile in piles:
        found.update(pile.unseen)
        found.update(pile.tail)
    for effect in looked_at(game):
        found.update(effect.drawn)
    return found


def unordered(value: Any) -> Any:
    """A stored position without the order in which the kinds of a pile stand: no chance outcome depends on it."""
    if isinstance(value, dict):
        return {key: unordered(value[key]) for key in sorted(value)}
    return [unordered(one) for one in value] if isinstance(value, list | tuple) else value
