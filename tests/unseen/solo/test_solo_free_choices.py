"""Bonuses, Influence, Items and Crates with a free choice (PU-SOLOBONUS, PU-SOLOINFL, PU-SOLOANY)."""

from __future__ import annotations

from itertools import permutations

import pytest

from orloj.games.unseen.components.minigames import CLOCK
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office

ITEMS = ["bag", "lantern", "potion", "mirror"]


def bonus(office: Office, **claimed: int) -> tuple[str, str]:
    """Which bonus is claimed when positions of some are taken by others, and why."""
    for hood, n in claimed.items():
        office.hood(hood).bonus[:] = [0] * n
    office.gains("bonus")
    (entry,) = office.log("bonus")
    return str(entry["hood"]), str(office.chose("end-bonus")[0]["why"]) if office.chose("end-bonus") else ""


@pytest.mark.parametrize(("a", "b"), list(permutations(HOODS, 2)))
def test_the_first_position_of_a_else_of_b(a: str, b: str) -> None:
    """PU-SOLOBONUS-01 (SO29)."""
    assert bonus(Office(a=a, b=b)) == (a, "first-position")
    assert bonus(Office(a=a, b=b), **{a: 1}) == (b, "first-position")


@pytest.mark.parametrize(("a", "b"), list(permutations(HOODS, 2)))
def test_with_no_first_position_left_the_second_of_a_else_of_b(a: str, b: str) -> None:
    """PU-SOLOBONUS-02 (SO29): where it has no marker yet."""
    assert bonus(Office(a=a, b=b), **{a: 1, b: 1}) == (a, "second-position")
    assert bonus(Office(a=a, b=b), **{a: 2, b: 1}) == (b, "second-position")
    office = Office(a=a, b=b)
    office.it.bonuses, office.hood(a).bonus[:] = {a: 1}, [COUNCILOR]
    assert bonus(office, **{b: 1}) == (b, "second-position")


def test_it_claims_no_bonus_twice() -> None:
    """PU-SOLOBONUS-03: four tokens of a bonus, four different ones; a fifth is void."""
    office = Office()
    for n in range(1, 6):
        office.gains("bonus")
        assert len(office.it.bonuses) == min(n, 4)
    assert all(part.bonus == [COUNCILOR] for part in office.game.hoods.values())


def progressed(**counts: int) -> Office:
    """The first positions of A and B are its own; it has reached Milestones of minigames."""
    office = Office(a="vodnik", b="golem").popular("horned", "robot")
    office.it.bonuses = {"vodnik": 1, "golem": 1}
    for hood in office.it.bonuses:
        office.hood(hood).bonus[:] = [COUNCILOR]
    office.it.milestones["robot"] = ["bonus", "activate", "garnet", "influence"][: counts.get("robot", 0)]
    office.it.display = [["bag"] * (3 if row < counts.get("horned", 0) else 0) for row in range(4)]
    return office


@pytest.mark.parametrize(
    ("counts", "hood"),
    [({"robot": 2, "horned": 1}, "robot"), ({"robot": 1, "horned": 2}, "horned"), ({"robot": 1}, "robot")],
)
def test_a_third_bonus_is_that_with_most_progress(counts: dict[str, int], hood: str) -> None:
    """PU-SOLOBONUS-04, PU-SOLOBONUS-05 (SO29): its own third and fourth claim."""
    assert bonus(progressed(**counts))[0] == hood


@pytest.mark.parametrize("top", ["horned", "robot"])
def test_progress_is_the_number_of_milestones_and_then_popularity(top: str) -> None:
    """PU-SOLOBONUS-06 (SO29, SO36): the board facts count; equal ones by the Popularity track."""
    assert bonus(progressed(robot=1, horned=1).popular(top)) == (top, "progress")
    assert bonus(progressed().popular(top)) == (top, "progress")


def test_with_both_of_a_and_b_full_the_others_are_looked_at() -> None:
    """PU-SOLOBONUS-05 (SO29): also when it has no bonus yet, as both positions of both are taken."""
    assert bonus(Office(a="vodnik", b="golem").popular("robot"), vodnik=2, golem=2) == ("robot", "progress")


@pytest.mark.parametrize("top", HOODS)
def test_free_influence_goes_where_popularity_is_highest(top: str) -> None:
    """PU-SOLOINFL-01, PU-SOLOINFL-03 (SO28, SO43): the top row of the track, not the most visited."""
    office = Office().popular(top)
    for hood in HOODS:
        office.hood(hood).influence[COUNCILOR] = 0
    for seat, worker in ((0, "robot"), (0, "golem")):
        office.stand(seat, worker, next(hood for hood in HOODS if hood != top and not office.hood(hood).square[seat]))
    office.gains("influence")
    assert [office.hood(hood).influence[COUNCILOR] for hood in HOODS] == [int(hood == top) for hood in HOODS]


def test_influence_of_a_building_stays_where_it_is_built() -> None:
    """PU-SOLOINFL-02: Popularity redirects nothing; for Bridges see PU-SOLOBRIDGE-03."""
    office = Office(a="golem", b="robot").can("build").popular("horned").act("first-stone")
    assert [entry["hood"] for entry in office.log("influence")] == ["golem"]


def test_influence_of_a_bridge_stays_where_it_lies() -> None:
    """PU-SOLOINFL-02: the top Neighborhood is full of tiles, so the Bridge is elsewhere."""
    office = Office().can("bridge").popular("golem", "robot")
    for space in office.game.edit_city().spaces:
        if space.endswith(":golem"):
            office.game.city.spaces[space] = 0
    office.act("toll-gate")
    assert [entry["hood"] for entry in office.log("influence")] == ["robot"]


@pytest.mark.parametrize("end", [6, 7])
def test_at_the_end_of_the_top_track_the_next_row_is_taken(end: int) -> None:
    """PU-SOLOINFL-04 by SO28: the most Popular one where it can still advance."""
    office = Office().popular("golem", "robot")
    office.hood("golem").influence[:] = [7 if end == 6 else 0, end]
    office.hood("robot").influence[COUNCILOR] = 0
    office.gains("influence")
    assert (office.hood("golem").influence[COUNCILOR], office.hood("robot").influence[COUNCILOR]) == (end, 1)


@pytest.mark.parametrize("at", range(4))
def test_any_item_is_the_one_clockwise_of_the_worker_type_used_last(at: int) -> None:
    """PU-SOLOANY-01: whichever Worker that was, a placed one or one that entered a Building."""
    worker = ("vodnik", "golem", "horned", "robot")[at]
    office = Office(a="golem", b="robot").can().hand(worker, "robot" if worker != "robot" else "golem")
    office.game.edit_market().priority = [
        worker,
        *(kind for kind in ("vodnik", "golem", "horned", "robot") if kind != worker),
    ]
    office.game.edit_market().golem = 5
    office.act("morning-rounds")
    assert office.log("place")[0]["worker"] == worker
    office.game.edit_cauldron().items = ITEMS.copy()
    office.gains("item")
    assert office.it.display[0] == [ITEMS[at]]


def test_a_worker_that_enters_is_used_too() -> None:
    """PU-SOLOANY-01: the card that gives the Item was entered by a Horned Worker."""
    office = Office(a="golem", b="robot").can().stand(COUNCILOR, "horned", "golem")
    office.card("golem-right", "devils-stream").game.edit_councilor().worker = "vodnik"
    office.game.edit_cauldron().items = ITEMS.copy()
    office.act("inspection")
    assert office.it.display[0] == ["potion"]


@pytest.mark.parametrize("turned", range(4))
def test_before_any_worker_was_used_the_flame_board_decides(turned: int) -> None:
    """PU-SOLOANY-02: the symbol with the best bonus of its priority, Repair, and clockwise of it."""
    office = Office()
    part = office.game.edit_cauldron()
    part.items, part.flame = ITEMS.copy(), turned
    assert office.game.councilor.worker == ""
    office.gains("item")
    assert office.it.display[0] == [ITEMS[turned]]  # Repair has gone as many symbols clockwise of the Vodnik's


@pytest.mark.parametrize(
    ("here", "there", "taken"),
    [
        (["crate-beer", "crate-idea"], ["crate-fish", "crate-mug"], "crate-idea"),
        (["crate-beer", "crate-guild"], ["crate-fish", "crate-cog"], "crate-cog"),  # A before B, in another section
        (["crate-beer", "crate-book"], ["crate-fish", "crate-market"], "crate-market"),  # market before book
        (["crate-beer", "crate-fish"], ["crate-mug", "crate-boat-a"], "crate-beer"),  # nothing: the left one here
        (["crate-fish", "crate-beer"], ["crate-mug", "crate-boat-a"], "crate-fish"),
    ],
)
@pytest.mark.parametrize("at", CLOCK)
def test_any_crate_is_what_the_aim_cards_look_for_else_the_left_at_the_clock(
    at: str, here: list[str], there: list[str], taken: str
) -> None:
    """PU-SOLOANY-03, PU-SOLOANY-05: A, then B, in all four sections; else the Clock's section."""
    other = CLOCK[(CLOCK.index(at) + 2) % 4]
    office = Office(a="robot", b="golem").crates(**{at: here, other: there})
    office.game.edit_clock().at = at
    office.gains("crate")
    assert [entry["what"] for entry in office.log("crate")] == [taken]
    assert not office.game.clock.crates[taken].shown


def test_with_both_crates_claimed_they_are_flipped_back_for_rumors() -> None:
    """PU-SOLOANY-04: no Crate that is shown is looked for, and at the Clock both are claimed."""
    claimed = ["crate-mug", "crate-boat-a"]
    office = Office(a="robot", b="golem").crates(horned=["crate-beer", "crate-fish"], robot=claimed)
    office.game.edit_clock().at = "robot"
    for name in claimed:
        office.game.clock.crates[name].shown = False
    office.gains("crate")
    assert office.log("crate") == []
    assert office.log("turn-back")[0]["n"] == 2
    assert office.it.stock["rumor"] == 2
    assert all(office.game.clock.crates[name].shown for name in claimed)
