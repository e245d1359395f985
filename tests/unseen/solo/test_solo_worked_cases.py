"""The worked examples of the solo rules with their exact numbers, T17 to T19 as the rulings list them."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.state import COUNCILOR, Slot
from tests.unseen.solo.office import Office


def test_t17_of_robot_and_horned_the_robot_brings_more_of_the_mill() -> None:
    """T17: PU-SOLOPLACE-14 with PU-SOLOPLACE-09, PU-SOLOPLACE-10, PU-SOLOPLACE-12."""
    office = Office(a="vodnik", b="golem").can().hand("robot", "horned").witch("golem")
    office.mill(robot=["mill-cog", "mill-book"], horned=["mill-fish"], golem=["mill-beer"], vodnik=["mill-rumor"])
    office.it.boat = 0  # the next space is one of both
    office.act("morning-rounds")
    assert office.log("place") == [
        {"k": "place", "seat": COUNCILOR, "worker": "robot", "hood": "vodnik", "counts_as": "robot"}
    ]
    (choice,) = office.chose("worker")
    assert (choice["pick"], choice["why"]) == ("robot", "mill")
    assert office.it.boat == 1
    assert office.it.stock == {"any": 3, "garnet": 0, "rumor": 0}  # a Fish of the Square, a Cog and a Book
    assert office.game.mill.tokens["mill-book"] == Slot("golem", 1)
    assert office.game.mill.tokens["mill-cog"] == Slot("robot", 0)


def test_t18_a_vodnik_walks_the_golem_three_steps_counterclockwise() -> None:
    """T18: PU-SOLOPLACE-19 with PU-SOLOPLACE-15 to PU-SOLOPLACE-18: 2 Guild symbols and 1 movement on the River."""
    office = Office(a="golem", b="horned").can().hand("vodnik", "golem", "horned").witch("horned")
    market = office.game.edit_market()
    market.priority, market.golem = ["robot", "vodnik", "golem", "horned"], 4  # the second row gives 3 steps too
    office.act("morning-rounds")
    assert office.log("place")[0]["worker"] == "vodnik"
    assert [entry["space"] for entry in office.log("golem")] == [1, 0, 3]  # up, then to the left and down
    assert len(office.it.guilds) == 2
    assert office.it.boat == 1
    assert office.it.stock == {"any": 1, "garnet": 0, "rumor": 0}  # a Book of the Square
    assert office.game.market.priority == ["robot", "golem", "horned", "vodnik"]


@pytest.mark.parametrize("cards", [(), ("golem-left", "golem-right")], ids=["empty", "equal"])
def test_t19_the_right_place_and_the_leftmost_card_for_its_vodnik(cards: tuple[str, ...]) -> None:
    """T19: PU-SOLOBUILD-07 with PU-SOLOBUILD-02 to PU-SOLOBUILD-04."""
    office = Office(a="golem", b="robot").can("build").stand(COUNCILOR, "vodnik", "golem")
    office.price("golem-left", "price-golem-1-a").price("golem-right", "price-golem-1-b")  # three tokens each
    for name in cards:
        office.card(name, "charles-square")
    office.offer("jewish-town-hall", "danek-foundry", "petrin-railway", "old-water-tower")
    assert [BUILDINGS[card].worker for card in office.game.city.offer] == ["golem", "robot", "any", "vodnik"]
    office.act("first-stone")
    assert office.log("build") == [
        {"k": "build", "seat": COUNCILOR, "what": "petrin-railway", "place": "golem-right", "price": "price-golem-1-b"}
    ]
    (where,), (what,) = office.chose("place"), office.chose("offer")
    assert (where["why"], what["why"]) == ("edge", "left")
