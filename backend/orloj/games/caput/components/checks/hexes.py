"""Sides and corners of the hex tiles, and what they cost (components, section 7)."""

from orloj.engine.data.rows import Row
from orloj.games.caput.components.hexes import SIDES
from orloj.games.caput.components.source import Data, block
from orloj.games.caput.components.vocabulary import cost_of

SYMBOLS = frozenset(("silver", "tech", "gold", "stone", "vp 1"))
MOST_SYMBOLS = 3
MOST_CORNERS = 2
COSTS = (2, 6)


def check(data: Data) -> None:
    """Raise ComponentError for a tile whose sides, corners or cost no tile can have."""
    tiles = {name: list(block(data, name, "tiles").rows("list")) for name in ("upgrades", "walls", "buildings")}
    for row in (*tiles["upgrades"], *tiles["walls"]):
        _check_edges(row)
    for row in tiles["upgrades"]:
        side = row.number("uni_edge")
        blank = 0 <= side < SIDES and not row.texts("edges")[side]
        row.require(blank, "the University reminder is on a blank side (PCR-ADJ-08)")
    for row in (row for rows in tiles.values() for row in rows):
        corners = row.numbers("corners")
        distinct = list(corners) == sorted(set(corners)) and set(corners) <= set(range(SIDES))
        row.require(distinct and len(corners) <= MOST_CORNERS, f"at most {MOST_CORNERS} corners, 0 to 5 in order")
    for row in (*tiles["walls"], *tiles["buildings"]):
        low, high = COSTS
        price = sum(item.n for item in cost_of(row, "cost"))
        row.require(low <= price <= high, f"a cost of {low} to {high}")


def _check_edges(row: Row) -> None:
    edges = row.texts("edges")
    row.same(len(edges), SIDES, "sides")
    marked = [edge for edge in edges if edge]
    row.require(1 <= len(marked) <= MOST_SYMBOLS and set(marked) <= SYMBOLS, f"1 to {MOST_SYMBOLS} edge symbols")
    row.require(len(set(marked)) == len(marked), "the same symbol on two sides")
