"""The Councilor builds a Building (PU-SOLOBUILD)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office

PLAIN = ("coal-market", "new-world-lane", "wenceslas-square", "petrin-railway")
"""Cards for any Worker whose Rewards the Vodniks' and the Golems' Aim cards do not look for."""


def site(left: str = "price-golem-1-a", right: str = "price-golem-1-b", a: str = "golem", b: str = "vodnik") -> Office:
    """A is at the Golems, where the Councilor can build and do nothing else; the right place is nearer the edge."""
    office = Office(a=a, b=b).can("build").offer(*PLAIN)
    office.price("golem-left", left)
    office.price("golem-right", right)
    return office


def built(office: Office) -> tuple[str, str]:
    """The place and the card."""
    (entry,) = office.act("first-stone").log("build")
    return str(entry["place"]), str(entry["what"])


@pytest.mark.parametrize(("price", "goods"), [("price-golem-1-c", {"any": 4}), ("price-golem-2-c", {"any": 6})])
def test_a_price_is_paid_with_any_basics_in_the_right_number(price: str, goods: dict[str, int]) -> None:
    """PU-SOLOBUILD-01; for a Garnet see PU-SOLORES-04."""
    office = site("price-golem-3-a", price).holds(**goods)
    assert built(office)[0] == "golem-right"
    assert office.log("pay")[0]["way"] == goods
    assert office.it.stock["any"] == 0


def test_a_garnet_of_the_price_needs_a_garnet() -> None:
    """PU-SOLOBUILD-01: 4 Books, a Beer and a Garnet."""
    office = site("price-golem-3-a", "price-golem-3-b").holds(any=5, garnet=1)
    assert built(office)[0] == "golem-right"
    assert office.log("pay")[0]["way"] == {"any": 5, "garnet": 1}
    office = site("price-golem-3-a", "price-golem-3-b").holds(any=6).act("first-stone")
    assert office.log("solo-row")[0]["tried"][0] == ["golem", "cannot-pay"]


@pytest.mark.parametrize(
    ("worker", "offer", "card"),
    [
        ("vodnik", ("danek-foundry", "coal-market"), "coal-market"),  # the other is for a Robot, with a Guild for A
        ("robot", ("danek-foundry", "coal-market"), "danek-foundry"),
        ("", ("danek-foundry", "coal-market"), "danek-foundry"),
        ("vodnik", ("clock-loft", "grand-mill"), "grand-mill"),
        ("golem", ("clock-loft", "grand-mill", "petrin-railway"), "petrin-railway"),
        ("", ("clock-loft", "new-world-lane"), "clock-loft"),
    ],
)
def test_it_never_builds_what_its_waiting_worker_could_not_enter(
    worker: str, offer: tuple[str, ...], card: str
) -> None:
    """PU-SOLOBUILD-02: any type or the Worker's own; without a Worker there every card is eligible."""
    office = site().offer(*offer)
    if worker:
        office.stand(COUNCILOR, worker, "golem")
    assert built(office)[1] == card


@pytest.mark.parametrize(
    ("offer", "card"),
    [
        (("coal-market", "havel-market", "danek-foundry"), "danek-foundry"),  # guild, then market, for A
        (("coal-market", "stvanice-lock", "havel-market"), "havel-market"),  # market for A before boat for B
        (("coal-market", "stvanice-lock"), "stvanice-lock"),  # boat for B
        (PLAIN, "coal-market"),  # the leftmost
        (PLAIN[::-1], "petrin-railway"),
        (("", "", "new-world-lane", "coal-market"), "new-world-lane"),
    ],
)
def test_a_card_the_aim_cards_look_for_else_the_leftmost(offer: tuple[str, ...], card: str) -> None:
    """PU-SOLOBUILD-03: A looks for guild, market, bridge, ..., B for boat, mug, fish, ..."""
    assert built(site().offer(*offer))[1] == card


def test_the_aim_cards_look_only_among_the_eligible_cards() -> None:
    """PU-SOLOBUILD-03 with PU-SOLOBUILD-02: what matches best is not for the Worker that waits."""
    office = site().offer("danek-foundry", "coal-market", "stvanice-lock").stand(COUNCILOR, "vodnik", "golem")
    assert built(office)[1] == "stvanice-lock"


@pytest.mark.parametrize(
    ("cards", "prices", "place"),
    [
        ({"golem-right"}, ("price-golem-1-c", "price-golem-1-a"), "golem-left"),  # empty, though dearer
        ({"golem-left"}, ("price-golem-1-a", "price-golem-1-c"), "golem-right"),
        (set(), ("price-golem-1-a", "price-golem-1-c"), "golem-left"),  # 3 before 4
        (set(), ("price-golem-1-c", "price-golem-1-a"), "golem-right"),
        ({"golem-left", "golem-right"}, ("price-golem-1-a", "price-golem-1-c"), "golem-left"),
        (set(), ("price-golem-1-a", "price-golem-1-b"), "golem-right"),  # equal: nearer the edge
        ({"golem-left", "golem-right"}, ("price-golem-1-b", "price-golem-1-a"), "golem-right"),
    ],
)
def test_an_empty_place_then_the_cheaper_then_the_edge(cards: set[str], prices: tuple[str, str], place: str) -> None:
    """PU-SOLOBUILD-04 (SO21)."""
    office = site(*prices)
    for name in cards:
        office.card(name, "charles-square")
    assert built(office)[0] == place


def test_a_place_it_cannot_pay_is_skipped() -> None:
    """PU-SOLOBUILD-05 (SO21): the empty one costs too much."""
    office = site("price-golem-1-c", "price-golem-1-a").card("golem-right", "charles-square").holds(any=3)
    assert built(office)[0] == "golem-right"


def test_where_it_can_pay_no_place_the_action_fails() -> None:
    """PU-SOLOBUILD-05: B is tried, then the next row."""
    office = site("price-golem-1-c", "price-golem-2-a").holds(any=3)
    for name in ("vodnik-left", "vodnik-right"):
        office.place(name).price = "price-vodnik-2-a"
    office.act("first-stone")
    first, second, *_ = office.log("solo-row")
    assert first["tried"] == [["golem", "cannot-pay"], ["vodnik", "cannot-pay"]]
    assert second["action"] == "place"


def test_what_follows_a_building() -> None:
    """PU-SOLOBUILD-06: the token is its own with its VP, the offer is filled up, 1 Influence; no Worker is spent."""
    office = site()
    office.hood("golem").influence[COUNCILOR] = 0
    before = office.it.workers.copy()
    place, card = built(office)
    assert (place, card) == ("golem-right", "coal-market")
    assert office.it.prices == ["price-golem-1-b"]
    assert office.points()["buildings"] == PRICES["price-golem-1-b"].vp
    assert PRICES[office.place(place).price or ""].level == 2
    assert len([card for card in office.game.city.offer if card]) == 4
    assert office.hood("golem").influence[COUNCILOR] == 1
    assert office.it.workers == before


def test_no_usable_card_means_no_building_there() -> None:
    """PU-SOLOBUILD-08 by SO21: though the place could be paid, and though it may be built elsewhere."""
    office = site().offer("clock-loft", "danek-foundry").stand(COUNCILOR, "vodnik", "golem")
    office.act("first-stone")
    assert office.log("solo-row")[0]["tried"] == [["golem", "no-usable-card"]]
    assert office.rows() == [("build", "vodnik")]


def test_a_worker_on_a_card_does_not_bind_it() -> None:
    """PU-SOLOBUILD-09 (SO21): only one on the Square waits."""
    office = site().offer("clock-loft").card("golem-left", "charles-square").inside(COUNCILOR, "vodnik", "golem-left")
    assert built(office) == ("golem-right", "clock-loft")
    office = site().offer("clock-loft").stand(0, "vodnik", "golem")  # nor does one of the human's
    assert built(office) == ("golem-right", "clock-loft")


def test_a_garnet_counts_as_one_token_and_ranks_last_among_equals() -> None:
    """PU-SOLOBUILD-10 by SO22: 6 tokens with a Garnet against 6 without and against 5."""
    for left, right, place in (
        ("price-golem-3-a", "price-golem-2-c", "golem-right"),  # 6 with a Garnet, 6 without
        ("price-golem-2-c", "price-golem-3-a", "golem-left"),  # though the other is nearer the edge
        ("price-golem-3-a", "price-golem-3-c", "golem-left"),  # 6 and 7, with a Garnet each
    ):
        office = site(left, right).holds(any=9, garnet=1)
        assert built(office)[0] == place


def test_the_other_building_is_covered_and_its_visitor_laid_down() -> None:
    """PU-SOLORES-01 (PU-BUILD-05): as with humans."""
    office = site().card("golem-right", "charles-square").card("golem-left", "fruit-market")
    office.inside(0, "robot", "golem-right")
    assert built(office) == ("golem-right", "coal-market")
    assert office.player(0).workers["robot"] == "laid:golem"
