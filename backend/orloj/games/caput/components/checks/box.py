"""The counts of the box, and that the data files hold just these pieces."""

from collections import Counter

from orloj.engine.data.rows import Row
from orloj.games.caput.components.source import Data, block
from orloj.games.caput.components.vocabulary import ACTIONS

BOX = {
    # what the box holds -> how many, and where they are listed
    "upgrades": (30, ("upgrades/tiles",)),
    "walls": (36, ("walls/tiles",)),
    "buildings": (36, ("buildings/tiles",)),
    "technologies": (24, tuple(f"technologies/level_{level}" for level in ("i", "ii", "iii", "iv"))),
    "production_tokens": (8, ("tracks/production_tokens",)),
    "bridge_tiles": (12, ("bridge/tiles_iv", "bridge/tiles_v")),
    "plaza_tiles": (11, ("plazas/tiles",)),
    "action_tiles": (6, ("crane/tiles",)),
    "seals": (5, ("tracks/seals",)),
    "road_tiles": (3, ("road/alternatives",)),
}
NORMAL = {"upgrades": 11, "walls": 14, "buildings": 14}
SPECIAL = 4
LEVEL = 6
ICONS = (("walls", "hunger", 9), ("buildings", "cathedral", 9), ("buildings", "cube", 10))
"""Of each Era: half of the walls and buildings bear the icon of a project, 20 of 36 buildings a space for a cube."""
KNOWN = {
    # the one building that a picture shows large
    "cost": "gold 2, stone 2",
    "reward": "quarry",
    "cathedral": True,
    "cube": True,
    "corners": [1],
    "era": 1,
    "special": False,
}
TOKENS = ["gold", "silver", "stone", "uni", "vp 1, gold", "vp 1, stone", "vp 2", "vp 2"]


def check(data: Data) -> None:
    """Raise ComponentError when the box, or a file with its pieces, has another count than the texts and facts."""
    box = block(data, "setup", "box")
    for name, (number, lists) in BOX.items():
        box.same(box.number(name), number, f"{name} in the box")
        found = sum(len(_list(data, path)) for path in lists)
        Row(lists[0].split("/")[0], name, {}).same(found, number, "pieces in the data")
    for name in ("hunger_wall_tiers", "cathedral_tiers"):
        box.same(box.number(name), 3, f"{name} in the box")
    for name, normal in NORMAL.items():
        _check_eras(data, name, normal)
    for name, field, number in ICONS:
        for era in (1, 2):
            marked = sum(row.value(field, bool) for row in _list(data, f"{name}/tiles") if row.number("era") == era)
            block(data, name, "tiles").same(marked, number, f"{field} in Era {era}")
    for era in (1, 2):
        actions = {row.text("action") for row in _list(data, "upgrades/tiles") if row.number("era") == era}
        block(data, "upgrades", "tiles").same(actions, set(ACTIONS), f"an upgrade for every action in Era {era}")
    for path in BOX["technologies"][1]:
        block(data, *path.split("/")).same(len(_list(data, path)), LEVEL, "technologies of a level")
    known = next(row for row in _list(data, "buildings/tiles") if row.id == "ungelt-court")
    known.same({field: known.fields.get(field) for field in KNOWN}, KNOWN, "the known building")
    tokens = sorted(row.text("gain") for row in _list(data, "tracks/production_tokens"))
    block(data, "tracks", "production_tokens").same(tokens, TOKENS, "production tokens")


def _check_eras(data: Data, name: str, normal: int) -> None:
    tiles, counts = block(data, name, "tiles"), block(data, name, "counts")
    found = Counter((row.number("era"), row.value("special", bool)) for row in tiles.rows("list"))
    wanted = {(era, special): SPECIAL if special else normal for era in (1, 2) for special in (False, True)}
    tiles.same(dict(sorted(found.items())), wanted, "tiles by Era, normal and special")
    counts.same((counts.number("normal"), counts.number("special")), (normal, SPECIAL), "counts of an Era")


def _list(data: Data, path: str) -> list[Row]:
    file, name = path.split("/")
    return list(block(data, file, name).rows("list"))
