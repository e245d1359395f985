"""The Councilor at the Horned: Flame board, Cauldron, Display Case, Repair area (PU-SOLOPLACE-04 to 08)."""

from __future__ import annotations

from itertools import combinations

import pytest

from orloj.games.unseen.components.vocabulary import TYPES
from tests.unseen.solo.office import Office
from tests.unseen.table import RULES

ITEMS = ["bag", "lantern", "potion", "mirror"]  # clockwise of Vodnik, of Golem, of Horned, of Robot
SYMBOLS = ("vodnik", "golem", "horned", "robot")
BONUSES = ("repair", "mug", "any", "rumor 1")
RANK = ("repair", "any", "mug", "rumor 1")
HANDS = [hand for n in (2, 3, 4) for hand in combinations(TYPES, n)]


def cauldron(*hand: str, turned: int = 0) -> Office:
    """A is at the Horned, where the Councilor will place one of some Workers; nothing else is possible."""
    office = Office(a="horned", b="golem").can().hand(*hand).witch("vodnik")
    part = office.game.edit_cauldron()
    part.items, part.flame = ITEMS.copy(), turned
    return office


@pytest.mark.parametrize("turned", [0, 1, 2, 3])
@pytest.mark.parametrize("hand", HANDS, ids="-".join)
def test_the_worker_with_the_best_flame_bonus_is_placed(hand: tuple[str, ...], turned: int) -> None:
    """PU-SOLOPLACE-04: Repair, any Resource, Mug card, Rumor (SO6)."""
    bonus = {worker: BONUSES[(at - turned) % 4] for at, worker in enumerate(SYMBOLS)}
    office = cauldron(*hand, turned=turned).act("morning-rounds")
    assert [entry["worker"] for entry in office.log("place")] == [
        min(hand, key=lambda worker: RANK.index(bonus[worker]))
    ]


@pytest.mark.parametrize("worker", SYMBOLS)
def test_the_item_clockwise_of_its_symbol_is_taken(worker: str) -> None:
    """PU-SOLOPLACE-05: the Flame board turns by a quarter and the Item is refilled."""
    turned = (SYMBOLS.index(worker) - BONUSES.index("any")) % 4  # any Resource lies at that Worker
    office = cauldron(
        *(kind for kind in TYPES if BONUSES[(SYMBOLS.index(kind) - turned) % 4] != "repair"), turned=turned
    )
    office.act("morning-rounds", fate=["item:horseshoe"])
    at = SYMBOLS.index(worker)
    assert office.log("place")[0]["worker"] == worker
    assert office.it.display[0] == [ITEMS[at]]
    assert office.game.cauldron.items == [*ITEMS[:at], "horseshoe", *ITEMS[at + 1 :]]
    assert office.game.cauldron.flame == (turned + 1) % 4
    assert office.chose("item")[0]["why"] == "clockwise"


def test_with_that_section_empty_the_other_one_is_taken() -> None:
    """PU-SOLOPLACE-05 by SO7; with both empty none."""
    for empty, taken in (([2], ["lantern"]), ([1, 2], [])):
        office = cauldron("horned", "robot", turned=0)
        for section in empty:
            office.game.cauldron.items[section] = ""
        office.game.edit_cauldron().bag.unseen = {}
        office.act("morning-rounds")
        assert office.log("place")[0]["worker"] == "horned"
        assert office.it.display[0] == taken


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 0, 0, 0], [1, 0, 0, 0]),
        ([4, 0, 0, 0], [5, 0, 0, 0]),
        ([5, 0, 0, 0], [5, 1, 0, 0]),
        ([5, 5, 4, 0], [5, 5, 5, 0]),
        ([5, 5, 5, 4], [5, 5, 5, 5]),
    ],
)
def test_items_fill_the_display_case_from_the_top_left(before: list[int], after: list[int]) -> None:
    """PU-SOLOPLACE-06 (SO8): top row first, left to right, the next row when it is full."""
    office = Office()
    office.it.display = [["bag"] * n for n in before]
    office.gains("item")
    assert [len(row) for row in office.it.display] == after


def test_a_full_display_case_sends_items_to_the_repair_area() -> None:
    """PU-SOLOPLACE-06 by SO8."""
    office = Office()
    office.it.display = [["bag"] * 5 for _ in range(4)]
    office.gains("item")
    assert sum(office.it.repair.values()) == 1


@pytest.mark.parametrize(("column", "gained"), [(2, {"any": 1}), (4, {"rumor": 3}), (5, {"garnet": 1})])
def test_what_an_item_covers_is_gained_at_once(column: int, gained: dict[str, int]) -> None:
    """PU-SOLOPLACE-06 (SO8): under the second, fourth and fifth space; the third is a Milestone (PU-SOLORES-14)."""
    office = Office(1)
    office.it.display[0] = ["bag"] * (column - 1)
    office.gains("item")
    assert {entry["what"]: entry["n"] for entry in office.log("gain")} == gained


def repairs(office: Office, n: int) -> list[tuple[int, int]]:
    """Items in the Repair area and in the Display Case after each of some Repair rewards."""
    found: list[tuple[int, int]] = []
    for _ in range(n):
        office.gains("repair")
        found.append((sum(office.it.repair.values()), sum(map(len, office.it.display))))
    return found


def test_repair_rewards_alternate() -> None:
    """PU-SOLOPLACE-07: take, move, take, move."""
    assert repairs(Office(), 4) == [(1, 0), (0, 1), (1, 1), (0, 2)]


def test_the_alternation_begins_with_taking_and_never_anew() -> None:
    """PU-SOLOPLACE-08 by SO9: over turns and Eras, and also with Items already in the Repair area."""
    office = Office()
    office.it.repair = {"bag": 2}
    assert repairs(office, 1) == [(3, 0)]
    office.act("morning-rounds").last_human_turn().can().act("office-hours")
    assert office.game.turn.era == 2
    before = sum(office.it.repair.values()), sum(map(len, office.it.display))
    assert repairs(office, 1) == [(before[0] - 1, before[1] + 1)]


def test_where_moving_is_impossible_it_takes() -> None:
    """PU-SOLOPLACE-08 by SO9: with nothing in the Repair area, or the Display Case full."""
    office = Office()
    repairs(office, 1)
    office.it.repair = {}
    assert repairs(office, 1) == [(1, 0)]
    office.it.display = [["bag"] * 5 for _ in range(4)]
    assert [repair for repair, _ in repairs(office, 2)] == [2, 3]


def test_with_an_empty_bag_it_moves() -> None:
    """PU-SOLOPLACE-07: taking is impossible (PU-HORNED-15)."""
    office = Office()
    office.game.edit_cauldron().bag.unseen = {}
    office.it.repair = {"bag": 2}
    assert repairs(office, 2) == [(1, 1), (0, 2)]


def test_a_moved_item_gains_what_it_covers() -> None:
    """PU-SOLOPLACE-06 with PU-SOLOPLACE-07."""
    office = Office()
    office.it.display[0], office.it.repair = ["bag"], {"lantern": 1}
    office.game.edit_councilor().moves_next = True
    office.gains("repair")
    assert (office.it.display[0], office.it.stock["any"]) == (["bag", "lantern"], 1)


def test_its_items_lie_in_rows_by_place_alone() -> None:
    """PU-SOLOPLACE-06, PU-SOLORES-17: what the view shows of them is their number a row."""
    office = Office()
    office.it.display = [["bag", "lantern", "bag", "potion"], [], [], []]
    office.gains("item", fate=["item:bag"])
    rows = RULES.view(office.game, 0)["players"]["1"]["display"]
    assert [len(items) for items in rows.values()] == [5, 0, 0, 0]
