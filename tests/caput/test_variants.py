"""The variants: sides of the action tiles, road tiles, tiers."""

import itertools

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from orloj.games.caput.components.crane import TILES
from orloj.games.caput.components.road import ROAD_TILES
from orloj.games.caput.scoring import final_points
from tests.caput.table import PLAIN, RULES, Table

SETS = ("original", "a", "b")
SIDE_B = {
    "crane-tile-1": ["mines", "upgrade"],
    "crane-tile-2": ["upgrade", "building"],
    "crane-tile-3": ["building", "quarries"],
    "crane-tile-4": ["quarries", "road"],
    "crane-tile-5": ["road", "wall"],
    "crane-tile-6": ["wall", "mines"],
}


def refused(**options: str) -> None:
    """A table with these options is refused."""
    with pytest.raises(Refused) as caught:
        Match.start(RULES, 2, {name.replace("_", "-"): value for name, value in options.items()}, b"")
    assert caught.value.code == "bad-options"


def test_the_default_game() -> None:
    """PCR-VARIANT-11: A sides, printed road, original tiers."""
    assert PLAIN == {
        "crane": "a",
        "wall": "original",
        "cathedral": "original",
        "road-1": "printed",
        "road-2": "printed",
        "road-3": "printed",
    }


@pytest.mark.parametrize("tile", SIDE_B)
def test_all_b_sides(tile: str) -> None:
    """PCR-VARIANT-01, PCR-VARIANT-02: every tile shows its B side, none its A side."""
    table = Table(crane="b").give(gold=5, stone=9, egg=1).do(f"tile:{tile}")
    assert RULES.view(table.game, None)["turn"]["actions"] == SIDE_B[tile]
    assert table.choices("act:") == SIDE_B[tile]
    for action in set(TILES[tile].a) - set(SIDE_B[tile]):
        table.refuses(f"act:{action}", "PCR-CRANE-02")


def test_sides_are_not_mixed() -> None:
    """PCR-VARIANT-02: one choice for the whole table."""
    refused(crane="mixed")
    refused(crane="a,b")
    refused(crane_tile_1="b")


FREE_GAIN = {
    ("road-1", "printed"): {"stone": 1},
    ("road-1", "tile"): {"silver": 1},
    ("road-2", "printed"): {"vp": 4, "gold": -1},
    ("road-2", "tile"): {"vp": 4, "stone": -1},
    ("road-3", "printed"): {"vp": 6},
    ("road-3", "tile"): {"vp": 2},
}


@pytest.mark.parametrize("sides", list(itertools.product(["printed", "tile"], repeat=3)))
def test_some_or_all_road_effects_are_replaced(sides: tuple[str, str, str]) -> None:
    """PCR-VARIANT-03, PCR-VARIANT-05: each of the three by the tile of its own numeral; with 2 upgrades and 1 wall."""
    table = Table(road_1=sides[0], road_2=sides[1], road_3=sides[2])
    table.lay("mines", "spoil-sorting").lay("quarries", "stone-carting").lay("wall-0", "rubble-core")
    for space, side in enumerate(sides):
        table.player().road = space
        table.turn(0).give(gold=2, stone=2, silver=0, vp=0).took("crane-tile-5").do("act:road", "road-free")
        if table.ask in ("either", "exchange"):
            table.do(table.legal[0])
        gain = FREE_GAIN[f"road-{space + 1}", side]
        held = {"gold": 2, "stone": 2, "silver": 0, "vp": 0}
        assert table.goods() == {good: n + gain.get(good, 0) for good, n in held.items() if n + gain.get(good, 0)}
        table.turn(0)


@pytest.mark.parametrize(("space", "numeral"), [(1, "I"), (2, "II"), (3, "III")])
def test_a_road_tile_fits_its_own_space(space: int, numeral: str) -> None:
    """PCR-VARIANT-05, PCR-VARIANT-04: nothing but the tile of its numeral can be asked for."""
    assert ROAD_TILES[numeral].id == f"road-tile-{space}"
    other = space % 3 + 1
    refused(**{f"road_{space}": f"road-tile-{other}"})
    refused(road_4="tile")


@pytest.mark.parametrize("space", [1, 2, 3])
def test_egg_effects_are_never_replaced(space: int) -> None:
    """PCR-VARIANT-06: the same offer with the tile as without it."""
    offers = []
    for side in ("printed", "tile"):
        table = Table(road_1=side, road_2=side, road_3=side).give(egg=1)
        table.player().road = space - 1
        table.took("crane-tile-5").do("act:road", "road-egg")
        offers.append((table.context, table.legal))
        refused(**{f"egg_{space}": "tile"})
    assert offers[0] == offers[1]
    assert offers[0][0]["cost"] == "egg"


ROW_SIX = {"original": 14, "a": 18, "b": 11}
LAST_COLUMN = {"original": 3, "a": 2, "b": 4}


@pytest.mark.parametrize(("wall", "cathedral"), list(itertools.product(SETS, SETS)))
def test_each_project_has_tiers_of_one_set(wall: str, cathedral: str) -> None:
    """PCR-VARIANT-07, PCR-VARIANT-08, PCR-VARIANT-09, PCR-VARIANT-10: any set with any; every row and column counts by
    the project's own set."""
    table = Table(wall=wall, cathedral=cathedral).give(red=1, blue=10)
    player = table.player()
    player.wall.row = player.cath.row = 6
    player.wall.column = player.cath.column = 5
    points = final_points(table.game, player)
    assert points["projects"] == ROW_SIX[wall] + ROW_SIX[cathedral]
    assert points["tokens"] == 10 * LAST_COLUMN[wall] + LAST_COLUMN[cathedral]


@pytest.mark.parametrize(
    ("project", "tiers", "moved"),
    [
        ("wall", "original", [(1, 1), (3, 1), (4, 1)]),
        ("wall", "a", [(1, 2), (2, 2), (4, 2)]),
        ("wall", "b", [(2, 1), (4, 1), (5, 1)]),
        ("cath", "original", [(1, 1), (2, 1), (3, 1)]),
        ("cath", "a", [(1, 1), (3, 1), (4, 1)]),
        ("cath", "b", [(2, 1), (3, 1), (4, 1)]),
    ],
)
@pytest.mark.parametrize("others", SETS)
def test_the_squares_are_those_of_the_projects_own_set(
    project: str, tiers: str, moved: list[tuple[int, int]], others: str
) -> None:
    """PCR-VARIANT-07, PCR-VARIANT-09: three sideways moves, up arrows taken, whatever the other project has."""
    sets = (tiers, others) if project == "wall" else (others, tiers)
    table = Table(wall=sets[0], cathedral=sets[1]).took("crane-tile-1")
    for place in moved:
        table.game.edit_turn().sideways[project] = 1
        table.refresh().do(f"side:{project}")
        if table.ask == "arrow":
            table.do("up")
        cube = table.player().wall if project == "wall" else table.player().cath
        assert (cube.column, cube.row) == place


def test_sets_are_not_mixed() -> None:
    """PCR-VARIANT-08: nor can a single tier be chosen."""
    for value in ("mixed", "a,b", "A"):
        refused(wall=value)
        refused(cathedral=value)
    refused(wall_2="a")
