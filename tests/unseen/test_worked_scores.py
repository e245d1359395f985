"""The worked examples of scoring in the rule texts with their exact numbers, T09 to T16 as the rulings list them."""

from __future__ import annotations

import pytest

from orloj.games.unseen.scoring import categories, new_order, share_row
from orloj.games.unseen.state import Player
from tests.unseen.table import Table

HOODS = ("vodnik", "golem", "horned", "robot")


@pytest.mark.parametrize("second", [2, 3])
def test_t09_ann_before_jane_and_charles_before_john(second: int) -> None:
    """T09: PU-SCORE-05."""
    ann, jane, charles, john = 0, 1, 2, 3
    points = share_row({ann: 5, jane: 3, charles: 3, john: 2}, 4, second)
    assert (points[ann], points[jane], points[charles], points.get(john, 0)) == (4, 1, 1, 0)


def test_t09_at_the_end_of_the_first_era() -> None:
    """T09: PU-SCORE-05 on the printed rows, the Golems in the second one with 4 and 2."""
    table = Table()
    table.game.edit_city().popularity = ["horned", "golem", "vodnik", "robot"]
    for hood in HOODS:
        table.hood(hood).influence = [5, 3, 3, 2] if hood == "golem" else [0, 0, 0, 0]
    for seat in range(4):
        table.turn(seat).do("bench").finish().do("end-turn")
    assert [table.player(seat).era_vp for seat in range(4)] == [[4], [1], [1], [0]]


@pytest.mark.parametrize(
    ("former", "order"),
    [
        (["golem", "horned", "vodnik", "robot"], ["robot", "vodnik", "golem", "horned"]),
        (["vodnik", "horned", "golem", "robot"], ["robot", "golem", "vodnik", "horned"]),
    ],
)
def test_t10_golems_and_vodniks_switch_places(former: list[str], order: list[str]) -> None:
    """T10: PU-POP-05 with PU-POP-03, PU-POP-04."""
    assert new_order(former, {"robot": 1, "golem": 3, "vodnik": 3, "horned": 6}) == order


def test_t11_sans_scores_the_display_case() -> None:
    """T11: PU-SCORE-08, PU-SCORE-09: 8 + 1 + 3 = 12 and 1 for the Repair area."""
    rows = [["bag"] * 4, ["mirror"], ["potion"] * 2, []]
    assert categories(Player(0, display=rows, repair={"lantern": 1}))["horned"] == 13


@pytest.mark.parametrize(("pens", "vp"), [(0, 0), (1, 3), (2, 8), (3, 14), (4, 20)])
def test_t12_jane_scores_ideas(pens: int, vp: int) -> None:
    """T12: PU-SCORE-10, PU-SCORE-11: three pens and a marker on 6, the space worth 3, are 14 + 3 = 17."""
    jane = Player(0)
    jane.milestones["robot"] = ["bonus", "activate", "garnet", "influence"][:pens]
    assert categories(jane)["robot"] == vp
    jane.idea = 6
    assert categories(jane)["robot"] == vp + 3


def test_t13_charles_scores_the_river() -> None:
    """T13: PU-SCORE-12, PU-SCORE-13: 12 at the End and 8 on the second voyage are 20."""
    for boat in (14, 15):
        assert categories(Player(0, ends=[12], voyages=1, boat=boat))["vodnik"] == 20


def test_t14_john_scores_bridges() -> None:
    """T14: PU-SCORE-14, PU-SCORE-15: 3 + 3 + 2 + 2 + 1 = 11, complete or not; one beside the board makes it 12."""
    john = Table()
    john.game.edit_city().spaces["vodnik-golem-3:golem"] = 1  # only the first of the five completes a Bridge
    sites = ["vodnik-golem-3:vodnik", "golem-horned-3:golem", "golem-horned-2:horned", "robot-vodnik-2:robot"]
    for stack, space in zip((1, 1, 2, 2, 3), [*sites, "horned-robot-1:horned"], strict=True):
        john.turn(0).player().guilds = ["masons", "carpenters", "smiths", "ropers"]
        john.refresh().do(f"bridge:{stack}", f"bridge-space:{space}").finish()
    assert categories(john.player())["golem"] == 11
    spaces = john.game.edit_city().spaces
    spaces.update(dict.fromkeys(spaces, 2))
    john.turn(0).player().guilds = ["masons", "carpenters", "smiths", "ropers"]
    john.refresh().do("bridge:4").finish()
    assert (categories(john.player())["golem"], john.player().beside) == (12, 1)


def test_t15_ann_scores_buildings() -> None:
    """T15: PU-SCORE-16, PU-SCORE-17: four tokens of level I, two of II and one of III are 26."""
    tokens = [f"price-{hood}-1-a" for hood in HOODS] + ["price-robot-2-b", "price-golem-2-c", "price-robot-3-a"]
    assert categories(Player(0, prices=tokens))["buildings"] == 26


def test_t16_jane_and_charles_score_the_robot_bonus() -> None:
    """T16: PU-SCORE-18, PU-SCORE-19, PU-SCORE-20: 3 x 3 = 9, 1 x 2 = 2, and nothing without a marker."""
    table = Table()
    table.gain("bonus", seat=0).do("bonus:robot").gain("bonus", seat=1).do("bonus:robot")
    jane, charles, ann = table.player(0), table.player(1), table.player(2)
    jane.milestones["robot"] = ["garnet", "bonus", "influence"]
    charles.milestones["robot"] = ["garnet"]
    ann.milestones["robot"] = ["garnet", "bonus", "influence", "activate"]
    assert [categories(player)["bonuses"] for player in (jane, charles, ann)] == [9, 2, 0]
