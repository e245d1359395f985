"""Manage Mines and Manage Quarries."""

import pytest

from tests.caput.table import RULES, Table
from tests.caput.turns import managing

GOOD = {"mines": "gold", "quarries": "stone"}
END = {"mines": 9, "quarries": 8}
both = pytest.mark.parametrize("track", ["mines", "quarries"])


def space(table: Table, track: str) -> int:
    """Where seat 0's marker stands."""
    return int(getattr(table.player(), track))


@both
def test_one_of_two_options(track: str) -> None:
    """PCR-MINE-01, PCR-QUARRY-01: produce or +1; after one of them the other is refused."""
    table = managing(track, 4)
    assert (table.ask, table.legal) == ("produce", ["produce", "plus-one"])
    table.do("produce")
    table.refuses("plus-one")
    assert (table.goods()[GOOD[track]], space(table, track)) == (3, 4)


@both
def test_plus_one(track: str) -> None:
    """PCR-MINE-02, PCR-QUARRY-02: 1 of the good, and the marker one space to the right."""
    table = managing(track, 3, "plus-one")
    assert (table.goods(), space(table, track)) == ({GOOD[track]: 1}, 4)


@pytest.mark.parametrize(
    ("track", "at", "number"),
    [("mines", at, at - 1) for at in range(4, 10)] + [("quarries", at, at - 1) for at in range(3, 9)],
)
def test_producing_brings_the_highest_number_left_of_the_marker(track: str, at: int, number: int) -> None:
    """PCR-MINE-03, PCR-MINE-06, PCR-QUARRY-03, PCR-QUARRY-06: and PCR-MINE-08, PCR-QUARRY-08: the marker stays."""
    table = managing(track, at)
    table.player().tech = 6
    table.do("produce")
    assert (table.goods()[GOOD[track]], space(table, track)) == (number, at)


@pytest.mark.parametrize(
    ("track", "at", "bonuses", "tech"),
    [
        ("mines", 4, {}, 0),
        ("mines", 5, {}, 0),
        ("mines", 6, {"vp": 1}, 0),
        ("mines", 7, {"vp": 1}, 0),
        ("mines", 8, {"vp": 1}, 1),
        ("mines", 9, {"vp": 1, "egg": 1}, 1),
        ("quarries", 4, {}, 0),
        ("quarries", 5, {"vp": 1}, 0),
        ("quarries", 6, {"vp": 1}, 0),
        ("quarries", 7, {"vp": 1, "silver": 1}, 0),
        ("quarries", 8, {"vp": 3, "silver": 1}, 0),
    ],
)
def test_production_bonuses_left_of_the_marker(track: str, at: int, bonuses: dict[str, int], tech: int) -> None:
    """PCR-MINE-04, PCR-MINE-05, PCR-QUARRY-04, PCR-QUARRY-05: all of them, but none at the marker or beyond."""
    table = managing(track, at)
    table.player().tech = 6
    table.do("produce")
    gained = {good: n for good, n in table.goods().items() if good != GOOD[track]}
    assert (gained, table.player().tech) == (bonuses, 6 + tech)


@both
def test_plus_one_brings_no_production_bonus(track: str) -> None:
    """PCR-MINE-07, PCR-QUARRY-07: with every bonus left of the marker."""
    table = managing(track, END[track] - 1, "plus-one")
    assert (table.goods(), table.player().tech) == ({GOOD[track]: 1}, 0)


@both
def test_goods_stand_on_the_players_wheels(track: str) -> None:
    """PCR-MINE-09, PCR-QUARRY-09: everybody sees how much of the good is held."""
    table = managing(track, 4, "produce", gold=2, stone=3)
    shown = RULES.view(table.game, None)["players"]["0"]["goods"]
    assert shown[GOOD[track]] == {"mines": 5, "quarries": 6}[track]


@both
@pytest.mark.parametrize("held", [6, 7, 8, 9])
def test_goods_beyond_nine_are_lost(track: str, held: int) -> None:
    """PCR-MINE-10, PCR-QUARRY-10: 3 produced with so many in hand."""
    table = managing(track, 4, "produce", **{GOOD[track]: held})
    assert table.goods() == {GOOD[track]: 9}
    assert table.log("gain")[-1]["lost"] == held + 3 - 9


@pytest.mark.parametrize("good", ["gold", "stone"])
def test_the_cap_holds_for_every_source(good: str) -> None:
    """PCR-MINE-11, PCR-QUARRY-11: a technology's 2 gold and 2 stone, a slot of the crane, a street space."""
    table = Table().give(gold=8, stone=8).technology("paymastery")
    table.player().wealth.clear()
    assert table.do("technology:paymastery").goods() == {"gold": 9, "stone": 9}

    table.game.edit_turn().slot = {"stone": 2, "gold": 3}[good]
    table.game.edit_turn().bonus = True
    table.refresh().do("bonus")
    assert table.goods() == {"gold": 9, "stone": 9}

    table.game.edit_turn().street = 1
    table.refresh().do("road-free", {"stone": "option:1", "gold": "option:2"}[good])
    assert table.goods() == {"gold": 9, "stone": 9}


def test_worked_caps() -> None:
    """PCR-MINE-12, PCR-QUARRY-12: 8 gold with 3 mines, 7 stone with 4 quarries: 9 of each and 2 wasted."""
    mines = managing("mines", 4, "produce", gold=8)
    quarries = managing("quarries", 5, "produce", stone=7)
    assert (mines.goods(), mines.log("gain")[-1]["lost"]) == ({"gold": 9}, 2)
    assert quarries.goods() == {"stone": 9, "vp": 1}
    assert [entry["lost"] for entry in quarries.log("gain")] == [2, 0]


@both
def test_plus_one_at_the_cap(track: str) -> None:
    """PCR-MINE-13, PCR-QUARRY-19: the good stays at 9 and the marker still advances."""
    table = managing(track, 4 if track == "mines" else 5, "plus-one", **{GOOD[track]: 9})
    assert (table.goods(), space(table, track)) == ({GOOD[track]: 9}, 5 if track == "mines" else 6)


def test_worked_productions() -> None:
    """PCR-MINE-14, PCR-QUARRY-20: 4 gold and 3 mines make 7; 2 stone and 2 quarries make 4."""
    mines = managing("mines", 4, "produce", gold=4)
    quarries = managing("quarries", 3, "produce", stone=2)
    assert (mines.goods(), mines.player().mines) == ({"gold": 7}, 4)
    assert (quarries.goods(), quarries.player().quarries) == ({"stone": 4}, 3)


@pytest.mark.parametrize(
    ("track", "reached", "token"),
    [
        ("mines", 5, False),
        ("mines", 6, True),
        ("mines", 7, False),
        ("quarries", 4, False),
        ("quarries", 5, True),
        ("quarries", 6, False),
    ],
)
def test_one_space_of_each_track_earns_a_production_token(track: str, reached: int, token: bool) -> None:
    """PCR-MINE-15, PCR-QUARRY-13, PCR-QUARRY-14, PCR-MINE-16, PCR-MINE-17: mine space 6 and quarry space 5."""
    table = managing(track, reached - 1, "plus-one")
    assert (table.ask == "token") == token
    if token:
        assert table.context == {"track": track}


@both
def test_the_end_of_the_track_earns_a_seal_claim(track: str) -> None:
    """PCR-MINE-18, PCR-QUARRY-15: mine space 9, quarry space 8, and no earlier space."""
    table = managing(track, END[track] - 2, "plus-one")
    assert (table.player().rights, table.choices("seal:")) == (0, [])
    table = managing(track, END[track] - 1, "plus-one")
    assert (table.player().rights, table.choices("seal:")) == (1, ["seal-plain"])


def test_managing_may_bring_a_wealth_bonus() -> None:
    """PCR-MINE-19, PCR-QUARRY-16: the sixth gold a technology step, the sixth stone an egg."""
    table = Table().give(gold=5)
    table.player().tech = 4
    table.took("crane-tile-1").do("act:mines", "plus-one")
    assert table.player().tech == 5
    assert "wealth-gold" not in table.player().wealth
    table = Table().give(stone=5).took("crane-tile-3").do("act:quarries", "plus-one")
    assert table.goods() == {"gold": 2, "stone": 6, "egg": 1}


@both
def test_plus_one_on_a_full_track(track: str) -> None:
    """PCR-MINE-20, PCR-QUARRY-17: the good alone; no step and no further claim."""
    table = managing(track, END[track], "plus-one")
    assert (table.goods(), space(table, track)) == ({GOOD[track]: 1}, END[track])
    assert table.player().rights == 0
