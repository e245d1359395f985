"""What the Councilor pays (PU-SOLORES-02 to PU-SOLORES-07)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office


def builder(price: str, **goods: int) -> Office:
    """The Councilor with goods, and a Golem place of that price as the only one with a price; A is at the Golems."""
    office = Office(a="golem", b="robot").can().price("golem-right", price)
    for name in [name for hood in office.game.hoods.values() for name in hood.places]:
        if name != "golem-right":
            office.place(name).price = None
    return office.holds(**goods)


def left(office: Office) -> tuple[int, int]:
    """Wild basics and Garnets in stock."""
    return office.it.stock["any"], office.it.stock["garnet"]


@pytest.mark.parametrize("price", ["price-golem-1-a", "price-golem-1-b"])
def test_wild_resources_pay_any_kinds_one_for_one(price: str) -> None:
    """PU-SOLORES-02: three of whatever kinds for a price of three; with two it cannot build."""
    assert sum(item.n for item in PRICES[price].cost) == 3
    office = builder(price, any=3).act("first-stone")
    assert office.rows() == [("build", "golem")]
    assert left(office) == (0, 0)
    office = builder(price, any=2).act("first-stone")
    assert (office.rows()[0], office.log("pay")) == (("build", None), [])


@pytest.mark.parametrize(
    ("any_", "garnet", "after"),
    [(3, 1, (0, 1)), (2, 1, (0, 0)), (1, 2, (0, 0)), (0, 3, (0, 0)), (1, 4, (0, 2)), (4, 9, (1, 9))],
)
def test_a_garnet_stands_for_a_basic_resource(any_: int, garnet: int, after: tuple[int, int]) -> None:
    """PU-SOLORES-03; wild basics go first, Garnets only as needed (SO20)."""
    office = builder("price-golem-1-a", any=any_, garnet=garnet).act("first-stone")
    assert office.rows() == [("build", "golem")]
    assert left(office) == after


@pytest.mark.parametrize(("any_", "garnet"), [(2, 0), (1, 1), (0, 2)])
def test_a_price_that_lacks_one_resource_is_not_paid(any_: int, garnet: int) -> None:
    """PU-SOLORES-02, PU-SOLORES-03: at the limit."""
    office = builder("price-golem-1-a", any=any_, garnet=garnet).act("first-stone")
    assert (office.rows()[0], office.log("pay")) == (("build", None), [])


@pytest.mark.parametrize(
    ("any_", "garnet", "after"), [(5, 1, (0, 0)), (4, 2, (0, 0)), (0, 6, (0, 0)), (6, 1, (1, 0)), (5, 3, (0, 2))]
)
def test_a_garnet_in_a_cost_is_paid_with_a_garnet(any_: int, garnet: int, after: tuple[int, int]) -> None:
    """PU-SOLORES-04: the price is 4 Books, 1 Beer and a Garnet."""
    office = builder("price-golem-3-a", any=any_, garnet=garnet).act("first-stone")
    assert office.rows() == [("build", "golem")]
    assert left(office) == after


@pytest.mark.parametrize(("any_", "garnet"), [(6, 0), (99, 0), (4, 1), (3, 2), (0, 5)])
def test_a_basic_resource_in_place_of_a_garnet_is_refused(any_: int, garnet: int) -> None:
    """PU-SOLORES-04; nor do two equal ones make a Garnet (PU-SOLORES-05 by SO20)."""
    office = builder("price-golem-3-a", any=any_, garnet=garnet).act("first-stone")
    assert office.rows()[0] == ("build", None)
    assert office.log("solo-row")[0]["tried"][0] == ["golem", "cannot-pay"]


def test_the_garnet_of_a_card_is_no_two_resources_either() -> None:
    """PU-SOLORES-05 by SO20: the only card asks a Garnet for 5 points; seven basics do not pay it."""
    office = Office().can()
    office.stand(COUNCILOR, "golem", "vodnik").card("vodnik-left", "loreto")
    office.holds(any=7).act("inspection")
    assert office.log("solo-row")[0]["tried"][0] == ["vodnik", "cannot-pay"]


@pytest.mark.parametrize(("any_", "rumor"), [(2, 3), (2, 5), (0, 5)])
def test_rumors_never_become_a_resource(any_: int, rumor: int) -> None:
    """PU-SOLORES-06."""
    office = builder("price-golem-1-a", any=any_, rumor=rumor).act("first-stone")
    assert (office.rows()[0], office.log("pay")) == (("build", None), [])


def test_rumors_never_change_the_type_of_a_worker() -> None:
    """PU-SOLORES-07: a Robot waits before a card for Vodniks; it would cost a human 3 Rumors."""
    office = Office().can().holds(rumor=9)
    office.stand(COUNCILOR, "robot", "vodnik").card("vodnik-left", "grand-mill")
    office.act("inspection")
    assert office.log("solo-row")[0]["tried"][0] == ["vodnik", "no-card"]
    assert not {"pay", "counts-as", "enter"} & set(office.kinds())


@pytest.mark.parametrize("worker", ["vodnik", "robot"])
def test_its_worker_counts_as_its_own_type(worker: str) -> None:
    """PU-SOLORES-07."""
    office = Office(a="golem", b="robot").can().hand(worker, "horned")
    office.game.edit_market().priority = ["vodnik", "robot", "golem", "horned"]
    (entry,) = office.act("morning-rounds").log("place")
    assert (entry["worker"], entry["counts_as"]) == (worker, worker)


@pytest.mark.parametrize(("guilds", "boat"), [(0, 0), (1, 2)])
def test_a_wild_guild_symbol_pays_a_named_one(guilds: int, boat: int) -> None:
    """PU-SOLORES-10: usable as any Guild; without one the cost is not paid."""
    office = Office().holds(guilds=guilds).gains("guild:ropers -> boat 2")
    assert (office.it.boat, office.it.guilds) == (boat, [])
