"""The action board: the ring of six actions and the twelve wall places round it (PCR-UPGRADE-03, PCR-WALL-06)."""

from orloj.games.caput.components.hexes import SIDES, STEPS, Hex, neighbour
from orloj.games.caput.components.source import Data, block

RING = ("mines", "quarries", "upgrade", "wall", "building", "road")
PLACES = 2 * SIDES
CENTRE: Hex = (0, 0)


def check(data: Data) -> None:
    """Raise ComponentError for hexes of the board that do not lie as they should."""
    ring = block(data, "upgrades", "ring")
    actions: dict[Hex, str] = {}
    for row in ring.rows("list"):
        q, r = row.numbers("at")
        actions[q, r] = row.id
    ring.same(list(actions.items()), list(zip(STEPS, RING, strict=True)), "the actions, clockwise round the centre")
    places = block(data, "walls", "places")
    rows = list(places.rows("list"))
    places.same([row.number("n") for row in rows], list(range(PLACES)), "twelve places in order")
    hexes = [(row.numbers("at")[0], row.numbers("at")[1]) for row in rows]
    outside = {neighbour(at, side) for at in actions for side in range(SIDES)} - {*actions, CENTRE}
    places.same(set(hexes), outside, "the hexes round the ring (PCR-WALL-06)")
    for n, (row, at) in enumerate(zip(rows, hexes, strict=True)):
        own = {actions[beside] for side in range(SIDES) if (beside := neighbour(at, side)) in actions}
        first = n // 2
        touched = (RING[first],) if n % 2 == 0 else (RING[first], RING[(first + 1) % SIDES])
        row.same((set(row.texts("touches")), own), (set(touched), set(touched)), "the actions it touches")
