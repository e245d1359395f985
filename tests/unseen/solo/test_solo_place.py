"""The Councilor places a Worker: whether, in which order, and which one (PU-SOLOPLACE-01 to 03, 21)."""

from __future__ import annotations

from itertools import product

import pytest

from orloj.games.unseen.components.minigames import CLOCK
from orloj.games.unseen.components.vocabulary import HOODS, TYPES
from orloj.games.unseen.effects.robots import bulbs_between
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office


def at_a(hood: str) -> Office:
    """A is at a Neighborhood; nothing is possible yet."""
    return Office(a=hood, b="golem" if hood != "golem" else "robot").can()


@pytest.mark.parametrize("hood", HOODS)
def test_its_last_worker_stays_on_its_board(hood: str) -> None:
    """PU-SOLOPLACE-01 (SO4): with one Worker left the row is impossible everywhere, with two it is not."""
    office = at_a(hood).hand("robot").act("morning-rounds")
    assert office.log("solo-row")[0]["tried"][0] == [hood, "last-worker"]
    assert office.log("place") == []
    office = at_a(hood).hand("robot", "golem")
    office.act("morning-rounds")
    assert office.rows() == [("place", hood)]


@pytest.mark.parametrize("hood", HOODS)
def test_a_square_holds_one_of_its_workers(hood: str) -> None:
    """PU-SOLOPLACE-01 (SO4): a human's Worker there does not matter."""
    office = at_a(hood).can("place")
    office.stand(COUNCILOR, "horned", hood).act("morning-rounds")
    assert office.log("solo-row")[0]["tried"][0] == [hood, "square-taken"]
    office = at_a(hood).can("place")
    office.stand(0, "horned", hood).act("morning-rounds")
    assert office.rows() == [("place", hood)]


@pytest.mark.parametrize(
    ("hood", "minigame"), [("vodnik", "boat"), ("golem", "golem"), ("horned", "item"), ("robot", "clock")]
)
def test_witch_then_reward_then_minigame(hood: str, minigame: str) -> None:
    """PU-SOLOPLACE-02: in the usual order."""
    office = at_a(hood).can("place").witch(hood)
    office.game.edit_clock().at = "robot"
    office.act("morning-rounds")
    kinds = [kind for kind in office.kinds() if kind in ("place", "witch", "gain", minigame)]
    assert kinds[:2] == ["place", "witch"]
    assert kinds.index(minigame) > kinds.index("gain") > 1
    assert office.game.city.witch != hood


@pytest.mark.parametrize(("hood", "worker"), list(product(HOODS, TYPES)))
def test_a_matching_worker_brings_3_rumors_any_other_a_resource(hood: str, worker: str) -> None:
    """PU-SOLOPLACE-02: before the minigame, and the Resource is wild."""
    office = at_a(hood).witch("robot" if hood != "robot" else "golem")
    office.hand(worker, "horned" if worker != "horned" else "golem").act("morning-rounds")
    placed, first = office.log("place")[0]["worker"], office.log("gain")[0]
    assert (first["what"], first["n"] + first["lost"]) == (("rumor", 3) if placed == hood else ("any", 1))


def test_it_chooses_among_the_workers_on_its_board() -> None:
    """PU-SOLOPLACE-03: the best by the Priority track is gone, so the next best one goes."""
    order = ["horned", "vodnik", "robot", "golem"]
    for gone in range(3):
        office = at_a("golem").hand(*order[gone:])
        office.game.edit_market().priority = order.copy()
        office.act("morning-rounds")
        assert [entry["worker"] for entry in office.log("place")] == [order[gone]]


def test_in_the_end_the_worker_whose_home_is_most_popular_goes() -> None:
    """PU-SOLOPLACE-21 by SO5: the Boat of two that are equal in everything; SO43: by the order of this Era."""
    for order, worker in ((("vodnik", "golem"), "vodnik"), (("golem", "vodnik"), "golem")):
        office = Office(a="vodnik", b="robot").can().hand("vodnik", "golem").popular(*order)
        office.mill(vodnik=["mill-cog"], golem=["mill-beer"])
        office.it.boat = 7  # the next space is for both
        office.act("morning-rounds")
        (choice,) = office.chose("worker")
        assert (choice["pick"], choice["why"]) == (worker, "home")


@pytest.mark.parametrize("at", CLOCK)
def test_no_two_workers_bring_equally_many_ideas(at: str) -> None:
    """PU-SOLOPLACE-21 by SO15: there are bulbs between all sections, so the tie does not occur."""
    assert len({bulbs_between(at, worker) for worker in TYPES}) == len(TYPES)
