"""The Robots minigame: Crates (PU-ROBOT-06 to 11, 14, 15)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.state import Crate
from tests.unseen.table import Table


def opening(garnet: bool, book: bool, rumor: int = 0, first: str = "crate-garnet") -> Table:
    """Seat 0 has just placed a Horned on the Robot Square, gained a Cog, and the Clock stood in that section already.

    `garnet` and `book` say which of the two Crates there shows its Reward; those of the other sections show none.
    """
    table = Table().witch("horned").give(rumor=rumor)
    clock = table.game.edit_clock()
    clock.at = "horned"
    clock.crates = {
        first: Crate("horned", 0, garnet),
        "crate-book": Crate("horned", 1, book),
        "crate-mug": Crate("robot", 0, False),
        "crate-beer": Crate("vodnik", 0, False),
    }
    return table.do("place:horned", "square:robot")


def shown(table: Table) -> list[str]:
    """The Crates that show their Reward."""
    return [name.removeprefix("crate-") for name, crate in table.game.clock.crates.items() if crate.shown]


def test_one_shown_reward_is_gained_and_its_crate_turned_over() -> None:
    """PU-ROBOT-06: Crates of other sections are out of reach."""
    table = opening(True, True)
    assert table.legal == ["crate:crate-garnet", "crate:crate-book", "turn-back"]
    table.do("crate:crate-garnet")
    assert (table.player().stock["garnet"], shown(table)) == (1, ["book"])


def test_a_second_reward_in_the_same_step_is_refused() -> None:
    """PU-ROBOT-07: although the other Crate still shows one."""
    table = opening(True, True).do("crate:crate-garnet")
    assert table.ask == "turn"
    assert table.refused("crate:crate-book") == "PU-TURN-02"
    assert table.player().stock["book"] == 0


def test_the_crate_turns_over_after_its_reward_is_gained() -> None:
    """PU-ROBOT-06, R72: 2 steps of the Golem."""
    table = opening(True, True, first="crate-market").do("crate:crate-market")
    assert (table.ask, shown(table)) == ("step", ["market", "book"])
    table.do("space:5", "space:4")
    assert shown(table) == ["book"]


def test_a_reward_that_can_do_nothing_may_be_chosen() -> None:
    """R71: the Boat has made both voyages."""
    table = opening(True, True, first="crate-boat-a")
    table.player().voyages = 2
    table.do("crate:crate-boat-a")
    assert (table.player().boat, shown(table)) == (0, ["book"])


def test_who_does_not_want_a_reward_turns_the_crates_back_for_a_rumor_each() -> None:
    """PU-ROBOT-08, PU-ROBOT-15: those of this section; the shown one stays unused."""
    table = opening(False, True).do("turn-back")
    assert (shown(table), table.player().stock["rumor"]) == (["garnet", "book"], 1)
    assert (table.player().stock["book"], table.ask) == (0, "turn")


def test_who_cannot_take_a_reward_turns_both_crates_back() -> None:
    """PU-ROBOT-08, PU-ROBOT-15: there is nothing to choose; the other sections' Crates stay as they are."""
    table = opening(False, False)
    assert (shown(table), table.player().stock["rumor"], table.ask) == (["garnet", "book"], 2, "turn")


@pytest.mark.parametrize("rumor", [5, 6])
def test_rumors_of_crates_stop_at_6_and_the_crates_turn_all_the_same(rumor: int) -> None:
    """PU-ROBOT-09, PU-ROBOT-14."""
    table = opening(False, False, rumor)
    assert (shown(table), table.player().stock["rumor"]) == (["garnet", "book"], 6)


def test_taking_a_reward_and_turning_back_in_one_step_is_refused() -> None:
    """PU-ROBOT-10: either way round."""
    table = opening(False, True).do("crate:crate-book")
    assert table.refused("turn-back") is not None
    assert (shown(table), table.player().stock["rumor"]) == ([], 0)
    table = opening(False, True).do("turn-back")
    assert table.refused("crate:crate-garnet") == "PU-TURN-02"


def test_declining_two_shown_rewards_turns_nothing_and_gains_nothing() -> None:
    """PU-ROBOT-11, R70."""
    table = opening(True, True).do("turn-back")
    assert (shown(table), table.player().stock["rumor"], table.player().stock["garnet"]) == (["garnet", "book"], 0, 0)


def test_the_crate_symbol_resolves_the_crates_of_any_section() -> None:
    """R73: with both halves, and without moving the Clock."""
    table = opening(True, True).do("turn-back").turn(1).enter("tram-shed", "robot")
    assert (table.ask, table.choices("section:")) == ("section", ["robot", "horned", "vodnik", "golem"])
    table.do("section:horned")
    assert table.legal == ["crate:crate-garnet", "crate:crate-book", "turn-back"]
    table.do("crate:crate-book")
    assert (table.player(1).stock["book"], table.game.clock.at) == (2, "horned")


def test_the_crate_symbol_turns_back_too() -> None:
    """R73: 2 Rumors of the Building, 1 of the Crate."""
    table = opening(True, True).do("turn-back").turn(1).enter("tram-shed", "robot").do("section:vodnik")
    assert (shown(table), table.player(1).stock["rumor"]) == (["garnet", "book", "beer"], 3)
