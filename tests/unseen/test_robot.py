"""The Robots minigame: Clock and Idea track (PU-ROBOT-01 to 05, 12, 13, 16, 17); for the Crates see there.

Clockwise round the Clock lie Robot, 2 bulbs, Horned, 1 bulb, Vodnik, 2 bulbs, Golem, 1 bulb.
"""

from __future__ import annotations

import pytest

from tests.unseen.table import Table

PENS = ["bonus", "activate", "garnet", "influence"]


def winding(worker: str, at: str = "robot", idea: int = 0, pens: int = 0) -> Table:
    """Seat 0 has just placed a Worker on the Robot Square."""
    table = Table().witch("horned")
    table.game.edit_clock().at = at
    table.player().idea, table.player().milestones["robot"] = idea, PENS[:pens]
    return table.do(f"place:{worker}", "square:robot")


@pytest.mark.parametrize(
    ("at", "worker", "bulbs"),
    [
        *(("robot", "horned", 2), ("robot", "vodnik", 3), ("robot", "golem", 5)),
        *(("horned", "vodnik", 1), ("horned", "golem", 3), ("horned", "robot", 4)),
        *(("vodnik", "golem", 2), ("vodnik", "robot", 3), ("vodnik", "horned", 5)),
        *(("golem", "robot", 1), ("golem", "horned", 3), ("golem", "vodnik", 4)),
    ],
)
def test_the_clock_goes_clockwise_to_the_worker_and_every_bulb_it_passes_is_an_idea(
    at: str, worker: str, bulbs: int
) -> None:
    """PU-ROBOT-01, PU-ROBOT-03, PU-ROBOT-17."""
    table = winding(worker, at)
    assert (table.game.clock.at, table.player().idea) == (worker, bulbs)


@pytest.mark.parametrize("worker", ["robot", "horned", "vodnik", "golem"])
def test_a_clock_already_there_stays_and_gives_no_idea_but_the_crates_follow(worker: str) -> None:
    """PU-ROBOT-02."""
    table = winding(worker, at=worker, idea=1)
    assert (table.game.clock.at, table.player().idea) == (worker, 1)
    assert (table.ask, table.context["section"]) == ("crate", worker)


def test_a_marker_on_8_goes_to_a_milestone_without_one_and_gains_it() -> None:
    """PU-ROBOT-04: forced, before anything else; the marked one is refused."""
    table = winding("vodnik", idea=6, pens=1)
    assert (table.ask, table.choices("milestone:")) == ("milestone", ["activate", "garnet", "influence"])
    assert table.refused("milestone:bonus") == "PU-MILE-02"
    table.do("milestone:garnet")
    assert (table.player().milestones["robot"], table.player().stock["garnet"]) == (["bonus", "garnet"], 1)


@pytest.mark.parametrize(("idea", "left"), [(5, 0), (6, 1), (7, 2)])
def test_a_new_marker_goes_on_from_0(idea: int, left: int) -> None:
    """PU-ROBOT-05, PU-ROBOT-13: 3 bulbs; from 6 the second step reaches 8, and the third ends on 1."""
    assert winding("vodnik", idea=idea).do("milestone:garnet").player().idea == left


def test_steps_left_are_taken_after_the_milestone_is_resolved() -> None:
    """PU-ROBOT-04, PU-ROBOT-05, R66: the third step has not been taken while the track is chosen."""
    table = winding("vodnik", idea=6).do("milestone:influence")
    assert (table.ask, table.player().idea) == ("influence", 0)
    table.do("influence:horned")
    assert (table.ask, table.player().idea) == ("crate", 1)


def test_ideas_gained_by_the_milestone_itself_move_the_new_marker() -> None:
    """PU-ROBOT-05, R95: the fourth space of the Robot track gives 2 ideas; no second Milestone is gained."""
    table = Table().witch("horned")
    table.hood("robot").influence[0] = 3
    table.player().idea = 5
    table.do("place:vodnik", "square:robot", "milestone:influence", "influence:robot")
    assert (table.player().milestones["robot"], table.player().idea, table.ask) == (["influence"], 2, "crate")


def test_with_all_four_milestones_the_marker_stays_on_8() -> None:
    """PU-ROBOT-16, R67: the rest of the movement is lost, also of later ones."""
    table = winding("golem", idea=6, pens=4)
    assert (table.player().idea, table.ask) == (8, "crate")
    table.finish().turn(0).enter("metronome", "robot")
    assert (table.player().idea, table.player().milestones["robot"]) == (8, PENS)


def test_the_fourth_milestone_lets_the_marker_start_once_more() -> None:
    """PU-ROBOT-04, PU-ROBOT-05: the last type is gained without a question."""
    table = winding("golem", idea=6, pens=3).do("influence:robot")
    assert (table.player().milestones["robot"], table.player().idea) == (PENS, 3)


def test_ideas_of_other_effects_move_the_marker_alone() -> None:
    """PU-ROBOT-04, PU-SYM-17: 2 ideas of a Building reach 8; Clock and Crates are left as they are."""
    table = Table()
    table.player().idea = 6
    table.enter("metronome", "robot")
    assert (table.ask, table.game.clock.at) == ("milestone", "robot")
    table.do("milestone:garnet")
    assert (table.player().idea, table.log("crate")) == (0, [])
