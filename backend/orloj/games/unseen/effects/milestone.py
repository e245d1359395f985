"""Milestones: four one-time effects, each at most once in a Neighborhood (PU-MILE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.city import PLACES
from orloj.games.unseen.components.vocabulary import HOODS, MILESTONES, read
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class Milestone(Own):
    """Gain a Milestone of a Neighborhood's minigame; it stays gained even if its effect is impossible (R87)."""

    by: By
    hood: str
    kind: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_player(self.by.seat).milestones[self.hood].append(self.kind)
        game.note("milestone", self.by.seat, hood=self.hood, what=self.kind)
        if game.is_councilor(self.by.seat):
            return game.automaton.milestone()
        return line_effects(game, replace(self.by, hood=self.hood, source="milestone"), read(self.kind))


@dataclass(frozen=True, slots=True)
class ChooseMilestone(Own):
    """Choose a Milestone of a Neighborhood among the types not gained there yet (PU-MILE-02); with none left, none."""

    by: By
    hood: str
    ask: ClassVar[str] = "milestone"

    def options(self, game: Unseen) -> Sequence[str]:
        gained = game.players[self.by.seat].milestones[self.hood]
        return [f"milestone:{kind}" for kind in MILESTONES if kind not in gained]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return (Milestone(self.by, self.hood, choice.removeprefix("milestone:")),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"hood": self.hood}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-MILE-02" if choice.startswith("milestone:") else None


@dataclass(frozen=True, slots=True)
class ClaimBonus(Own):
    """Put a marker on the best free position of an End Game Scoring Bonus not held yet (PU-MILE-03, R85)."""

    by: By
    ask: ClassVar[str] = "end-bonus"

    def options(self, game: Unseen) -> Sequence[str]:
        held = game.players[self.by.seat].bonuses
        return [f"bonus:{hood}" for hood in HOODS if hood not in held]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood = choice.removeprefix("bonus:")
        markers = game.edit_hood(hood).bonus
        markers.append(self.by.seat)
        game.edit_player(self.by.seat).bonuses[hood] = len(markers)
        game.note("bonus", self.by.seat, hood=hood, position=len(markers))
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-MILE-03" if choice.startswith("bonus:") else None


@gives("bonus")
def _bonus(by: By, n: int) -> Effects:
    return (ClaimBonus(by),)


@dataclass(frozen=True, slots=True)
class Activate(Own):
    """Use any built Building, occupied or not, as a virtual Worker of any type; no Worker moves and no visit counts
    (PU-MILE-04, PU-MILE-05, R84)."""

    by: By
    ask: ClassVar[str] = "activate"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"card:{name}" for hood in game.hoods.values() for name, place in hood.places.items() if place.cards]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        name = choice.removeprefix("card:")
        hood = PLACES[name].hood
        card = game.hoods[hood].places[name].cards[-1]
        game.note("activate", self.by.seat, what=card, place=name)
        return line_effects(game, By(self.by.seat, hood, "", card), BUILDINGS[card].effect)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("activate")
def _activate(by: By, n: int) -> Effects:
    return (Activate(by),)
