"""Build a Building (PU-BUILD)."""

from __future__ import annotations

import pytest

from orloj.engine.game import NATURE, play
from orloj.engine.piles import Pile
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.effects.era import visitors
from tests.unseen.table import Table

OFFER = ["new-world-lane", "judith-pier", "kampa-landing", "stvanice-lock"]


def building(place: str = "vodnik-right") -> Table:
    """Seat 0 may build on a place for the 2 Fish and 2 Books that it has."""
    table = Table().price(place, "price-vodnik-1-c")
    table.game.edit_city().offer = OFFER.copy()
    return table.give(fish=2, book=2)


def test_no_worker_is_used_and_none_has_to_be_there() -> None:
    """PU-BUILD-01."""
    table = building().do("build:vodnik-right", "offer:kampa-landing")
    assert set(table.player().workers.values()) == {"hand"}
    assert table.place("vodnik-right").cards == ["kampa-landing"]


def test_the_cost_is_the_one_on_the_top_token() -> None:
    """PU-BUILD-02: 2 Fish and 2 Books go, the third Fish stays."""
    table = building().give(fish=3).do("build:vodnik-right")
    assert (table.player().stock["fish"], table.player().stock["book"], table.ask) == (1, 0, "offer")


@pytest.mark.parametrize("goods", [{"book": 1}, {"fish": 1}, {"fish": 0, "book": 0, "cog": 6, "beer": 1}])
def test_a_cost_that_cannot_be_paid_is_refused(goods: dict[str, int]) -> None:
    """PU-BUILD-02, PU-PAY-11."""
    assert building().give(**goods).refused("build:vodnik-right") == "PU-PAY-11"


def test_a_lower_token_cannot_be_chosen() -> None:
    """PU-BUILD-02: 3 Fish and 2 Cogs would pay the level II token below, but not the 2 Fish and 2 Books on top."""
    table = building().give(fish=3, book=0, cog=2)
    assert "price-vodnik-2-b" in table.hood("vodnik").prices.unseen
    assert table.refused("build:vodnik-right") == "PU-PAY-11"


@pytest.mark.parametrize("card", OFFER)
@pytest.mark.parametrize("place", ["vodnik-right", "vodnik-left"])
def test_any_card_of_the_offer_goes_to_an_empty_space_or_over_a_card(card: str, place: str) -> None:
    """PU-BUILD-03: a level 0 card lies on the left place."""
    table = building(place).do(f"build:{place}")
    assert table.choices("offer:") == OFFER
    before = list(table.place(place).cards)
    table.do(f"offer:{card}")
    assert table.place(place).cards == [*before, card]


def test_a_card_that_is_not_in_the_offer_is_refused() -> None:
    """PU-BUILD-03."""
    table = building().do("build:vodnik-right")
    table.refused("offer:tyn-court")
    table.refused("offer:coal-market")


def test_the_offer_is_refilled_at_once_where_the_gap_is() -> None:
    """PU-BUILD-04, R5: nothing shifts."""
    table = building().do("build:vodnik-right", "offer:judith-pier", fate=["building:tyn-court"])
    assert table.game.city.offer == ["new-world-lane", "tyn-court", "kampa-landing", "stvanice-lock"]


def test_the_refill_comes_before_the_token_and_the_influence() -> None:
    """PU-BUILD-04: while the new card is drawn the token still lies on the board."""
    table = building().do("build:vodnik-right")
    play(table.game, "offer:judith-pier")
    assert (table.game.decider, table.player().prices, table.hood("vodnik").influence[0]) == (NATURE, [], 0)
    assert table.place("vodnik-right").price == "price-vodnik-1-c"


@pytest.mark.parametrize("owner", [0, 2])
def test_a_worker_on_a_covered_card_is_laid_beside_the_square(owner: int) -> None:
    """PU-BUILD-05, R103b: another player's or the builder's own."""
    table = building("vodnik-left").inside(owner, "golem", "vodnik-left").do("build:vodnik-left", "offer:kampa-landing")
    assert table.player(owner).workers["golem"] == "laid:vodnik"
    assert table.hood("vodnik").laid == [f"{owner}-golem"]
    assert table.hood("vodnik").square[owner] == ""
    assert table.place("vodnik-left").worker == ""


def laid() -> Table:
    """Seat 0 has built over seat 1's Golem in the Vodnik Neighborhood; seat 1 is to move."""
    table = building("vodnik-left").inside(1, "golem", "vodnik-left")
    return table.do("build:vodnik-left", "offer:kampa-landing").turn(1)


def test_a_laid_down_worker_still_counts_as_a_visitor() -> None:
    """PU-BUILD-06, PU-POP-01."""
    table = building("vodnik-left").inside(1, "golem", "vodnik-left")
    assert visitors(table.game)["vodnik"] == 1
    assert visitors(laid().game)["vodnik"] == 1


def test_a_laid_down_worker_cannot_enter_a_building() -> None:
    """PU-BUILD-07: the card built over it is of any type and empty."""
    assert laid().refused("enter:golem") == "PU-ENTER-02"


def test_a_laid_down_worker_pays_no_rumor_at_the_bench() -> None:
    """PU-BUILD-07, R113b."""
    table = laid().stand(1, "robot", "horned").do("bench", "bench:vodnik", "basic:fish")
    assert table.player(1).stock["rumor"] == 1


def test_a_laid_down_worker_does_not_block_the_square() -> None:
    """PU-BUILD-07, R40."""
    assert "vodnik" in laid().do("place:vodnik").choices("square:")


def test_the_builder_keeps_the_token_and_gains_1_influence() -> None:
    """PU-BUILD-08: the next level of the stack is turned up."""
    table = building().do("build:vodnik-right", "offer:kampa-landing")
    assert table.player().prices == ["price-vodnik-1-c"]
    assert table.hood("vodnik").influence[0] == 1
    assert PRICES[table.place("vodnik-right").price or ""].level == 2
    assert table.place("vodnik-right").left == 2


def test_a_space_whose_three_tokens_are_taken_is_closed() -> None:
    """PU-BUILD-09, R105: level I, II and III in turn, then nothing, whatever one has."""
    table = Table()
    for level in (1, 2, 3):
        table.turn(0).give(beer=9, cog=9, fish=9, book=9, garnet=9)
        table.do("build:robot-right").do(table.legal[0])
        while table.ask != "turn":
            table.do(table.legal[0])
        assert [PRICES[token].level for token in table.player().prices] == list(range(1, level + 1))
    table.turn(0).give(beer=9, cog=9, fish=9, book=9, garnet=9)
    assert (table.place("robot-right").price, table.place("robot-right").left) == (None, 0)
    assert table.refused("build:robot-right") == "PU-BUILD-09"


@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_offer_holds_buildings_of_the_current_era(era: int) -> None:
    """PU-BUILD-10, PU-ERA-04: at the start of the Era and after a refill."""
    table = Table()
    for _ in range(era - 1):
        for seat in range(4):
            table.turn(seat).do("bench").finish().do("end-turn")
    assert table.game.turn.era == era
    table.turn(0).price("vodnik-right", "price-vodnik-1-c").give(fish=2, book=2).do("build:vodnik-right").finish()
    assert {BUILDINGS[card].level for card in table.game.city.offer} == {era}
    assert {BUILDINGS[card].level for card in table.game.city.deck.unseen} == {era}


def test_with_an_empty_deck_the_offer_stays_short() -> None:
    """PU-BUILD-12, R104: the last card can be built, then nothing."""
    table = building().give(fish=8, book=8)
    table.game.edit_city().deck = Pile()
    table.game.edit_city().offer = ["", "", "kampa-landing", ""]
    table.refresh().do("build:vodnik-right").finish()
    assert (table.place("vodnik-right").cards, table.game.city.offer) == (["kampa-landing"], ["", "", "", ""])
    assert table.turn(0).refused("build:vodnik-left") == "PU-BUILD-03"
