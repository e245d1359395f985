"""What the bots think of each part of a position of Praga Caput Regni."""

from __future__ import annotations

from itertools import pairwise

import pytest

from orloj.bots.caput.board import board, chances, walls
from orloj.bots.caput.city import claims
from orloj.bots.caput.ending import abilities
from orloj.bots.caput.prices import EGGS, GOLD, PRICES, windows
from orloj.bots.caput.projects import projects, sideways
from orloj.bots.caput.road import road
from orloj.bots.caput.tracks import academics, learning, production, rights
from orloj.games.caput.components.scoring import egg_vp, wall_vp
from orloj.games.caput.state import Player
from tests.caput.table import Table

MIDDLE, LATE, OVER = 8, 1, 0
"""Own actions to come."""


def player(table: Table) -> Player:
    """Seat 0."""
    return table.game.players[0]


def test_goods_lose_their_worth_when_they_cannot_be_spent_any_more() -> None:
    """PCR-SCORE-40."""
    assert GOLD[MIDDLE][4] > GOLD[LATE][4] > GOLD[OVER][4] == 0
    assert windows(1, 1, MIDDLE) > windows(1, 1, OVER) == 0
    assert EGGS[OVER] == tuple(egg_vp(n) for n in range(len(EGGS[OVER])))


def test_the_more_gold_the_less_one_more_is_worth() -> None:
    steps = [GOLD[MIDDLE][n + 1] - GOLD[MIDDLE][n] for n in range(9)]
    assert all(later <= sooner + 1e-9 for sooner, later in pairwise(steps))
    assert steps[0] > steps[-1] > 0


def test_windows_that_cannot_be_kept_count_less() -> None:
    """PCR-WINDOW-04."""
    assert windows(3, 0, MIDDLE) - windows(2, 0, MIDDLE) < windows(2, 0, MIDDLE) - windows(1, 0, MIDDLE)


def test_mines_and_quarries_are_worth_what_they_will_still_produce() -> None:
    table = Table()
    start = production(player(table), MIDDLE)
    table.player().mines += 1
    more = production(player(table), MIDDLE)
    table.player().mine_token = "token-crown-2"
    assert start < more < production(player(table), MIDDLE)
    assert production(player(table), OVER) == 0


def test_a_seal_claim_lapses() -> None:
    table = Table()
    table.player().rights = 1
    assert rights(player(table), MIDDLE) > rights(player(table), LATE) > rights(player(table), OVER) == 0


def test_technology_and_university_raise_each_other() -> None:
    """PCR-SCORE-09."""
    assert academics(6, 9, OVER) == 18
    low, high = (academics(6, uni, MIDDLE) - academics(5, uni, MIDDLE) for uni in (1, 8))
    assert high > low > 0


def test_a_technology_is_worth_what_it_still_does() -> None:
    table = Table()
    bare = learning(player(table), MIDDLE)
    table.technology("egg-glazing", "tool-hardening")
    both, late = learning(player(table), MIDDLE), learning(player(table), OVER)
    table.player().used.append("egg-glazing")
    assert bare < learning(player(table), MIDDLE) < both
    assert late == learning(player(table), OVER) == 0


def test_walls_count_towards_the_score_that_can_still_be_reached() -> None:
    """PCR-SCORE-25 to PCR-SCORE-29."""
    assert [walls(n, OVER) for n in range(8)] == [wall_vp(n) for n in range(8)]
    assert wall_vp(5) < walls(5, MIDDLE) < wall_vp(6)
    assert walls(5, LATE) == wall_vp(5)
    counted = [walls(n, MIDDLE) for n in range(8)]
    assert counted == sorted(counted)


def test_an_upgrade_that_covers_another_takes_its_bonus_away() -> None:
    table = Table().lay("mines", "silver-smelting")
    one = board(player(table), MIDDLE)
    assert board(player(table.lay("mines", "coin-striking")), MIDDLE) < one + board(
        player(Table().lay("mines", "coin-striking")), MIDDLE
    )


def test_symbols_are_worth_more_where_they_can_be_met() -> None:
    """PCR-ADJ-02: the symbol looks towards the empty centre of the board, then towards a place for a wall."""
    assert chances("upgrade", "tool-forging", 2, MIDDLE) == ()
    assert [places for places, _ in chances("upgrade", "tool-forging", 5, MIDDLE)] == [("wall-4",)]
    lost, open_ = (board(player(Table().lay("upgrade", "tool-forging", turn)), MIDDLE) for turn in (2, 5))
    assert open_ > lost
    blank = Table().lay("upgrade", "tool-forging", 5).lay("wall-4", "lime-pit", 0)
    other = Table().lay("upgrade", "tool-forging", 2).lay("wall-4", "lime-pit", 0)
    assert board(player(blank), MIDDLE) == board(player(other), MIDDLE)


def test_projects_by_row_and_by_column_for_their_tokens() -> None:
    """PCR-SCORE-14 to PCR-SCORE-18."""
    table = Table().give(blue=2, red=1)
    table.player().wall.column, table.player().wall.row = 3, 4
    assert projects(table.game, player(table), OVER) == 7 + 2 * 2
    many, none = (sideways(table.give(red=n).game, player(table), "cath", MIDDLE) for n in (4, 0))
    assert many > none > 0
    table.player().cath.column = 5
    assert sideways(table.game, player(table), "cath", MIDDLE) == 0


def test_abilities_count_what_there_is_and_what_there_will_be() -> None:
    """PCR-SCORE-32."""
    table = Table().lay("mines", "silver-smelting").lay("road", "paving")
    table.player().statue = "v-smiths"
    assert abilities(player(table), OVER) == 6
    assert abilities(player(table), MIDDLE) > 6
    assert abilities(player(Table()), MIDDLE) == 0


def test_a_claim_is_worth_more_with_the_majority_and_nothing_without_a_cube() -> None:
    """PCR-PLAZA-06 to PCR-PLAZA-09."""
    table = Table()
    table.game.edit_city().plazas["P5"] = "fruit-market"
    one, two, _ = table.sites_of("P5")
    before = claims(table.game, MIDDLE)
    table.built(one, "stone-bell-house", 0)
    alone = claims(table.game, MIDDLE)
    table.built(two, "bethlehem-yard", 1)
    second = claims(table.game, MIDDLE)
    assert before == [0, 0]
    assert alone[0] > 0 == alone[1]
    assert second[1] > second[0] > 0  # theirs was dearer
    assert claims(table.game, OVER) == [PRICES[OVER]["vp"] * 3] * 2
    table.game.edit_city().resolved.append("P5")
    assert claims(table.game, MIDDLE) == [0, 0]


def test_a_building_without_a_cube_is_no_claim() -> None:
    table = Table()
    table.built(table.sites_of("P5")[0], "carolinum", 0)
    assert claims(table.game, MIDDLE) == [0, 0]


def test_the_road_is_worth_going_with_upgrades_and_with_time() -> None:
    """PCR-ROAD-05: the third space pays for upgrades."""
    table = Table()
    table.player().road = 2
    plain = road(table.game, player(table), MIDDLE)
    table.lay("mines", "silver-smelting").lay("road", "paving").lay("wall", "rubble-filling")
    assert road(table.game, player(table), MIDDLE) > plain
    assert road(table.game, player(table), OVER) == 0
    table.player().road = 5
    assert road(table.game, player(table), MIDDLE) == 0


@pytest.mark.parametrize("left", [0, 1, 8, 16])
def test_nothing_has_a_negative_price(left: int) -> None:
    assert min(PRICES[left].values()) >= 0
