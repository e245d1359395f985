"""The Bench action (PU-BENCH)."""

from __future__ import annotations

import pytest

from tests.unseen.table import RULES, Table

SQUARES = ["vodnik", "golem", "horned", "robot"]


def in_era(era: int) -> Table:
    """Seat 0 is to move in an Era in which nobody has Benched."""
    table = Table()
    table.game.edit_turn().era = era
    return table.refresh()


def idle(table: Table) -> Table:
    """The seat to move ends its turn."""
    table.game.edit_turn().acted = True
    return table.refresh().do("end-turn")


def test_who_benches_early_takes_no_more_turns_this_era() -> None:
    """PU-BENCH-01: with all four Workers in hand; the others go on without seat 0."""
    table = Table()
    assert {"place:robot", "bench"} <= set(table.legal)
    table.do("bench", "bench:robot", "basic:fish", "end-turn")
    seats = []
    for _ in range(4):
        seats.append(table.game.turn.seat)
        idle(table)
    assert seats == [1, 2, 3, 1]


def test_any_one_worker_of_the_player_board_goes_to_the_bench() -> None:
    """PU-BENCH-02, PU-BENCH-09: of choice; one on a Square or a Building is refused."""
    table = Table().stand(0, "golem", "robot").inside(0, "robot", "robot-left").do("bench")
    assert table.choices("bench:") == ["vodnik", "horned"]
    table.refused("bench:golem")
    table.refused("bench:robot")
    table.do("bench:horned")
    assert table.player().workers == {
        "vodnik": "hand",
        "golem": "square:robot",
        "horned": "bench",
        "robot": "card:robot-left",
    }


@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_first_to_bench_takes_the_top_space_and_the_token(era: int) -> None:
    """PU-BENCH-02, PU-BENCH-10: from whoever holds it, at once; the second takes a lower space and no token."""
    table = in_era(era)
    table.game.edit_turn().first = 3
    table.do("bench", "bench:robot")
    assert table.game.turn.first == 0
    table.finish().turn(1).do("bench", "bench:golem").finish()
    view = RULES.view(table.game, None)
    assert view["bench"] == {"0": {"worker": "robot", "top": True}, "1": {"worker": "golem", "top": False}}
    assert view["turn"]["first"] == 0


@pytest.mark.parametrize(("era", "basics"), [(1, 1), (2, 2), (3, 0)])
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_gains_the_bonus_of_the_tile_in_the_first_two_eras(era: int, basics: int, seat: int) -> None:
    """PU-BENCH-03, PU-BENCH-10, R114: the second to Bench as well as the first."""
    table = in_era(era)
    if seat:
        table.do("bench", "bench:robot").finish().turn(seat)
    table.do("bench", "bench:robot")
    for _ in range(basics):
        assert table.ask == "basic"
        table.do("basic:book")
    assert (table.ask, table.player(seat).stock["book"]) == ("turn", basics)


@pytest.mark.parametrize("standing", range(4))
def test_each_worker_on_a_square_gives_a_rumor(standing: int) -> None:
    """PU-BENCH-04."""
    table = in_era(3)
    for worker, hood in zip(("vodnik", "golem", "horned")[:standing], SQUARES, strict=False):
        table.stand(0, worker, hood)
    assert table.do("bench").finish().player().stock["rumor"] == standing


@pytest.mark.parametrize("where", ["hand", "bench", "card:vodnik-left", "laid:golem"])
def test_workers_elsewhere_give_no_rumor(where: str) -> None:
    """PU-BENCH-04, R113b: one stands on a Square, the other does not."""
    table = in_era(3).stand(0, "golem", "horned")
    table.player().workers["vodnik"] = where
    assert table.refresh().do("bench", "bench:robot").player().stock["rumor"] == 1


def test_the_bonus_comes_before_the_rumors() -> None:
    """PU-BENCH-03, PU-BENCH-04: the steps of the action stand in this order."""
    table = Table().stand(0, "golem", "horned").do("bench", "bench:robot")
    assert (table.ask, table.player().stock["rumor"]) == ("basic", 0)
    assert table.do("basic:fish").player().stock["rumor"] == 1


def test_the_token_does_not_change_the_order_of_the_era() -> None:
    """PU-BENCH-05, PU-BENCH-08, R112: Bob (1) began, Cara (2) Benches first; Dave (3) is next as ever."""
    table = Table()
    table.game.edit_turn().first = 1
    seats = []
    idle(table.turn(1)).do("bench").finish().do("end-turn")
    for _ in range(3):
        seats.append(table.game.turn.seat)
        table.do("bench").finish().do("end-turn")
    assert seats == [3, 0, 1]
    assert (table.game.turn.era, table.game.turn.first, table.game.turn.seat) == (2, 2, 2)


def test_the_last_worker_in_hand_can_only_go_to_the_bench() -> None:
    """PU-BENCH-06, PU-PLACE-01, R30: nothing else is legal."""
    table = Table()
    for worker, hood in (("vodnik", "vodnik"), ("golem", "golem"), ("horned", "horned")):
        table.player().workers[worker] = f"laid:{hood}"
    assert table.refresh().legal == ["bench"]
    assert table.refused("place:robot") == "PU-PLACE-01"
    assert table.do("bench").player().workers["robot"] == "bench"


def test_two_workers_on_squares_and_one_on_a_card_in_the_third_era() -> None:
    """PU-BENCH-07: Ann gains 2 Rumors and no bonus of the tile."""
    table = in_era(3).stand(0, "vodnik", "golem").stand(0, "golem", "horned").inside(0, "horned", "robot-left")
    table.do("bench")
    stock = {"beer": 0, "cog": 0, "fish": 0, "book": 0, "garnet": 0, "rumor": 2}
    assert (table.player().stock, table.player().workers["robot"], table.ask) == (stock, "bench", "turn")
