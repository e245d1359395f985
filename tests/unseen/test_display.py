"""The Display Case and the Repair area (PU-HORNED-06 to 16, 19 to 21).

Every row has 5 spaces; the second pays a basic of choice, the third is the row's Milestone (bonus, activate, garnet,
influence from the top), the fourth pays 3 Rumors, the fifth a Garnet.
"""

from __future__ import annotations

import pytest

from orloj.engine.piles import Pile
from tests.unseen.table import Table

OTHERS = [["bag"], ["lantern"], ["mirror"], ["horseshoe"]]


def taking(item: str, *rows: list[str]) -> Table:
    """Seat 0 takes an Item from the Cauldron with a Robot; a Rumor comes from the Flame board."""
    table = Table().witch("vodnik")
    cauldron = table.game.edit_cauldron()
    cauldron.items, cauldron.flame = ["mirror", "mirror", item, "mirror"], 0
    table.player().display = [*map(list, rows), *([] for _ in range(4 - len(rows)))]
    return table.do("place:robot", "square:horned", "cauldron:cauldron-3", fate=["item:lantern"])


def repairing(repair: dict[str, int], *rows: list[str], bag: int = 5) -> Table:
    """Seat 0 places a Vodnik at the Horned, where the repair bonus lies at the Vodnik."""
    table = Table().witch("golem")
    cauldron = table.game.edit_cauldron()
    cauldron.items, cauldron.flame, cauldron.bag = ["mirror"] * 4, 0, Pile({"lantern": bag} if bag else {})
    table.player().display = [*map(list, rows), *([] for _ in range(4 - len(rows)))]
    table.player().repair = dict(repair)
    return table.do("place:vodnik", "square:horned")


def test_an_item_must_go_into_the_row_of_its_kind() -> None:
    """PU-HORNED-06: with one such row there is nothing to choose."""
    table = taking("potion", [], [], ["potion"])
    assert table.player().display == [[], [], ["potion", "potion"], []]


def test_with_two_rows_of_its_kind_the_owner_chooses_between_them() -> None:
    """PU-HORNED-06: an empty row is refused."""
    table = taking("potion", ["potion"], [], ["potion", "potion"])
    assert table.choices("row:") == ["row-1", "row-3"]
    assert table.refused("row:row-2") == "PU-HORNED-06"


def test_an_item_takes_the_left_most_empty_space() -> None:
    """PU-HORNED-07: the fourth of a row, behind three others of its kind."""
    table = taking("potion", ["potion", "potion", "question-mark"])
    assert table.player().display[0] == ["potion", "potion", "question-mark", "potion"]
    assert table.log("display")[-1] == {"k": "display", "seat": 0, "what": "potion", "row": "row-1", "column": 4}


@pytest.mark.parametrize(
    ("before", "gained"), [(0, {}), (1, {"cog": 1}), (3, {"rumor": 3}), (4, {"garnet": 1})], ids=str
)
def test_covering_a_space_gives_its_reward_at_once(before: int, gained: dict[str, int]) -> None:
    """PU-HORNED-08."""
    table = taking("potion", [], [], ["potion"] * before, ["mirror"])
    if not before:
        table.do("row:row-3")
    if before == 1:
        assert table.ask == "basic"
        table.do("basic:cog")
    stock = {"beer": 1, "cog": 0, "fish": 0, "book": 0, "garnet": 0, "rumor": 1}
    stock |= {good: stock[good] + n for good, n in gained.items()}
    assert (table.player().stock, table.ask) == (stock, "turn")


def test_a_kind_not_yet_shown_starts_an_empty_row() -> None:
    """PU-HORNED-09, PU-HORNED-19: it is refused behind another kind."""
    table = taking("potion", ["bag"], [], [], ["lantern"])
    assert table.choices("row:") == ["row-2", "row-3"]
    assert table.refused("row:row-1") == "PU-HORNED-09"


def test_a_question_mark_goes_into_any_row_with_an_empty_space() -> None:
    """PU-HORNED-10: the full row is refused."""
    table = taking("question-mark", ["bag"] * 5, ["lantern"], ["mirror"] * 4)
    assert table.choices("row:") == ["row-2", "row-3", "row-4"]
    assert table.refused("row:row-1") == "PU-HORNED-10"


def test_a_row_begun_by_question_marks_is_open_to_every_kind() -> None:
    """PU-HORNED-21, R54, R55."""
    assert taking("potion", ["question-mark", "question-mark"], ["bag"]).choices("row:") == ["row-1", "row-3", "row-4"]


def test_a_row_of_a_question_mark_and_another_item_is_that_items_row() -> None:
    """PU-HORNED-21, PU-HORNED-09, R54."""
    table = taking("potion", ["question-mark", "bag"])
    assert table.choices("row:") == ["row-2", "row-3", "row-4"]
    assert taking("bag", ["question-mark", "bag"], [], []).player().display[0] == ["question-mark", "bag", "bag"]


def test_a_question_mark_counts_as_identical_for_the_milestone() -> None:
    """PU-HORNED-21, PU-MILE-06, R54."""
    table = taking("potion", [], [], ["potion", "question-mark"])
    assert table.player().milestones["horned"] == ["garnet"]
    assert table.player().stock["garnet"] == 1


def test_a_second_row_of_a_kind_begins_when_the_first_is_full() -> None:
    """PU-HORNED-20, R56."""
    assert taking("potion", ["potion"] * 5, ["bag"]).choices("row:") == ["row-3", "row-4"]


@pytest.mark.parametrize("rows", [OTHERS, [["potion"] * 5, ["bag"], ["lantern"], ["mirror"]]])
def test_an_item_without_a_space_goes_to_the_repair_area(rows: list[list[str]]) -> None:
    """PU-HORNED-11, PU-HORNED-16: it gives no reward then."""
    table = taking("potion", *rows)
    assert (table.player().repair, table.player().display, table.ask) == ({"potion": 1}, rows, "turn")
    assert table.player().stock == {"beer": 1, "cog": 0, "fish": 0, "book": 0, "garnet": 0, "rumor": 1}


def test_an_item_of_a_card_without_a_space_goes_to_the_repair_area_too() -> None:
    """PU-HORNED-11."""
    table = Table()
    table.game.edit_cauldron().items = ["potion"] * 4
    table.player().display = [list(row) for row in OTHERS]
    table.enter("devils-stream", "horned").do("cauldron:cauldron-1")
    assert table.player().repair == {"potion": 1}


def test_the_repair_area_has_no_maximum() -> None:
    """PU-HORNED-12."""
    table = repairing({"lantern": 6, "potion": 6, "bag": 6}).do("repair:draw", fate=["item:lantern"])
    assert table.player().repair == {"lantern": 7, "potion": 6, "bag": 6}


def test_repair_draws_from_the_bag_or_moves_an_item_to_the_display_case() -> None:
    """PU-HORNED-13."""
    table = repairing({"potion": 1, "bag": 2})
    assert (table.ask, table.legal) == ("repair", ["repair:draw", "item:potion", "item:bag"])
    table.do("item:bag", "row:row-4")
    assert (table.player().repair, table.player().display[3]) == ({"potion": 1, "bag": 1}, ["bag"])


def test_repair_by_drawing_takes_one_random_item_of_the_bag() -> None:
    """PU-HORNED-13, PU-HORNED-16: it lies in the Repair area and gives nothing."""
    table = repairing({"potion": 1}, ["lantern"]).do("repair:draw")
    assert table.player().repair == {"potion": 1, "lantern": 1}
    assert len(table.game.cauldron.bag) == 4
    assert table.ask == "item"
    assert table.player().stock == {"beer": 1, "cog": 0, "fish": 0, "book": 0, "garnet": 0, "rumor": 0}


def test_an_item_moved_by_repair_is_placed_by_the_normal_rules() -> None:
    """PU-HORNED-14: the row of its kind, and the basic that it covers there."""
    table = repairing({"potion": 1}, [], ["potion"]).do("item:potion")
    assert (table.ask, table.player().display) == ("basic", [[], ["potion", "potion"], [], []])
    assert table.player().repair == {}


def test_an_item_moved_by_repair_gains_a_milestone() -> None:
    """PU-HORNED-14, R59."""
    table = repairing({"potion": 1}, [], [], ["potion"] * 2).do("item:potion")
    assert table.player().milestones["horned"] == ["garnet"]


def test_with_an_empty_repair_area_only_drawing_is_left() -> None:
    """PU-HORNED-15: it happens by itself."""
    assert repairing({}).player().repair == {"lantern": 1}


def test_an_item_that_is_not_there_cannot_be_moved() -> None:
    """PU-HORNED-15."""
    assert repairing({"potion": 1}).refused("item:bag") == "PU-HORNED-15"


def test_with_an_empty_bag_only_moving_is_left() -> None:
    """PU-HORNED-15."""
    assert repairing({"potion": 1, "bag": 1}, bag=0).refused("repair:draw") == "PU-HORNED-15"


def test_an_item_without_a_space_cannot_be_moved() -> None:
    """PU-HORNED-15, R58: no row takes the Potion."""
    table = repairing({"potion": 1, "bag": 1}, *OTHERS)
    assert table.legal == ["repair:draw", "item:bag"]


def test_with_neither_possible_repair_does_nothing() -> None:
    """R58."""
    table = repairing({"potion": 1}, *OTHERS, bag=0)
    assert (table.ask, table.player().repair) == ("item", {"potion": 1})
