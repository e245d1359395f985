"""Property: adjacency pays alike from both sides, and every side and corner once (PCR-ADJ, PCR-CORNER).

What the rules pay is compared with what the finished picture shows.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orloj.engine.gains import Gain
from orloj.games.caput.by import By
from orloj.games.caput.components.city import PRINTED_CORNERS, SITES_FOR
from orloj.games.caput.components.hexes import RING, SIDES, WALL_PLACES, Hex, hex_id, neighbour, vertex
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.effects.board import GainTokens, pay_connections
from orloj.games.caput.effects.city import corner_tokens
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Built, Laid
from tests.caput.picture import Point, point, side

BOARD = {**RING, **WALL_PLACES}
CITY = list(SITES_FOR[4])


def tile_edges(tile: str) -> tuple[str, ...]:
    """The printed sides of a tile: its symbols as text."""
    edges = UPGRADES[tile].edges if tile in UPGRADES else WALLS[tile].edges
    return tuple("".join(str(item.symbol) for line in lines for item in line.change.gain[0]) for lines in edges)


def marks(place: str, laid: Laid) -> list[Point]:
    """Where a tile's red marks lie on the picture."""
    corners = UPGRADES[laid.tile].corners if laid.tile in UPGRADES else WALLS[laid.tile].corners
    return [point(BOARD[place], (c + laid.turn) % SIDES) for c in corners]


def symbols(place: str, laid: Laid) -> dict[frozenset[Point], str]:
    """Side on the picture -> its symbol, for the sides that have one."""
    edges = tile_edges(laid.tile)
    return {side(BOARD[place], (n + laid.turn) % SIDES): edges[n] for n in range(SIDES) if edges[n]}


def due(layout: dict[str, Laid]) -> Counter[str]:
    """What a layout must have paid, seen as a picture: both symbols of each doubly marked side, a token for each pair
    of marks at a point."""
    paid: Counter[str] = Counter()
    for (one, a), (other, b) in combinations(layout.items(), 2):
        mine, theirs = symbols(one, a), symbols(other, b)
        for shared in mine.keys() & theirs.keys():
            paid.update([mine[shared], theirs[shared]])
        paid["red"] += sum(mark in marks(other, b) for mark in marks(one, a))
    return +paid


def lay(game: Caput, place: str, laid: Laid) -> Counter[str]:
    """What the rules pay for laying a tile, which is then laid."""
    paid: Counter[str] = Counter()
    for effect in pay_connections(game, By(0), place, laid):
        if isinstance(effect, GainTokens):
            paid[effect.colour] += effect.n
        else:
            assert isinstance(effect, Gain)
            paid.update(str(item.symbol) for item in effect.items)
    return paid


def total(layout: dict[str, Laid]) -> Counter[str]:
    """What the rules pay for laying the tiles in this order."""
    game = Caput(1, {})
    return sum((lay(game, place, laid) for place, laid in layout.items()), Counter())


@pytest.mark.parametrize("one", BOARD)
def test_two_tiles_pay_alike_whichever_comes_first(one: str) -> None:
    """PCR-ADJ-02, PCR-CORNER-02: every pair of neighbouring places in all 36 orientations, as the picture shows."""
    others = [other for other, at in BOARD.items() if any(neighbour(BOARD[one], n) == at for n in range(SIDES))]
    assert len(others) >= 3
    for other, i, j in product(others, range(SIDES), range(SIDES)):
        for a, b in ((UPGRADES, WALLS), (WALLS, UPGRADES)):
            first, second = list(a)[(i + j) % 30], list(b)[(2 * i + j) % 30]
            layout = {one: Laid(first, i), other: Laid(second, j)}
            backwards = {other: Laid(second, j), one: Laid(first, i)}
            assert total(layout) == total(backwards) == due(layout)


LAYOUTS = st.dictionaries(
    st.sampled_from(list(BOARD)),
    st.builds(Laid, st.sampled_from([*UPGRADES, *WALLS]), st.integers(0, SIDES - 1)),
    min_size=3,
    max_size=12,
)


@settings(max_examples=150, deadline=None)
@given(LAYOUTS, st.randoms())
def test_every_side_and_corner_of_a_board_is_paid_once(layout: dict[str, Laid], random: Random) -> None:
    """PCR-ADJ-06, PCR-CORNER-05, PCR-UPGRADE-24: the order in which tiles come changes nothing of the sum, and what
    has paid does not pay again when the same is laid over it."""
    paid = total(layout)
    assert paid == due(layout)
    shuffled = list(layout.items())
    random.shuffle(shuffled)
    assert total(dict(shuffled)) == paid
    game = Caput(1, {})
    for place, laid in layout.items():
        lay(game, place, laid)
    for place, laid in layout.items():
        assert not lay(game, place, laid)


def blue(layout: dict[Hex, Built]) -> int:
    """The blue tokens that the rules pay for building in this order."""
    game = Caput(4, {})
    tokens = 0
    for site, built in layout.items():
        tokens += corner_tokens(game, built.tile, built.turn, site)
        game.edit_city().sites[hex_id(site)] = built
    return tokens


def pairs(layout: dict[Hex, Built]) -> int:
    """The pairs of blue marks at one point on the picture, printed ones among them, but for two printed ones."""
    printed = [p for at, n in product(CITY, range(SIDES)) if vertex(at, n) in PRINTED_CORNERS for p in [point(at, n)]]
    at = Counter(
        point(site, (c + built.turn) % SIDES) for site, built in layout.items() for c in BUILDINGS[built.tile].corners
    )
    return sum(n * (n - 1) // 2 + n * (p in printed) for p, n in at.items())


def test_every_corner_of_the_city_is_paid_once() -> None:
    """PCR-CORNER-03, PCR-CORNER-04: every site with every neighbour, with a mark at each of the six corners."""
    one_corner = [tile.id for tile in BUILDINGS.values() if len(tile.corners) == 1]
    game = Caput(4, {})
    for site, n in product(CITY, range(SIDES)):
        other = neighbour(site, n)
        if other not in CITY:
            continue
        for i, j in product(range(SIDES), range(SIDES)):
            a, b = Built(one_corner[i], i), Built(one_corner[j + 3], j)
            paid = []
            for (s, first), (t, second) in permutations(((site, a), (other, b))):
                game.edit_city().sites = {}
                alone = corner_tokens(game, first.tile, first.turn, s)
                game.edit_city().sites = {hex_id(s): first}
                paid.append(alone + corner_tokens(game, second.tile, second.turn, t))
            assert paid == [pairs({site: a, other: b})] * 2


SITES = st.dictionaries(
    st.sampled_from(CITY),
    st.builds(Built, st.sampled_from(list(BUILDINGS)), st.integers(0, SIDES - 1)),
    min_size=4,
    max_size=len(CITY),
)


@settings(max_examples=100, deadline=None)
@given(SITES, st.randoms())
def test_blue_corners_of_a_city_are_paid_once_in_any_order(layout: dict[Hex, Built], random: Random) -> None:
    """PCR-CORNER-05, PCR-CORNER-08, PCR-CORNER-13."""
    shuffled = list(layout.items())
    random.shuffle(shuffled)
    assert blue(layout) == blue(dict(shuffled)) == pairs(layout)
