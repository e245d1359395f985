"""The end of the game: unresolved plazas, then everything that is counted (PCR-SCORE-01 to PCR-SCORE-08)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orloj.engine.game import Effect
from orloj.games.caput.by import By
from orloj.games.caput.effects.base import Own
from orloj.games.caput.effects.city import LOWER, PlazaReward, claims
from orloj.games.caput.game import Caput
from orloj.games.caput.scoring import categories, in_order, winners


@dataclass(frozen=True, slots=True)
class FinalScoring(Effect[Caput]):
    """Every plaza that was not completed gives each claimant its lower reward, the majority no second one."""

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        effects: list[Effect[Any]] = []
        for plaza in game.city.plazas:
            if plaza not in game.city.resolved:
                present = claims(game, plaza)
                effects += [OpenPlaza(By(seat, plaza)) for seat in in_order(game) if seat in present]
        return (*effects, Finish())


@dataclass(frozen=True, slots=True)
class OpenPlaza(Own):
    """A claimant's lower reward of a plaza that stayed open."""

    by: By

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        before = game.players[self.by.seat].goods["vp"]
        return (PlazaReward(self.by, LOWER), CountPlaza(self.by, before))


@dataclass(frozen=True, slots=True)
class CountPlaza(Own):
    """What an open plaza has scored counts as points of the final scoring."""

    by: By
    before: int

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        player = game.edit_player(self.by.seat)
        player.final["plazas"] = player.final.get("plazas", 0) + player.goods["vp"] - self.before
        return ()


@dataclass(frozen=True, slots=True)
class Finish(Effect[Caput]):
    """The final count of every player, for the log."""

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        for player in game.players:
            game.note("final", player.seat, points=categories(game, player))
        game.note("over", -1, winners=winners(game))
        return ()
