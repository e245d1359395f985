"""The Horned minigame: Flame board and Cauldron (PU-HORNED-01 to 05, 17, 18, 22); for the Display Case see there."""

from __future__ import annotations

import pytest

from orloj.engine.piles import Pile
from tests.unseen.table import RULES, Table

ITEMS = ["bag", "lantern", "potion", "mirror"]  # between Vodnik and Golem, Golem and Horned, ...


def flame(table: Table) -> dict[str, str]:
    """What of the Flame board lies at which Worker's symbol."""
    return dict(RULES.view(table.game, None)["cauldron"]["flame"])


def brewing(worker: str = "robot", turned: int = 0, bag: dict[str, int] | None = None) -> Table:
    """Seat 0 has just placed a Worker on the Horned Square."""
    table = Table().witch("vodnik")
    cauldron = table.game.edit_cauldron()
    cauldron.items, cauldron.flame = ITEMS.copy(), turned
    if bag is not None:
        cauldron.bag = Pile(bag)
    return table.do(f"place:{worker}", "square:horned")


def test_flame_bonus_turn_item_refill_and_placing_follow_one_another() -> None:
    """PU-HORNED-01: at each question the steps before it are done and those after it are not."""
    table = brewing(turned=1)  # "any" lies at the Robot
    assert (table.ask, flame(table)["robot"]) == ("basic", "any")
    table.do("basic:fish")
    assert (table.ask, flame(table)["vodnik"], table.game.cauldron.items) == ("item", "any", ITEMS)
    table.do("cauldron:cauldron-3", fate=["item:horseshoe"])
    assert (table.ask, table.game.cauldron.items[2], table.player().display[0]) == ("row", "horseshoe", [])
    table.do("row:row-1")
    assert (table.ask, table.player().display[0]) == ("turn", ["potion"])


@pytest.mark.parametrize("turned", [0, 1, 2, 3])
@pytest.mark.parametrize("symbol", [0, 1, 2, 3])
def test_the_bonus_that_lies_at_the_worker_is_gained(symbol: int, turned: int) -> None:
    """PU-HORNED-02: clockwise the bonuses are repair, mug, any and 1 Rumor, the symbols those of four Workers."""
    worker = ("vodnik", "golem", "horned", "robot")[symbol]
    bonus = ("repair", "mug", "any", "rumor")[(symbol - turned) % 4]
    table = brewing(worker, turned)
    home = 3 if worker == "horned" else 0
    assert (table.ask == "basic") == (bonus == "any")
    assert len(table.player().mugs) == (bonus == "mug")
    assert sum(table.player().repair.values()) == (bonus == "repair")
    assert table.player().stock["rumor"] == home + (bonus == "rumor")


def test_the_flame_board_turns_by_a_quarter_clockwise_after_its_bonus() -> None:
    """PU-HORNED-03: each bonus goes on to the next Worker symbol, Vodnik, Golem, Horned, Robot."""
    table = brewing()
    assert flame(table) == {"vodnik": "rumor 1", "golem": "repair", "horned": "mug", "robot": "any"}


def test_after_four_turns_the_first_bonus_is_back() -> None:
    """PU-HORNED-18: four players place a Robot, one after the other."""
    table = Table().witch("vodnik")
    table.game.edit_cauldron().flame = 2
    before, seen = flame(table), []
    for seat in range(4):
        seen.append(flame(table)["robot"])
        table.turn(seat).do("place:robot", "square:horned").finish()
    assert seen == ["mug", "repair", "rumor 1", "any"]
    assert flame(table) == before


def test_one_item_is_taken_and_its_space_refilled_at_once() -> None:
    """PU-HORNED-04: the bag has one Item less, the other three sections are as before."""
    table = brewing(bag={"horseshoe": 2, "bag": 3}).do("cauldron:cauldron-4", fate=["item:horseshoe"])
    cauldron = table.game.cauldron
    assert cauldron.items == ["bag", "lantern", "potion", "horseshoe"]
    assert cauldron.bag.unseen == {"horseshoe": 1, "bag": 3}
    table.do("row:row-2")
    assert (table.ask, table.player().display) == ("turn", [[], ["mirror"], [], []])


@pytest.mark.parametrize(
    ("worker", "turned", "sections"),
    [("vodnik", 3, {"1", "4"}), ("golem", 0, {"1", "2"}), ("horned", 3, {"2", "3"}), ("robot", 0, {"3", "4"})],
)
def test_the_two_items_beside_the_workers_symbol_may_be_taken(worker: str, turned: int, sections: set[str]) -> None:
    """PU-HORNED-05, R49: the symbols stay where they are when the Flame board turns (R50)."""
    table = brewing(worker, turned)
    assert set(table.choices("cauldron:cauldron-")) == sections
    for other in {"1", "2", "3", "4"} - sections:
        assert table.refused(f"cauldron:cauldron-{other}") == "PU-HORNED-05"


def test_a_question_mark_beside_the_robot_goes_into_any_row_and_covers_a_reward() -> None:
    """PU-HORNED-17: the Rumor bonus, a draw that refills, the left-most space of a chosen row and its 3 Rumors."""
    table = Table().witch("vodnik")
    table.game.edit_cauldron().items = ["lantern", "mirror", "question-mark", "bag"]
    table.player().display = [["potion"], ["mirror"] * 3, [], []]
    table.do("place:robot", "square:horned", "cauldron:cauldron-3", fate=["item:potion"])
    assert table.choices("row:") == ["row-1", "row-2", "row-3", "row-4"]
    table.do("row:row-2")
    assert table.player().display[1] == ["mirror", "mirror", "mirror", "question-mark"]
    assert (table.player().stock["beer"], table.player().stock["rumor"]) == (1, 1 + 3)
    assert table.game.cauldron.items == ["lantern", "mirror", "potion", "bag"]


def test_with_an_empty_bag_the_space_stays_empty_and_offers_nothing_later() -> None:
    """PU-HORNED-22, R61: the next Worker beside the gap has one Item fewer to take."""
    table = brewing(bag={}).do("cauldron:cauldron-3", "row:row-1")
    assert (table.game.cauldron.items, table.ask) == (["bag", "lantern", "", "mirror"], "turn")
    table.turn(1).do("place:robot", "square:horned").finish()
    assert table.player(1).display[0] == ["mirror"]
    table.turn(2).do("place:robot", "square:horned").finish()
    assert (table.player(2).display, table.ask) == ([[], [], [], []], "turn")


def test_an_item_from_a_card_is_any_of_the_four_without_flame_bonus_or_turn() -> None:
    """R62: Tavern on the Devil's Stream gives a Beer and an Item."""
    table = Table()
    table.game.edit_cauldron().items = ITEMS.copy()
    table.enter("devils-stream", "horned")
    assert table.choices("cauldron:cauldron-") == ["1", "2", "3", "4"]
    table.do("cauldron:cauldron-1", "row:row-1", fate=["item:mirror"])
    assert (table.game.cauldron.flame, table.game.cauldron.items[0]) == (0, "mirror")
    assert (table.player().stock["beer"], table.player().stock["rumor"]) == (1, 0)
