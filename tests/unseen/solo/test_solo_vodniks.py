"""The Councilor at the Vodniks: River and Mill Wheel (PU-SOLOPLACE-09 to 14)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.minigames import RIVER, RIVER_END
from orloj.games.unseen.components.vocabulary import TYPES
from orloj.games.unseen.state import Slot
from tests.unseen.solo.office import Office

NO_TIE = "reward:reward-garnet"


def bank(*hand: str, boat: int = 0) -> Office:
    """A is at the Vodniks, where the Councilor will place one of some Workers."""
    office = Office(a="vodnik", b="golem").can().hand(*hand).witch("horned")
    office.it.boat = boat
    return office


def landing(boat: int, worker: str) -> int:
    """The next space ahead that shows a type, else the End."""
    return next((space for space in range(boat + 1, RIVER_END) if worker in RIVER[space - 1]), RIVER_END)


@pytest.mark.parametrize("boat", range(RIVER_END))
def test_the_worker_that_sails_farthest_is_placed(boat: int) -> None:
    """PU-SOLOPLACE-09 (SO37): running off the end counts as reaching the End."""
    farthest = max(landing(boat, worker) for worker in TYPES)
    office = bank(*TYPES, boat=boat).act("morning-rounds")
    (placed,) = office.log("place")
    assert landing(boat, placed["worker"]) == farthest
    assert office.log("boat")[0]["to"] == farthest


def test_the_farthest_of_those_left_is_placed() -> None:
    """PU-SOLOPLACE-09, PU-SOLOPLACE-03: from the start a Vodnik gets to 3, a Golem to 2, the others to 1."""
    for hand, worker in ((("vodnik", "golem", "robot"), "vodnik"), (("golem", "robot", "horned"), "golem")):
        office = bank(*hand).act("morning-rounds")
        assert [entry["worker"] for entry in office.log("place")] == [worker]
        assert office.chose("worker")[0]["why"] == "far"


@pytest.mark.parametrize(("robot", "horned"), [(2, 1), (1, 2), (1, 0), (0, 2)])
def test_of_those_as_far_the_one_with_more_on_the_mill_is_placed(robot: int, horned: int) -> None:
    """PU-SOLOPLACE-10: by the number of Rewards in the section."""
    tokens = ["mill-cog", "mill-fish", "mill-book", "mill-beer"]
    office = bank("robot", "horned").mill(robot=tokens[:robot], horned=tokens[2 : 2 + horned]).act("morning-rounds")
    (choice,) = office.chose("worker")
    assert (choice["pick"], choice["why"]) == ("robot" if robot > horned else "horned", "mill")


def test_an_empty_section_counts_as_no_reward_in_a_tie() -> None:
    """PU-SOLOPLACE-11 by SO38: its Mug card is no Reward; two empty ones are equal, then SO5 decides."""
    office = bank("robot", "horned").mill(robot=[], horned=["mill-cog"]).act("morning-rounds")
    assert office.log("place")[0]["worker"] == "horned"
    office = bank("robot", "horned").popular("robot").mill(robot=[], horned=[]).act("morning-rounds")
    assert (office.log("place")[0]["worker"], office.chose("worker")[0]["why"]) == ("robot", "home")
    rumors = [entry["n"] for entry in office.log("gain") if entry["what"] == "rumor"]
    assert rumors == [1]  # the Mug card of the empty section (PU-SOLORES-12)


def test_with_both_voyages_done_the_mill_decides() -> None:
    """PU-SOLOPLACE-09 by SO37: all Workers tie at 0."""
    office = bank("vodnik", "golem").mill(vodnik=["mill-cog"], golem=["mill-beer", "mill-book"])
    office.it.voyages, office.it.ends = 2, [12, 10]
    office.act("morning-rounds")
    assert (office.log("place")[0]["worker"], office.chose("worker")[0]["why"]) == ("golem", "mill")
    assert office.log("boat") == []


def test_all_rewards_are_gained_and_the_rightmost_moves_on() -> None:
    """PU-SOLOPLACE-12: to the next section clockwise: from Vodnik to Robot."""
    office = bank("vodnik", "robot").mill(vodnik=["mill-cog", "mill-fish"], robot=["mill-book"])
    office.act("morning-rounds", fate=[])
    tokens = office.game.mill.tokens
    assert (tokens["mill-cog"], tokens["mill-fish"]) == (Slot("vodnik", 0), Slot("robot", 1))
    assert office.it.stock["any"] == 2
    assert office.chose("mill")[0]["why"] == "rightmost"


def test_a_lone_token_moves_too() -> None:
    """PU-SOLOPLACE-12: it is the rightmost."""
    office = bank("vodnik", "robot").mill(vodnik=["mill-cog"], robot=[]).act("morning-rounds")
    assert office.game.mill.tokens["mill-cog"] == Slot("robot", 0)


def test_a_full_section_is_skipped() -> None:
    """PU-SOLOPLACE-13 (SO1, PU-SOLORES-01 with the ruling for humans, R82c): the next one with an empty place."""
    office = bank("vodnik", "robot").mill(vodnik=["mill-cog"], robot=["mill-book", "mill-beer"], golem=["mill-fish"])
    office.act("morning-rounds")
    assert office.game.mill.tokens["mill-cog"] == Slot("golem", 1)
