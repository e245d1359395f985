"""The Golem minigame: the Marketplace and the Priority track (PU-GOLEM)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.minigames import MARKET_WIDTH, MARKETS, PRIORITY_STEPS
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.movement import MOVERS, Move
from orloj.games.unseen.game import Unseen


def neighbours(space: int) -> tuple[int, ...]:
    """The orthogonally adjacent spaces of the Marketplace (PU-GOLEM-02)."""
    row, column = divmod(space, MARKET_WIDTH)
    found = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * MARKET_WIDTH + c for r, c in found if 0 <= r < MARKET_WIDTH and 0 <= c < MARKET_WIDTH)


NEXT = {space: tuple(f"space:{other}" for other in neighbours(space)) for space in range(MARKET_WIDTH**2)}


def minigame(game: Unseen, by: By) -> Effects:
    """Steps by the place of the Worker's Priority tile, which then goes to the bottom (PU-GOLEM-01, PU-GOLEM-08)."""
    steps = PRIORITY_STEPS[game.market.priority.index(by.worker)]
    return (Move(by, "market", steps), LowerPriority(by))


@dataclass(frozen=True, slots=True)
class Walk(Own):
    """Steps of the Golem, exactly as many as shown (R42), each paying the space it enters at once (PU-GOLEM-03)."""

    by: By
    left: int
    ask: ClassVar[str] = "step"

    def options(self, game: Unseen) -> Sequence[str]:
        return NEXT[game.market.golem]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        space = int(choice.removeprefix("space:"))
        market = game.edit_market()
        market.golem = space
        game.note("golem", self.by.seat, space=space)
        rewards = line_effects(game, self.by, MARKETS[market.side][space])
        return (*rewards, Walk(self.by, self.left - 1)) if self.left > 1 else rewards

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"left": self.left}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-GOLEM-02" if choice.startswith("space:") else None


def _walk(game: Unseen, by: By, n: int, to: str) -> Effects:
    return (Walk(by, n),)


MOVERS["market"] = _walk


@gives("market")
def _market(by: By, n: int) -> Effects:
    return (Move(by, "market", n),)


@dataclass(frozen=True, slots=True)
class LowerPriority(Own):
    """The used Priority tile goes to the bottom and those below it move up (PU-GOLEM-08)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        priority = game.edit_market().priority
        priority.remove(self.by.worker)
        priority.append(self.by.worker)
        return ()


@dataclass(frozen=True, slots=True)
class Jump(Own):
    """Put the Golem on any space before it moves; that space gives nothing (PU-CARD-06)."""

    by: By
    ask: ClassVar[str] = "jump"

    def options(self, game: Unseen) -> Sequence[str]:
        here = game.market.golem
        return [*(f"space:{space}" for space in NEXT if space != here), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if choice != DECLINE:
            game.edit_market().golem = int(choice.removeprefix("space:"))
            game.note("jump", self.by.seat, space=game.market.golem)
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("jump")
def _jump(by: By, n: int) -> Effects:
    return (Jump(by),)
