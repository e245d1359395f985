"""What every technology does, worked out from its text in `technologies.toml`."""

from __future__ import annotations

from tests.caput.table import Table
from tests.caput.tiles.desk import Case, desk
from tests.changes import Facts

WALL: Facts = {"on:wall-0": "rubble-core:0", "vp": 1, "side:wall": 1}
LIME: Facts = {"on:wall-0": "lime-pit:0", "egg": 1, "side:wall": 1}
BELL: Facts = {"site:2,0": "stone-bell-house:0", "buildings": 1, "claims": 1, "vp": 2, "side:cath": 1}
MILL: Facts = {"site:2,0": "saint-peters-mill:0", "buildings": 1, "vp": 1, "mines": 1, "side:cath": 1}
UPGRADE: Facts = {"on:road": "mortar-mixing:0", "uni": 1}
PLANK: Facts = {"road": 1, "vp": 6, "planks": "iv-crown:0", "gold": 1, "stone": 1}
DRAWN = "iv:iv-crown iv:iv-heralds iv:iv-builders"
BOSS = "technology:boss-carving"


def workshop(case: Case) -> Table:
    """A desk with Rubble Core (2 stone) and Lime Pit (1 gold, 2 stone), Saint Peter's Mill (2 gold, no cube) and Stone
    Bell House (3 gold, a cube), and Mortar Mixing in the rows. The King's Road stands on III, the Hunger Wall cube on
    row 2, that of the Cathedral on row 5; the technology is held since an earlier turn, and Boss Carving with it."""
    table = desk(**case.goods)
    player = table.player()
    player.road, player.wall.row, player.cath.row = 3, 2, 5
    table.row("upgrade", "mortar-mixing").row("wall", "rubble-core", "lime-pit")
    table.row("building", "saint-peters-mill", "stone-bell-house")
    return table.technology(*dict.fromkeys((case.piece, "boss-carving")))


LEVEL_I = [
    # each at the action that it is for, and at another
    Case("ore-carting", "act:mines produce", {"gold": 3, "stone": 1}),
    Case("ore-carting", "act:mines plus-one", {"gold": 1, "mines": 1, "stone": 1}),
    Case("ore-carting", "act:quarries produce", {"stone": 2}),
    Case("stone-broking", "act:quarries produce", {"stone": 2, "gold": 1}),
    Case("stone-broking", "act:mines produce", {"gold": 3}),
    Case("tool-hardening", "act:upgrade lay:road:0", UPGRADE | {"vp": 1}),
    Case("tool-hardening", "act:wall lay:wall-0:0", WALL | {"stone": -2}, {"stone": 2}),
    Case("lime-slaking", "act:wall lay:wall-0:0", WALL),
    Case(
        "lime-slaking",
        "act:wall hex:lime-pit pay:stone option:1 lay:wall-0:0",
        LIME | {"stone": -1},
        {"gold": 1, "stone": 2},
    ),
    Case(
        "lime-slaking",
        "act:wall hex:lime-pit pay:gold option:1 lay:wall-0:0",
        LIME | {"gold": -1},
        {"gold": 1, "stone": 2},
    ),
    Case("lime-slaking", "act:building lay:2,0:0", MILL | {"gold": -2}, {"gold": 2}),
    Case("scaffolding", "act:building lay:2,0:0", MILL),
    Case(
        # 2 gold and the surcharge of the Old Town, for 1 gold in all; a point of the site and one of the building
        "scaffolding",
        "act:building hex:saint-peters-mill lay:3,-3:0",
        {"site:3,-3": "saint-peters-mill:0", "buildings": 1, "mines": 1, "side:cath": 1, "gold": -1, "vp": 2},
        {"gold": 1},
    ),
    Case("scaffolding", "act:wall lay:wall-0:0", WALL | {"stone": -2}, {"stone": 2}),
    Case("road-ramming", "act:road iv:iv-crown way:0 option:1", PLANK, {"egg": 1}, DRAWN),
    Case("road-ramming", "act:road iv:iv-crown way:0 option:2", PLANK | {"egg": -1, "gold": 1 + 1}, {"egg": 1}, DRAWN),
    Case("road-ramming", "act:mines produce", {"gold": 3}),
]

LEVEL_II = [
    # each at the event that it is for, and at another
    Case("jewel-setting", BOSS, {"used": "boss-carving", "red": 1, "blue": 1, "vp": 2 + 4}),
    Case("jewel-setting", "act:upgrade lay:road:0", UPGRADE),
    Case(
        "window-leading",
        "buy:goldwindow2 extra:mines produce",
        {"goldwindow": -2, "stone": 2, "vp": 2, "gold": 3},
        {"goldwindow": 2},
    ),
    Case(
        "window-leading",
        "buy:silver+goldwindow extra:mines produce",
        {"silver": -1, "goldwindow": -1, "stone": 1, "vp": 1, "gold": 3},
        {"silver": 1, "goldwindow": 1},
    ),
    Case("window-leading", "up:cath", {"silver": -2, "cath-row": 1}, {"silver": 2}),
    Case(
        "crane-treading",
        "up:wall",
        {"silver": -2, "gold": -1, "stone": -1, "wall-row": 1, "tech": 1},
        {"silver": 2, "gold": 1, "stone": 1},
    ),
    Case("crane-treading", "up:cath", {"silver": -2, "cath-row": 1}, {"silver": 2}),
    Case("egg-tempera", "act:road iv:iv-crown way:0", PLANK | {"egg": -1, "vp": 6 + 2}, {"egg": 1}, DRAWN),
    Case("egg-tempera", BOSS, {"used": "boss-carving", "red": 1, "blue": 1, "vp": 2}),
    Case(
        "deed-sealing", "act:building hex:stone-bell-house lay:2,0:0", BELL | {"gold": -3 + 1, "vp": 2 + 2}, {"gold": 3}
    ),
    Case("deed-sealing", "act:building lay:2,0:0", MILL | {"gold": -2}, {"gold": 2}),
    Case("town-crying", "refresh:wall out:rubble-core option:1", {"stone": -1, "silver": 1}, {"stone": 1}),
    Case("town-crying", "refresh:wall out:rubble-core option:2", {}, {"stone": 1}),
    Case("town-crying", "act:upgrade lay:road:0", UPGRADE),
]

LEVEL_III = [
    Case("paymastery", "", {"gold": 2, "stone": 2}),
    Case("glass-blowing", "", {"goldwindow": 1, "silver": 1, "vp": 1}),
    Case("shaft-sinking", "", {"mines": 1, "quarries": 1, "vp": 1}),
    Case("rope-hoisting", "up up", {"wall-row": 1, "cath-row": 1, "gold": -1, "stone": -1}, {"gold": 1, "stone": 1}),
    Case("rope-hoisting", "up", {"cath-row": 1}, {"gold": 1}),
    Case("rope-hoisting", "stay stay", {}, {"gold": 1, "stone": 1}),
    Case("egg-glazing", "", {"egg": 2, "vp": 2}),
    Case("boss-carving", "", {"red": 1, "blue": 1, "vp": 2}),
]

LEVEL_IV = [
    # the gold and stone of Rib Vaulting help to pay, the egg of Pier Sinking leads on to IV
    Case(
        "rib-vaulting",
        "act:wall hex:rubble-core lay:wall-0:0",
        WALL | {"gold": 1, "stone": 1 - 2},
        {"stone": 1},
    ),
    Case(
        "rib-vaulting",
        "act:building hex:stone-bell-house lay:2,0:0",
        BELL | {"gold": 1 - 3, "stone": 1},
        {"gold": 2},
    ),
    Case("rib-vaulting", "option:2 decline", {"gold": 1, "stone": 1}, {"gold": 2, "stone": 1}),
    Case("rib-vaulting", "option:1", {"gold": 1, "stone": 1}),
    Case("lecturing", "act:upgrade lay:road:0", UPGRADE | {"uni": 2 + 1}),
    Case("lecturing", "decline", {"uni": 2}),
    Case("pier-sinking", "act:road iv:iv-crown way:0", PLANK | {"vp": 6 + 1}, fate=DRAWN),
    Case("pier-sinking", "decline", {"egg": 1, "vp": 1}),
    Case("double-shifting", "option:1 act:mines produce", {"gold": 3, "vp": 3}),
    Case("double-shifting", "option:2 act:quarries plus-one", {"stone": 1, "quarries": 1, "vp": 3}),
    Case("double-shifting", "option:1 decline", {"vp": 3}),
    Case("master-planning", "row:wall out:rubble-core act:mines produce", {"gold": 3, "vp": 2}),
    Case("master-planning", "decline act:upgrade lay:road:0", UPGRADE | {"vp": 2}),
    Case("master-planning", "row:building out:saint-peters-mill decline", {"vp": 2}),
    Case("keystone-setting", "", {"side:wall": 1, "side:cath": 1, "vp": 4}),
]
