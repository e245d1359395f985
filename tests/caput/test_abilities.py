"""Final-scoring abilities: V tiles, Cathedral tiles, seals (PCR-SCORE-32, PCR-SCORE-33)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.bridge import BRIDGE_V
from orloj.games.caput.components.tracks import SEALS
from tests.caput.ending import finish, poor
from tests.caput.table import Table

V_TILES = {
    # tile -> points of the player of `rich`, worked out from bridge.toml
    "v-miners": 5,  # marker on 6: 5 mines
    "v-smiths": 9,  # 3 upgrades, one of them covered
    "v-masons": 4,  # 2 walls
    "v-burghers": 6,  # 3 buildings, one without a claim
    "v-masters": 6,  # 2 technologies, one of them used
    "v-goldsmiths": 5,  # 2 red and 3 blue tokens
}


def rich() -> Table:
    """Something of all that V tiles count, the tokens in columns without value."""
    table = poor(red=2, blue=3).lay("mines", "spoil-sorting").lay("mines", "coin-striking").lay("road", "paving")
    table.lay("wall-0", "rubble-core").lay("wall-1", "lancet-row").technology("ore-carting", "paymastery")
    table.player().mines = 6
    table.player().used.append("paymastery")
    for site, tile in (("2,0", "carolinum"), ("3,1", "perstyn-house"), ("1,0", "zderaz-hospice")):
        table.built(site, tile, seat=0)
    return table


@pytest.mark.parametrize("tile", BRIDGE_V)
@pytest.mark.parametrize("place", ["statue", "cathedral_tile"])
def test_a_v_tile_scores_from_the_bridge_and_from_the_cathedral(tile: str, place: str) -> None:
    """PCR-SCORE-32."""
    table = rich()
    setattr(table.player(), place, tile)
    assert finish(table)[0]["abilities"] == V_TILES[tile]


@pytest.mark.parametrize(
    ("seals", "points"),
    [
        (["seal-gold"], 14),  # 7 gold
        (["seal-stone"], 8),  # 4 stone
        (["seal-plain"], 6),
        (["seal-pair"], 12),  # 4 pairs
        (["seal-learning"], 4),  # 2 technologies
        (["seal-plain", "seal-gold"], 20),
        (["seal-gold", "seal-stone"], 22),
        (["seal-gold", "seal-pair"], 18),  # 4 pairs 12, the 3 gold that are left 6
        (["seal-stone", "seal-pair"], 12),  # all stone in pairs
        ([], 0),
    ],
)
def test_seals(seals: list[str], points: int) -> None:
    """PCR-SCORE-32: and two of them never count the same gold or stone twice."""
    table = poor(gold=7, stone=4).technology("ore-carting", "paymastery")
    table.player().seals[:] = seals
    assert finish(table)[0]["abilities"] == points


def test_all_abilities_add_up() -> None:
    """PCR-SCORE-32, PCR-SCORE-33: one V tile, one Cathedral tile, two seals."""
    table = rich().give(gold=2)
    table.player().statue, table.player().cathedral_tile = "v-miners", "v-smiths"
    table.player().seals[:] = ["seal-gold", "seal-plain"]
    assert finish(table)[0]["abilities"] == 5 + 9 + 4 + 6


def test_at_most_one_v_tile_one_cathedral_tile_and_two_seals() -> None:
    """PCR-SCORE-33: the road ends on V, the top tier is reached once, each track ends once."""
    table = poor(gold=9, stone=9, silver=9, egg=9).took("crane-tile-5")
    player = table.player()
    player.road, player.mines, player.quarries, player.cath.row = 4, 8, 7, 4
    table.refresh().do("act:road")
    while table.ask != "turn":
        table.do(table.legal[0])
    table.do("up:cath").do(table.legal[0]).give(silver=9, gold=9, stone=9).do("up:cath")
    table.gain("mine 3, quarry 3")
    assert (player.rights, len(SEALS)) == (2, 5)
    assert (bool(player.statue), bool(player.cathedral_tile)) == (True, True)
    table.do("seal:seal-plain", "seal:seal-gold").give(silver=9)
    assert table.choices("seal:") == []
    assert table.choices("act:") == []
