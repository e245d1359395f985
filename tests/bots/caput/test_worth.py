"""The worth of a position of Praga Caput Regni: whose points count, how long, and in every position there is."""

from __future__ import annotations

import math
import random

import pytest

from orloj.bots.caput.worth import actions_left, worth
from orloj.engine.game import NATURE, play, weights
from orloj.games.caput.game import Caput
from tests.caput.table import PLAIN, RULES, Table


def test_a_point_more_is_worth_a_point() -> None:
    before = worth(Table().game, 0)
    assert worth(Table().give(vp=7).game, 0) == pytest.approx(before + 7)


def test_what_is_mine_is_worth_as_much_less_to_the_other() -> None:
    table = Table().give(vp=7, red=2, egg=1)
    assert worth(table.game, 0) == pytest.approx(-worth(table.game, 1))
    assert worth(table.give(1, vp=9).game, 0) == pytest.approx(worth(Table().give(vp=7, red=2, egg=1).game, 0) - 9)


def test_of_several_others_the_best_counts() -> None:
    level = worth(Table(3).game, 0)
    ahead = worth(Table(3).give(1, vp=30).game, 0)
    assert worth(Table(3).give(1, vp=30).give(2, vp=20).game, 0) == pytest.approx(ahead)
    assert ahead < level


def test_alone_ones_own_points_count() -> None:
    assert worth(Table(1).give(vp=50).game, 0) == pytest.approx(worth(Table(1).game, 0) + 50)


def test_after_the_end_the_final_scores_count() -> None:
    game = random_game(2, 3, {})
    scores = RULES.scores(game)
    assert scores is not None
    assert worth(game, 0) == scores[0]["total"] - scores[1]["total"] == -worth(game, 1)


@pytest.mark.parametrize(
    ("seats", "seat", "number", "main", "left"),
    [
        *((2, 0, 1, False, 16), (2, 0, 1, True, 15), (2, 1, 1, False, 16), (2, 0, 31, False, 1), (2, 1, 31, False, 1)),
        *((2, 0, 31, True, 0), (3, 1, 46, False, 1), (4, 3, 61, False, 1), (1, 0, 1, False, 16), (1, 0, 31, True, 0)),
    ],
)
def test_the_actions_still_to_come(seats: int, seat: int, number: int, main: bool, left: int) -> None:
    """PCR-END-01: sixteen turns each."""
    table = Table(seats).turn((number - 1) % seats, number)
    table.game.edit_turn().main = main
    assert actions_left(table.game, seat) == left


def test_beginning_a_turn_makes_nobody_richer() -> None:
    """The turn of the one and that of the other are worth the same while nothing has been done in them."""
    assert worth(Table().turn(0, 3).game, 0) == pytest.approx(worth(Table().turn(1, 4).game, 0), abs=3)


@pytest.mark.parametrize("seats", RULES.seats)
def test_every_position_has_a_worth_that_hangs_on_nothing_but_the_position(seats: int) -> None:
    """What is remembered of a part is never out of date: a position put together anew is worth the same."""
    options = [{}, {"crane": "b", "wall": "a", "cathedral": "b", "road-1": "tile", "road-2": "tile", "road-3": "tile"}]
    random_game(seats, seats, options[seats % 2], check=True)


def random_game(seats: int, seed: int, options: dict[str, str], check: bool = False) -> Caput:
    """A game of random choices, played to its end."""
    dice = random.Random(seed)
    game = RULES.new(seats, PLAIN | options)
    steps = 0
    while game.decider is not None:
        choices = sorted(weights(game)) if game.decider == NATURE else list(game.choices)
        if check:
            for choice in choices[:: 1 + len(choices) // 8]:
                twin = game.clone()
                play(twin, choice)
                assert all(math.isfinite(worth(twin, seat)) for seat in range(seats))
            steps += 1
            if steps % 7 == 0:
                anew = RULES.load(RULES.dump(game))
                assert [worth(game, seat) for seat in range(seats)] == [worth(anew, seat) for seat in range(seats)]
        play(game, dice.choice(choices))
    return game
