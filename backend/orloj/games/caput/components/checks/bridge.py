"""The King's Road and Charles Bridge (components, section 9)."""

from orloj.games.caput.components.rows import numbered
from orloj.games.caput.components.source import Data, block

SPACES = ["I", "II", "III", "IV", "V"]
ENTRY = ["", "", "", "egg", "egg"]
ROAD = {
    ("road-1", "free"): "stone | gold",
    ("road-1", "egg"): "egg -> quarry | mine",
    ("road-2", "egg"): "egg -> goldwindow, tech",
    ("road-3", "free"): "vp 3 per upgrade",
    ("road-3", "egg"): "egg -> silver 2 | (mine, quarry)",
}
PLANKS = 5
NUMBERS = {
    "planks": (PLANKS, "PCR-BRIDGE-15"),
    "draw_iv": (3, "PCR-BRIDGE-03"),
    "keep_iv": (1, "PCR-BRIDGE-04"),
    "v_at_bridge": (3, "PCR-SETUP-22"),
    "v_at_cathedral": (3, "PCR-SETUP-21"),
}
STATUES = {"v-miners": "vp 1 per mine", "v-smiths": "vp 3 per upgrade"}


def check(data: Data) -> None:
    """Raise ComponentError for a road or a bridge that is not as the texts and pictures have them."""
    road = block(data, "road", "spaces")
    spaces = {row.id: row for row in road.rows("list")}
    road.same([row.text("space") for row in spaces.values()], SPACES, "spaces (PCR-ROAD-04)")
    road.same([row.text("entry") for row in spaces.values()], ENTRY, "eggs to enter (PCR-BRIDGE-01, PCR-BRIDGE-08)")
    for (name, field), text in ROAD.items():
        spaces[name].same(spaces[name].text(field), text, f"{field} effect")
    tiles = block(data, "road", "alternatives")
    tiles.same([row.text("space") for row in tiles.rows("list")], SPACES[:3], "spaces of the tiles (PCR-VARIANT-05)")
    rules = block(data, "bridge", "rules")
    for name, (number, clause) in NUMBERS.items():
        rules.same(rules.number(name), number, f"{name} ({clause})")
    for name in ("tiles_iv", "tiles_v"):
        listed = block(data, "bridge", name)
        listed.same(len(list(listed.rows("list"))), 6, "tiles")
    for row in block(data, "bridge", "tiles_v").rows("list"):
        row.same(row.text("end"), STATUES.get(row.id, row.text("end")), "points at the end")
        row.require(row.text("end").startswith("vp "), "a V tile scores at the end (PCR-BRIDGE-13)")
    _check_planks(data)


def _check_planks(data: Data) -> None:
    """A plank covers its pair of spaces, or its first and that of the next pair (PCR-BRIDGE-26, ruling)."""
    bonus = block(data, "bridge", "spaces").texts("bonus")
    places = block(data, "bridge", "places")
    rows = numbered(places, "list")
    places.same((list(rows), len(bonus)), (list(range(1, PLANKS + 1)), 2 * PLANKS), "places of two spaces each")
    for n, row in rows.items():
        first = 2 * n - 2
        ways = [f"{bonus[first]}, {bonus[second]}" for second in (first + 1, first + 2) if second < len(bonus)]
        covered = (row.numbers("spaces"), list(row.texts("ways")))
        row.same(covered, ((first + 1, first + 2), ways), "spaces and ways")
