"""Wealth bonuses and what else a good sets off when it is gained (PCR-WEALTH, PCR-CORNER)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.caput.by import By
from orloj.games.caput.components.tracks import WEALTH
from orloj.games.caput.effects.base import Own
from orloj.games.caput.game import CAPPED, Caput


def _wealth(game: Caput, by: By, n: str) -> Effects:
    """The wealth bonuses reached for the first time, those passed in one gain too (PCR-WEALTH-04, PCR-WEALTH-07)."""
    player = game.players[by.seat]
    if not player.wealth:
        return ()
    reached = [
        wealth.id
        for wealth in WEALTH
        if wealth.id in player.wealth
        and any(player.goods[good] >= wealth.level for good in ((wealth.good,) if wealth.good != "any" else CAPPED))
    ]
    return (WealthBonus(By(by.seat), tuple(reached)),) if reached else ()


@dataclass(frozen=True, slots=True)
class WealthBonus(Own):
    """Take the cube off a wealth bonus and gain it; with two reached at once their order is free."""

    by: By
    reached: tuple[str, ...]
    ask: ClassVar[str] = "wealth"

    def options(self, game: Caput) -> Sequence[str]:
        return [f"wealth:{name}" for name in self.reached if name in game.players[self.by.seat].wealth]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        name = choice.removeprefix("wealth:")
        game.edit_player(self.by.seat).wealth.remove(name)
        game.note("wealth", self.by.seat, what=name)
        gain = next(wealth.gain for wealth in WEALTH if wealth.id == name)
        rest = tuple(other for other in self.reached if other != name)
        effects = line_effects(game, By(self.by.seat, name), gain)
        return (*effects, WealthBonus(self.by, rest)) if rest else effects


def _token(game: Caput, by: By, n: str) -> Effects:
    """Each corner token gained is an event of its own."""
    return tuple(effect for _ in range(int(n)) for effect in game.event(by.seat, "token"))


Caput.sequels |= {"gold": _wealth, "stone": _wealth, "red": _token, "blue": _token}
