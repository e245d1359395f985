"""The Vodnik minigame: Boats (PU-VODNIK-01 to 09 and 18 to 22) on the printed River:

space  1    2   3   4   5    6   7   (2-wave)  8    9   10  11  12   13  14  15   (4-wave)  16
type   RH   G   V   V   RG   H   H             VG   R   G   R   VH   G   H   RV             End
"""

from __future__ import annotations

import pytest

from orloj.games.unseen.state import Slot
from tests.unseen.table import Table


def mill(table: Table, **sections: list[str]) -> Table:
    """Lays the Mill tokens out by section."""
    table.game.edit_mill().tokens = {
        f"mill-{token}": Slot(section, slot)
        for section, tokens in sections.items()
        for slot, token in enumerate(tokens)
    }
    return table


def harbour(boat: int = 0, voyages: int = 0) -> Table:
    """Seat 0 is to move with its Boat somewhere; the Mill holds nothing but a Beer and a Fish at the Golem."""
    table = mill(Table().witch("horned"), golem=["beer", "fish"])
    table.player().boat, table.player().voyages = boat, voyages
    table.player().ends = [10] * voyages
    return table


def sail(boat: int, worker: str, voyages: int = 0) -> Table:
    """Seat 0 has just placed a Worker on the Vodnik Square."""
    return harbour(boat, voyages).do(f"place:{worker}", "square:vodnik")


def test_the_boat_moves_and_then_the_mill_pays() -> None:
    """PU-VODNIK-01."""
    table = mill(Table().witch("horned"), robot=["cog"]).do("place:robot", "square:vodnik")
    kinds = [entry["k"] for entry in table.game.log if entry["k"] == "boat" or entry.get("what") == "cog"]
    assert kinds[-2:] == ["boat", "gain"]


@pytest.mark.parametrize(
    ("boat", "worker", "space"),
    [
        *((0, "robot", 1), (0, "golem", 2), (0, "vodnik", 3), (0, "horned", 1)),
        *((1, "robot", 5), (1, "horned", 6), (2, "golem", 5), (3, "vodnik", 4), (6, "horned", 7)),
        *((8, "golem", 10), (9, "vodnik", 12), (10, "golem", 13), (12, "vodnik", 15), (13, "horned", 14)),
    ],
)
def test_the_boat_goes_to_the_nearest_space_ahead_of_the_workers_type(boat: int, worker: str, space: int) -> None:
    """PU-VODNIK-02: other spaces are skipped, the one it stands on does not count."""
    assert sail(boat, worker).player().boat == space


@pytest.mark.parametrize(("boat", "worker"), [(13, "golem"), (14, "horned"), (15, "robot"), (15, "vodnik")])
def test_without_such_a_space_ahead_the_boat_reaches_the_end(boat: int, worker: str) -> None:
    """PU-VODNIK-03, R75, R76: the movement ends there."""
    table = sail(boat, worker).do("milestone:bonus", "bonus:golem").finish()
    assert (table.player().boat, table.player().ends) == (0, [12])


@pytest.mark.parametrize(("boat", "worker", "stack"), [(7, "golem", "2-wave"), (15, "golem", "4-wave")])
def test_a_boat_that_passes_a_stack_may_take_one_of_its_tokens(boat: int, worker: str, stack: str) -> None:
    """PU-VODNIK-04, PU-VODNIK-22: from the last space before the stack to a space beyond it."""
    kinds = {"2-wave": ["garnet", "influence"], "4-wave": ["bonus", "activate"]}[stack]
    table = sail(boat, worker)
    assert (table.ask, table.choices("milestone:")) == ("milestone", kinds)
    table.do(f"milestone:{kinds[0]}")
    assert table.player().milestones["vodnik"] == [kinds[0]]
    assert table.game.river.stacks[stack] == {kinds[0]: 2, kinds[1]: 3}


def test_a_boat_before_or_beyond_a_stack_has_not_passed_it() -> None:
    """PU-VODNIK-22: space 7 lies before it, space 8 behind it."""
    assert (sail(6, "horned").ask, sail(8, "golem").ask) == ("turn", "mill")


def test_a_token_gives_its_milestone() -> None:
    """PU-VODNIK-04, PU-MILE-01."""
    assert sail(7, "golem").do("milestone:garnet").player().stock["garnet"] == 1


def test_the_stack_is_searched_again_on_the_second_voyage() -> None:
    """PU-VODNIK-05."""
    table = harbour(7, voyages=1)
    table.player().milestones["vodnik"] = ["garnet", "bonus"]
    table.do("place:golem", "square:vodnik").finish()
    assert table.player().milestones["vodnik"] == ["garnet", "bonus", "influence"]


def test_a_stack_passed_by_another_effect_is_searched_too() -> None:
    """PU-VODNIK-05: 3 spaces of a Building, from 6 over the stack to 9."""
    table = harbour(6).enter("sova-mills", "vodnik")
    assert (table.player().boat, table.ask) == (9, "milestone")


def test_a_type_held_from_the_river_is_not_taken_again() -> None:
    """PU-VODNIK-20, PU-MILE-02, R80: with another type left in the stack."""
    table = harbour(7)
    table.player().milestones["vodnik"] = ["garnet"]
    table.game.edit_river().stacks["2-wave"] = {"garnet": 3, "influence": 3, "bonus": 1}
    table.do("place:golem", "square:vodnik")
    assert table.choices("milestone:") == ["influence", "bonus"]
    assert table.refused("milestone:garnet") == "PU-MILE-02"


@pytest.mark.parametrize("stack", [{"garnet": 0, "influence": 0}, {"garnet": 2, "influence": 0}])
def test_a_stack_with_nothing_to_take_is_passed_by(stack: dict[str, int]) -> None:
    """PU-VODNIK-20, R80, R81: the stack is empty or holds only a type held already."""
    table = harbour(7)
    table.player().milestones["vodnik"] = ["garnet"]
    table.game.edit_river().stacks["2-wave"] = dict(stack)
    table.do("place:golem", "square:vodnik")
    assert (table.player().boat, table.player().milestones["vodnik"]) == (8, ["garnet"])
    assert table.game.river.stacks["2-wave"] == stack


def test_the_first_boat_of_all_marks_12_and_each_other_arrival_10() -> None:
    """PU-VODNIK-06, PU-VODNIK-08, PU-VODNIK-15: Ann 12, Bob 10, Ann again 10."""
    table = harbour()
    for seat in (0, 1, 0):
        player = table.player(seat)
        player.boat, player.milestones["vodnik"] = 15, ["bonus", "activate"]
        player.workers["golem"] = "hand"
        table.hood("vodnik").square[seat] = ""
        table.turn(seat).do("place:golem", "square:vodnik").finish()
    assert [table.player(seat).ends for seat in range(4)] == [[12, 10], [10], [], []]


def test_after_the_first_arrival_the_boat_sets_out_again() -> None:
    """PU-VODNIK-07."""
    table = harbour(15)
    table.player().milestones["vodnik"] = ["bonus", "activate"]
    table.do("place:golem", "square:vodnik").finish()
    assert (table.player().boat, table.player().voyages) == (0, 1)
    table.turn(0).enter("sova-mills", "vodnik")
    assert table.player().boat == 3


def test_the_milestone_of_the_end_stack_comes_before_the_end_marker() -> None:
    """PU-VODNIK-19, R79."""
    table = sail(15, "golem")
    assert (table.ask, table.player().ends) == ("milestone", [])
    table.do("milestone:bonus", "bonus:robot").finish()
    assert table.player().ends == [12]


@pytest.mark.parametrize("worker", ["robot", "golem", "vodnik"])
def test_there_is_no_third_voyage_and_the_mill_goes_on(worker: str) -> None:
    """PU-VODNIK-09, PU-VODNIK-18, R82a: no movement, no token, no marker; a Worker without Mill tokens draws a Mug."""
    table = sail(0, worker, voyages=2)
    if worker == "golem":
        table.do("mill:mill-fish")
    assert (table.player().boat, table.player().ends, table.player().voyages) == (0, [10, 10], 2)
    assert (table.player().milestones["vodnik"], table.log("boat")) == ([], [])
    assert len(table.player().mugs) == (worker != "golem")


def test_steps_of_a_finished_boat_are_lost() -> None:
    """PU-VODNIK-09, PU-VODNIK-18, R82a."""
    assert harbour(0, voyages=2).enter("sova-mills", "vodnik").player().boat == 0


def test_steps_left_at_the_end_go_on_from_the_start() -> None:
    """PU-VODNIK-21, R77: 15, End, 1, 2."""
    table = harbour(15)
    table.player().milestones["vodnik"] = ["bonus", "activate"]
    table.enter("sova-mills", "vodnik")
    assert (table.player().boat, table.player().ends) == (2, [12])


def test_steps_left_at_the_second_end_are_lost() -> None:
    """PU-VODNIK-09, R82a."""
    table = harbour(15, voyages=1)
    table.player().milestones["vodnik"] = ["bonus", "activate"]
    table.enter("sova-mills", "vodnik")
    assert (table.player().boat, table.player().ends) == (0, [10, 12])
