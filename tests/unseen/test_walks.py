"""Whole games steered by obsessions and by Hypothesis; the box is counted at every step."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.games.unseen import log
from orloj.games.unseen.effects import ALL
from orloj.games.unseen.game import Unseen
from tests.unseen.invariants import faults
from tests.unseen.policies import POLICIES, Policy
from tests.unseen.table import RULES

LONGEST = 2000
"""Choices after which a game counts as endless; the longest of these walks has a quarter of that."""
TABLES = st.tuples(
    st.integers(2, 4),
    st.fixed_dictionaries({name: st.sampled_from(values) for name, values in RULES.options.items()}),
)
Look = Callable[[Unseen], object]


def play_out(seats: int, options: Mapping[str, str], seed: int, policies: Sequence[Policy], look: Look) -> Unseen:
    """Plays a game to its end, each seat by its policy, and looks at every position."""
    match, _ = Match.start(RULES, seats, options, seed.to_bytes(8, "big"))
    game = match.game
    for _ in range(LONGEST):
        assert isinstance(game, Unseen)
        look(game)
        if game.decider is None:
            return game
        match.choose(game.decider, policies[game.decider](game, legal(game)))
    raise AssertionError(f"no end after {LONGEST} choices, the last of them {match.trail[-10:]}")


def sound(game: Unseen) -> None:
    """Nothing is lost, doubled, negative or in two places."""
    assert faults(game) == []


@pytest.mark.parametrize("name", POLICIES)
@settings(max_examples=5)
@given(table=TABLES, seed=st.integers(0, 2**32))
def test_the_box_stays_whole_when_all_have_one_obsession(
    name: str, table: tuple[int, dict[str, str]], seed: int
) -> None:
    dice = random.Random(seed)
    play_out(*table, seed, [POLICIES[name](dice) for _ in range(table[0])], sound)


@settings(max_examples=15)
@given(
    table=TABLES, seed=st.integers(0, 2**32), names=st.lists(st.sampled_from(sorted(POLICIES)), min_size=4, max_size=4)
)
def test_the_box_stays_whole_when_obsessions_meet(
    table: tuple[int, dict[str, str]], seed: int, names: list[str]
) -> None:
    dice = random.Random(seed)
    play_out(*table, seed, [POLICIES[name](dice) for name in names], sound)


@settings(max_examples=25)
@given(table=TABLES, seed=st.integers(0, 2**32), numbers=st.lists(st.integers(0, 40), min_size=1, max_size=40))
def test_the_box_stays_whole_whatever_is_chosen(
    table: tuple[int, dict[str, str]], seed: int, numbers: list[int]
) -> None:
    """Hypothesis picks by number, over and over; it shrinks what fails to a short list."""
    turn = 0

    def pick(game: Unseen, choices: Sequence[str]) -> str:
        nonlocal turn
        turn += 1
        number = numbers[turn % len(numbers)] + turn // len(numbers)
        return choices[number % len(choices)]

    play_out(*table, seed, [pick] * 4, sound)


def test_walks_come_to_every_question_of_the_game() -> None:
    asked: Counter[str] = Counter()
    for seed in range(40):
        dice = random.Random(seed)
        policies = [dice.choice(list(POLICIES.values()))(dice) for _ in range(4)]
        play_out(4, {}, seed, policies, lambda game: asked.update({game.stack[-1].ask: 1} if game.stack else {}))
    never = {effect.ask for effect in ALL if effect.ask} - asked.keys()
    assert never <= {"discard"}  # no component demands a second Guild or card of choice


def test_the_log_tells_nothing_that_its_list_leaves_out() -> None:
    """Whoever puts the log into words goes by the list in the module's docstring."""
    listed = set(re.findall(r"[a-z-]+", " ".join(re.findall(r"^\| ([a-z, -]+) \|", log.__doc__ or "", re.MULTILINE))))
    told: set[str] = set()
    for seed in range(10):
        dice = random.Random(seed)
        match, start = Match.start(RULES, 4, {}, seed.to_bytes(8, "big"))
        policies = [dice.choice(list(POLICIES.values()))(dice) for _ in range(4)]
        steps = [start]
        while match.game.decider is not None:
            assert isinstance(match.game, Unseen)
            steps.append(match.choose(match.game.decider, policies[match.game.decider](match.game, legal(match.game))))
        told |= {entry["k"] for step in steps for entry in step.log}
    assert told - listed == set()
    assert len(told) > 35
