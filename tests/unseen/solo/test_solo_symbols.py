"""What the Councilor does where a card leaves it a choice (PU-SOLORES-01, by its own priorities)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office


@pytest.mark.parametrize(
    ("a", "b", "moved", "why"),
    [
        ("robot", "horned", "idea", "aim"),
        ("vodnik", "robot", "boat", "aim"),
        ("golem", "robot", "idea", "aim"),
        ("golem", "horned", "boat", "left"),
    ],
)
def test_of_two_gains_the_one_that_the_aim_cards_look_for_else_the_left(a: str, b: str, moved: str, why: str) -> None:
    """PU-SOLOAIM-03 (SO40)."""
    office = Office(a=a, b=b).gains("boat 3 | idea 3")
    assert office.chose("either")[0]["why"] == why
    assert office.kinds()[-1] == moved


def test_a_clock_symbol_takes_the_type_of_its_worker_else_the_farthest() -> None:
    """PU-SOLOPLACE-20: with a virtual Worker the section with most bulbs on the way."""
    office = Office()
    office.game.edit_clock().at = "robot"
    office.gains("clock", worker="horned")
    assert office.log("clock")[0]["to"] == "horned"
    office.gains("clock")
    assert office.log("clock")[0]["to"] == "robot"
    assert office.log("crate") == []


@pytest.mark.parametrize(
    ("left", "right", "used"),
    [
        ("coal-market", "stvanice-lock", "stvanice-lock"),
        ("new-world-lane", "wenceslas-square", "wenceslas-square"),
        ("kampa-landing", "coal-market", "coal-market"),  # Fish for A, which it cannot pay
    ],
)
def test_a_building_to_activate_is_chosen_as_one_to_enter(left: str, right: str, used: str) -> None:
    """PU-SOLOENTER-01, PU-SOLOENTER-02, PU-SOLOENTER-08 (PU-MILE-04): anywhere, and whatever its type."""
    office = Office().empty().card("horned-left", left).card("robot-right", right).gains("activate")
    assert [entry["what"] for entry in office.log("activate")] == [used]


def test_a_building_to_activate_may_be_one_it_cannot_pay_when_there_is_no_other() -> None:
    """PU-SYM-02: then it gains nothing."""
    office = Office().empty().card("horned-left", "kampa-landing").card("robot-right", "loreto").gains("activate")
    assert (len(office.log("activate")), office.log("pay"), office.log("gain")) == (1, [], [])


def test_an_enter_symbol_is_a_row_that_begins_with_a_and_goes_round() -> None:
    """PU-SOLOTURN-03: the Worker at the Robots before the one at the Golems."""
    office = Office(a="vodnik", b="golem").empty().card("robot-left", "coal-market").card("golem-left", "fruit-market")
    office.stand(COUNCILOR, "robot", "robot").stand(COUNCILOR, "golem", "golem").gains("enter")
    assert [entry["place"] for entry in office.log("enter")] == ["robot-left"]


def test_an_enter_symbol_is_left_where_no_card_can_be_used() -> None:
    """PU-SOLOENTER-08."""
    office = Office().empty().card("robot-left", "loreto").stand(COUNCILOR, "robot", "robot").gains("enter")
    assert (office.log("enter"), office.chose("enter")[0]["why"]) == ([], "impossible")


def test_a_place_symbol_is_a_row_that_begins_with_a_and_goes_round() -> None:
    """PU-SOLOTURN-03, PU-SOLOPLACE-20: the Vodniks' Square is taken, so the Robots' is next; a Golem passes most."""
    office = Office(a="vodnik", b="golem").can("place").stand(COUNCILOR, "horned", "vodnik").witch("horned")
    office.game.edit_clock().at = "robot"
    office.gains("place")
    assert [(entry["hood"], entry["worker"]) for entry in office.log("place")] == [("robot", "golem")]


def test_a_place_symbol_leaves_the_last_worker_at_home() -> None:
    """PU-SOLOPLACE-01."""
    assert Office().hand("golem").gains("place").log("place") == []


@pytest.mark.parametrize(("guilds", "built"), [(2, True), (1, False)])
def test_a_bridge_symbol_is_used_whenever_it_can_be_paid(guilds: int, built: bool) -> None:
    """PU-SOLOBRIDGE-01, PU-SOLOBRIDGE-02."""
    office = Office().popular("horned").holds(guilds=guilds).gains("bridge")
    assert [entry["hood"] for entry in office.log("bridge")] == (["horned"] if built else [])


@pytest.mark.parametrize(("any_", "boat"), [(1, 2), (0, 0)])
def test_what_a_card_exchanges_is_exchanged_whenever_it_can_be_paid(any_: int, boat: int) -> None:
    """PU-SYM-02, PU-SOLORES-02."""
    assert Office().holds(any=any_).gains("beer -> boat 2").it.boat == boat
