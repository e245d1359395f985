"""The city map: plazas, sites, printed corners, neutral buildings (components, section 8)."""

from itertools import combinations

from orloj.engine.data.rows import Row
from orloj.games.caput.components.city import pair
from orloj.games.caput.components.hexes import SIDES, Hex, neighbour, vertex
from orloj.games.caput.components.rows import by_seats, listed, numbered
from orloj.games.caput.components.source import Data, block

PLAZAS = {1: 8, 2: 8, 3: 9, 4: 10}
NEUTRAL = {1: 2, 2: 2, 3: 1, 4: 0}
CORNERS = 8


def check(data: Data) -> None:
    """Raise ComponentError for a map on which the rules of building cannot hold."""
    plazas = list(block(data, "city", "plazas").rows("list"))
    at = {pair(row.value("at", list)): row for row in plazas}
    sites = {row.id: [pair(site) for site in row.value("sites", list)] for row in plazas}
    every = [site for found in sites.values() for site in found]
    city = block(data, "city", "plazas")
    city.same(len(every), len(set(every)), "sites, none at two plazas (PCR-BUILD-25)")
    obstacles = [row for name in ("blocked", "surroundings") for row in listed(block(data, "city", name), "list")]
    barred = {pair(row["at"]) for row in obstacles}
    city.require(not barred & {*every, *at} and not set(every) & set(at), "sites, plazas and barred hexes apart")
    for centre, plaza in at.items():
        _check_plaza(plaza, centre, sites[plaza.id], at, barred)
    _check_numbers(data, plazas)
    _check_towns(data, sites)
    _check_corners(block(data, "city", "corners"), set(every))
    neutral = block(data, "city", "neutral")
    found = {n: row.value("sites", list) for n, row in numbered(neutral, "list", "players").items()}
    neutral.same({n: len(row) for n, row in found.items()}, NEUTRAL, "neutral buildings (PCR-SETUP-18)")
    neutral.require({pair(s) for row in found.values() for s in row} <= set(every), "neutral buildings on sites")


def beside(at: Hex) -> set[Hex]:
    """The six hexes round a hex."""
    return {neighbour(at, side) for side in range(SIDES)}


def _check_plaza(plaza: Row, at: Hex, sites: list[Hex], plazas: dict[Hex, Row], barred: set[Hex]) -> None:
    for site in sites:
        touched = [row.id for other, row in plazas.items() if other in beside(site)]
        plaza.same(touched, [plaza.id], f"the plazas that site {site} touches (PCR-BUILD-25)")
    plaza.require(beside(at) <= {*sites, *barred}, "round a plaza only sites and barred hexes")


def _check_numbers(data: Data, plazas: list[Row]) -> None:
    setup, tiles = block(data, "setup", "plazas"), block(data, "plazas", "tiles")
    setup.same(by_seats(setup, "number"), PLAZAS, "plazas by players (PCR-SETUP-19)")
    for seats, number in PLAZAS.items():
        used = sum(row.number("players") <= seats for row in plazas)
        block(data, "city", "plazas").same(used, number, f"plazas with {seats}")
    tiles.same(len(list(tiles.rows("list"))), len(plazas) + 1, "one plaza tile more than plazas")


def _check_towns(data: Data, sites: dict[str, list[Hex]]) -> None:
    old, new = block(data, "city", "old_town"), block(data, "city", "new_town")
    old.same(sorted((*old.texts("plazas"), *new.texts("plazas"))), sorted(sites), "the plazas of both towns")
    inside = {site for name in old.texts("plazas") for site in sites[name]}
    points = block(data, "city", "old_town_points")
    paying = {pair(row["site"]) for row in listed(points, "list")}
    points.same(paying, inside, "points for the sites of the Old Town and no other (PCR-BUILD-16, PCR-BUILD-17)")
    outside = {site for found in sites.values() for site in found} - inside
    old.require(not any(beside(site) & outside for site in inside), "the King's Road between the towns")


def _check_corners(corners: Row, sites: set[Hex]) -> None:
    rows = list(corners.rows("list"))
    corners.same(len(rows), CORNERS, "printed corners")
    for row in rows:
        hexes = [pair(at) for at in row.value("hexes", list)]
        met = len(hexes) == 3 and all(two in beside(one) for one, two in combinations(hexes, 2))
        row.require(met, "three hexes that meet")
        name = pair(row.value("vertex", list))
        row.same(name, (sum(q for q, _ in hexes), sum(r for _, r in hexes)), "the sum of the three hexes")
        touched = {vertex(at, n) for at in sites & set(hexes) for n in range(SIDES)}
        row.require(name in touched, "at a building site (PCR-CORNER-04)")
