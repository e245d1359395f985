"""Chance at the setup: what is shuffled and laid out at random (PU-SETUP, PU-VAR)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from orloj.engine.game import Chance, Effect
from orloj.games.unseen.components.minigames import (
    CRATES,
    FLAME,
    MILL_TOKENS,
    RIVER_SETS,
    SIDES,
)
from orloj.games.unseen.components.vocabulary import HOODS, TYPES
from orloj.games.unseen.effects.draw import named
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import Crate, Slot


def one_of(kind: str, pieces: Iterable[str]) -> dict[str, int]:
    """Outcomes `kind:piece`, all as frequent."""
    return named(kind, dict.fromkeys(pieces, 1))


@dataclass(frozen=True, slots=True)
class DrawFaction(Chance[Unseen]):
    """The next row of the Popularity track, from the top (PU-SETUP-03)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("faction", (hood for hood in HOODS if hood not in game.city.popularity))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_city().popularity.append(choice.removeprefix("faction:"))
        return ()


@dataclass(frozen=True, slots=True)
class DrawFlame(Chance[Unseen]):
    """One of the four positions of the Flame board (PU-SETUP-06)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("flame", map(str, range(len(FLAME))))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_cauldron().flame = int(choice.removeprefix("flame:"))
        return ()


@dataclass(frozen=True, slots=True)
class DrawCrate(Chance[Unseen]):
    """A Crate for a place on the Clock; three stay in the box (PU-SETUP-09)."""

    section: str
    slot: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("crate", (crate for crate in CRATES if crate not in game.clock.crates))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_clock().crates[choice.removeprefix("crate:")] = Crate(self.section, self.slot)
        return ()


@dataclass(frozen=True, slots=True)
class DrawMillToken(Chance[Unseen]):
    """A Reward token for a place on the Mill Wheel (PU-SETUP-11, R11)."""

    section: str
    slot: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("mill", (token for token in MILL_TOKENS if token not in game.mill.tokens))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_mill().tokens[choice.removeprefix("mill:")] = Slot(self.section, self.slot)
        return ()


@dataclass(frozen=True, slots=True)
class DrawPriority(Chance[Unseen]):
    """The next Worker Priority tile from the top (PU-SETUP-14)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("priority", (worker for worker in TYPES if worker not in game.market.priority))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_market().priority.append(choice.removeprefix("priority:"))
        return ()


@dataclass(frozen=True, slots=True)
class DrawSide(Chance[Unseen]):
    """A side of the Marketplace Variety tile (PU-VAR-05)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return one_of("side", SIDES[1:])

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_market().side = choice.removeprefix("side:")
        return ()


@dataclass(frozen=True, slots=True)
class DrawSet(Chance[Unseen]):
    """A set of River Variety tokens for the next three spaces, in an order of its own (PU-VAR-02, PU-VAR-03, R13)."""

    def weights(self, game: Unseen) -> Mapping[str, int]:
        laid = game.river.sets
        return one_of("set", (name for name in RIVER_SETS if name not in laid))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        name, river = choice.removeprefix("set:"), game.edit_river()
        if not river.sets:
            river.spaces = []
        river.sets.append(name)
        return [DrawRiverToken(name) for _ in RIVER_SETS[name]]


@dataclass(frozen=True, slots=True)
class DrawRiverToken(Chance[Unseen]):
    """The next River Variety token of a set, by its number in the set."""

    set: str

    def weights(self, game: Unseen) -> Mapping[str, int]:
        laid = game.river.spaces[(len(game.river.sets) - 1) * len(RIVER_SETS[self.set]) :]
        tokens = RIVER_SETS[self.set]
        return one_of("token", (str(i) for i, types in enumerate(tokens) if sorted(types) not in laid))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        types = RIVER_SETS[self.set][int(choice.removeprefix("token:"))]
        game.edit_river().spaces.append(sorted(types))
        return ()
