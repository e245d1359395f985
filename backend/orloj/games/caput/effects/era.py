"""The change from Era I to Era II (PCR-ERA2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orloj.engine.game import Effect
from orloj.engine.piles import Pile
from orloj.games.caput.effects.rows import ROWS, SPECIAL, RefillRow, tiles_of
from orloj.games.caput.game import Caput


def stock_rows(game: Caput, era: int) -> list[Effect[Any]]:
    """Replaces the rows and stacks by those of an Era and returns the dealing of the open tiles (PCR-ERA2-01)."""
    rows = game.edit_rows()
    rows.era = era
    rows.rows = {row: [""] * (SPECIAL + 1) for row in ROWS}
    for special, stacks in ((False, rows.normal), (True, rows.special)):
        for row in ROWS:
            tiles = tiles_of(row).values()
            stacks[row] = Pile({tile.id: 1 for tile in tiles if tile.era == era and tile.special == special})
    return [RefillRow(row, slot) for row in ROWS for slot in range(SPECIAL + 1)]


@dataclass(frozen=True, slots=True)
class BeginEraTwo(Effect[Caput]):
    """All Era I hex tiles leave the rows and stacks; Era II tiles take their place."""

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        game.note("era", -1, era=2)
        return stock_rows(game, 2)
