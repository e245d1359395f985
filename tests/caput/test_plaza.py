"""Plazas: when they resolve, and who takes which of the two rewards (PCR-PLAZA)."""

import pytest

from orloj.games.caput.effects.city import claims
from tests.caput.table import Table

CUBE, NONE = "bethlehem-yard", "carolinum"


def plaza(name: str = "P2", tile: str = "glass-market", seats: int = 4) -> Table:
    """Seat 0 is to move with plenty of gold; the plaza has a tile: 2 silver windows above, 4 points below."""
    table = Table(seats)
    table.game.edit_city().plazas[name] = tile
    table.player().wealth.clear()
    return table.give(gold=9, stone=0)


def completes(table: Table, site: str, tile: str = NONE, seat: int = 0) -> Table:
    """A seat constructs the last building round the plaza."""
    table.player(seat).wealth.clear()
    table.turn(seat).give(seat, gold=9, stone=0).row("building", tile).took("crane-tile-3")
    return table.do("act:building", f"lay:{site}:0")


def rewards(table: Table) -> list[tuple[int, str]]:
    """Seat and reward of what was taken at plazas, in order."""
    return [(entry["seat"], entry["half"]) for entry in table.log("reward")]


def test_a_plaza_resolves_with_the_last_building_it_can_have() -> None:
    """PCR-PLAZA-03, PCR-PLAZA-04, PCR-PLAZA-05: three sites, nothing at two buildings, at once at the third."""
    table = plaza().built("2,0", CUBE, 1)
    completes(table, "4,0")
    assert (table.ask, rewards(table), table.game.city.resolved) == ("turn", [], [])
    completes(table, "3,1", seat=2)
    assert rewards(table) == [(1, "upper"), (1, "lower")], "the only claimant takes both"
    assert table.game.city.resolved == ["P2"]
    assert table.goods(1)["silver"] == 2
    assert table.goods(1)["vp"] == 4


def test_every_claimant_takes_one_reward_of_choice() -> None:
    """PCR-PLAZA-06, PCR-PLAZA-16: cubes A 2, B 1, C 0: A takes both, B one of the two, C nothing."""
    table = plaza().built("2,0", CUBE, 0).built("4,0", CUBE, 1)
    completes(table, "3,1", CUBE)
    assert (table.ask, table.decider, table.legal) == ("plaza", 1, ["plaza:upper", "plaza:lower"])
    assert table.context == {"plaza": "P2", "tile": "glass-market"}
    before = table.goods(1)
    table.do("plaza:upper")
    assert table.goods(1) == before | {"silver": 2}
    assert rewards(table) == [(0, "upper"), (0, "lower"), (1, "upper")]
    assert (table.ask, table.decider) == ("turn", 0)
    assert "silver" not in table.goods(2)


def test_the_majority_takes_both() -> None:
    """PCR-PLAZA-07: most cubes, though a single one cost more."""
    table = plaza("P4").built("1,0", CUBE, 1, paid=2).built("0,1", CUBE, 1, paid=2).built("-1,1", CUBE, 2, paid=9)
    table.built("-1,0", NONE, 3)
    completes(table, "0,-1")
    assert rewards(table) == [(1, "upper"), (1, "lower")]
    assert (table.ask, table.decider) == ("plaza", 2)


def test_the_only_claimant_takes_both() -> None:
    """PCR-PLAZA-08, PCR-PLAZA-13: with the cube of the very building that completes the plaza."""
    table = plaza().built("2,0", NONE, 1).built("4,0", NONE, 2)
    completes(table, "3,1", CUBE)
    assert rewards(table) == [(0, "upper"), (0, "lower")]
    assert table.goods()["silver"] == 2
    assert table.goods()["vp"] == 5 + 4, "of the building and of the plaza"


@pytest.mark.parametrize(
    ("spent", "both"),
    [({1: 3 + 2, 2: 4}, [1]), ({1: 4, 2: 5}, [2]), ({1: 4, 2: 4}, [1, 2])],
)
def test_a_tie_goes_to_who_spent_most(spent: dict[int, int], both: list[int]) -> None:
    """PCR-PLAZA-09, PCR-PLAZA-11, PCR-PLAZA-17, PCR-PLAZA-19: gold and stone added; still tied, all take both."""
    table = plaza().built("2,0", CUBE, 1, paid=spent[1]).built("4,0", CUBE, 2, paid=spent[2])
    completes(table, "3,1")
    if both != [1, 2]:
        assert (table.ask, table.decider) == ("plaza", 3 - both[0])
        table.do("plaza:upper")
    assert [seat for seat, half in rewards(table) if half == "lower"] == both
    assert sorted(seat for seat, half in rewards(table) if half == "upper") == [1, 2]


def test_gold_and_stone_of_real_purchases_are_added() -> None:
    """PCR-PLAZA-09: 2 gold and 2 stone beat 3 gold."""
    table = plaza().give(0, gold=9, stone=2)
    table.row("building", "ungelt-court").took("crane-tile-3").do("act:building", "lay:2,0:0")
    completes(table, "4,0", "havel-stalls", seat=1)
    completes(table, "3,1", NONE, seat=2)
    assert rewards(table) == [(0, "upper"), (0, "lower")]
    assert table.decider == 1


def test_two_cubes_each_and_the_same_spent_take_both_rewards_each() -> None:
    """PCR-PLAZA-11, PCR-PLAZA-18: 2 cubes and 6 spent each."""
    table = plaza("P4").built("1,0", CUBE, 1, paid=2).built("0,1", CUBE, 1, paid=4)
    table.built("-1,1", CUBE, 2, paid=3).built("-1,0", CUBE, 2, paid=3)
    completes(table, "0,-1")
    assert rewards(table) == [(1, "upper"), (1, "lower"), (2, "upper"), (2, "lower")]
    assert table.ask == "turn"


def test_buildings_without_a_cube_do_not_count_as_spending() -> None:
    """PCR-PLAZA-10: seat 1 also paid 9 for one without a cube, 3 against 4 otherwise."""
    table = plaza("P4").built("1,0", CUBE, 1, paid=3).built("0,1", NONE, 1, paid=9).built("-1,1", CUBE, 2, paid=4)
    table.built("-1,0", NONE, 3)
    completes(table, "0,-1")
    assert (table.ask, table.decider) == ("plaza", 1)
    assert rewards(table.do("plaza:lower")) == [(1, "lower"), (2, "upper"), (2, "lower")]


def test_spending_elsewhere_does_not_count() -> None:
    """PCR-PLAZA-09: only own buildings round this plaza."""
    table = plaza().built("2,0", CUBE, 1, paid=3).built("4,0", CUBE, 2, paid=4).built("1,1", CUBE, 1, paid=9)
    completes(table, "3,1")
    assert (table.ask, table.decider) == ("plaza", 1)
    assert rewards(table.do("plaza:lower")) == [(1, "lower"), (2, "upper"), (2, "lower")]


def test_who_completes_it_without_a_cube_gets_nothing() -> None:
    """PCR-PLAZA-12, PCR-PLAZA-14: but the points of the building itself, 1 for each of the three."""
    table = plaza().built("2,0", CUBE, 1).built("4,0", NONE, 0)
    completes(table, "3,1")
    assert table.goods() == {"gold": 6, "vp": 1 + 3}, "Carolinum's own point, then three buildings"
    assert rewards(table) == [(1, "upper"), (1, "lower")]


def test_nobody_is_rewarded_where_nobody_has_a_cube() -> None:
    """PCR-PLAZA-12, PCR-PLAZA-02: neutral buildings bear no claim."""
    table = plaza().built("2,0", CUBE).built("4,0", NONE, 1)
    completes(table, "3,1")
    assert claims(table.game, "P2") == {}
    assert (table.ask, rewards(table), table.game.city.resolved) == ("turn", [], ["P2"])


def test_several_may_take_the_same_reward_in_turn_order() -> None:
    """PCR-PLAZA-15, PCR-PLAZA-21: seat 2 completes it; 3 and then 1 are asked, both take the windows."""
    table = plaza("P4", seats=4).built("1,0", CUBE, 0, paid=3).built("0,1", CUBE, 0).built("-1,1", CUBE, 1)
    table.built("-1,0", CUBE, 3)
    completes(table, "0,-1", seat=2)
    assert table.decider == 3
    table.do("plaza:upper")
    assert table.decider == 1
    table.refuses("plaza:both")
    table.do("plaza:upper")
    assert rewards(table) == [(3, "upper"), (0, "upper"), (0, "lower"), (1, "upper")]
    assert [table.goods(seat).get("silver", 0) for seat in range(4)] == [2, 2, 0, 2]
    assert (table.ask, table.decider) == ("turn", 2)


def test_a_plaza_that_others_share_a_border_with_stays_open() -> None:
    """PCR-PLAZA-01: a building belongs to one plaza alone; [1, 0] is P4's, though [1, 1] and [2, 0] lie beside it."""
    table = plaza("P3").built("1,0", CUBE, 1).built("2,0", CUBE, 1)
    completes(table, "1,1", CUBE)
    assert claims(table.game, "P3") == {0: 1}
    assert (rewards(table), table.game.city.resolved) == ([], [])


def test_what_another_gains_in_ones_turn_is_theirs() -> None:
    """PCR-PLAZA-06: a choice inside a reward is asked of the claimant, sideways steps are made at once."""
    table = plaza(tile="linhart-market").built("2,0", CUBE, 1).built("4,0", CUBE, 2, paid=1)
    completes(table, "3,1")
    assert (table.player(1).wall.column, table.player(1).cath.column) >= (1, 1)
    assert table.goods(1)["gold"] == 4
    assert (table.choices("side:"), table.decider) == ([], 2)
