"""Enter a Building (PU-ENTER)."""

from __future__ import annotations

import pytest

from tests.unseen.table import Table

ANYONE = "havel-market"  # any Worker; 2 steps of the Golem
GOODS = ("beer", "cog", "fish", "book", "garnet", "rumor")


def street(*cards: str, worker: str = "robot") -> Table:
    """Seat 0's Worker stands at the Golems, where these Buildings lie on the left and the middle, none on the right."""
    table = Table()
    table.place("golem-right").cards.clear()
    for name, card in zip(("golem-left", "golem-middle"), cards, strict=False):
        table.card(name, card)
    return table.stand(0, worker, "golem")


def test_a_worker_goes_from_its_square_to_an_empty_building_and_uses_it() -> None:
    """PU-ENTER-01: any, 1 Rumor, 1 space of the Boat."""
    table = street("stvanice-lock", ANYONE).do("enter:robot", "card:golem-left", "basic:cog")
    place = table.place("golem-left")
    assert (place.seat, place.worker, table.player().workers["robot"]) == (0, "robot", "card:golem-left")
    assert (table.player().stock["cog"], table.player().stock["rumor"], table.player().boat) == (1, 1, 1)


@pytest.mark.parametrize("where", ["hand", "bench", "card:vodnik-left", "laid:golem"])
def test_only_a_worker_standing_on_a_square_may_enter(where: str) -> None:
    """PU-ENTER-02, R107."""
    table = street(ANYONE)
    table.player().workers["golem"] = where
    if where.startswith("laid"):
        table.hood("golem").laid.append("0-golem")
    assert table.refresh().choices("enter:") == ["robot"]
    assert table.refused("enter:golem") == "PU-ENTER-02"


@pytest.mark.parametrize("owner", [0, 1])
def test_a_building_with_anyones_worker_cannot_be_entered(owner: int) -> None:
    """PU-ENTER-02, PU-MILE-09: the player's own included."""
    table = street(ANYONE, "tyn-court").card("golem-right", "lucerna-passage").inside(owner, "horned", "golem-left")
    table.do("enter:robot")
    assert table.choices("card:golem-") == ["right", "middle"]
    assert table.refused("card:golem-left") == "PU-ENTER-02"


def test_a_place_without_a_building_cannot_be_entered() -> None:
    """PU-ENTER-02."""
    assert street(ANYONE, "tyn-court").do("enter:robot").refused("card:golem-right") == "PU-ENTER-02"


def test_without_any_open_building_the_action_is_refused() -> None:
    """PU-ENTER-03."""
    table = street()
    assert table.choices("enter:") == []
    assert table.refused("enter:robot") == "PU-ENTER-02"


def test_a_building_of_another_neighborhood_is_reached_over_a_complete_bridge_only() -> None:
    """PU-ENTER-03: the Vodniks' level 0 card."""
    table = street(ANYONE, "tyn-court").do("enter:robot")
    assert table.refused("card:vodnik-left") == "PU-ENTER-03"
    table = street(ANYONE, "tyn-court").complete("vodnik-golem-2").do("enter:robot")
    assert table.choices("card:") == ["golem-middle", "golem-left", "vodnik-left"]
    table.do("card:vodnik-left")
    assert table.player().workers["robot"] == "card:vodnik-left"


def test_a_single_bridge_tile_joins_nothing() -> None:
    """PU-ENTER-04."""
    table = street(ANYONE, "tyn-court")
    table.game.edit_city().spaces["vodnik-golem-2:vodnik"] = 1
    assert table.refresh().do("enter:robot").refused("card:vodnik-left") == "PU-ENTER-03"


def test_only_one_bridge_is_crossed() -> None:
    """PU-ENTER-04, R98: Golem and Horned, Horned and Robot are joined, Golem and Robot are not."""
    table = street(ANYONE).complete("golem-horned-3").complete("horned-robot-3").do("enter:robot")
    assert table.choices("card:") == ["golem-left", "horned-right"]
    assert table.refused("card:robot-left") == "PU-ENTER-03"


@pytest.mark.parametrize("worker", ["vodnik", "golem", "horned", "robot"])
def test_a_card_of_one_type_lets_that_type_in_alone(worker: str) -> None:
    """PU-ENTER-05."""
    typed = {"vodnik": "grand-mill", "golem": "old-new-attic", "horned": "devils-stream", "robot": "clock-loft"}
    for kind, card in typed.items():
        table = street(ANYONE, card, worker=worker).card("golem-right", "tyn-court").do(f"enter:{worker}")
        assert ("golem-middle" in table.choices("card:")) == (kind == worker)
        if kind != worker:
            assert table.refused("card:golem-middle") == "PU-ENTER-05"


@pytest.mark.parametrize("worker", ["vodnik", "golem", "horned", "robot"])
def test_a_question_mark_lets_every_type_in(worker: str) -> None:
    """PU-ENTER-05."""
    table = street("tyn-court", worker=worker).do(f"enter:{worker}")
    assert table.player().workers[worker] == "card:golem-left"


def test_a_building_stays_occupied_until_the_era_ends() -> None:
    """PU-ENTER-06: the next players find it closed, in the new Era it is open."""
    table = street(ANYONE).do("enter:robot").finish()
    table.turn(1).stand(1, "robot", "golem")
    assert table.refused("enter:robot") == "PU-ENTER-02"
    for seat in range(4):
        table.turn(seat).do("bench").finish().do("end-turn")
    assert table.game.turn.era == 2
    assert table.stand(1, "robot", "golem").turn(1).choices("enter:") == ["robot"]


def test_a_building_that_covers_an_occupied_one_is_open() -> None:
    """PU-ENTER-06, PU-ENTER-10, R106: its Worker is laid down."""
    table = street(ANYONE).do("enter:robot").finish()
    table.game.edit_city().offer[0] = "tyn-court"
    table.turn(1).price("golem-left", "price-golem-1-b").give(1, book=2, cog=1)
    table.do("build:golem-left", "offer:tyn-court")
    assert (table.player(0).workers["robot"], table.place("golem-left").worker) == ("laid:golem", "")
    assert table.turn(2).stand(2, "vodnik", "golem").choices("enter:") == ["vodnik"]


def test_the_square_is_free_again_once_the_worker_has_entered() -> None:
    """PU-ENTER-07."""
    table = street(ANYONE)
    assert "golem" not in table.do("place:vodnik").choices("square:")
    table = street(ANYONE).do("enter:robot").finish().turn(0).do("place:vodnik")
    assert "golem" in table.choices("square:")
    table.do("square:golem")
    assert table.hood("golem").square[0] == "vodnik"


@pytest.mark.parametrize("book", [1, 2])
def test_entering_without_paying_is_legal(book: int) -> None:
    """PU-ENTER-11, R108, R109: who cannot or does not want to pay just moves the Worker."""
    table = street("kampa-landing").give(book=book).do("enter:robot")
    if book == 2:
        table.do("decline")
    assert (table.ask, table.player().workers["robot"]) == ("turn", "card:golem-left")
    assert [table.player().stock[good] for good in GOODS] == [0, 0, 0, book, 0, 0]
