"""Considering passing, and the Bench (PU-SOLOPASS)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import BENCH, COUNCILOR, HAND
from tests.unseen.solo.office import Office

CARD = "first-stone"
"""It builds at A and B alone, so that the Bench help card has Buildings left to try."""


def stuck(*popular: str, a: str = "vodnik", b: str = "golem", **goods: int) -> Office:
    """No Worker can be placed or enter, and no price of A's and B's Neighborhoods can be paid; goods are as given."""
    office = Office(a=a, b=b).can().popular(*popular).holds(**goods)
    for hood in (a, b):
        for name in office.hood(hood).places:
            office.price(name, f"price-{hood}-3-{'a' if name.endswith('left') else 'b'}")
    return office


def bench_rows(office: Office) -> list[tuple[str, str | None]]:
    """The rows of the Bench help card that were tried, and where they were done."""
    return [(row["action"], row["hood"]) for row in office.log("solo-row") if row["bench"]]


@pytest.mark.parametrize("card", ["first-stone", "roof-wreath"])
def test_a_bridge_comes_before_a_building(card: str) -> None:
    """PU-SOLOPASS-01 (SO24): able to do both it builds the Bridge, in the top row, on the best space."""
    office = stuck("horned", guilds=2, any=4).act(card)
    assert [(entry["hood"], entry["vp"]) for entry in office.log("bridge")] == [("horned", 3)]
    assert office.log("build") == []
    assert bench_rows(office) == [("bridge", "horned")]


def test_else_a_building() -> None:
    """PU-SOLOPASS-01: with one Guild symbol."""
    office = stuck("horned", guilds=1, any=4).act(CARD)
    assert bench_rows(office) == [("bridge", None), ("build", None), ("build", "horned")]
    assert (len(office.log("build")), office.log("bench")) == (1, [])


def test_a_building_where_its_worker_stands_comes_first() -> None:
    """PU-SOLOPASS-02 (SO24): before the most Popular Neighborhood."""
    office = stuck("horned", any=4).stand(COUNCILOR, "golem", "robot").act(CARD)
    assert bench_rows(office) == [("bridge", None), ("build", "robot")]
    assert office.log("build")[0]["place"].startswith("robot")


def test_then_the_most_popular_one_then_any_other() -> None:
    """PU-SOLOPASS-02."""
    office = stuck("vodnik", "golem", "robot", any=4).act(CARD)
    assert bench_rows(office) == [("bridge", None), ("build", None), ("build", None), ("build", "robot")]


@pytest.mark.parametrize("can", ["bridge", "build"])
def test_it_may_not_pass_while_it_can_build(can: str) -> None:
    """PU-SOLOPASS-03: it must, and that ends its turn."""
    office = stuck("horned", guilds=2) if can == "bridge" else stuck("horned", any=4)
    office.act(CARD)
    assert office.log("bench") == []
    assert [kind for kind in office.kinds() if kind in ("bridge", "build")] == [can]
    assert (office.game.decider, office.ask) == (0, "turn")


@pytest.mark.parametrize("can", ["bridge", "build"])
def test_having_built_it_has_not_passed(can: str) -> None:
    """PU-SOLOPASS-04: the failed card is spent; the next turn begins with the next card as always."""
    office = stuck("horned", guilds=2) if can == "bridge" else stuck("horned", any=4)
    office.act(CARD)
    assert office.game.turn.benched == {}
    assert office.game.councilor.discard == [CARD]
    office.can("place").do("bench").finish().do("end-turn")
    assert [entry["seat"] for entry in office.log("turn")].count(COUNCILOR) >= 1
    flipped = [entry["what"] for entry in office.log("solo-card")]
    assert len(flipped) > 1
    assert CARD not in flipped[1:8]
    assert len(office.log("place")) >= 1


@pytest.mark.parametrize(("era", "bonus"), [(1, 1), (2, 2), (3, 0)])
def test_unable_to_do_either_it_goes_to_the_bench(era: int, bonus: int) -> None:
    """PU-SOLOPASS-05 (SO25): a Worker, the Era's bonus (none in Era III) and a Rumor for each Worker on a Square."""
    office = stuck("horned")
    office.stand(COUNCILOR, "golem", "robot").stand(COUNCILOR, "horned", "horned")
    office.card("golem-left", "clock-loft").inside(COUNCILOR, "vodnik", "golem-left")
    office.game.edit_turn().era = era
    office.act(CARD)
    (entry,) = office.log("bench")
    assert (entry["seat"], entry["worker"], entry["top"]) == (COUNCILOR, "robot", True)
    assert (office.it.workers["robot"], office.game.turn.first) == (BENCH, COUNCILOR)
    assert office.it.stock == {"any": bonus, "garnet": 0, "rumor": 2}


def test_second_on_the_bench_it_takes_no_first_player_token() -> None:
    """PU-SOLOPASS-05 (SO25)."""
    office = stuck("horned").last_human_turn().act(CARD)
    assert office.log("bench")[0]["top"] is False
    assert office.game.turn.first == 0


def test_having_passed_it_has_no_more_turns_this_era() -> None:
    """PU-SOLOPASS-05: the human goes on alone."""
    office = stuck("horned").act(CARD)
    before = len(office.log("turn"))
    office.witch("robot").do("place:vodnik", "square:golem").finish().do("end-turn")
    assert [entry["seat"] for entry in office.log("turn")][before:] == [0]
    assert office.game.turn.era == 1


def test_of_several_own_workers_the_most_popular_neighborhood_is_first() -> None:
    """PU-SOLOPASS-06 (SO43): whatever A and B are; and so it is with anywhere else."""
    for order in (("golem", "robot", "horned"), ("golem", "horned", "robot")):
        office = stuck(*order, any=4)
        office.stand(COUNCILOR, "golem", "robot").stand(COUNCILOR, "vodnik", "horned")
        office.act(CARD)
        assert office.log("build")[0]["place"].startswith(order[1])
        assert office.log("solo-row")[-1]["where"] == "own-worker"
        assert stuck(*order, any=4).act(CARD).rows()[-1] == ("build", order[1])


@pytest.mark.parametrize("hand", [("vodnik", "robot"), ("golem", "horned", "robot"), HOODS])
def test_the_leftmost_worker_that_is_left_goes_to_the_bench(hand: tuple[str, ...]) -> None:
    """PU-SOLOPASS-07 by SO25: with no square free for it; the order is that of its board."""
    office = stuck("horned").hand(*hand)
    for hood in HOODS:
        office.hood(hood).square[COUNCILOR] = "robot"
    office.act("toll-gate")
    assert office.log("bench")[0]["worker"] == next(worker for worker in office.it.workers if worker in hand)
    assert list(office.it.workers.values()).count(HAND) == len(hand) - 1
