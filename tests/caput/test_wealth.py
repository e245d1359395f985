"""Wealth bonuses."""

import pytest

from tests.caput.table import RULES, Table

ALL = ["wealth-gold", "wealth-stone", "wealth-full"]
TRACK = {"gold": "mines", "stone": "quarries"}


def gaining(good: str, n: int, **goods: int) -> Table:
    """Seat 0 is about to gain n of a good by producing, with all three cubes in place and nothing but the goods given;
    its next technology step leads to no technology."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods))
    table.player().tech = 4
    setattr(table.player(), TRACK[good], n + 1)
    return table.took({"gold": "crane-tile-1", "stone": "crane-tile-3"}[good]).do(f"act:{TRACK[good]}")


def test_six_gold() -> None:
    """PCR-WEALTH-01: the cube is removed, a technology step gained."""
    table = gaining("gold", 3, gold=3).do("produce")
    assert (table.goods(), table.player().tech) == ({"gold": 6}, 5)
    assert table.player().wealth == ["wealth-stone", "wealth-full"]


def test_six_stone() -> None:
    """PCR-WEALTH-02: the cube is removed, an egg gained."""
    table = gaining("stone", 2, stone=4).do("produce")
    assert (table.goods(), table.player().tech) == ({"stone": 6, "egg": 1}, 4)
    assert table.player().wealth == ["wealth-gold", "wealth-full"]


@pytest.mark.parametrize("good", ["gold", "stone"])
def test_the_maximum_of_either(good: str) -> None:
    """PCR-WEALTH-03: the central cube, a gold window and 2 points."""
    table = gaining(good, 2, **{good: 7})
    table.player().wealth.remove(f"wealth-{good}")
    table.do("produce")
    assert table.goods() == {good: 9, "goldwindow": 1, "vp": 2}
    assert "wealth-full" not in table.player().wealth


@pytest.mark.parametrize(("good", "held", "level"), [("gold", 5, 6), ("stone", 5, 6), ("gold", 8, 9), ("stone", 8, 9)])
def test_short_of_a_level_nothing_happens(good: str, held: int, level: int) -> None:
    """PCR-WEALTH-01 to PCR-WEALTH-03, PCR-WEALTH-13: 5 is not 6, 8 is not 9."""
    assert held < level
    table = gaining(good, 2, **{good: held - 2})
    if level == 9:
        table.player().wealth.remove(f"wealth-{good}")
    before = list(table.player().wealth)
    table.do("produce")
    assert (table.goods(), table.player().wealth) == ({good: held}, before)


@pytest.mark.parametrize("name", ALL)
def test_each_bonus_once_a_game(name: str) -> None:
    """PCR-WEALTH-04: spent down and reached again it gives nothing."""
    good, level = {"wealth-gold": ("gold", 6), "wealth-stone": ("stone", 6), "wealth-full": ("stone", 9)}[name]
    table = gaining(good, 2, **{good: level - 2})
    table.player().wealth[:] = [name]
    table.do("produce")
    assert table.player().wealth == []
    held = table.goods() | {"tech": table.player().tech}
    table.turn(0).give(**{good: level - 2}).took("crane-tile-1" if good == "gold" else "crane-tile-3")
    table.do(f"act:{TRACK[good]}", "produce")
    assert table.goods() | {"tech": table.player().tech} == held


@pytest.mark.parametrize(("first", "second"), [("gold", "stone"), ("stone", "gold")])
def test_one_central_bonus(first: str, second: str) -> None:
    """PCR-WEALTH-05, PCR-WEALTH-06: after 9 of one good, 9 of the other gives nothing more."""
    table = gaining(first, 2, **{first: 7})
    table.player().wealth[:] = ["wealth-full"]
    table.do("produce").turn(0).give(**{second: 7}).took("crane-tile-3" if second == "stone" else "crane-tile-1")
    setattr(table.player(), TRACK[second], 3)
    table.do(f"act:{TRACK[second]}", "produce")
    assert table.goods() == {"gold": 9, "stone": 9, "goldwindow": 1, "vp": 2}


def test_passing_a_level_is_reaching_it() -> None:
    """PCR-WEALTH-07, PCR-WEALTH-09: from 5 to 8 gold: the 6-gold bonus and not the central one."""
    table = gaining("gold", 3, gold=5).do("produce")
    assert (table.goods(), table.player().tech) == ({"gold": 8}, 5)
    assert table.player().wealth == ["wealth-stone", "wealth-full"]


def test_freed_cubes_are_ordinary_markers() -> None:
    """PCR-WEALTH-08: both spare cubes stand on buildings; those of the wealth bonuses mark a claim and a seal."""
    table = Table().built("2,0", "stone-bell-house", seat=0).built("1,1", "assay-house", seat=0)
    table.player().wealth.clear()
    table.player().rights = 1
    table.give(gold=9).row("building", "celetna-house").took("crane-tile-3")
    table.player().tech = 4
    table.do("act:building", "lay:1,0:0", "seal:seal-plain")
    assert table.player().claims == 3
    assert RULES.view(table.game, None)["seals"]["seal-plain"] == 0


@pytest.mark.parametrize("order", [("wealth-stone", "wealth-full"), ("wealth-full", "wealth-stone")])
def test_two_levels_in_one_gain(order: tuple[str, str]) -> None:
    """PCR-WEALTH-10, PCR-WEALTH-12: 4 stone and 6 more: 9, one wasted, both bonuses, in the player's order."""
    table = gaining("stone", 6, stone=4).do("produce")
    assert table.ask == "wealth"
    assert sorted(table.choices("wealth:")) == ["wealth-full", "wealth-stone"]
    table.do(f"wealth:{order[0]}")
    assert [entry["what"] for entry in table.log("wealth")] == list(order)
    assert table.log("gain")[0] == {"k": "gain", "seat": 0, "what": "stone", "n": 6, "lost": 1, "source": "quarries"}
    assert table.goods() == {"stone": 9, "egg": 1, "goldwindow": 1, "vp": 2 + 1, "silver": 1}
    assert table.player().wealth == ["wealth-gold"]


def test_back_to_six_gold() -> None:
    """PCR-WEALTH-11: 6 gold reached before, then down to 2 and up to 6 again."""
    table = gaining("gold", 3, gold=3).do("produce").turn(0).give(gold=2).took("crane-tile-1")
    table.player().mines = 5
    table.do("act:mines", "produce")
    assert (table.goods(), table.player().tech) == ({"gold": 6}, 5)


def test_bonuses_are_each_players_own() -> None:
    """PCR-WEALTH-04: what one player has taken is still there for another."""
    table = gaining("gold", 3, gold=3).do("produce")
    table.player(1).tech = 4
    table.give(1, gold=5).turn(1).took("crane-tile-2").do("act:mines", "plus-one")
    assert table.player(1).tech == 5
