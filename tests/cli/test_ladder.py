"""Ladders of bots, and how sure their results are."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orloj.cli import main
from orloj.cli.ladder import Rung, rungs
from orloj.cli.parallel import Result, Task, play_all, play_task
from orloj.cli.wilson import wilson

TASK = Task("coins", {}, "1", ("a", "b"))


def result(*totals: int, winners: tuple[int, ...]) -> Result:
    scores = [{"seat": seat, "total": n, "winner": seat in winners, "categories": {}} for seat, n in enumerate(totals)]
    return Result(TASK, 10, scores)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # z = 1.96, z² = 3.8415: middle (0.8 + 0.19207) / 1.38415 = 0.71674, reach 0.31361 / 1.38415 = 0.22657
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),  # z² / (10 + z²) = 3.8415 / 13.8415
        (10, 10, 0.7225, 1.0),
        (100, 200, 0.4314, 0.5686),  # half either way: reach 1.96 * 0.5 / sqrt(200 + z²) = 0.0686
        (1.5, 3, 0.1253, 0.8747),  # one shared and one won: 0.5, reach 1.96 * 0.5 / sqrt(3 + 3.8415) = 0.3747
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval_by_hand(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_names_play_the_next_in_either_seat_in_turn() -> None:
    one, two = rungs(["hard", "easy", "random"], 2)
    assert [one.seating(n) for n in (1, 2, 3)] == [("hard", "easy"), ("easy", "hard"), ("hard", "easy")]
    assert two.seating(1) == ("easy", "random")
    assert [rung.seating(2) for rung in rungs(["hard", "easy"], 1)] == [("hard",), ("easy",)]
    with pytest.raises(ValueError, match="1 or 2 seats, not 3"):
        list(rungs(["hard", "easy", "random", "random"], 3))


def test_wins_are_those_of_the_first_wherever_it_sits() -> None:
    rung = Rung(("easy", "random"))
    rung.count(1, result(50, 20, winners=(0,)))
    rung.count(2, result(30, 60, winners=(1,)))
    rung.count(3, result(10, 40, winners=(1,)))
    rung.count(4, result(25, 25, winners=(0, 1)))
    assert rung.line() == ("easy against random: 2.5 of 4 games won, 62.5% (95 %: 21.9% to 90.8%), 36.2 to 28.8 points")
    found = rung.dump()
    assert (found["bots"], found["games"], found["wins"], found["share"]) == (["easy", "random"], 4, 2.5, 0.625)
    assert found["mean_scores"] == [36.25, 28.75]


def test_alone_the_games_own_opponent_is_the_other() -> None:
    rung = Rung(("normal",))
    rung.count(1, result(90, 80, winners=(0,)))
    rung.count(2, result(70, 80, winners=(1,)))
    assert rung.line().startswith(
        "normal against the game's own opponent: 1 of 2 games won, 50.0% (95 %: 9.5% to 90.5%)"
    )
    alone = Rung(("normal",))
    alone.count(1, result(90, winners=()))
    assert alone.line() == "normal alone: 1 game, 90.0 points"


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[list[str], dict[str, Any]]:
    assert main(["simulate", *words]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    return lines, json.loads(last)


def test_more_names_than_seats_play_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("unseen", "--players", "2", "--games", "2", "--bots", "easy,random,random", "--processes", "1")
    lines, found = simulated(capsys, *words)
    assert lines[0].startswith("easy against random: 2 of 2 games won, 100.0% (95 %: 34.2% to 100.0%), ")
    assert lines[1].startswith("random against random: ")
    assert len(lines) == len(found["ladder"]) == 2
    assert (found["games"], found["finished"], found["bots"]) == (4, 4, ["easy", "random", "random"])
    assert found["ladder"][0]["bots"] == ["easy", "random"]


@pytest.mark.parametrize(("game", "entries"), [("unseen", 2), ("caput", 1)])
def test_one_alone(game: str, entries: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines, found = simulated(capsys, game, "--players", "1", "--games", "2", "--processes", "1")
    assert lines[0].startswith("random against the game's own opponent: " if entries == 2 else "random alone: 2 games")
    assert len(found["mean_scores"]) == 1
    assert len(found["ladder"][0]["mean_scores"]) == entries


def test_games_side_by_side_are_the_same_games_in_the_same_order() -> None:
    tasks = [Task("unseen", {}, f"s/{n}", ("random", "random")) for n in range(3)]
    assert list(play_all(tasks, 2, play_task)) == list(play_all(tasks, 1, play_task))


@pytest.mark.parametrize("seconds", ["0", "-1", "inf", "soon"])
def test_a_budget_is_a_time(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "unseen", "--budget", seconds])
    assert "--budget" in capsys.readouterr().err
