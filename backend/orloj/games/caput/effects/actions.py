"""The six actions, however they come about, and the bonus of the upgrade on them (PCR-ACT, PCR-UPGRADE-12 to 18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.engine.payment import way_of
from orloj.games.caput.by import By
from orloj.games.caput.components.crane import ACTIONS
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.effects.base import Own, gives
from orloj.games.caput.effects.board import LayUpgrade, LayWall, free_walls
from orloj.games.caput.effects.city import LayBuilding, free_sites
from orloj.games.caput.effects.road import AdvanceRoad, can_advance
from orloj.games.caput.effects.rows import SPECIAL, RefillRow, take_out, ways_to_buy
from orloj.games.caput.effects.technology import discount
from orloj.games.caput.effects.tracks import Manage
from orloj.games.caput.game import Caput

MANAGED = ("mines", "quarries")
CERTAIN_GOLD = {
    tile.id: sum(
        item.n
        for line in tile.reward
        for item in line.change.gain[0]
        if item.symbol == "gold" and not line.change.gain[1:]
    )
    for tile in BUILDINGS.values()
}
"""The gold that a building's own reward brings without a choice."""


def performable(game: Caput, seat: int, action: str, special: bool = False) -> bool:
    """Whether an action can be carried out now; the special tile counts only with its bonus (PCR-SPECIAL-02)."""
    if action in MANAGED:
        return True
    if action == "road":
        return can_advance(game, seat)
    return bool(choosable(game, seat, action, special))


def choosable(game: Caput, seat: int, action: str, special: bool) -> list[str]:
    """The tiles of an action's row that a player can pay for and place."""
    if action == "wall" and not free_walls(game.players[seat]):
        return []
    tiles = game.rows.rows[action][: SPECIAL + special]
    return [tile for tile in tiles if tile and ways_to_have(game, seat, action, tile)]


def ways_to_have(game: Caput, seat: int, action: str, tile: str) -> list[str]:
    """The ways to pay for a tile that leave what placing it costs."""
    ways = ways_to_buy(game, seat, action, tile)
    if action != "building":
        return ways
    # A surcharge may be paid with gold that the tile itself brings once it is paid for (PCR-BUILD-19).
    gold = game.players[seat].goods["gold"]
    return [way for way in ways if free_sites(game, gold - way_of(way).get("gold", 0) + CERTAIN_GOLD[tile])]


def perform(game: Caput, seat: int, action: str, special: bool = False) -> Effects:
    """The effects of an action and, after it, the bonus of the upgrade that lay on it when it began (PCR-UPGRADE-12,
    PCR-UPGRADE-30) and what technologies do."""
    by = By(seat, action)
    stack = game.players[seat].board.get(action)
    after = AfterAction(by, stack[-1].tile if stack else "")
    game.note("act", seat, what=action)
    if action in MANAGED:
        return (Manage(by, action), after)
    if action == "road":
        return (AdvanceRoad(by), after)
    return (ChooseTile(by, special), after)


@dataclass(frozen=True, slots=True)
class ChooseTile(Own):
    """Choose a tile of the action's row; pay, refill the row, gain the tile's reward, lay it (PCR-ROW-01, PCR-WALL-02
    to 06, PCR-BUILD-02 to 06)."""

    by: By
    special: bool
    ask: ClassVar[str] = "hex"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        return [f"hex:{tile}" for tile in choosable(game, self.by.seat, self.by.source, self.special)]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile, action, seat = choice.removeprefix("hex:"), self.by.source, self.by.seat
        if tile == game.rows.rows[action][SPECIAL]:
            game.edit_turn().special = 0
        game.note("take", seat, what=tile)
        refill = take_out(game, action, tile)
        by = By(seat, tile)
        if action == "upgrade":
            return (refill, LayUpgrade(by, tile))
        return (PayTile(by, action, tile, refill),)

    def context(self, game: Caput) -> dict[str, Any]:
        return {"row": self.by.source, "special": self.special}

    def why(self, game: Caput, choice: str) -> str | None:
        tile, row = choice.removeprefix("hex:"), game.rows.rows[self.by.source]
        if tile and tile == row[SPECIAL] and not self.special:
            return "PCR-SPECIAL-02"
        section = {"upgrade": "PCR-UPGRADE", "wall": "PCR-WALL", "building": "PCR-BUILD"}[self.by.source]
        return f"{section}-03" if tile in row else f"{section}-01"


@dataclass(frozen=True, slots=True)
class PayTile(Own):
    """Pay for the wall or building chosen, at once; then the row is refilled, the tile rewards and is laid (PCR-WALL-02
    to 06, PCR-BUILD-02 to 06). What was paid is remembered with a building (PCR-BUILD-30)."""

    by: By
    action: str
    tile: str
    refill: RefillRow
    ask: ClassVar[str] = "pay"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        return ways_to_have(game, self.by.seat, self.action, self.tile)

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        way = way_of(choice)
        spent = game.spend(self.by, way) if way else ()
        if self.action == "wall":
            return (*spent, self.refill, Reward(self.by, self.tile), LayWall(self.by, self.tile))
        return (*spent, self.refill, Reward(self.by, self.tile), LayBuilding(self.by, self.tile, sum(way.values())))

    def context(self, game: Caput) -> dict[str, Any]:
        return {"tile": self.tile, "less": discount(game, self.by.seat, self.action)}


@dataclass(frozen=True, slots=True)
class Reward(Own):
    """The rewards printed on a wall or building, once it is paid for (PCR-WALL-04, PCR-BUILD-04)."""

    by: By
    tile: str

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = WALLS.get(self.tile) or BUILDINGS[self.tile]
        return line_effects(game, self.by, tile.reward)


@dataclass(frozen=True, slots=True)
class AfterAction(Own):
    """An action is performed: the upgrade's bonus, then what technologies do after it."""

    by: By
    upgrade: str

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        seat, action = self.by.seat, self.by.source
        if game.turn.seat == seat:
            game.edit_turn().done.append(action)
        bonus = line_effects(game, By(seat, self.upgrade), UPGRADES[self.upgrade].centre) if self.upgrade else ()
        return (*bonus, *game.event(seat, action))


@dataclass(frozen=True, slots=True)
class MayPerform(Own):
    """An action that an effect offers, of one kind or of any: with all its costs, never a special tile, and it may be
    left undone (PCR-TECH-15, PCR-SPECIAL-07)."""

    by: By
    actions: tuple[str, ...]
    ask: ClassVar[str] = "action"

    def options(self, game: Caput) -> Sequence[str]:
        possible = [f"act:{action}" for action in self.actions if performable(game, self.by.seat, action)]
        return [*possible, DECLINE]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return () if choice == DECLINE else perform(game, self.by.seat, choice.removeprefix("act:"))

    def context(self, game: Caput) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("act:")
def _act(by: By, n: int) -> Effects:
    return (MayPerform(by, ACTIONS if by.source == "any" else (by.source,)),)


def _can_act(game: Caput, by: By) -> bool:
    actions = ACTIONS if by.source == "any" else (by.source,)
    return any(performable(game, by.seat, action) for action in actions)


Caput.checks["act"] = _can_act
