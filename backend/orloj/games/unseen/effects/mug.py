"""Mug cards (PU-MUG, PU-CARD-04 to PU-CARD-20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import MUGS
from orloj.games.unseen.components.vocabulary import TYPES
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.place import free_squares
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class PlayMug(Effect[Unseen]):
    """Play a Mug card: its effect, then the card goes to the discard (PU-MUG-03)."""

    seat: int
    mug: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_player(self.seat).mugs.remove(self.mug)
        game.note("mug", self.seat, what=self.mug)
        by = By(self.seat, "", "", self.mug)
        return (*line_effects(game, by, MUGS[self.mug].effect), DiscardMug(self.mug), When(by, "after", "mug"))


Unseen.play_mug = PlayMug


@dataclass(frozen=True, slots=True)
class DiscardMug(Effect[Unseen]):
    """A played Mug card goes to the discard."""

    mug: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        discard = game.edit_mill().discard
        discard[self.mug] = discard.get(self.mug, 0) + 1
        return ()


@dataclass(frozen=True, slots=True)
class ChooseType(Own):
    """What the Worker used this turn counts as, instead of its own type (PU-CONV-01, PU-CARD-04)."""

    by: By
    ask: ClassVar[str] = "type"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"type:{worker}" for worker in TYPES]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        worker = choice.removeprefix("type:")
        game.edit_turn().counts_as = worker
        game.note("counts-as", self.by.seat, worker=worker)
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"for": "worker", "source": self.by.source}


@gives("type")
def _type(by: By, n: int) -> Effects:
    return (ChooseType(by),)


@dataclass(frozen=True, slots=True)
class MoveFrom(Own):
    """Move one Worker from a Square to another Neighborhood's Square (PU-CARD-18); may be left undone."""

    by: By
    ask: ClassVar[str] = "move"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        standing = [hood for hood, part in game.hoods.items() if part.square[self.by.seat]]
        return [*(f"move:{hood}" for hood in standing), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return () if choice == DECLINE else (MoveTo(self.by, choice.removeprefix("move:")),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-CARD-19" if choice.startswith("move:") else None


@dataclass(frozen=True, slots=True)
class MoveTo(Own):
    """The Square that a moved Worker goes to: no placement, so nothing else happens (PU-CARD-19, PU-CARD-20)."""

    by: By
    start: str
    ask: ClassVar[str] = "square"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"square:{hood}" for hood in free_squares(game, self.by.seat)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        seat, hood = self.by.seat, choice.removeprefix("square:")
        worker = game.hoods[self.start].square[seat]
        game.edit_hood(self.start).square[seat] = ""
        game.edit_hood(hood).square[seat] = worker
        game.edit_player(seat).workers[worker] = f"square:{hood}"
        game.note("move", seat, worker=worker, hood=hood)
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"worker": game.hoods[self.start].square[self.by.seat], "move": True}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-CARD-19" if choice.startswith("square:") else None


@gives("move")
def _move(by: By, n: int) -> Effects:
    return (MoveFrom(by),)
