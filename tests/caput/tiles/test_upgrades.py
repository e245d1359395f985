"""Every upgrade: what its centre, its sides and its corners pay (PCR-UPGRADE, PCR-ADJ, PCR-CORNER)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components import tiles
from tests.caput.table import Table
from tests.caput.tiles.desk import desk, offer, played
from tests.caput.tiles.hex_tiles import Upgrade, add, marked, seen
from tests.caput.tiles.upgrades import UPGRADE_FACES, UPGRADES
from tests.changes import Facts

ONE_EACH = {tile.id: tile for tile in UPGRADES}
RING = ("mines", "quarries", "upgrade", "wall", "building", "road")

PERFORMED: dict[str, tuple[str, Facts]] = {
    # action -> choices, and what it changes by itself
    "mines": ("act:mines produce", {"gold": 3}),
    "quarries": ("act:quarries produce", {"stone": 2}),
    "upgrade": ("act:upgrade lay:road:0", {"on:road": "mortar-mixing:0", "uni": 1}),
    "wall": ("act:wall lay:wall-0:0", {"on:wall-0": "rubble-core:0", "stone": -2, "vp": 1, "side:wall": 1}),
    "building": (
        "act:building lay:2,0:0",
        {"site:2,0": "stone-bell-house:0", "gold": -3, "vp": 2, "side:cath": 1, "claims": 1, "buildings": 1},
    ),
    "road": ("act:road", {"road": 1}),
}


def ready(action: str) -> Table:
    """An action of `PERFORMED` can be performed with the action tile taken."""
    table = desk(gold=3, stone=2)
    table.row("upgrade", "mortar-mixing").row("wall", "rubble-core").row("building", "stone-bell-house")
    tile = {"mines": 1, "wall": 1, "quarries": 3, "building": 3, "upgrade": 5, "road": 5}[action]
    return table.took(f"crane-tile-{tile}")


@pytest.mark.parametrize("action", PERFORMED)
def test_without_an_upgrade_there_is_no_bonus(action: str) -> None:
    """PCR-UPGRADE-12."""
    choices, change = PERFORMED[action]
    assert played(ready(action), choices) == change


@pytest.mark.parametrize("tile", UPGRADES, ids=lambda tile: f"{tile.id} {tile.choices}")
def test_what_the_centre_of_an_upgrade_pays(tile: Upgrade) -> None:
    """PCR-UPGRADE-12: on top of what the action does."""
    choices, change = PERFORMED[tile.action]
    table = ready(tile.action).lay(tile.action, tile.id)
    assert played(table, f"{choices} {tile.choices}") == add(change, tile.centre)


@pytest.mark.parametrize("tile", UPGRADES, ids=lambda tile: f"{tile.id} {tile.choices}")
def test_on_other_actions_it_pays_nothing(tile: Upgrade) -> None:
    """PCR-UPGRADE-12."""
    other = "road" if tile.action != "road" else "quarries"
    choices, change = PERFORMED[other]
    assert played(ready(other).lay(tile.action, tile.id), choices) == change


@pytest.mark.parametrize("tile", ONE_EACH.values(), ids=lambda tile: tile.id)
def test_what_the_sides_and_corners_of_an_upgrade_pay(tile: Upgrade) -> None:
    """PCR-UPGRADE-08, PCR-UPGRADE-09, PCR-ADJ-02, PCR-CORNER-02: it is free, advances the University by its Era, and
    meets a wall in the far place of its action, by a silver window or by a corner at the vertex of the action's number.
    """
    edges, corners = UPGRADE_FACES[tile.id]
    n = RING.index(tile.action)
    for turn in range(6):
        laid: Facts = {f"on:{tile.action}": f"{tile.id}:{turn}", "uni": tile.steps}
        side = offer(desk(), "upgrade", tile.id, tile.special)
        side.lay(f"wall-{2 * n}", "rubble-core", (n + 1) % 6)  # its silver on side n + 3
        symbol = seen(edges, turn, n)
        wanted = add(laid, symbol, {"silver": 1} if symbol else {})
        assert played(side, f"act:upgrade lay:{tile.action}:{turn}") == wanted, turn

        corner = offer(desk(), "upgrade", tile.id, tile.special)
        corner.lay(f"wall-{2 * n}", "sally-port", (n + 5) % 6)  # its corner at vertex n + 4, its side n + 3 blank
        wanted = add(laid, {"red": int(marked(corners, turn, n))})
        assert played(corner, f"act:upgrade lay:{tile.action}:{turn}") == wanted, turn


def test_no_upgrade_is_left_out() -> None:
    """PCR-DATA-02: 30 upgrades, 8 of them special."""
    assert set(ONE_EACH) == set(UPGRADE_FACES) == set(tiles.UPGRADES)
    assert len(ONE_EACH) == 30
    specials = {tile.id for tile in UPGRADES if tile.special}
    assert specials == {tile.id for tile in tiles.UPGRADES.values() if tile.special}
