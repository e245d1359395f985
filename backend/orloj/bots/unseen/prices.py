"""What things are worth in points halfway through a game of Prague Unseen: the one table of all weights.

A Building of level II costs five Resources and brings 5 points, an Influence with its reward and a share of the
Popularity track; a Bridge costs two Guilds and brings 3 points and the like. The prices of goods, Guilds and Mug cards
were set by what they came to in games among equal bots: the points that who had one more had more in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from orloj.engine.notation import Change, Effect, Item
from orloj.games.unseen.components.cards import BUILDINGS, MUGS, UPGRADES
from orloj.games.unseen.components.vocabulary import BASICS, GUILDS

BASIC, RUMOR, GARNET, GUILD = 1.4, 0.45, 2.8, 2.6
SYMBOLS: Mapping[str, float] = MappingProxyType(
    {
        **dict.fromkeys((*BASICS, "any", "same", "home"), BASIC),
        "rumor": RUMOR,
        "garnet": GARNET,
        "guild": GUILD,
        **{f"guild:{name}": 0.8 * GUILD for name in GUILDS},
        "mug": 1.5,
        "boat": 0.9,
        "idea": 0.9,
        "market": 0.8,
        "clock": 1.4,
        "crate": 1.5,
        "item": 2.2,
        "repair": 1.4,
        "witch": 0.9,
        "bridge": 3.0,
        "influence": 2.0,
        "influence here": 1.8,
        "upgrade": 1.5,
        "upgrade here": 1.5,
        "bonus": 4.0,
        "activate": 1.8,
        "vp": 1.0,
        "place": 2.5,
        "enter": 1.2,
        "move": 0.3,
        "type": 0.5,
        "spin": 0.4,
        "jump": 0.5,
        "none": 0.0,
    }
)
"""Symbol -> points for one of it."""
COUNTS: Mapping[str, float] = MappingProxyType(
    {"": 1.0, "square": 1.5, "bridge": 3.0, "building": 5.0, "upgrade": 2.0, "repair": 1.0, "mug": 1.0}
)
"""What "per" counts -> how many there are as a rule."""
USES: Mapping[str, float] = MappingProxyType(
    {
        "": 2.0,
        "place": 3.0,
        "place here": 0.8,
        "enter": 2.7,
        "build": 2.5,
        "build here": 0.6,
        "bridge": 0.9,
        "bench": 1.0,
        "market": 1.2,
        "boat": 2.0,
        "idea": 2.0,
        "cauldron": 0.9,
        "item": 1.6,
        "mill": 0.8,
        "crate": 1.0,
        "mug": 1.4,
        "pen": 0.9,
        "end": 0.0,
    }
)
"""Event -> how often an Era it happens to a player; "" is a power at will."""


def gain_of(items: Iterable[Item]) -> float:
    """Points for a list of things gained."""
    found = 0.0
    for item in items:
        each = change_of(item.symbol) if isinstance(item.symbol, Change) else SYMBOLS[item.key]
        found += each * item.n * item.times * COUNTS[item.per]
    return found


def change_of(change: Change) -> float:
    """Points for a printed change: the best of its gains; an exchange is done only where it pays."""
    gain = max(map(gain_of, change.gain))
    if not change.cost:
        return gain
    return max(0.8 * (gain - min(map(gain_of, change.cost))), 0.1)


def effect_of(effect: Effect) -> float:
    """Points for an effect that happens once."""
    return sum(change_of(line.change) for line in effect)


def upgrade_of(effect: Effect) -> float:
    """Points an Era for a card that is kept."""
    found = 0.0
    for line in effect:
        uses = max(
            USES[f"{event} here" if line.here and f"{event} here" in USES else event] for event in line.events or ("",)
        )
        found += uses * change_of(line.change)
    return found


BUILDING = MappingProxyType({card.id: effect_of(card.effect) for card in BUILDINGS.values()})
"""Building card -> points for entering it."""
UPGRADE = MappingProxyType({card.id: upgrade_of(card.effect) for card in UPGRADES.values()})
"""Upgrade card -> points for holding it one Era."""
MUG = MappingProxyType({card.id: max(0.8, 1.3 * effect_of(card.effect)) for card in MUGS.values()})
"""Mug card -> points for holding it."""
