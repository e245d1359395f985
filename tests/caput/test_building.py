"""Construct a Building: price, reward, site and Old Town (PCR-BUILD)."""

from dataclasses import replace

import pytest

from orloj.games.caput.components.city import PLAZAS_FOR, SITES_FOR, pair
from orloj.games.caput.components.hexes import SIDES, hex_id, neighbour
from orloj.games.caput.components.rows import listed
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.tiles import BUILDINGS
from orloj.games.caput.components.vocabulary import read
from orloj.games.caput.effects import actions
from orloj.games.caput.state import Built
from tests.caput.table import Table

OLD_TOWN = {"-1,-3": 1, "0,-4": 1, "3,-3": 1, "4,-3": 1, "1,-4": 2, "3,-4": 2, "2,-2": 2, "5,-2": 2, "5,-4": 2}
"""Sites north of the King's Road that are free at the start of a game for two, with their points."""
NEW_TOWN = (
    *("2,0", "3,1", "4,0", "1,1", "2,2", "0,-1", "1,0", "0,1", "-1,1"),
    *("-4,-1", "-4,0", "-3,0", "-4,-3", "-4,-2", "-3,-4"),
)
CLAUSE = {"road": "07", "house": "08", "field": "09", "garden": "09", "fenced": "10"}
BARRED = [
    (row["kind"], hex_id(pair(row["at"])))
    for name in ("blocked", "surroundings")
    for row in listed(block(DATA, "city", name), "list")
]


def building(*row: str, seats: int = 2, **goods: int) -> Table:
    """Seat 0 holds the tile with Quarries and Building, no wealth bonus left, and nothing but the goods given."""
    table = Table(seats).give(**({"gold": 0, "stone": 0} | goods)).row("building", *row)
    table.player().wealth.clear()
    return table.took("crane-tile-3")


def test_the_tile_comes_from_the_building_row_and_must_be_payable() -> None:
    """PCR-BUILD-01, PCR-BUILD-03: Bethlehem Yard costs 4 gold, Podskalí Yard 3 and a stone."""
    table = building("celetna-house", "saint-peters-mill", "bethlehem-yard", gold=3).row("wall", "rubble-core")
    table.row("upgrade", "spoil-sorting").do("act:building")
    assert table.legal == ["hex:celetna-house", "hex:saint-peters-mill"]
    table.refuses("hex:rubble-core", "PCR-BUILD-01")
    table.refuses("hex:spoil-sorting", "PCR-BUILD-01")
    table.refuses("hex:bethlehem-yard", "PCR-BUILD-03")
    building("podskali-yard", gold=9).refuses("act:building")


def test_its_cost_is_paid_first_then_its_reward_is_given_then_it_is_placed() -> None:
    """PCR-BUILD-02, PCR-BUILD-04: 3 gold for a stone and a point."""
    table = building("havel-stalls", gold=3).do("act:building")
    assert (table.ask, table.goods()) == ("lay", {"stone": 1, "vp": 1}), "before it is placed"
    table.do("lay:4,0:0")
    kinds = [entry["k"] for entry in table.game.log]
    assert kinds.index("pay") < kinds.index("gain") < kinds.index("build")


def test_its_own_reward_does_not_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """PCR-BUILD-05: 2 gold, a building for 3 that brings 2."""
    _brings(monkeypatch, "celetna-house", "gold 2", 2)
    building("celetna-house", gold=2).refuses("act:building")


def test_gold_of_its_reward_may_pay_the_surcharge(monkeypatch: pytest.MonkeyPatch) -> None:
    """PCR-BUILD-19: 4 gold for a building that brings 1, in the Old Town, with the New Town full."""
    _brings(monkeypatch, "bethlehem-yard", "gold", 1)
    table = building("bethlehem-yard", gold=4)
    for site in NEW_TOWN:
        table.built(site, "celetna-house", 1)
    assert table.do("act:building", "lay:5,-4:0").goods() == {"vp": 2}


def _brings(monkeypatch: pytest.MonkeyPatch, name: str, reward: str, gold: int) -> None:
    monkeypatch.setattr(actions, "BUILDINGS", {**BUILDINGS, name: replace(BUILDINGS[name], reward=read(reward))})
    monkeypatch.setattr(actions, "CERTAIN_GOLD", {**actions.CERTAIN_GOLD, name: gold})


def test_it_goes_on_any_free_site_in_any_orientation() -> None:
    """PCR-BUILD-06, PCR-BUILD-12, PCR-BUILD-34: all sites of the eight plazas but those of the neutral buildings."""
    table = building("bethlehem-yard", gold=5).do("act:building")
    assert set(table.legal) == {f"lay:{site}:{turn}" for site in (*OLD_TOWN, *NEW_TOWN) for turn in range(SIDES)}
    table.do("lay:-4,0:5")
    assert table.game.city.sites["-4,0"] == Built("bethlehem-yard", 5, 0, 0, 4)


@pytest.mark.parametrize(("kind", "site"), BARRED)
def test_barred_hexes_are_refused(kind: str, site: str) -> None:
    """PCR-BUILD-07, PCR-BUILD-08, PCR-BUILD-09, PCR-BUILD-10: King's Road, printed houses, fields, fenced spaces."""
    assert kind in CLAUSE
    for seats in (2, 4):
        building("bethlehem-yard", seats=seats, gold=5).do("act:building").refuses(f"lay:{site}:0", "PCR-BUILD-06")


def test_all_four_kinds_of_barred_hexes_are_tried() -> None:
    """PCR-BUILD-07 to PCR-BUILD-10."""
    assert {CLAUSE[kind] for kind, _ in BARRED} == {"07", "08", "09", "10"}


@pytest.mark.parametrize("site", ["-1,0", "4,-2", "2,0"])
def test_a_site_with_a_building_is_refused(site: str) -> None:
    """PCR-BUILD-08, PCR-BUILD-11: two neutral buildings and another player's."""
    table = building("bethlehem-yard", gold=5).built("2,0", "celetna-house", 1).do("act:building")
    table.refuses(f"lay:{site}:0", "PCR-BUILD-11")


def test_it_need_not_stand_near_the_players_others() -> None:
    """PCR-BUILD-13."""
    table = building("bethlehem-yard", gold=5).built("-4,0", "celetna-house", 0).do("act:building")
    assert set(table.choices("lay:4,0:")) == {str(turn) for turn in range(SIDES)}
    table.do("lay:4,0:0")
    assert table.player().buildings == 2


@pytest.mark.parametrize(("site", "vp"), OLD_TOWN.items())
def test_an_old_town_site_costs_a_gold_more_and_scores(site: str, vp: int) -> None:
    """PCR-BUILD-14, PCR-BUILD-16, PCR-BUILD-18: 4 gold and 1, the tile's 5 points and the site's."""
    table = building("bethlehem-yard", gold=6).do("act:building", f"lay:{site}:0")
    assert table.goods() == {"gold": 1, "vp": 5 + vp}


@pytest.mark.parametrize("site", NEW_TOWN)
def test_a_new_town_site_neither_costs_nor_scores(site: str) -> None:
    """PCR-BUILD-17."""
    assert building("bethlehem-yard", gold=6).do("act:building", f"lay:{site}:0").goods() == {"gold": 2, "vp": 5}


def test_three_gold_pay_a_tile_for_two_in_the_old_town() -> None:
    """PCR-BUILD-32: the site's point, and one for the building itself, which has no cube space."""
    table = building("saint-peters-mill", gold=3).do("act:building", "lay:0,-4:0")
    assert table.goods() == {"vp": 1 + 1}


def test_two_gold_do_not_but_a_new_town_site_is_open() -> None:
    """PCR-BUILD-15, PCR-BUILD-33: no site points, one for the building itself."""
    table = building("saint-peters-mill", gold=2).do("act:building")
    assert {choice.split(":")[1] for choice in table.legal} == set(NEW_TOWN)
    for site in OLD_TOWN:
        table.refuses(f"lay:{site}:0", "PCR-BUILD-15")
    assert table.do("lay:4,0:0").goods() == {"vp": 1}


def test_gold_of_the_mines_may_be_spent_in_the_same_turn() -> None:
    """PCR-BUILD-31: produced by the tile's action, spent by the extra action on tile and surcharge; 2 points of the
    site, 2 for the neutral building and this one."""
    table = Table().give(gold=0, stone=0, goldwindow=2).row("building", "saint-peters-mill").took("crane-tile-1")
    table.do("act:mines", "produce", "buy:goldwindow2", "extra:building", "lay:5,-4:0")
    assert table.goods() == {"vp": 2 + 2}


def test_gold_of_the_mines_may_be_spent_in_another_turn() -> None:
    """PCR-BUILD-31."""
    table = Table().give(gold=0, stone=0).took("crane-tile-1").do("act:mines", "produce").turn(0, 3)
    table.row("building", "saint-peters-mill").took("crane-tile-3").do("act:building", "lay:5,-4:0")
    assert table.goods() == {"vp": 2 + 2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_site_borders_exactly_one_plaza(seats: int) -> None:
    """PCR-BUILD-25, PCR-PLAZA-01: by the map's geometry, and it is the plaza that the site is listed with."""
    plazas = {plaza.at: plaza.id for plaza in PLAZAS_FOR[seats]}
    for site, name in SITES_FOR[seats].items():
        assert [plazas[at] for n in range(SIDES) if (at := neighbour(site, n)) in plazas] == [name]


def test_a_discount_leaves_a_way_to_place_the_building() -> None:
    """PCR-BUILD-15, PCR-BUILD-19: with the New Town full, the discount must go so that a gold is left."""
    table = building("saint-giles-school", gold=2, stone=1).technology("scaffolding")
    for site in NEW_TOWN:
        table.built(site, "celetna-house", 1)
    table.do("act:building")
    assert table.ask == "lay", "a gold and the stone; 2 gold would leave nothing for the surcharge"
    assert table.do("lay:5,-4:0").goods() == {"egg": 1, "vp": 2}
