"""Place a Worker: Witch, reward, minigame, in that order (PU-PLACE)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import HOME_WORKER, OTHER_WORKER
from orloj.games.unseen.effects import golem, horned, robots, vodnik
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.effects.witch import MoveWitch
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import HAND

MINIGAMES: Mapping[str, Callable[[Unseen, By], Effects]] = MappingProxyType(
    {"golem": golem.minigame, "horned": horned.minigame, "vodnik": vodnik.minigame, "robot": robots.minigame}
)


def placeable(game: Unseen, seat: int) -> list[str]:
    """The Workers that may be placed: none when only one is left on the player board (PU-PLACE-01)."""
    hand = [worker for worker, place in game.players[seat].workers.items() if place == HAND]
    return hand if len(hand) > 1 and free_squares(game, seat) else []


def free_squares(game: Unseen, seat: int) -> list[str]:
    """The Neighborhoods without a Worker of the player on the Square (PU-WRK-04)."""
    return [hood for hood, part in game.hoods.items() if not part.square[seat]]


@dataclass(frozen=True, slots=True)
class ChooseSquare(Own):
    """Put a Worker from the player board on a Square (PU-PLACE-03) and resolve what follows (PU-PLACE-04)."""

    by: By
    worker: str
    ask: ClassVar[str] = "square"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"square:{hood}" for hood in free_squares(game, self.by.seat)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return stand(game, self.by.seat, self.worker, choice.removeprefix("square:"))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"worker": self.worker, "counts_as": game.worker_type(self.by.seat, self.worker)}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-PLACE-03"


def stand(game: Unseen, seat: int, worker: str, hood: str) -> Effects:
    """Puts a Worker on a Square; returns what follows, in the order of PU-PLACE-04."""
    counts_as = game.use_worker(seat, worker)
    game.edit_player(seat).workers[worker] = f"square:{hood}"
    game.edit_hood(hood).square[seat] = worker
    game.note("place", seat, worker=worker, hood=hood, counts_as=counts_as)
    by = By(seat, hood, counts_as)
    return (MoveWitch(by), SquareReward(by), When(by, "when", "place"), Minigame(by))


@dataclass(frozen=True, slots=True)
class SquareReward(Own):
    """3 Rumors for a Worker at home, else 1 Resource of the Neighborhood (PU-PLACE-05, PU-PLACE-06)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return line_effects(game, self.by, HOME_WORKER if self.by.worker == self.by.hood else OTHER_WORKER)


@dataclass(frozen=True, slots=True)
class Minigame(Own):
    """The minigame of the Neighborhood, driven by what the Worker counts as (PU-PLACE-07)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return MINIGAMES[self.by.hood](game, self.by)


@dataclass(frozen=True, slots=True)
class MayPlace(Own):
    """The symbol to place a Worker: a full placement with all its restrictions, if wanted (R39)."""

    by: By
    ask: ClassVar[str] = "place"

    def options(self, game: Unseen) -> Sequence[str]:
        return [*(f"place:{worker}" for worker in placeable(game, self.by.seat)), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return () if choice == DECLINE else (ChooseSquare(replace(self.by, source=""), choice.removeprefix("place:")),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("place")
def _place(by: By, n: int) -> Effects:
    return (MayPlace(by),)
