"""What a building brings when it stands: a claim or points, its icon, what was paid for it (PCR-BUILD-20 to 30)."""

import pytest

from orloj.games.caput.components.tiles import BUILDINGS
from orloj.games.caput.effects.city import claims
from orloj.games.caput.state import FREE
from tests.caput.table import Table


def building(tile: str, seats: int = 4, **goods: int) -> Table:
    """Seat 0 is about to construct a building; four players have no neutral ones."""
    table = Table(seats).give(**({"gold": 5, "stone": 0} | goods)).row("building", tile)
    table.player().wealth.clear()
    return table.took("crane-tile-3")


def test_a_cube_space_receives_a_cube() -> None:
    """PCR-BUILD-20, PCR-BUILD-23, PCR-PLAZA-02: a claim on its plaza, no points for the buildings there."""
    table = building("bethlehem-yard").built("2,0", "celetna-house", 1).do("act:building", "lay:4,0:0")
    assert table.game.city.sites["4,0"].claim == 0
    assert claims(table.game, "P2") == {1: 1, 0: 1}
    assert table.player().claims == 1
    assert table.goods() == {"gold": 1, "vp": 5}


def test_a_building_without_one_scores_for_all_round_its_plaza() -> None:
    """PCR-BUILD-21, PCR-BUILD-22, PCR-BUILD-23, PCR-BUILD-24: three stand, with cubes and without, of others and of
    nobody; 4 points and no claim."""
    table = building("saint-peters-mill").built("1,0", "celetna-house", 1).built("0,1", "carolinum", 2)
    table.built("-1,0", "ungelt-court").built("1,1", "carolinum", 0)
    table.do("act:building", "lay:-1,1:0")
    assert table.goods() == {"gold": 3, "vp": 4}, "the building at another plaza does not count"
    assert table.game.city.sites["-1,1"].claim == FREE
    assert (table.player().claims, claims(table.game, "P4")) == (0, {1: 1})


@pytest.mark.parametrize(("tile", "moves"), [("saint-peters-mill", ["cath"]), ("carolinum", [])])
def test_the_cathedral_icon_moves_the_marker_one_space(tile: str, moves: list[str]) -> None:
    """PCR-BUILD-26, PCR-BUILD-27: to the right, in the direction of travel, and only with the icon."""
    assert BUILDINGS[tile].cathedral == bool(moves)
    table = building(tile).do("act:building", "lay:4,0:1")
    assert table.choices("side:") == moves
    table.do("end-turn")
    player = table.game.players[0]
    assert (player.cath.column, player.cath.row, player.wall.column) == (len(moves), 1, 0)


def test_corners_are_all_that_orientation_decides() -> None:
    """PCR-BUILD-28: Havel Stalls beside a building; only the printed corner-1 pays."""
    got = []
    for turn in range(6):
        table = building("havel-stalls", gold=3).built("3,1", "stone-bell-house", 1)
        got.append(table.do("act:building", f"lay:2,0:{turn}").goods())
    assert got == [{"stone": 1, "vp": 1} | ({"blue": 1} if turn == 5 else {}) for turn in range(6)]


def test_cubes_do_not_run_out() -> None:
    """PCR-BUILD-29, PCR-BUILD-35: those off the wealth bonuses serve as claims, and more after them."""
    table = building("bethlehem-yard", gold=9)
    sites = [site for plaza in ("P1", "P2", "P4", "P5") for site in table.sites_of(plaza)[:-1]]
    for site in sites:
        table.built(site, "celetna-house", 0)
    assert table.player().claims == 3 + 2 + 4 + 2
    table.do("act:building", "lay:-4,-3:0")
    assert table.player().claims == 12
    assert table.game.city.sites["-4,-3"].claim == 0


@pytest.mark.parametrize(
    ("tile", "site", "goods", "paid"),
    [
        ("bethlehem-yard", "4,0", {"gold": 4}, 4),
        ("ungelt-court", "4,0", {"gold": 2, "stone": 2}, 4),
        ("podskali-yard", "5,-4", {"gold": 4, "stone": 1}, 5),
    ],
)
def test_what_was_paid_is_remembered(tile: str, site: str, goods: dict[str, int], paid: int) -> None:
    """PCR-BUILD-30, PCR-PLAZA-20: gold and stone together, the surcharge with it."""
    table = building(tile, **goods).do("act:building", f"lay:{site}:0")
    assert table.game.city.sites[site].paid == paid
    assert {"gold", "stone"}.isdisjoint(table.goods())


def test_a_discount_is_not_counted_as_paid() -> None:
    """PCR-BUILD-30, PCR-PLAZA-09: Scaffolding takes 2 gold off the 4."""
    table = building("bethlehem-yard", gold=2).technology("scaffolding").do("act:building", "lay:4,0:0")
    assert table.game.city.sites["4,0"].paid == 2
