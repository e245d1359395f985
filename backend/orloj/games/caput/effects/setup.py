"""The setup: everything that is shuffled, as chance outcomes (PCR-SETUP)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from orloj.engine.game import Chance, Effect
from orloj.engine.piles import Pile
from orloj.games.caput.components.bridge import BRIDGE_IV, BRIDGE_V, V_AT_CATHEDRAL
from orloj.games.caput.components.city import NEUTRAL_SITES, PLAZAS_FOR
from orloj.games.caput.components.crane import BOX_START, POSITIONS, TILES
from orloj.games.caput.components.hexes import Hex, hex_id
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.components.tracks import TECH_LEVELS
from orloj.games.caput.effects.era import stock_rows
from orloj.games.caput.effects.turn import BeginTurn
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Built, Spot


def _one_of(kind: str, pieces: Iterable[str]) -> dict[str, int]:
    return {f"{kind}:{piece}": 1 for piece in pieces}


@dataclass(frozen=True, slots=True)
class SetUp(Effect[Caput]):
    """Puts the unseen stacks in place and lists what is drawn."""

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        supply = game.edit_supply()
        supply.bridge_iv = Pile(dict.fromkeys(BRIDGE_IV, 1))
        supply.bridge_v = list(BRIDGE_V)
        supply.technologies = {
            level: Pile({tile.id: 1 for tile in TECHNOLOGIES.values() if tile.level == level})
            for level in TECH_LEVELS.values()
        }
        game.edit_crane().box = BOX_START[game.seats]
        steps: list[Effect[Any]] = [PlaceTile() for _ in TILES]
        steps += [DealPlaza(plaza.id) for plaza in PLAZAS_FOR[game.seats]]
        dealt = stock_rows(game, 1)
        steps += [PlaceNeutral(site) for site in NEUTRAL_SITES[game.seats]]
        steps += dealt
        steps += [DealCathedral() for _ in range(V_AT_CATHEDRAL)]
        return (*steps, DrawFirst(), BeginTurn())


@dataclass(frozen=True, slots=True)
class PlaceTile(Chance[Caput]):
    """An action tile for the next open position of the crane, from the top of red (PCR-SETUP-05)."""

    def weights(self, game: Caput) -> Mapping[str, int]:
        return _one_of("tile", (tile for tile in TILES if tile not in game.crane.tiles))

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        crane = game.edit_crane()
        taken = {spot.position for spot in crane.tiles.values()} | {crane.box}
        position = next(p for p in range(1, POSITIONS + 1) if p not in taken)
        crane.tiles[choice.removeprefix("tile:")] = Spot(position)
        return ()


@dataclass(frozen=True, slots=True)
class DealPlaza(Chance[Caput]):
    """A plaza tile for a plaza in use; the others stay in the box (PCR-SETUP-19, PCR-SETUP-20)."""

    plaza: str

    def weights(self, game: Caput) -> Mapping[str, int]:
        dealt = game.city.plazas.values()
        return _one_of("plaza", (tile for tile in PLAZA_TILES if tile not in dealt))

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        game.edit_city().plazas[self.plaza] = choice.removeprefix("plaza:")
        return ()


@dataclass(frozen=True, slots=True)
class PlaceNeutral(Chance[Caput]):
    """A normal Era I building of nobody's on its site."""

    site: Hex

    def weights(self, game: Caput) -> Mapping[str, int]:
        return {f"hex:{tile}": n for tile, n in game.rows.normal["building"].weights().items()}

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = choice.removeprefix("hex:")
        game.edit_rows().normal["building"].take(tile)
        game.edit_city().sites[hex_id(self.site)] = Built(tile, 0)
        return ()


@dataclass(frozen=True, slots=True)
class DealCathedral(Chance[Caput]):
    """A final-scoring tile for the Cathedral; the others lie by the bridge (PCR-SETUP-21, PCR-SETUP-22)."""

    def weights(self, game: Caput) -> Mapping[str, int]:
        return _one_of("v", game.supply.bridge_v)

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        supply, tile = game.edit_supply(), choice.removeprefix("v:")
        supply.bridge_v.remove(tile)
        supply.cathedral.append(tile)
        return ()


@dataclass(frozen=True, slots=True)
class DrawFirst(Chance[Caput]):
    """Who begins (PCR-SETUP-28); alone it is always the human (PCR-SOLO-02)."""

    def weights(self, game: Caput) -> Mapping[str, int]:
        return _one_of("seat", map(str, range(game.seats)))

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        game.edit_turn().first = int(choice.removeprefix("seat:"))
        game.note("first", game.turn.first)
        return ()
