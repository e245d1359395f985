"""Who begins, and the starting choices in reverse turn order (R1, R2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import line_effects
from orloj.engine.game import Chance, Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import (
    START_BONUS,
)
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.effects.draw import named
from orloj.games.unseen.effects.influence import Influence
from orloj.games.unseen.effects.shuffle import one_of
from orloj.games.unseen.effects.turn import BeginEra
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class DrawFirst(Chance[Unseen]):
    """Who begins; the starting choices go in reverse turn order, the last player first (R1, R2)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("seat", map(str, range(game.seats)))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        first = int(choice.removeprefix("seat:"))
        game.edit_turn().first = first
        game.note("first", first)
        order = [(first - i) % game.seats for i in range(1, game.seats + 1)]
        return [*(StartChoice(By(seat)) for seat in order), BeginEra()]


@dataclass(frozen=True, slots=True)
class StartChoice(Own):
    """Pick a Neighborhood nobody has picked: 1 Influence, its row's starting bonus, a level 0 Building (R2, R89)."""

    by: By
    ask: ClassVar[str] = "start"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"hood:{hood}" for hood, part in game.hoods.items() if not any(part.influence)]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood = choice.removeprefix("hood:")
        by = By(self.by.seat, hood)
        game.note("start", by.seat, hood=hood)
        bonus = START_BONUS[game.city.popularity.index(hood)]
        return (Influence(by), *line_effects(game, by, bonus), DrawStarter(by))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"row": {hood: row for row, hood in enumerate(game.city.popularity, start=1)}}


@dataclass(frozen=True, slots=True)
class DrawStarter(Chance[Unseen]):
    """A random level 0 Building on the first empty place of a Neighborhood; no Price token is used (R3)."""

    by: By

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("building", game.city.starters.weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        card = choice.removeprefix("building:")
        game.edit_city().starters.take(card)
        places = game.edit_hood(self.by.hood).places
        name = next(name for name, place in places.items() if not place.cards)
        places[name].cards.append(card)
        game.note("starter", self.by.seat, what=card, place=name)
        return ()
