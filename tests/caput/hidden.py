"""What Praga Caput Regni hides from whom."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from orloj.engine.game import Game, settle
from orloj.engine.piles import Pile
from orloj.games.caput.effects.road import ChooseBridgeTile, DrawBridgeTiles
from orloj.games.caput.effects.technology import DrawTechnologies, KeepTechnology
from orloj.games.caput.game import Caput
from tests.caput.table import RULES
from tests.conformance.piles import exchange


class HiddenCaput:
    """The stacks, and the tiles drawn from one while somebody chooses among them."""

    def twin(self, game: Any, viewer: int | None, dice: random.Random) -> Game:
        """Every stack is dealt anew, what lies under it and what another player has drawn from it included: nothing
        that is told may depend on what lies where, even where the rules' arithmetic would tell a clever player."""
        other = RULES.load(RULES.dump(game))
        rows = other.edit_rows()
        for pile in (*rows.normal.values(), *rows.special.values()):
            exchange([pile], dice)
        supply = other.edit_supply()
        drawn = {at: Pile({}, list(names)) for at, names in _drawn(other, viewer)}
        for level, pile in supply.technologies.items():
            exchange([pile, *(hand for at, hand in drawn.items() if _level(other, at) == level)], dice)
        exchange([supply.bridge_iv, *(hand for at, hand in drawn.items() if not _level(other, at))], dice)
        for at, hand in drawn.items():
            effect: Any = other.stack[at]
            other.stack[at] = replace(effect, drawn=tuple(hand.tail))
        settle(other)
        return other

    def secret_of(self, game: Any) -> int | None:
        """Whoever draws looks at the tiles alone."""
        top = game.stack[-1]
        return top.by.seat if isinstance(top, DrawTechnologies | DrawBridgeTiles) else None

    def names(self, game: Any, viewer: int | None) -> set[str]:
        """What lies in a stack or in another player's hand."""
        piles = [*game.rows.normal.values(), *game.rows.special.values(), game.supply.bridge_iv]
        piles += game.supply.technologies.values()
        hidden = {piece for pile in piles for piece in (*pile.unseen, *pile.tail)}
        return hidden.union(*(names for _, names in _drawn(game, viewer)))


def _drawn(game: Caput, viewer: int | None) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Where on the stack of effects others are choosing among tiles, and which."""
    for at, effect in enumerate(game.stack):
        if isinstance(effect, KeepTechnology | ChooseBridgeTile) and effect.by.seat != viewer:
            yield at, effect.drawn


def _level(game: Caput, at: int) -> str:
    """The level of the technologies that are being chosen among; "" for bridge tiles."""
    effect = game.stack[at]
    return effect.level if isinstance(effect, KeepTechnology) else ""
