"""The King's Road and Charles Bridge (PCR-ROAD, PCR-BRIDGE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Chance, Effect
from orloj.engine.notation import Line
from orloj.games.caput.by import By
from orloj.games.caput.components.bridge import BRIDGE_DRAW, BRIDGE_IV, BRIDGE_V, PLANKS
from orloj.games.caput.components.road import ROAD, ROAD_TILES
from orloj.games.caput.effects.base import Own
from orloj.games.caput.game import Caput

BRIDGE_SPACES = (4, 5)


def free_effect(game: Caput, space: int) -> tuple[Line, ...]:
    """The non-egg effect of a street space, printed or of its alternative tile (PCR-VARIANT-03, PCR-VARIANT-05)."""
    printed = ROAD[space - 1]
    return ROAD_TILES[printed.space].free if game.options[f"road-{space}"] == "tile" else printed.free


def can_advance(game: Caput, seat: int) -> bool:
    """Whether the marker can go one space on: an egg for IV and for V, nowhere from V (PCR-BRIDGE-02, 08, 14)."""
    road = game.players[seat].road
    return road < len(ROAD) and bool(game.ways(By(seat), ROAD[road].entry))


def why_no_advance(game: Caput, seat: int) -> str | None:
    """The clause that keeps the marker where it is: no egg for IV or V, or the end of the road."""
    return {3: "PCR-BRIDGE-02", 4: "PCR-BRIDGE-08", 5: "PCR-BRIDGE-14"}.get(game.players[seat].road)


@dataclass(frozen=True, slots=True)
class AdvanceRoad(Own):
    """One space along the King's Road (PCR-ROAD-01); the effects of a street space wait in one's turn (PCR-ROAD-11)."""

    by: By

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        seat = self.by.seat
        entry = ROAD[game.players[seat].road].entry
        effects = game.pay(self.by, entry, game.ways(self.by, entry)[0]) if entry else ()
        player = game.edit_player(seat)
        player.road += 1
        game.note("road", seat, to=player.road)
        if player.road in BRIDGE_SPACES:
            on_bridge: Effect[Any] = (
                DrawBridgeTiles(self.by) if player.road == BRIDGE_SPACES[0] else ChooseStatue(self.by)
            )
            return (*effects, on_bridge)
        turn = game.edit_turn()
        # A second advance in the same turn: what waits of the first is resolved before.
        waiting = resolve_street(game, seat)
        turn.street = turn.eggs = player.road
        return (*effects, *waiting)


def resolve_street(game: Caput, seat: int) -> Effects:
    """The effects of a street space that still wait, the free one first."""
    turn = game.edit_turn()
    street, eggs, turn.street, turn.eggs = turn.street, turn.eggs, 0, 0
    free = line_effects(game, By(seat, ROAD[street - 1].id), free_effect(game, street)) if street else ()
    return (*free, *(line_effects(game, By(seat, ROAD[eggs - 1].id), ROAD[eggs - 1].egg) if eggs else ()))


@dataclass(frozen=True, slots=True)
class DrawBridgeTiles(Chance[Caput]):
    """The top three tiles of the silver stack, as far as there are so many (PCR-BRIDGE-03)."""

    by: By
    drawn: tuple[str, ...] = ()

    def weights(self, game: Caput) -> Mapping[str, int]:
        return {f"iv:{tile}": n for tile, n in game.supply.bridge_iv.weights().items()}

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = choice.removeprefix("iv:")
        pile = game.edit_supply().bridge_iv
        pile.take(tile)
        drawn = (*self.drawn, tile)
        more = len(drawn) < BRIDGE_DRAW and len(pile)
        return (DrawBridgeTiles(self.by, drawn),) if more else (ChooseBridgeTile(self.by, drawn),)


@dataclass(frozen=True, slots=True)
class ChooseBridgeTile(Own):
    """Keep one of the tiles drawn, the others go under the stack; lay it as a plank and gain its bonus (PCR-BRIDGE-04
    to PCR-BRIDGE-07)."""

    by: By
    drawn: tuple[str, ...]
    ask: ClassVar[str] = "iv"

    def options(self, game: Caput) -> Sequence[str]:
        return [f"iv:{tile}" for tile in self.drawn]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = choice.removeprefix("iv:")
        pile = game.edit_supply().bridge_iv
        for other in self.drawn:
            if other != tile:
                pile.put_under(other)
        game.note("iv", self.by.seat, what=tile)
        bonus = line_effects(game, By(self.by.seat, tile), BRIDGE_IV[tile].now)
        return (LayPlank(By(self.by.seat, tile)), *bonus)


@dataclass(frozen=True, slots=True)
class ChooseStatue(Own):
    """Take any tile of the gold stack; lay it as a plank with the marker on it. It scores at the end (PCR-BRIDGE-09
    to PCR-BRIDGE-13)."""

    by: By
    ask: ClassVar[str] = "v"

    def options(self, game: Caput) -> Sequence[str]:
        return [f"v:{tile}" for tile in game.supply.bridge_v]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = choice.removeprefix("v:")
        game.edit_supply().bridge_v.remove(tile)
        game.edit_player(self.by.seat).statue = tile
        game.note("v", self.by.seat, what=tile)
        bonus = line_effects(game, By(self.by.seat, tile), BRIDGE_V[tile].now)
        return (LayPlank(By(self.by.seat, tile)), *bonus)


@dataclass(frozen=True, slots=True)
class LayPlank(Own):
    """Lay a bridge tile on the next plank place, either way round, and gain what it covers; a complete bridge takes
    none (PCR-BRIDGE-06, PCR-BRIDGE-15, PCR-BRIDGE-18, PCR-BRIDGE-26)."""

    by: By
    ask: ClassVar[str] = "plank"

    def options(self, game: Caput) -> Sequence[str]:
        laid = len(game.supply.planks)
        return [f"way:{way}" for way in range(len(PLANKS[laid].ways))] if laid < len(PLANKS) else ()

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        way = int(choice.removeprefix("way:"))
        planks = game.edit_supply().planks
        gain = PLANKS[len(planks)].ways[way]
        planks.append(f"{self.by.source}:{way}")
        game.note("plank", self.by.seat, what=self.by.source, place=len(planks), way=way)
        return line_effects(game, self.by, gain)

    def context(self, game: Caput) -> dict[str, Any]:
        return {"tile": self.by.source, "place": len(game.supply.planks) + 1}
