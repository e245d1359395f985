"""End Game Scoring and the winner (PU-SCORE-08 to 21, PU-TIE)."""

from __future__ import annotations

from typing import Any

import pytest

from orloj.games.unseen.scoring import categories, total, winners
from orloj.games.unseen.state import Player
from tests.unseen.table import RULES, Table


def points(category: str, **fields: Any) -> int:
    """What a player with these fields scores in a category."""
    player = Player(0)
    for name, value in fields.items():
        setattr(player, name, value)
    return categories(player)[category]


@pytest.mark.parametrize(("items", "vp"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_a_display_row_scores_what_stands_above_its_rightmost_item(items: int, vp: int) -> None:
    """PU-SCORE-08: a question-mark is an Item like others."""
    assert points("horned", display=[[], [*["bag"] * (items - 1), *["question-mark"] * (items > 0)], [], []]) == vp


def test_each_item_in_the_repair_area_scores_1() -> None:
    """PU-SCORE-08: of whatever kinds, on top of the rows."""
    assert points("horned", repair={"bag": 2, "potion": 1}) == 3
    assert points("horned", display=[["bag"], [], ["mirror", "mirror"], []], repair={"bag": 2}) == 1 + 3 + 2


@pytest.mark.parametrize(("pens", "vp"), [(0, 0), (1, 3), (2, 8), (3, 14), (4, 20)])
def test_marked_idea_milestones_score_by_their_number(pens: int, vp: int) -> None:
    """PU-SCORE-10."""
    kinds = ["bonus", "activate", "garnet", "influence"][:pens]
    milestones: dict[str, list[str]] = {"vodnik": ["bonus"], "golem": [], "horned": ["garnet"], "robot": kinds}
    assert points("robot", milestones=milestones) == vp


@pytest.mark.parametrize(("idea", "vp"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 5, 5])))
def test_the_idea_marker_scores_the_highest_value_at_or_behind_it(idea: int, vp: int) -> None:
    """PU-SCORE-10, R122."""
    assert points("robot", idea=idea) == vp


@pytest.mark.parametrize(("boat", "vp"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8])))
def test_the_boat_scores_the_highest_value_at_or_behind_it(boat: int, vp: int) -> None:
    """PU-SCORE-12, PU-SCORE-21, R122: 0 at the start."""
    assert points("vodnik", boat=boat) == vp


@pytest.mark.parametrize(("ends", "boat", "vp"), [([12], 0, 12), ([10], 5, 12), ([12, 10], 0, 22), ([10, 10], 0, 20)])
def test_every_end_marker_scores(ends: list[int], boat: int, vp: int) -> None:
    """PU-SCORE-12, PU-SCORE-21, R123: what an earlier voyage passed does not count."""
    assert points("vodnik", ends=ends, voyages=len(ends), boat=boat) == vp


def test_price_tokens_score_what_is_on_their_backs() -> None:
    """PU-SCORE-16: 2, 5 and 8 by level."""
    assert [points("buildings", prices=[f"price-golem-{level}-a"]) for level in (1, 2, 3)] == [2, 5, 8]
    assert points("buildings", prices=["price-golem-1-a", "price-robot-3-c", "price-vodnik-2-b"]) == 15


@pytest.mark.parametrize(("position", "vp"), [(1, 3), (2, 2), (3, 1), (4, 1)])
@pytest.mark.parametrize("hood", ["vodnik", "golem", "horned", "robot"])
def test_an_end_bonus_scores_its_value_times_the_milestones_there(hood: str, position: int, vp: int) -> None:
    """PU-SCORE-18, PU-SCORE-20: two Milestones of that minigame, by order of claiming 3, 2, 1, 1 each."""
    milestones = {name: ["garnet", "bonus", "activate"] for name in ("vodnik", "golem", "horned", "robot")}
    milestones[hood] = ["garnet", "influence"]
    rows = [["bag"] * 3, ["bag"] * 5, ["mirror"] * 2, []]
    fields = {"milestones": milestones, "display": rows, "bridges": [1] * 5}
    assert points("bonuses", bonuses={hood: position}, **fields) == 2 * vp


def test_without_a_marker_a_bonus_scores_nothing() -> None:
    """PU-SCORE-18: whatever one has there."""
    assert points("bonuses", milestones={hood: ["garnet"] for hood in ("vodnik", "golem", "horned", "robot")}) == 0


def test_several_bonuses_are_added() -> None:
    """PU-SCORE-18: 2 x 3 at the Robots, 1 x 1 at the Vodniks."""
    milestones: dict[str, list[str]] = {"vodnik": ["garnet"], "golem": [], "horned": [], "robot": ["bonus", "garnet"]}
    assert points("bonuses", milestones=milestones, bonuses={"robot": 1, "vodnik": 3}) == 7


def player(seat: int, prices: int = 0, era_vp: int = 0, **stock: int) -> Player:
    """A player with so many level I Price tokens (2 points each), Era points, and goods."""
    found = Player(seat, prices=["price-golem-1-a"] * prices, era_vp=[era_vp])
    found.stock.update(stock)
    return found


def test_the_most_points_over_eras_and_end_game_win() -> None:
    """PU-TIE-01: 9 of three Eras and 7 of the end against 15."""
    ann, bob = Player(0, era_vp=[4, 3, 2], bridges=[3, 3, 1]), Player(1, era_vp=[15], prices=[])
    assert (total(ann), total(bob)) == (16, 15)
    assert winners([ann, bob]) == [0]
    assert winners([bob, ann]) == [0]


def test_a_tie_goes_to_more_price_tokens() -> None:
    """PU-TIE-02, PU-TIE-03, R126: both 80, Ann 5 tokens and nothing, Bob 4 and 9 Resources."""
    ann, bob = player(0, prices=5, era_vp=70), player(1, prices=4, era_vp=72, fish=9)
    assert (total(ann), total(bob)) == (80, 80)
    assert winners([ann, bob]) == [0]


def test_a_further_tie_goes_to_more_remaining_resources() -> None:
    """PU-TIE-02, PU-TIE-04, R125: basics and Garnets, not Rumors."""
    ann, bob = player(0, 2, 10, fish=2, garnet=1), player(1, 2, 10, cog=1, beer=1, rumor=6)
    assert winners([ann, bob]) == [0]


def test_those_still_tied_all_win() -> None:
    """PU-TIE-02: two of three, with the same number of Resources of other kinds."""
    players = [player(0, 2, 10, fish=2), player(1, 2, 10, garnet=1, book=1), player(2, 2, 9, fish=9)]
    assert winners(players) == [0, 1]


def test_the_winner_and_all_categories_are_told_at_the_end() -> None:
    """PU-TIE-01, PU-SCORE-08 to PU-SCORE-18: a game played from its last Bench to its final score."""
    table = Table()
    for hood in ("vodnik", "golem", "horned", "robot"):
        table.hood(hood).influence = [0, 0, 0, 0]
    table.game.edit_turn().era = 3
    table.game.edit_turn().benched = {"0": "robot", "1": "robot", "2": "robot"}
    ann = table.player(3)
    ann.display[2], ann.repair, ann.idea, ann.boat = ["bag", "bag"], {"bag": 1}, 4, 6
    ann.bridges, ann.prices, ann.bonuses, ann.ends = [3, 1], ["price-golem-2-a"], {"robot": 1}, [10]
    ann.milestones["robot"], ann.era_vp, ann.card_vp = ["garnet"], [6, 5], 2
    table.turn(3).do("bench").finish().do("end-turn")
    scores = RULES.scores(table.game) or []
    assert [score["winner"] for score in scores] == [False, False, False, True]
    minigames = {"horned": 4, "robot": 5, "vodnik": 13, "golem": 4}
    others = {"era_1": 6, "era_2": 5, "era_3": 0, "buildings": 5, "bonuses": 3, "cards": 2}
    assert scores[3]["categories"] == minigames | others
    assert scores[3]["total"] == 47
