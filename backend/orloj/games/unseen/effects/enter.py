"""Enter a Building (PU-ENTER)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.city import PLACES
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen

ANY = "any"


def reachable(game: Unseen, hood: str) -> list[str]:
    """The places with an empty Building in a Neighborhood or in one joined to it by a complete Bridge; one Bridge
    only is crossed (PU-ENTER-03, PU-ENTER-04)."""
    return [
        name
        for near in (hood, *game.city.joined[hood])
        for name, place in game.hoods[near].places.items()
        if place.cards and not place.worker
    ]


def doors(game: Unseen, seat: int, worker: str) -> list[str]:
    """The places that a player's Worker may enter now (PU-ENTER-01, PU-ENTER-02, PU-ENTER-05)."""
    kind, _, hood = game.players[seat].workers[worker].partition(":")
    if kind != "square":
        return []
    counts_as = game.worker_type(seat, worker)
    return [name for name in reachable(game, hood) if top_card(game, name).worker in (ANY, counts_as)]


def top_card(game: Unseen, name: str) -> Any:
    """The Building on a place that is not covered."""
    return BUILDINGS[game.hoods[PLACES[name].hood].places[name].cards[-1]]


def enterers(game: Unseen, seat: int) -> list[str]:
    """The Workers of a player that may enter a Building."""
    return [worker for worker in game.players[seat].workers if doors(game, seat, worker)]


@dataclass(frozen=True, slots=True)
class ChooseCard(Own):
    """Move a Worker from its Square to an empty Building and resolve the card."""

    by: By
    worker: str
    ask: ClassVar[str] = "card"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"card:{name}" for name in doors(game, self.by.seat, self.worker)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return go_in(game, self.by.seat, self.worker, choice.removeprefix("card:"))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"worker": self.worker, "counts_as": game.worker_type(self.by.seat, self.worker)}

    def why(self, game: Unseen, choice: str) -> str | None:
        if not choice.startswith("card:"):
            return None
        name = choice.removeprefix("card:")
        place = game.hoods[PLACES[name].hood].places.get(name) if name in PLACES else None
        if place is None or not place.cards or place.worker:
            return "PU-ENTER-02"
        hood = game.players[self.by.seat].workers[self.worker].removeprefix("square:")
        return "PU-ENTER-05" if name in reachable(game, hood) else "PU-ENTER-03"


def go_in(game: Unseen, seat: int, worker: str, name: str) -> Effects:
    """Moves a Worker from its Square to the Building on a place; returns what the card does."""
    counts_as = game.use_worker(seat, worker)
    player = game.edit_player(seat)
    game.edit_hood(player.workers[worker].removeprefix("square:")).square[seat] = ""
    player.workers[worker] = f"card:{name}"
    hood = PLACES[name].hood
    place = game.edit_hood(hood).places[name]
    place.seat, place.worker = seat, worker
    card = place.cards[-1]
    game.note("enter", seat, worker=worker, what=card, place=name, counts_as=counts_as)
    by = By(seat, hood, counts_as, card)
    return (*line_effects(game, by, BUILDINGS[card].effect), When(by, "after", "enter"))


@dataclass(frozen=True, slots=True)
class MayEnter(Own):
    """The Enter symbol: another Worker of one's own goes into a Building, if wanted (PU-SYM-05, R110)."""

    by: By
    ask: ClassVar[str] = "enter"

    def options(self, game: Unseen) -> Sequence[str]:
        return [*(f"enter:{worker}" for worker in enterers(game, self.by.seat)), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return () if choice == DECLINE else (ChooseCard(By(self.by.seat), choice.removeprefix("enter:")),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("enter")
def _enter(by: By, n: int) -> Effects:
    return (MayEnter(by),)
