"""Neighborhoods, building places, Bridge sites and Bridge tiles."""

from collections import Counter
from itertools import combinations

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.city.bridges import sites, tiles
from orloj.games.unseen.components.city.places import SIDES_OF_BOARD, places
from orloj.games.unseen.components.city.squares import resources
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import GUILDS

RESOURCES = {"vodnik": "fish", "golem": "book", "horned": "beer", "robot": "cog"}
PLACES = {"1-2": 2, "3-4": 3}
WORTHS = {"1-2": [1, 3], "3-4": [1, 2, 3]}


def check(data: Data) -> None:
    """Raise ComponentError for a city that is not as the texts and the rulings have it."""
    Row("board", "neighborhood", {}).same(dict(resources(data)), RESOURCES, "Resources (PU-RES-02)")
    row = block(data, "board", "ring")
    ring = row.texts("clockwise")
    row.same(sorted(ring), sorted(RESOURCES), "each Neighborhood once")
    apart = (ring.index("golem") - ring.index("vodnik")) % 4
    row.require(apart in (1, 3), "Vodnik and Golem are neighbours (PU-ENTER-08)")
    _check_places(data)
    _check_sites(data, ring)
    _check_tiles(data)


def _check_places(data: Data) -> None:
    row, order = block(data, "board", "places"), block(data, "board", "place_order")
    found = {"1-2": row.number("side_12"), "3-4": row.number("side_34")}
    row.same(found, PLACES, "places of a Neighborhood by side (PU-SETUP-20, PU-SETUP2P-03)")
    row.same(row.number("tokens_per_place"), 3, "levels of a stack of Price tokens (PU-SETUP-19)")
    everywhere = places(data)
    for side in SIDES_OF_BOARD:
        edges: dict[str, list[int]] = {hood: [] for hood in RESOURCES}
        for place in (place for place in everywhere.values() if side in place.sides):
            edges[place.hood].append(place.edge)
        for hood, mine in edges.items():
            order.same(len(mine), PLACES[side], f"places of {hood} on side {side}")
            order.same(len(set(mine)), len(mine), f"distances of {hood} on side {side} that differ")
    order.same(everywhere["golem-right"].edge, 0, "golem-right is nearest the edge (book:467)")


def _check_sites(data: Data, ring: tuple[str, ...]) -> None:
    row, found = block(data, "board", "bridges"), sites(data).values()
    borders = [{ring[at], ring[(at + 1) % 4]} for at in range(4)]
    for site in found:
        beside = set(site.between) in borders
        Row("board", site.id, {}).require(beside, "a site lies between neighbours of the ring")
    for side, worths in WORTHS.items():
        for border in borders:
            mine = sorted(site.worth for site in found if set(site.between) == border and side in site.sides)
            row.same(mine, worths, f"worths between {sorted(border)} on side {side} (PU-SCORE-15)")
    row.same(row.number("beside_board"), 1, "points of a tile beside the board (PU-SCORE-14)")


def _check_tiles(data: Data) -> None:
    row, found = block(data, "bridges", "bridge_tiles"), tiles(data).values()
    named = {f"guild:{name}" for name in GUILDS}
    for tile in found:
        fits = len(tile.cost) == 2 and {item.key for item in tile.cost} <= named
        Row("bridges", tile.id, {}).require(fits, "two named Guilds (PU-BRIDGE-01)")
    pairs = Counter(frozenset(item.key for item in tile.cost) for tile in found)
    every = {frozenset(pair) for pair in combinations(named, 2)}
    row.require(set(pairs) == every, "every pair of different Guilds, and no other (book:289)")
    uses = Counter(item.key for tile in found for item in tile.cost)
    row.same(dict(uses), dict.fromkeys(named, 4), "tiles of each Guild")
    spots = Counter((tile.stack, tile.depth) for tile in found)
    row.same(dict(spots), {(stack, depth): 1 for stack in (1, 2, 3, 4) for depth in (0, 1)}, "stacks of two")
