"""Counting finished games."""

from orloj.cli.tally import Tally


def score(seat: int, total: int, winner: bool) -> dict[str, object]:
    return {"seat": seat, "total": total, "winner": winner, "categories": {"cards": total - 1, "bridges": 1}}


def test_means_are_by_seat_and_a_shared_victory_is_shared() -> None:
    tally = Tally("coins", 3, ["random"] * 3, "1", {}, seconds=2.0)
    tally.count(10, [score(0, 5, False), score(1, 9, True), score(2, 9, True)])
    tally.count(30, [score(0, 8, True), score(1, 1, False), score(2, 4, False)])
    tally.failed()
    found = tally.summary()
    assert (found["games"], found["finished"], found["errors"]) == (3, 2, 1)
    assert (found["choices"], found["choices_per_second"]) == (40, 20.0)
    assert found["mean_scores"] == [6.5, 5.0, 6.5]
    assert found["wins_by_seat"] == [1.0, 0.5, 0.5]
    assert found["shared_victories"] == 1
    assert found["mean_by_category"] == {"cards": 5.0, "bridges": 1.0}


def test_nothing_finished_is_no_fault_of_arithmetic() -> None:
    tally = Tally("coins", 2, ["random"] * 2, "1", {})
    tally.failed()
    found = tally.summary()
    assert (found["mean_scores"], found["wins_by_seat"], found["mean_by_category"]) == ([0.0, 0.0], [0.0, 0.0], {})
    assert found["choices_per_second"] == 0.0
