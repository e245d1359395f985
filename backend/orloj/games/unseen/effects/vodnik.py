"""The Vodnik minigame: the River and the Mill Wheel (PU-VODNIK)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.minigames import (
    END_VP,
    MILL,
    MILL_EMPTY,
    MILL_SLOTS,
    MILL_TOKENS,
    RIVER_END,
    RIVER_STACKS,
    VOYAGES,
)
from orloj.games.unseen.components.vocabulary import MILESTONES
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.milestone import Milestone
from orloj.games.unseen.effects.movement import MOVERS, Move
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen


def minigame(game: Unseen, by: By) -> Effects:
    """Always both parts: the Boat, then the Mill Wheel (PU-VODNIK-01)."""
    return (Move(by, "boat", 0, by.worker), TurnMill(by), When(by, "after", "mill"))


def next_space(spaces: list[list[str]], boat: int, worker: str) -> int:
    """The nearest space ahead that shows a type; the End without one (PU-VODNIK-02, PU-VODNIK-03)."""
    ahead = (space for space in range(boat + 1, RIVER_END) if worker in spaces[space - 1])
    return next(ahead, RIVER_END)


def _sail(game: Unseen, by: By, n: int, to: str) -> Effects:
    if game.players[by.seat].voyages == VOYAGES:
        return ()
    voyage: Effects = (SailTo(by, to),) if to else ()
    return (*voyage, Sail(by, n)) if n else voyage


MOVERS["boat"] = _sail


@gives("boat")
def _boat(by: By, n: int) -> Effects:
    return (Move(by, "boat", n),)


@dataclass(frozen=True, slots=True)
class SailTo(Own):
    """Move the Boat to the next space of a type; a Boat that has made both voyages stays (R82a)."""

    by: By
    worker: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        player = game.players[self.by.seat]
        if player.voyages == VOYAGES:
            return ()
        if player.boat == RIVER_END:
            return (Arrive(self.by), self)
        return land(game, self.by, next_space(game.river.spaces, player.boat, self.worker))


@dataclass(frozen=True, slots=True)
class Sail(Own):
    """Move the Boat n spaces, the End counted; steps left there go on from the start (R77, R78)."""

    by: By
    n: int

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        player = game.players[self.by.seat]
        if player.voyages == VOYAGES:
            return ()
        if player.boat == RIVER_END:
            return (Arrive(self.by), self)
        space = min(player.boat + self.n, RIVER_END)
        left = self.n - (space - player.boat)
        effects = land(game, self.by, space)
        return (*effects, Sail(self.by, left)) if left else effects


def land(game: Unseen, by: By, space: int) -> Effects:
    """Moves the Boat and returns what it passes: a token for each stack, then the End (PU-VODNIK-04, R79)."""
    player = game.edit_player(by.seat)
    start, player.boat = player.boat, space
    game.note("boat", by.seat, to=space)
    passed = tuple(TakeToken(by, stack) for stack, after in RIVER_STACKS.items() if start <= after < space)
    return (*passed, Arrive(by)) if space == RIVER_END else passed


@dataclass(frozen=True, slots=True)
class TakeToken(Own):
    """Search a stack of River Milestones and take one of a type not gained from the River yet (R80, R81).

    The Councilor takes no token from the stack (PU-SOLORES-16, SO10); which of the types it marks means nothing.
    """

    by: By
    stack: str
    ask: ClassVar[str] = "milestone"

    def options(self, game: Unseen) -> Sequence[str]:
        gained = game.players[self.by.seat].milestones["vodnik"]
        if game.is_councilor(self.by.seat):
            return [f"milestone:{kind}" for kind in MILESTONES if kind not in gained]
        tokens = game.river.stacks[self.stack]
        return [f"milestone:{kind}" for kind, n in tokens.items() if n and kind not in gained]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        kind = choice.removeprefix("milestone:")
        if not game.is_councilor(self.by.seat):
            game.edit_river().stacks[self.stack][kind] -= 1
        return (Milestone(self.by, "vodnik", kind),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"hood": "vodnik", "stack": self.stack}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-MILE-02" if choice.startswith("milestone:") else None


@dataclass(frozen=True, slots=True)
class Arrive(Own):
    """Mark the End, the first Boat of all for more points, and go back to the start (PU-VODNIK-06 to 09).

    Nothing is left to do when a Milestone taken on the way has made the Boat sail on already.
    """

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if game.players[self.by.seat].boat != RIVER_END:
            return ()
        first = game.river.finished < 0
        if first:
            game.edit_river().finished = self.by.seat
        player = game.edit_player(self.by.seat)
        player.ends.append(END_VP[0] if first else END_VP[1])
        player.voyages += 1
        player.boat = 0
        game.note("river-end", self.by.seat, vp=player.ends[-1])
        return ()


def tokens_at(game: Unseen, section: str) -> list[str]:
    """The Mill tokens of a section, from the left."""
    found = [(at.slot, token) for token, at in game.mill.tokens.items() if at.section == section]
    return [token for _, token in sorted(found)]


@dataclass(frozen=True, slots=True)
class TurnMill(Own):
    """Gain all tokens of the Worker's section and move one on; without any, draw a Mug card (PU-VODNIK-10, 12)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        tokens = tokens_at(game, self.by.worker)
        if not tokens:
            return line_effects(game, self.by, MILL_EMPTY)
        gains = tuple(effect for token in tokens for effect in line_effects(game, self.by, MILL_TOKENS[token]))
        return (*gains, MoveToken(self.by))


@dataclass(frozen=True, slots=True)
class MoveToken(Own):
    """Move one of the section's tokens to the next section clockwise with a free place (PU-VODNIK-11, R82c)."""

    by: By
    ask: ClassVar[str] = "mill"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"mill:{token}" for token in tokens_at(game, self.by.worker)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        token = choice.removeprefix("mill:")
        start = MILL.index(self.by.worker)
        for step in range(1, len(MILL)):
            section = MILL[(start + step) % len(MILL)]
            taken = [at.slot for at in game.mill.tokens.values() if at.section == section]
            if len(taken) < MILL_SLOTS:
                at = game.edit_mill().tokens[token]
                at.section, at.slot = section, min(slot for slot in range(MILL_SLOTS) if slot not in taken)
                game.note("mill", self.by.seat, what=token, to=section)
                break
        return ()

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-VODNIK-10" if choice.startswith("mill:") else None
