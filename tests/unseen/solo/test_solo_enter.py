"""The Councilor enters a Building (PU-SOLOENTER)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office


def at_door(worker: str = "robot", a: str = "vodnik", b: str = "golem", hood: str = "", **cards: str) -> Office:
    """One Worker waits on the Square of A (or another Neighborhood), and nothing but entering is possible; cards are
    given by place, with _ for -."""
    office = Office(a=a, b=b).can()
    office.stand(COUNCILOR, worker, hood or a)
    for place, card in cards.items():
        office.card(place.replace("_", "-"), card)
    return office


def entered(office: Office) -> str:
    """The place that was entered."""
    (entry,) = office.act("inspection").log("enter")
    return str(entry["place"])


def refused(office: Office) -> str:
    """Why the Councilor could not enter a card from the Square of A."""
    row = office.act("inspection").log("solo-row")[0]
    assert (row["action"], row["hood"], office.log("enter")) == ("enter", None, [])
    return str(row["tried"][0][1])


@pytest.mark.parametrize(
    ("left", "right", "place"),
    [
        ("stvanice-lock", "havel-market", "vodnik-left"),  # boat for A, market for B
        ("havel-market", "stvanice-lock", "vodnik-right"),
        ("coal-market", "havel-market", "vodnik-right"),  # market for B, nothing
        ("wenceslas-square", "havel-market", "vodnik-right"),  # though the other is of a higher level
        ("castle-steps", "stvanice-lock", "vodnik-right"),  # boat stands before influence
    ],
)
def test_a_card_that_the_aim_cards_look_for_is_entered(left: str, right: str, place: str) -> None:
    """PU-SOLOENTER-01: A is prioritized over B."""
    assert entered(at_door(vodnik_left=left, vodnik_right=right)) == place


@pytest.mark.parametrize(
    ("left", "right", "place", "why"),
    [
        ("coal-market", "new-world-lane", "vodnik-right", "level"),
        ("wenceslas-square", "new-world-lane", "vodnik-left", "level"),
        ("new-world-lane", "petrin-railway", "vodnik-left", "edge"),
        ("market-hall", "wenceslas-square", "vodnik-left", "edge"),
    ],
)
def test_else_the_higher_level_and_the_place_nearer_the_edge(left: str, right: str, place: str, why: str) -> None:
    """PU-SOLOENTER-02: at the Vodniks the left place is nearer the edge."""
    office = at_door(vodnik_left=left, vodnik_right=right)
    assert entered(office) == place
    assert office.chose("card")[0]["why"] == why


def test_cards_over_a_complete_bridge_are_options() -> None:
    """PU-SOLOENTER-03 (SO17): the better one lies on the other side."""
    office = at_door(vodnik_left="coal-market", golem_right="havel-market").complete("vodnik-golem-1", (0, 0))
    assert entered(office) == "golem-right"
    office = at_door(vodnik_left="coal-market", golem_right="havel-market")
    office.game.edit_city().spaces["vodnik-golem-1:vodnik"] = 0
    assert entered(office) == "vodnik-left"


def test_equal_cards_on_both_sides_of_a_bridge_go_clockwise() -> None:
    """PU-SOLOENTER-02 by SO17: level and edge are equal; Vodnik comes before Golem on the ring."""
    office = at_door(vodnik_left="new-world-lane", golem_right="petrin-railway").complete("vodnik-golem-1", (0, 0))
    assert entered(office) == "vodnik-left"
    assert office.chose("card")[0]["why"] == "clockwise"


@pytest.mark.parametrize(("worker", "may"), [("vodnik", True), ("golem", False), ("robot", False), ("horned", False)])
def test_the_card_must_show_the_real_type_of_its_worker(worker: str, may: bool) -> None:
    """PU-SOLOENTER-04: or any type; Rumors convert nothing (PU-SOLORES-07)."""
    assert BUILDINGS["grand-mill"].worker == "vodnik"
    office = at_door(worker, vodnik_left="grand-mill").holds(rumor=5)
    assert (entered(office) == "vodnik-left") if may else (refused(office) == "no-card")
    assert entered(at_door(worker, vodnik_left="coal-market")) == "vodnik-left"


def test_an_occupied_card_is_no_option() -> None:
    """PU-SOLOENTER-04: whoever stands there."""
    office = at_door(vodnik_left="coal-market").inside(0, "robot", "vodnik-left")
    assert refused(office) == "no-card"


def test_without_a_worker_on_the_square_nobody_enters() -> None:
    """PU-SOLOENTER-09: an Enter row is about where the Worker stands."""
    office = at_door(hood="robot", vodnik_left="coal-market")
    row = office.act("house-call").log("solo-row")[0]
    assert (row["where"], row["tried"]) == ("a-else-b", [["vodnik", "no-worker"], ["golem", "no-worker"]])


def test_the_card_may_lie_over_a_bridge_from_where_the_worker_stands() -> None:
    """PU-SOLOENTER-09 (SO17): the row is carried out in A though the card is not there."""
    office = at_door(golem_right="coal-market").complete("vodnik-golem-1", (0, 0)).act("inspection")
    assert office.rows() == [("enter", "vodnik")]
    assert office.log("enter")[0]["place"] == "golem-right"


@pytest.mark.parametrize(("card", "text"), [("two-cats", "mug"), ("bearded-man", "upgrade")])
def test_a_mug_or_upgrade_card_is_paid_with_a_rumor(card: str, text: str) -> None:
    """PU-SOLOENTER-05, PU-SOLOENTER-06 by SO18: 1 Rumor for each card."""
    assert BUILDINGS[card].effect[0].change.cost[0][0].symbol == text
    office = at_door("vodnik", vodnik_left=card).holds(rumor=2)
    assert entered(office) == "vodnik-left"
    assert office.log("pay")[0]["way"] == {"rumor": 1}
    assert refused(at_door("vodnik", vodnik_left=card).holds(rumor=0, any=9, garnet=9)) == "cannot-pay"


@pytest.mark.parametrize(("rumor", "may"), [(1, False), (2, True)])
def test_rumors_pay_what_is_asked_in_rumors(rumor: int, may: bool) -> None:
    """PU-SOLOENTER-07 by SO19: 2 Rumors for 2 Garnets."""
    office = at_door(vodnik_left="dalibor-tower").holds(rumor=rumor)
    if may:
        assert entered(office) == "vodnik-left"
        assert office.it.stock == {"any": 0, "garnet": 2, "rumor": 0}
    else:
        assert refused(office) == "cannot-pay"


@pytest.mark.parametrize("card", ["tyn-court", "loreto", "golden-lane", "kampa-landing"])
def test_rumors_pay_nothing_else(card: str) -> None:
    """PU-SOLOENTER-07 by SO19: neither basics nor a Garnet."""
    assert refused(at_door(vodnik_left=card).holds(rumor=5)) == "cannot-pay"


def test_a_card_it_cannot_pay_is_passed_over() -> None:
    """PU-SOLOENTER-08: it would be the best by its Aim cards."""
    office = at_door(vodnik_left="kampa-landing", vodnik_right="coal-market")
    assert entered(office) == "vodnik-right"
    assert entered(at_door(vodnik_left="kampa-landing", vodnik_right="coal-market").holds(any=2)) == "vodnik-left"


def test_with_no_card_it_can_pay_the_next_row_is_tried() -> None:
    """PU-SOLOENTER-08."""
    office = at_door(vodnik_left="kampa-landing").hand("golem", "horned").holds(any=1)
    office.stand(COUNCILOR, "robot", "vodnik").act("inspection")
    assert [action for action, _ in office.rows()] == ["enter", "build", "place"]
    assert office.log("solo-row")[0]["tried"][0] == ["vodnik", "cannot-pay"]
    assert office.it.workers["robot"] == "square:vodnik"


@pytest.mark.parametrize(
    ("left", "right", "place"),
    [
        ("old-water-tower", "sova-mills", "vodnik-right"),  # both move the Boat; level I and II
        ("raft-house", "viaduct", "vodnik-left"),  # both II: nearer the edge
        ("sewer-works", "stvanice-lock", "vodnik-left"),
    ],
)
def test_of_two_with_the_same_aim_symbol_the_higher_level_then_the_edge(left: str, right: str, place: str) -> None:
    """PU-SOLOENTER-10 by SO17: the same ladder as without a match, whatever the amounts."""
    office = at_door("vodnik", vodnik_left=left, vodnik_right=right)
    assert entered(office) == place
    assert office.chose("card")[0]["why"] == "aim"


def test_the_worker_stands_on_the_card_and_its_reward_is_gained() -> None:
    """PU-SOLORES-01 (PU-ENTER-01): as with humans."""
    office = at_door(vodnik_left="tyn-court").holds(any=1)
    assert entered(office) == "vodnik-left"
    assert (office.place("vodnik-left").seat, office.place("vodnik-left").worker) == (COUNCILOR, "robot")
    assert (office.hood("vodnik").square[COUNCILOR], office.it.stock["any"]) == ("", 3)
