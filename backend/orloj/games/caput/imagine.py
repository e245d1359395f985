"""A position that a seat or an onlooker may believe in (PCR-TECH-03, PCR-BRIDGE-04).

Players have no secrets but the tiles that they look at, and those of them that they put under a stack; the position
does not tell who has looked once, so nobody knows it here.
"""

from __future__ import annotations

from dataclasses import replace

from orloj.engine.game import settle
from orloj.engine.rules import Dice
from orloj.games.caput.effects.road import ChooseBridgeTile
from orloj.games.caput.effects.technology import KeepTechnology
from orloj.games.caput.game import Caput


def imagine(game: Caput, viewer: int | None, dice: Dice) -> Caput:
    """A twin in which tiles that only others look at, and what lies under a stack, are dealt anew."""
    twin = game.clone()
    for at, effect in enumerate(twin.stack):
        if isinstance(effect, ChooseBridgeTile) and effect.by.seat != viewer:
            drawn = twin.edit_supply().bridge_iv.deal_anew(effect.drawn, dice)
            twin.stack[at] = replace(effect, drawn=drawn)
        elif isinstance(effect, KeepTechnology) and effect.by.seat != viewer:
            drawn = twin.edit_supply().technologies[effect.level].deal_anew(effect.drawn, dice)
            twin.stack[at] = replace(effect, drawn=drawn)
    if any(pile.tail for pile in (twin.supply.bridge_iv, *twin.supply.technologies.values())):
        supply = twin.edit_supply()
        for pile in (supply.bridge_iv, *supply.technologies.values()):
            pile.forget(dice)
    if twin.decider != viewer:
        settle(twin)
        twin.log = []
    return twin
