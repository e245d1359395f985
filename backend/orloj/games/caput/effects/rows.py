"""The three rows of hex tiles: taking, paying, refilling, refreshing (PCR-ROW, PCR-SPECIAL, PCR-REFRESH)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects
from orloj.engine.game import Chance, Effect
from orloj.engine.payment import way_id, way_of
from orloj.games.caput.by import By
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.effects.base import Own, gives
from orloj.games.caput.effects.technology import discount
from orloj.games.caput.game import CAPPED, Caput, bill

ROWS = ("upgrade", "wall", "building")
SPECIAL = 3
"""The place of the special tile in a row, the rightmost (PCR-SPECIAL-01)."""


PRICE: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {tile.id: bill(tile.cost) for tiles in (WALLS, BUILDINGS) for tile in tiles.values()} | {t: {} for t in UPGRADES}
)
"""The printed cost of every hex tile; an upgrade has none (PCR-UPGRADE-28)."""


def ways_to_buy(game: Caput, seat: int, action: str, tile: str) -> list[str]:
    """The ways to pay for a tile: its cost less what technologies take off, gold or stone as the payer likes."""
    cost, held = PRICE[tile], game.players[seat].goods
    less = discount(game, seat, action)
    if not less:
        return [way_id(cost)] if all(n <= held[good] for good, n in cost.items()) else []
    less = min(less, sum(cost.values()))
    found: list[str] = []
    for off in range(less + 1):
        way = {good: cost.get(good, 0) - part for good, part in zip(CAPPED, (off, less - off), strict=True)}
        if all(0 <= n <= held[good] for good, n in way.items()):
            found.append(way_id(way))
    return found


def take_out(game: Caput, row: str, tile: str) -> RefillRow:
    """Takes a tile out of its row; what is returned deals the replacement (PCR-ROW-01)."""
    tiles = game.edit_rows().rows[row]
    slot = tiles.index(tile)
    tiles[slot] = ""
    return RefillRow(row, slot)


@dataclass(frozen=True, slots=True)
class RefillRow(Chance[Caput]):
    """Deal a tile into a gap of a row, from the stack of its kind; with an empty stack the gap stays (PCR-ROW-06)."""

    row: str
    slot: int

    def weights(self, game: Caput) -> Mapping[str, int]:
        rows = game.rows
        pile = (rows.special if self.slot == SPECIAL else rows.normal)[self.row]
        return {f"hex:{tile}": n for tile, n in pile.weights().items()}

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        rows, tile = game.edit_rows(), choice.removeprefix("hex:")
        (rows.special if self.slot == SPECIAL else rows.normal)[self.row].take(tile)
        rows.rows[self.row][self.slot] = tile
        game.note("deal", -1, what=tile, row=self.row)
        return ()


def refreshable(game: Caput) -> list[str]:
    """The rows from which two tiles can be removed, not both special (PCR-REFRESH-04, PCR-REFRESH-05)."""
    return [row for row in ROWS if sum(map(bool, game.rows.rows[row])) > 1]


@dataclass(frozen=True, slots=True)
class RemoveTile(Own):
    """Remove a tile of a row, then another: two regular ones, or a regular and the special one. Both go under their
    stacks before the gaps are filled (PCR-REFRESH-06, PCR-REFRESH-07, PCR-REFRESH-11)."""

    by: By
    row: str
    first: str = ""
    ask: ClassVar[str] = "refresh-tiles"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        return [f"out:{tile}" for tile in game.rows.rows[self.row] if tile and tile != self.first]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = choice.removeprefix("out:")
        if not self.first:
            return (RemoveTile(self.by, self.row, tile),)
        rows = game.edit_rows()
        slots = [rows.rows[self.row].index(out) for out in (self.first, tile)]
        for slot, out in zip(slots, (self.first, tile), strict=True):
            rows.rows[self.row][slot] = ""
            (rows.special if slot == SPECIAL else rows.normal)[self.row].put_under(out)
        game.note("refresh", self.by.seat, row=self.row, out=[self.first, tile])
        return (*(RefillRow(self.row, slot) for slot in slots), *game.event(self.by.seat, "refresh"))

    def context(self, game: Caput) -> dict[str, Any]:
        return {"row": self.row, "first": self.first}


@dataclass(frozen=True, slots=True)
class FreeRefresh(Own):
    """Refresh a row for nothing, if wanted; the refresh of the turn is not used up."""

    by: By
    ask: ClassVar[str] = "row"

    def options(self, game: Caput) -> Sequence[str]:
        return [*(f"row:{row}" for row in refreshable(game)), DECLINE]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return () if choice == DECLINE else (RemoveTile(self.by, choice.removeprefix("row:")),)


@gives("refresh")
def _refresh(by: By, n: int) -> Effects:
    return (FreeRefresh(by),) * n


@dataclass(frozen=True, slots=True)
class PayRefresh(Own):
    """Refresh a row for 1 gold or 1 stone, once a turn (PCR-REFRESH-01, PCR-REFRESH-02)."""

    by: By
    row: str
    ask: ClassVar[str] = "pay"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        held = game.players[self.by.seat].goods
        return [way_id({good: 1}) for good in CAPPED if held[good]]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        game.edit_turn().refreshed = True
        return (*game.spend(self.by, way_of(choice)), RemoveTile(self.by, self.row))

    def context(self, game: Caput) -> dict[str, Any]:
        return {"row": self.row}


def tiles_of(action: str) -> Mapping[str, Any]:
    """The tiles of an action's row."""
    return {"upgrade": UPGRADES, "wall": WALLS, "building": BUILDINGS}[action]
