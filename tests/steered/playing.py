"""Whole games in which every seat has a policy, looked at in every position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from orloj.engine.errors import Refused
from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules, checked_options
from tests.steered.policies import Policy

LONGEST = 3000
"""Choices after which a game counts as endless; the longest of these games has a third of that."""
Look = Callable[[Any], object]
SEEDS = st.integers(0, 2**32)
NUMBERS = st.lists(st.integers(0, 40), min_size=1, max_size=40)


def tables(rules: Rules) -> st.SearchStrategy[tuple[int, dict[str, str]]]:
    """Seats and options of a game."""
    options = {name: st.sampled_from(values) for name, values in rules.options.items()}
    drawn = st.tuples(st.sampled_from(list(rules.seats)), st.fixed_dictionaries(options))
    return drawn.map(lambda table: (table[0], _accepted(rules, *table)))


def _accepted(rules: Rules, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options without those, from the last, that the rules refuse for so many players."""
    try:
        rules.new(seats, checked_options(rules, seats, options))
    except Refused:
        return _accepted(rules, seats, dict(list(options.items())[:-1]))
    return options


def play_out(
    rules: Rules, seats: int, options: Mapping[str, str], seed: int, policies: Sequence[Policy], look: Look
) -> list[Step]:
    """Plays a game to its end, each seat by its policy, and looks at every position; what happened, step by step."""
    match, start = Match.start(rules, seats, options, seed.to_bytes(8, "big"))
    game, steps = match.game, [start]
    for _ in range(LONGEST):
        look(game)
        if game.decider is None:
            return steps
        steps.append(match.choose(game.decider, policies[game.decider](game, legal(game))))
    raise AssertionError(f"no end after {LONGEST} choices, the last of them {match.trail[-10:]}")


def by_number(numbers: Sequence[int]) -> Policy:
    """Picks by the place in the list, over and over, so that Hypothesis can shrink what fails to a short list."""
    turn = 0

    def pick(game: Any, choices: Sequence[str]) -> str:
        nonlocal turn
        turn += 1
        number = numbers[turn % len(numbers)] + turn // len(numbers)
        return choices[number % len(choices)]

    return pick
