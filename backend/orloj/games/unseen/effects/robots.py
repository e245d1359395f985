"""The Robots minigame: Clock, Idea track and Crates (PU-ROBOT)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.minigames import BULBS, CLOCK, CRATE_TURN_BACK, CRATES, IDEA_LAST
from orloj.games.unseen.components.vocabulary import MILESTONES, TYPES
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.milestone import ChooseMilestone
from orloj.games.unseen.effects.movement import MOVERS, Move
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen

TURN_BACK = "turn-back"


def minigame(game: Unseen, by: By) -> Effects:
    """Clock, ideas for the bulbs passed, then the Crates of the section it has reached (PU-ROBOT-01 to 06)."""
    return (MoveClock(by), ResolveCrates(by, by.worker))


def bulbs_between(start: str, end: str) -> int:
    """The light bulbs on the way clockwise; none when the Clock stays (PU-ROBOT-02)."""
    at, passed = CLOCK.index(start), 0
    while CLOCK[at] != end:
        passed += BULBS[at]
        at = (at + 1) % len(CLOCK)
    return passed


@dataclass(frozen=True, slots=True)
class MoveClock(Own):
    """Move the Clock clockwise to the section of a type, with one Idea step for each bulb passed (PU-ROBOT-03)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        passed = bulbs_between(game.clock.at, self.by.worker)
        if not passed:
            return ()
        game.edit_clock().at = self.by.worker
        game.note("clock", self.by.seat, to=self.by.worker, bulbs=passed)
        return (Move(self.by, "idea", passed),)


@dataclass(frozen=True, slots=True)
class ClockSymbol(Own):
    """The Clock symbol: to the type of the Worker used, of choice for a virtual one; no Crates (PU-SYM-18, R74)."""

    by: By
    ask: ClassVar[str] = "type"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"type:{self.by.worker}"] if self.by.worker else [f"type:{worker}" for worker in TYPES]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        worker = choice.removeprefix("type:")
        return (MoveClock(By(self.by.seat, self.by.hood, worker, self.by.source)),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"for": "clock", "source": self.by.source}


@gives("clock")
def _clock(by: By, n: int) -> Effects:
    return (ClockSymbol(by),)


@dataclass(frozen=True, slots=True)
class Ideas(Own):
    """Steps on the Idea track; on the last space the marker becomes a pen and a new one goes on from 0.

    The new marker lies there while the Milestone is resolved, so that ideas gained by it count. With all four pens
    marked the marker stays on the last space and the rest is lost (PU-ROBOT-04, PU-ROBOT-05, R67).
    """

    by: By
    n: int

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        player = game.edit_player(self.by.seat)
        start, player.idea = player.idea, min(player.idea + self.n, IDEA_LAST)
        game.note("idea", self.by.seat, to=player.idea)
        if player.idea < IDEA_LAST or len(player.milestones["robot"]) == len(MILESTONES):
            return ()
        left = self.n - (IDEA_LAST - start)
        player.idea = 0
        pen = (ChooseMilestone(self.by, "robot"), When(self.by, "after", "pen"))
        return (*pen, Ideas(self.by, left)) if left else pen


def _ideas(game: Unseen, by: By, n: int, to: str) -> Effects:
    return () if game.players[by.seat].idea == IDEA_LAST else (Ideas(by, n),)


MOVERS["idea"] = _ideas


@gives("idea")
def _idea(by: By, n: int) -> Effects:
    return (Move(by, "idea", n),)


@dataclass(frozen=True, slots=True)
class ResolveCrates(Own):
    """Gain one shown Crate and turn it over, or turn the Rumor-side Crates of the section back (PU-ROBOT-06 to 11)."""

    by: By
    section: str
    ask: ClassVar[str] = "crate"

    def options(self, game: Unseen) -> Sequence[str]:
        crates = [(crate.slot, name) for name, crate in game.clock.crates.items() if self._shown(game, name)]
        return [*(f"crate:{name}" for _, name in sorted(crates)), TURN_BACK]

    def _shown(self, game: Unseen, name: str) -> bool:
        crate = game.clock.crates[name]
        return crate.section == self.section and crate.shown

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if choice != TURN_BACK:
            name = choice.removeprefix("crate:")
            game.note("crate", self.by.seat, what=name)
            return (*line_effects(game, self.by, CRATES[name]), TurnOver(name), When(self.by, "after", "crate"))
        turned = [c for c in game.edit_clock().crates.values() if c.section == self.section and not c.shown]
        for crate in turned:
            crate.shown = True
        if turned:
            game.note("turn-back", self.by.seat, n=len(turned))
        return line_effects(game, self.by, CRATE_TURN_BACK) * len(turned)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"section": self.section, "source": self.by.source}


@dataclass(frozen=True, slots=True)
class TurnOver(Effect[Unseen]):
    """A Crate whose Reward was gained shows its Rumor side (R72)."""

    crate: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_clock().crates[self.crate].shown = False
        return ()


@dataclass(frozen=True, slots=True)
class AnyCrate(Own):
    """Resolve the Crates of any one section (R73)."""

    by: By
    ask: ClassVar[str] = "section"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"section:{section}" for section in CLOCK]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return (ResolveCrates(self.by, choice.removeprefix("section:")),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("crate")
def _crate(by: By, n: int) -> Effects:
    return (AnyCrate(by),)
