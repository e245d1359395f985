"""Neighborhoods, building places, Bridge sites and Bridge tiles."""

from collections import Counter
from itertools import combinations

from orloj.games.unseen.components.checks.rules import require, same
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
    same(dict(resources(data)), RESOURCES, "board", "neighborhood", "Resources (PU-RES-02)")
    ring = block(data, "board", "ring").texts("clockwise")
    same(sorted(ring), sorted(RESOURCES), "board", "ring", "each Neighborhood once")
    apart = (ring.index("golem") - ring.index("vodnik")) % 4
    require(apart in (1, 3), "board", "ring", "Vodnik and Golem are neighbours (PU-ENTER-08)")
    _check_places(data)
    _check_sites(data, ring)
    _check_tiles(data)


def _check_places(data: Data) -> None:
    row = block(data, "board", "places")
    found = {"1-2": row.number("side_12"), "3-4": row.number("side_34")}
    same(found, PLACES, "board", "places", "places of a Neighborhood by side (PU-SETUP-20, PU-SETUP2P-03)")
    same(row.number("tokens_per_place"), 3, "board", "places", "levels of Price tokens (PU-SETUP-19)")
    for side in SIDES_OF_BOARD:
        for hood in RESOURCES:
            edges = [
                place.edge for place in places(data).values() if place.hood == hood and side in place.sides
            ]
            same(len(edges), PLACES[side], "board", "place_order", f"places of {hood} on side {side}")
            same(
                len(set(edges)), len(edges), "board", "place_order", f"an edge order of {hood} on side {side}"
            )
    same(places(data)["golem-right"].edge, 0, "board", "golem-right", "nearest the edge (book:467)")


def _check_sites(data: Data, ring: tuple[str, ...]) -> None:
    found = sites(data).values()
    borders = [{ring[at], ring[(at + 1) % 4]} for at in range(4)]
    for site in found:
        require(set(site.between) in borders, "board", site.id, "a site between neighbours of the ring")
    for side, worths in WORTHS.items():
        for border in borders:
            mine = sorted(site.worth for site in found if set(site.between) == border and side in site.sides)
            same(mine, worths, "board", "bridges", f"sites of {sorted(border)} on side {side}")
    spaces = Counter(site.worth for site in found for _ in site.between if "3-4" in site.sides)
    enough = spaces[3] >= 2 and spaces[2] >= 2 and spaces[1] >= 1
    require(enough, "board", "bridges", "spaces for Bridges worth 3, 3, 2, 2 and 1 (PU-SCORE-15)")
    beside = block(data, "board", "bridges").number("beside_board")
    same(beside, 1, "board", "bridges", "points beside the board (PU-BRIDGE-05, PU-SCORE-14)")


def _check_tiles(data: Data) -> None:
    found = tiles(data)
    named = {f"guild:{name}" for name in GUILDS}
    pairs: Counter[frozenset[str]] = Counter()
    for tile in found.values():
        pair = frozenset(str(item.symbol) for item in tile.cost)
        require(
            len(pair) == 2 == len(tile.cost) and pair <= named,
            "bridges",
            tile.id,
            "two different Guilds (book:289)",
        )
        pairs[pair] += 1
    every = {frozenset(pair) for pair in combinations(named, 2)}
    same(set(pairs) == every, True, "bridges", "bridge_tiles", "every pair of Guilds")
    uses = Counter(guild for pair, number in pairs.items() for guild in pair for _ in range(number))
    same(dict(uses), dict.fromkeys(named, 4), "bridges", "bridge_tiles", "each Guild on four tiles")
    spots = Counter((tile.stack, tile.depth) for tile in found.values())
    wanted = {(stack, depth): 1 for stack in (1, 2, 3, 4) for depth in (0, 1)}
    same(dict(spots), wanted, "bridges", "bridge_tiles", "four stacks of two")
