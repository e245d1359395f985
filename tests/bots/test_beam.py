"""The broad look at a turn: its lines are lines of the game, a broader one sees more, and chance may break a line."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orloj.bots import Sight, beam
from orloj.bots.easy import Easy
from orloj.bots.thinking import Luck, luck_of, step
from orloj.bots.worth import worth_of
from orloj.engine.game import Game
from orloj.engine.match import Match
from orloj.games import GAMES

LUCK = luck_of(random.Random(3))
BEFORE = 40
"""Choices before the turn that is looked at."""


def position(game: str) -> Game:
    """A turn in the middle of an easy game."""
    match, _ = Match.start(GAMES[game], 2, {}, b"seed")
    bots = [Easy(random.Random(seat)) for seat in range(2)]
    made = 0
    while made < BEFORE or len(match.game.choices) < 4:
        seat = match.game.decider
        assert seat is not None
        match.choose(seat, bots[seat].choose(Sight(match)))
        made += 1
    return Sight(match).imagine(random.Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_every_line_ends_the_turn_at_the_worth_that_is_told(game: str) -> None:
    start, worth = position(game), worth_of(game)
    seat = start.decider
    assert seat is not None
    found = beam.ends(start, worth, LUCK, 3)
    assert {end.line[0] for end in found} == set(start.choices)
    assert [end.value for end in found] == sorted((end.value for end in found), reverse=True)
    for end in found:
        twin = start.clone()
        assert [step(twin, choice, LUCK) for choice in end.line] == [False] * (len(end.line) - 1) + [True]
        assert end.value == pytest.approx(worth(twin, seat)) == pytest.approx(worth(end.game, seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_broader_look_takes_more_steps_and_finds_no_less(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start, steps = position(game), 0

    def counted(*args: Any) -> bool:
        nonlocal steps
        steps += 1
        return step(*args)

    monkeypatch.setattr(beam, "step", counted)
    best: list[float] = []
    taken: list[int] = []
    for width in (1, 30):
        steps = 0
        best.append(beam.ends(start, worth_of(game), LUCK, width)[0].value)
        taken.append(steps)
    assert best[0] <= best[1]
    assert taken[0] < taken[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_followed_to_its_end_or_as_far_as_it_goes(game: str) -> None:
    start, worth = position(game), worth_of(game)
    best = beam.ends(start, worth, LUCK, 8)[0]
    assert beam.follow(start, best.line, worth, LUCK, 1).value == pytest.approx(best.value)
    assert len(best.line) > 1
    broken = beam.follow(start, (best.line[0], "never"), worth, LUCK, 8)
    assert broken.value == pytest.approx(beam.follow(start, best.line[:1], worth, LUCK, 8).value)
    assert broken.game.decider != start.decider or broken.game.seals != start.seals


def test_where_every_line_goes_in_a_circle_the_first_choice_is_left() -> None:
    """Nothing that is met again is looked into."""
    start = position("unseen")

    def never(game: Game, choice: str, luck: Luck) -> bool:
        return False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(beam, "step", never)
        assert [end.line for end in beam.ends(start, worth_of("unseen"), LUCK, 3)] == [(start.choices[0],)]
