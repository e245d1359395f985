"""Every bridge tile: what it gives when it is taken with the bridge complete, and what it scores (PCR-BRIDGE).

The tables are worked out from bridge.toml.
"""

from __future__ import annotations

import pytest

from orloj.games.caput.components.bridge import BRIDGE_IV, BRIDGE_V
from tests.caput.ending import finish
from tests.caput.table import Table
from tests.caput.tiles.desk import desk, played
from tests.changes import Facts

IV_TILES: dict[str, Facts] = {
    "iv-scholars": {"tech": 2},
    "iv-glaziers": {"silver": 3},
    "iv-heralds": {"goldwindow": 1, "silver": 1},
    "iv-jewellers": {"red": 1, "blue": 1},
    "iv-builders": {"side:wall": 1, "side:cath": 1},
    "iv-crown": {"vp": 6},
}
V_TILES: dict[str, tuple[Facts, int]] = {
    # at once, and at the end with 4 mines, 2 upgrades, 3 walls, 1 building, 2 technologies, 2 red and 3 blue tokens
    "v-miners": ({"vp": 3}, 4),
    "v-smiths": ({}, 6),
    "v-masons": ({}, 6),
    "v-burghers": ({}, 2),
    "v-masters": ({}, 6),
    "v-goldsmiths": ({}, 5),
}


def bridge(space: int) -> Table:
    """The marker stands on a space with an egg, and five planks are laid."""
    table = desk(egg=1)
    table.player().road = space
    table.game.edit_supply().planks[:] = ["iv-crown:0"] * 5
    return table.took("crane-tile-5")


@pytest.mark.parametrize("tile", BRIDGE_IV)
def test_what_a_iv_tile_gives(tile: str) -> None:
    """PCR-BRIDGE-07, PCR-BRIDGE-16."""
    drawn = [tile, *(other for other in BRIDGE_IV if other != tile)][:3]
    done = played(bridge(3), f"act:road iv:{tile}", " ".join(f"iv:{name}" for name in drawn))
    assert done == {"egg": -1, "road": 1, **IV_TILES[tile]}


@pytest.mark.parametrize("tile", BRIDGE_V)
def test_what_a_v_tile_gives_and_scores(tile: str) -> None:
    """PCR-BRIDGE-13, PCR-BRIDGE-20, PCR-SCORE-32."""
    now, end = V_TILES[tile]
    table = bridge(4)
    table.game.edit_supply().bridge_v[:] = ["other", tile]
    done = played(table, f"act:road v:{tile}")
    assert done == {"egg": -1, "road": 1, "statue": tile, "v": "other", **now}
    table.lay("mines", "assaying").lay("wall", "rose-cutting").technology("ore-carting", "paymastery")
    table.lay("wall-0", "rubble-core").lay("wall-3", "coping").lay("wall-6", "sally-port")
    table.built("2,0", "botic-brewery", seat=0).give(red=2, blue=3)
    table.player().mines = 5
    assert finish(table)[0]["abilities"] == end


def test_no_bridge_tile_is_left_out() -> None:
    """PCR-DATA-08: six of each."""
    assert (set(IV_TILES), set(V_TILES)) == (set(BRIDGE_IV), set(BRIDGE_V))
    assert [len(IV_TILES), len(V_TILES)] == [6, 6]
