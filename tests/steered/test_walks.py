"""Whole games steered by obsessions and by Hypothesis; the box is counted at every step."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orloj.engine.codec import effects_of
from tests.steered.games import GAMES, Steered
from tests.steered.playing import NUMBERS, SEEDS, by_number, play_out, tables

WALKS, FEWEST_WALKS = 250, 10
OBSESSIONS = [(game, name) for game, steered in GAMES.items() for name in steered.policies]


@pytest.mark.parametrize(("game", "name"), OBSESSIONS)
@settings(max_examples=5)
@given(data=st.data(), seed=SEEDS)
def test_the_box_stays_whole_when_all_have_one_obsession(game: str, name: str, data: Any, seed: int) -> None:
    steered, dice = GAMES[game], random.Random(seed)
    seats, options = data.draw(tables(steered.rules))
    policies = [steered.policies[name](dice) for _ in range(seats)]
    play_out(steered.rules, seats, options, seed, policies, steered.watch())


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15)
@given(data=st.data(), seed=SEEDS)
def test_the_box_stays_whole_when_obsessions_meet(game: str, data: Any, seed: int) -> None:
    steered, dice = GAMES[game], random.Random(seed)
    seats, options = data.draw(tables(steered.rules))
    names = data.draw(st.lists(st.sampled_from(sorted(steered.policies)), min_size=seats, max_size=seats))
    policies = [steered.policies[name](dice) for name in names]
    play_out(steered.rules, seats, options, seed, policies, steered.watch())


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25)
@given(data=st.data(), seed=SEEDS, numbers=NUMBERS)
def test_the_box_stays_whole_whatever_is_chosen(game: str, data: Any, seed: int, numbers: list[int]) -> None:
    """Hypothesis picks by number; it shrinks what fails to a short list."""
    steered = GAMES[game]
    seats, options = data.draw(tables(steered.rules))
    play_out(steered.rules, seats, options, seed, [by_number(numbers)] * seats, steered.watch())


@pytest.mark.parametrize("steered", GAMES.values(), ids=GAMES)
def test_walks_come_to_every_question_and_tell_what_the_log_lists_and_nothing_else(steered: Steered) -> None:
    """Whoever puts the log into words goes by the list in the module's docstring."""
    lines = re.findall(r"^\| ([a-z, -]+) \|", steered.log.__doc__ or "", re.MULTILINE)
    untold = set(re.findall(r"[a-z-]+", " ".join(lines))) - {"kind"} - steered.never_told
    unasked = {effect.ask for effect in effects_of(steered.effects) if effect.ask} - steered.never_asked
    listed = frozenset(untold)
    for seed in range(WALKS):
        dice = random.Random(seed)
        seats = steered.rules.seats[-1 if seed else 0]
        policies = [dice.choice(list(steered.policies.values()))(dice) for _ in range(seats)]
        steps = play_out(steered.rules, seats, {}, seed, policies, lambda game: unasked.difference_update(_ask(game)))
        told = {entry["k"] for step in steps for entry in step.log}
        assert told <= listed
        untold -= told
        if seed >= FEWEST_WALKS and not untold | unasked:
            return
    raise AssertionError(f"never asked {unasked}, never told {untold}")


def _ask(game: Any) -> list[str]:
    return [top.ask for top in game.stack[-1:]]
