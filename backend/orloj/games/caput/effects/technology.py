"""The technology and University tracks, and technologies (PCR-TECH, PCR-UNI)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, change_effects, line_effects
from orloj.engine.game import Chance, Effect
from orloj.games.caput.by import By
from orloj.games.caput.components.technologies import TECH_DRAW, TECHNOLOGIES
from orloj.games.caput.components.tracks import (
    TECH_LEVELS,
    TECH_STEPS,
    TECH_TOP_VP,
    UNI_STEPS,
    UNI_TOP_VP,
)
from orloj.games.caput.effects.base import Own, gives
from orloj.games.caput.game import Caput

PERMANENT = ("I", "II")


def owned(game: Caput, seat: int) -> list[str]:
    """The permanent technologies that work for a player now (PCR-TECH-05, PCR-TECH-06)."""
    player = game.players[seat]
    return [name for name in player.technologies if TECHNOLOGIES[name].level in PERMANENT and name not in player.fresh]


def _after(game: Caput, by: By, event: str) -> Effects:
    """What a player's technologies do after an event; never by their own gain."""
    found: Effects = ()
    for name in owned(game, by.seat):
        for line in TECHNOLOGIES[name].effect:
            if line.moment == "after" and event in line.events and name != by.source:
                game.note("technology", by.seat, what=name)
                found += change_effects(game, By(by.seat, name), line.change)
    return found


Caput.sequels["after"] = _after


def discount(game: Caput, seat: int, action: str) -> int:
    """How much lower a price is before an action (PCR-DATA-06: never below nothing)."""
    lines = (line for name in owned(game, seat) for line in TECHNOLOGIES[name].effect)
    return sum(line.change.gain[0][0].n for line in lines if line.moment == "before" and action in line.events)


def usable(game: Caput, seat: int) -> list[str]:
    """The single-use technologies that a player has not used (PCR-TECH-08, PCR-TECH-09)."""
    player = game.players[seat]
    return [
        name for name in player.technologies if TECHNOLOGIES[name].level not in PERMANENT and name not in player.used
    ]


def use(game: Caput, seat: int, name: str) -> Effects:
    """Uses a technology once; it is discarded."""
    game.edit_player(seat).used.append(name)
    game.note("technology", seat, what=name)
    return line_effects(game, By(seat, name), TECHNOLOGIES[name].effect)


@dataclass(frozen=True, slots=True)
class TechSteps(Own):
    """Steps on the technology track, one by one: a marked space brings a technology, beyond the top they score
    (PCR-TECH-02, PCR-TECH-13, PCR-TECH-20)."""

    by: By
    n: int

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        seat = self.by.seat
        rest: Effects = (TechSteps(self.by, self.n - 1),) if self.n > 1 else ()
        if game.players[seat].tech == TECH_STEPS:
            return (*game.receive(self.by, "vp", TECH_TOP_VP), *rest)
        player = game.edit_player(seat)
        player.tech += 1
        game.note("tech", seat, to=player.tech)
        level = TECH_LEVELS.get(player.tech)
        return (*((DrawTechnologies(self.by, level),) if level else ()), *rest)


@gives("tech")
def _tech(by: By, n: int) -> Effects:
    return (TechSteps(by, n),)


@dataclass(frozen=True, slots=True)
class UniSteps(Own):
    """Steps on the University track; beyond the top each scores (PCR-UNI-03)."""

    by: By
    n: int

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        player = game.edit_player(self.by.seat)
        steps = min(self.n, UNI_STEPS - player.uni)
        player.uni += steps
        if steps:
            game.note("uni", self.by.seat, to=player.uni)
        beyond = self.n - steps
        return game.receive(self.by, "vp", UNI_TOP_VP * beyond) if beyond else ()


@gives("uni")
def _uni(by: By, n: int) -> Effects:
    return (UniSteps(by, n),)


@dataclass(frozen=True, slots=True)
class DrawTechnologies(Chance[Caput]):
    """The top three tiles of a level's stack, as far as there are so many (PCR-TECH-02, PCR-TECH-18)."""

    by: By
    level: str
    drawn: tuple[str, ...] = ()

    def weights(self, game: Caput) -> Mapping[str, int]:
        pile = game.supply.technologies[self.level].weights()
        return {f"technology:{name}": n for name, n in pile.items()}

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        name = choice.removeprefix("technology:")
        pile = game.edit_supply().technologies[self.level]
        pile.take(name)
        drawn = (*self.drawn, name)
        if len(drawn) < TECH_DRAW and len(pile):
            return (DrawTechnologies(self.by, self.level, drawn),)
        return (KeepTechnology(self.by, self.level, drawn),)


@dataclass(frozen=True, slots=True)
class KeepTechnology(Own):
    """Keep one of the tiles drawn; the others go under their stack (PCR-TECH-03)."""

    by: By
    level: str
    drawn: tuple[str, ...]
    ask: ClassVar[str] = "technology"

    def options(self, game: Caput) -> Sequence[str]:
        return [f"keep:{name}" for name in self.drawn]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        name = choice.removeprefix("keep:")
        pile = game.edit_supply().technologies[self.level]
        for other in self.drawn:
            if other != name:
                pile.put_under(other)
        player = game.edit_player(self.by.seat)
        player.technologies.append(name)
        if self.level in PERMANENT:
            player.fresh.append(name)
        game.note("keep", self.by.seat, what=name)
        return ()

    def context(self, game: Caput) -> dict[str, Any]:
        return {"level": self.level}
