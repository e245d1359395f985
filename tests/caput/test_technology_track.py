"""The technology track (PCR-TECH)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.components.tracks import TECH_LEVELS
from tests.caput.ending import finish
from tests.caput.table import Table
from tests.caput.turns import finish_turn

FIRST = {
    "I": ("ore-carting", "stone-broking", "lime-slaking"),
    "II": ("jewel-setting", "egg-tempera", "town-crying"),
    "III": ("paymastery", "egg-glazing", "boss-carving"),
    "IV": ("lecturing", "pier-sinking", "rib-vaulting"),
}


def fate(level: str) -> list[str]:
    """The three tiles that are drawn of a level."""
    return [f"technology:{name}" for name in FIRST[level]]


def standing(step: int, **goods: int) -> Table:
    """Seat 0's marker stands on a step, the technologies below it are not held; it has nothing but the goods."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods))
    table.player().tech = step
    return table


@pytest.mark.parametrize(("step", "level"), [(0, "I"), (2, "II"), (3, "III"), (5, "IV")])
def test_a_marked_space_offers_three_tiles_of_its_level(step: int, level: str) -> None:
    """PCR-TECH-02, PCR-TECH-03, PCR-TECH-14: one is kept, two go under the stack in the order drawn."""
    table = standing(step).gain("tech", fate=fate(level))
    assert table.legal == [f"keep:{name}" for name in FIRST[level]]
    table.do(f"keep:{FIRST[level][1]}")
    assert table.player().technologies == [FIRST[level][1]]
    pile = table.game.supply.technologies[level]
    assert pile.tail == [FIRST[level][0], FIRST[level][2]]
    assert len(pile.unseen) == 3
    assert not set(FIRST[level]) & set(pile.unseen)


@pytest.mark.parametrize("step", [1, 4, 6, 7, 8, 9])
def test_other_spaces_bring_none(step: int) -> None:
    """PCR-TECH-02, PCR-TECH-10: also those above level IV."""
    table = standing(step).gain("tech")
    assert (table.player().tech, table.ask) == (step + 1, "turn")
    assert table.player().technologies == []


def test_four_technologies_in_a_game() -> None:
    """PCR-TECH-01, PCR-TECH-10, PCR-TECH-20: ten steps at once bring one of each level, in order."""
    table = standing(0).gain("tech 12")
    while table.ask == "technology":
        table.do(table.legal[0])
    assert [TECHNOLOGIES[name].level for name in table.player().technologies] == ["I", "II", "III", "IV"]
    assert table.player().tech == 10
    assert list(TECH_LEVELS) == [1, 3, 4, 6]


def test_a_technology_passed_in_a_longer_move_is_earned() -> None:
    """PCR-TECH-20: from 2 to 4, over II; its tile is kept before the marker moves on to III."""
    table = standing(2).gain("tech 2", fate=[*fate("II"), *fate("III")])
    assert table.player().tech == 3
    table.do("keep:egg-tempera")
    assert table.player().tech == 4
    assert table.do("keep:paymastery").player().technologies == ["egg-tempera", "paymastery"]


def test_a_stack_that_runs_low_is_drawn_as_far_as_it_goes() -> None:
    """PCR-TECH-18: two tiles left are both seen; with none the space brings nothing."""
    table = standing(0)
    piles = table.game.edit_supply().technologies
    piles["I"].unseen, piles["II"].unseen = {"ore-carting": 1, "scaffolding": 1}, {}
    table.gain("tech 3", fate=["technology:scaffolding", "technology:ore-carting"])
    assert table.legal == ["keep:scaffolding", "keep:ore-carting"]
    table.do("keep:ore-carting")
    assert (table.player().tech, table.player().technologies) == (3, ["ore-carting"])


@pytest.mark.parametrize(
    ("step", "steps", "at", "points"), [(10, 1, 10, 2), (9, 1, 10, 0), (9, 3, 10, 4), (10, 2, 10, 4)]
)
def test_the_top_scores_instead(step: int, steps: int, at: int, points: int) -> None:
    """PCR-TECH-13, PCR-TECH-16: 2 points for each step beyond the top, and the marker stays."""
    table = standing(step).gain(f"tech {steps}")
    assert (table.player().tech, table.goods().get("vp", 0)) == (at, points)


def test_steps_above_level_iv_count_in_the_end() -> None:
    """PCR-TECH-11: 9 steps at University value 2 are 18 points."""
    table = standing(8).gain("tech")
    table.player().uni = 6
    assert finish(table)[0]["academics"] == 18


def test_steps_turned_into_points_do_not_count_again() -> None:
    """PCR-TECH-12: 10 steps at value 3, and 4 points scored in play for two more."""
    table = standing(10).gain("tech 2")
    table.player().uni = 9
    scores = finish(table)[0]
    assert (scores["play"], scores["academics"]) == (4, 30)


# ---- what technologies are good for --------------------------------------------------------------------------------


def test_a_technology_works_for_its_owner_alone() -> None:
    """PCR-TECH-04: neither a standing nor a single-use one of another player's."""
    table = standing(0).technology("ore-carting", "paymastery", seat=1)
    table.refuses("technology:paymastery", "PCR-TECH-09")
    assert table.took("crane-tile-1").do("act:mines", "produce").goods() == {"gold": 3}


def test_a_standing_technology_works_turn_after_turn() -> None:
    """PCR-TECH-05: a stone for managing the mines, in each of two turns, and twice in one."""
    table = standing(0, goldwindow=2).technology("ore-carting")
    table.took("crane-tile-1").do("act:mines", "plus-one", "buy:goldwindow2", "extra:mines", "plus-one")
    table.do("token:token-gold")
    assert table.goods() == {"gold": 2, "stone": 2}
    table.turn(0).took("crane-tile-1").do("act:mines", "plus-one")
    assert table.goods() == {"gold": 3, "stone": 3}


@pytest.mark.parametrize(("level", "name", "step"), [("I", "ore-carting", 0), ("II", "egg-tempera", 2)])
def test_a_standing_technology_waits_for_the_next_turn(level: str, name: str, step: int) -> None:
    """PCR-TECH-06: in the turn in which it is gained it does nothing."""
    table = standing(step, egg=1).gain("tech", fate=fate(level)).do(f"keep:{name}")
    table.took("crane-tile-1").do("act:mines", "produce").gain("egg -> silver").do("pay:egg")
    assert table.goods() == {"gold": 3, "silver": 1}
    finish_turn(finish_turn(table))
    table.give(gold=0, stone=0, egg=1, vp=0, silver=0).took("crane-tile-1")
    table.do("act:mines", "produce").gain("egg -> silver").do("pay:egg")
    gained = {"I": {"stone": 1}, "II": {"vp": 2}}[level]
    assert table.goods() == {"gold": 3, "silver": 1, **gained}


def test_a_discount_waits_for_the_next_turn() -> None:
    """PCR-TECH-06: a wall for 2 stone is not payable with 1 in the turn in which Lime Slaking is gained."""
    table = standing(0, stone=1).row("wall", "rubble-core").took("crane-tile-1").gain("tech", fate=fate("I"))
    table.do("keep:lime-slaking").refuses("act:wall")
    table.turn(0).took("crane-tile-1").player().fresh.clear()
    assert "act:wall" in table.refresh().legal


def test_gained_in_the_turn_of_another_it_works_in_the_next_own_turn() -> None:
    """PCR-TECH-06: a plaza may bring it then."""
    table = standing(0).turn(1).gain("tech", fate=fate("I")).do("keep:ore-carting")
    finish_turn(table)
    assert table.decider == 0
    table.give(gold=0, stone=0).took("crane-tile-1")
    assert table.do("act:mines", "produce").goods() == {"gold": 3, "stone": 1}


def test_gained_by_an_extra_action_it_is_idle_in_the_tiles_action() -> None:
    """PCR-TECH-17: Egg Tempera from the egg of II scores nothing for the egg of III in the same turn."""
    table = standing(2, egg=2, goldwindow=2)
    table.player().road = 1
    table.took("crane-tile-5").do("buy:goldwindow2", "extra:road", "road-egg", "pay:egg", fate=fate("II"))
    table.do("keep:egg-tempera", "act:road")
    while table.ask == "exchange":
        table.do("decline")
    table.do("road-egg", "pay:egg", "option:1")
    assert table.goods() == {"goldwindow": 1, "silver": 2}
    table.refuses("technology:egg-tempera")


@pytest.mark.parametrize(
    ("level", "step", "name", "goods"),
    [("III", 3, "paymastery", {"gold": 2, "stone": 2}), ("III", 3, "egg-glazing", {"egg": 2, "vp": 2})],
)
def test_a_single_use_technology_serves_at_once(level: str, step: int, name: str, goods: dict[str, int]) -> None:
    """PCR-TECH-07, PCR-TECH-08: in the turn in which it is gained, even before a tile is taken."""
    table = standing(step).gain("tech", fate=fate(level)).do(f"keep:{name}", f"technology:{name}")
    assert table.goods() == goods


def test_a_single_use_technology_keeps() -> None:
    """PCR-TECH-08: unused at the end of the turn, it is there in a later one, but not in another's."""
    table = standing(5).gain("tech", fate=fate("IV")).do("keep:pier-sinking")
    finish_turn(table)
    assert table.decider == 1
    table.refuses("technology:pier-sinking")
    assert "technology:pier-sinking" in finish_turn(table).legal


@pytest.mark.parametrize("later", [False, True])
def test_a_used_technology_is_gone(later: bool) -> None:
    """PCR-TECH-07, PCR-TECH-09: in the same turn and in a later one."""
    table = standing(0).technology("paymastery").do("technology:paymastery")
    assert table.player().used == ["paymastery"]
    if later:
        table.took("crane-tile-1")
        finish_turn(finish_turn(table))
    table.refuses("technology:paymastery", "PCR-TECH-09")


def test_a_technologys_action_brings_the_upgrades_bonus() -> None:
    """PCR-TECH-15: Double Shifting on mines upgraded with a silver window."""
    table = standing(0).technology("double-shifting").lay("mines", "silver-smelting")
    table.do("technology:double-shifting", "option:1", "act:mines", "produce")
    assert table.goods() == {"gold": 3, "silver": 1, "vp": 3}
