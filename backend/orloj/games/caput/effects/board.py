"""The action board: laying upgrades and walls, and what their edges and corners pay (PCR-UPGRADE, PCR-WALL, PCR-ADJ,
PCR-CORNER)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.engine.notation import Line
from orloj.games.caput.by import By
from orloj.games.caput.components.hexes import (
    RING,
    SIDES,
    WALL_PLACES,
    neighbour,
    opposite,
    turned_corners,
    turned_edge,
    vertex,
)
from orloj.games.caput.components.tiles import UPGRADES, WALLS, UpgradeTile, WallTile
from orloj.games.caput.components.tracks import UPGRADE_UNI
from orloj.games.caput.effects.base import Own
from orloj.games.caput.effects.grids import EarnSideways
from orloj.games.caput.effects.technology import UniSteps
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Laid, Player

HEX = MappingProxyType({**RING, **WALL_PLACES})
PLACE = MappingProxyType({at: place for place, at in HEX.items()})
MOST_A_CORNER = 2  # a corner meets two others at its vertex


def tile_of(laid: Laid) -> UpgradeTile | WallTile:
    """The tile that was laid."""
    return UPGRADES[laid.tile] if laid.tile in UPGRADES else WALLS[laid.tile]


def edge_of(laid: Laid, n: int) -> tuple[Line, ...]:
    """The symbol on the side that lies at edge n; the University reminder is none (PCR-ADJ-08)."""
    return turned_edge(tile_of(laid).edges, laid.turn, n)


def marks_of(laid: Laid, place: str) -> dict[int, tuple[int, int]]:
    """Printed corner -> the vertex at which its red mark lies."""
    corners = tile_of(laid).corners
    return {c: vertex(HEX[place], at) for c, at in zip(corners, turned_corners(corners, laid.turn), strict=True)}


@dataclass(frozen=True, slots=True)
class Connection:
    """Something that pays once: a meeting of two edges with what both pay, or of two red marks (no lines)."""

    name: str
    lines: tuple[Line, ...]


def connections(player: Player, place: str, laid: Laid) -> list[Connection]:
    """What laying a tile on a place would pay: every edge whose both sides carry a symbol, and a token for every
    other red mark at the vertex of each of its marks, less what has paid already (PCR-ADJ-02, PCR-CORNER-05, 12)."""
    found: list[Connection] = []
    at = HEX[place]
    for n in range(SIDES):
        beside = PLACE.get(neighbour(at, n), "")
        if not beside or beside not in player.board:
            continue
        own, other = edge_of(laid, n), edge_of(player.board[beside][-1], opposite(n))
        if own and other:
            found.append(Connection("edge " + "|".join(sorted((place, beside))), (*own, *other)))
    for at_vertex in marks_of(laid, place).values():
        met = [
            other
            for other, stack in player.board.items()
            if other != place and at_vertex in marks_of(stack[-1], other).values()
        ]
        names = (f"corner {at_vertex[0]},{at_vertex[1]} " + "|".join(sorted((place, other))) for other in met)
        found += [Connection(name, ()) for name in list(names)[:MOST_A_CORNER]]
    return [connection for connection in found if connection.name not in player.paid]


def pay_connections(game: Caput, by: By, place: str, laid: Laid) -> Effects:
    """Lays the tile on top of its place and returns what its new connections pay."""
    new = connections(game.players[by.seat], place, laid)
    player = game.edit_player(by.seat)
    player.board.setdefault(place, []).append(laid)
    player.paid += [connection.name for connection in new]
    edges = tuple(e for c in new for e in line_effects(game, By(by.seat, "edge"), c.lines))
    tokens = sum(not c.lines for c in new)
    return (*edges, GainTokens(by, "red", tokens)) if tokens else edges


@dataclass(frozen=True, slots=True)
class GainTokens(Own):
    """Corner tokens that a placement pays."""

    by: By
    colour: str
    n: int

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return game.receive(By(self.by.seat, "corner"), self.colour, self.n)


@dataclass(frozen=True, slots=True)
class LayUpgrade(Own):
    """Lay an upgrade on the hex of its action, in any of six orientations, over one that lies there (PCR-UPGRADE-02,
    PCR-UPGRADE-04, PCR-UPGRADE-22)."""

    by: By
    tile: str
    ask: ClassVar[str] = "lay"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        return [f"lay:{UPGRADES[self.tile].action}:{turn}" for turn in range(SIDES)]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        place, turn = choice.removeprefix("lay:").split(":")
        tile = UPGRADES[self.tile]
        game.note("upgrade", self.by.seat, what=self.tile, place=place, turn=int(turn))
        effects = pay_connections(game, self.by, place, Laid(self.tile, int(turn)))
        retro: Effects = (Retroactive(By(self.by.seat, self.tile)),) if place in game.turn.done else ()
        return (UniSteps(self.by, UPGRADE_UNI[tile.era]), *effects, *retro)

    def context(self, game: Caput) -> dict[str, Any]:
        return {"tile": self.tile}

    def why(self, game: Caput, choice: str) -> str | None:
        return "PCR-UPGRADE-02" if choice.startswith("lay:") else None


@dataclass(frozen=True, slots=True)
class Retroactive(Own):
    """The bonus of an upgrade laid on an action performed earlier this turn, once, if wanted (PCR-UPGRADE-19, 29)."""

    by: By
    ask: ClassVar[str] = "retro"

    def options(self, game: Caput) -> Sequence[str]:
        return ["take", DECLINE]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return line_effects(game, self.by, UPGRADES[self.by.source].centre) if choice == "take" else ()

    def context(self, game: Caput) -> dict[str, Any]:
        return {"source": self.by.source}


def free_walls(player: Player) -> list[str]:
    """The wall places that hold no wall (PCR-WALL-06, PCR-WALL-08)."""
    return [place for place in WALL_PLACES if place not in player.board]


@dataclass(frozen=True, slots=True)
class LayWall(Own):
    """Place a wall beside the action board, in any of six orientations; then its Hunger Wall icon (PCR-WALL-10)."""

    by: By
    tile: str
    ask: ClassVar[str] = "lay"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        return [f"lay:{p}:{turn}" for p in free_walls(game.players[self.by.seat]) for turn in range(SIDES)]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        place, turn = choice.removeprefix("lay:").split(":")
        game.note("wall", self.by.seat, what=self.tile, place=place, turn=int(turn))
        effects = pay_connections(game, self.by, place, Laid(self.tile, int(turn)))
        return (*effects, EarnSideways(self.by, "wall", 1)) if WALLS[self.tile].hunger else effects

    def context(self, game: Caput) -> dict[str, Any]:
        return {"tile": self.tile}

    def why(self, game: Caput, choice: str) -> str | None:
        place = choice.removeprefix("lay:").partition(":")[0]
        return "PCR-WALL-06" if place not in WALL_PLACES else "PCR-WALL-08"
