"""The Councilor at the Robots: Clock, Idea track and Crates (PU-SOLOPLACE-20 to 25)."""

from __future__ import annotations

from itertools import combinations

import pytest

from orloj.games.unseen.components.minigames import CLOCK
from orloj.games.unseen.components.vocabulary import TYPES
from tests.unseen.solo.office import Office

BULBS = {"robot": 2, "horned": 1, "vodnik": 2, "golem": 1}
"""Between a section and the next one clockwise."""
FREE = "reward:reward-garnet"


def clock(at: str = "robot", *hand: str, a: str = "robot", b: str = "golem") -> Office:
    """The Councilor will place one of some Workers at the Robots; the Clock stands in a section."""
    office = Office(a=a, b=b).can().hand(*(hand or TYPES)).witch("horned")
    office.game.edit_clock().at = at
    return office


def ideas(start: str, end: str) -> int:
    """The bulbs on the way clockwise, none when the Clock stays."""
    at, passed = CLOCK.index(start), 0
    while CLOCK[at] != end:
        passed += BULBS[CLOCK[at]]
        at = (at + 1) % len(CLOCK)
    return passed


@pytest.mark.parametrize("at", CLOCK)
@pytest.mark.parametrize("hand", [hand for n in (2, 3, 4) for hand in combinations(TYPES, n)], ids="-".join)
def test_the_worker_with_most_idea_steps_is_placed(hand: tuple[str, ...], at: str) -> None:
    """PU-SOLOPLACE-20: the bulbs passed clockwise; none for the section where the Clock is (SO15)."""
    office = clock(at, *hand).act("morning-rounds")
    best = max(hand, key=lambda worker: ideas(at, worker))
    assert [entry["worker"] for entry in office.log("place")] == [best]
    assert office.log("clock")[0]["bulbs"] == ideas(at, best)
    assert office.game.clock.at == best


def test_at_the_end_of_the_idea_track_a_token_is_earned_and_steps_go_on() -> None:
    """PU-SOLOPLACE-22 (SO12): from 6 with 5 bulbs to pass: 8, a pen, then 3 more from 0."""
    office = clock("robot", "golem", "horned").crates(golem=[])
    office.it.idea = 6
    office.act("morning-rounds", fate=[FREE])
    assert office.log("clock")[0]["bulbs"] == 5
    assert [entry["to"] for entry in office.log("idea")] == [8, 3]
    assert (len(office.it.milestones["robot"]), office.it.idea, office.it.stock["garnet"]) == (1, 3, 1)
    assert len(office.log("solo-token")) == 1


@pytest.mark.parametrize(
    ("crates", "a", "b", "taken"),
    [
        (["crate-beer", "crate-idea"], "robot", "golem", "crate-idea"),  # idea, A
        (["crate-cog", "crate-idea"], "robot", "golem", "crate-idea"),  # idea stands before cog
        (["crate-guild", "crate-cog"], "robot", "golem", "crate-cog"),  # cog is the last but two of A, guild first of B
        (["crate-beer", "crate-market"], "robot", "golem", "crate-market"),  # nothing for A, market for B
        (["crate-beer", "crate-fish"], "robot", "golem", "crate-beer"),  # nothing for either: the left one
        (["crate-fish", "crate-beer"], "robot", "golem", "crate-fish"),
    ],
)
def test_a_crate_that_the_aim_cards_look_for_else_the_left_one(crates: list[str], a: str, b: str, taken: str) -> None:
    """PU-SOLOPLACE-23 (SO16): A before B; its other side is turned up."""
    office = clock("horned", "robot", "horned", a=a, b=b).crates(robot=crates).act("morning-rounds")
    assert office.log("place")[0]["worker"] == "robot"
    assert [entry["what"] for entry in office.log("crate")] == [taken]
    assert {name: office.game.clock.crates[name].shown for name in crates} == {name: name != taken for name in crates}


@pytest.mark.parametrize("left", [0, 1])
def test_it_never_declines_while_a_reward_is_shown(left: int) -> None:
    """PU-SOLOPLACE-23 by SO16: the one that is left, even where the other would bring a Rumor."""
    crates = ["crate-beer", "crate-fish"]
    office = clock("horned", "robot", "horned").crates(robot=crates)
    office.game.clock.crates[crates[1 - left]].shown = False
    office.act("morning-rounds")
    assert [entry["what"] for entry in office.log("crate")] == [crates[left]]
    assert office.log("turn-back") == []


def test_two_claimed_crates_are_flipped_back_for_a_rumor_each() -> None:
    """PU-SOLOPLACE-24; as with humans those of the Clock's section (PU-SOLOPLACE-25 by PU-SOLORES-01 and R69)."""
    office = clock("horned", "robot", "horned").crates(robot=["crate-beer", "crate-fish"])
    for crate in office.game.edit_clock().crates.values():
        crate.shown = False
    office.it.workers["golem"] = "bench"
    office.act("morning-rounds")
    assert office.log("turn-back")[0]["n"] == 2
    shown = {name for name, crate in office.game.clock.crates.items() if crate.shown}
    assert shown == {"crate-beer", "crate-fish"}
    home = 3  # a Robot at home, gained before
    gained = [entry["n"] + entry["lost"] for entry in office.log("gain") if entry["what"] == "rumor"]
    assert gained == [home, 1, 1]
