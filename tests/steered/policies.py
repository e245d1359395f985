"""Players of any game that steer into corners: each takes whatever serves its obsession, and anything when nothing
does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from orloj.engine.game import legal, play

Policy = Callable[[Any, Sequence[str]], str]
"""Picks one of the choices of a position."""
Wish = Callable[[str], bool]


def kind_of(choice: str) -> str:
    """The word before the colon."""
    return choice.partition(":")[0]


def wanting(dice: random.Random, *wishes: Wish, otherwise: Policy | None = None) -> Policy:
    """Takes the first wish that something fulfils, at random among what does."""

    def choose(game: Any, choices: Sequence[str]) -> str:
        for wish in wishes:
            if found := [choice for choice in choices if wish(choice)]:
                return dice.choice(found)
        return otherwise(game, choices) if otherwise else dice.choice(choices)

    return choose


def of(*kinds: str) -> Wish:
    """A choice of one of these kinds."""
    return lambda choice: kind_of(choice) in kinds


def not_of(*kinds: str) -> Wish:
    """A choice of any other kind."""
    return lambda choice: kind_of(choice) not in kinds


def rarest(dice: random.Random) -> Policy:
    """Always a choice of the kind that was taken least often so far."""
    taken: Counter[str] = Counter()

    def choose(game: Any, choices: Sequence[str]) -> str:
        least = min(taken[kind_of(choice)] for choice in choices)
        choice = dice.choice([choice for choice in choices if taken[kind_of(choice)] == least])
        taken[kind_of(choice)] += 1
        return choice

    return choose


def greedy(dice: random.Random, worth: Callable[[Any, int], float], among: int = 5) -> Policy:
    """What leads to the position of most worth for its seat, of some choices that are no refusal."""

    def choose(game: Any, choices: Sequence[str]) -> str:
        wanted = [choice for choice in choices if choice != "decline"] or list(choices)
        return max(
            dice.sample(wanted, min(len(wanted), among)), key=lambda choice: worth(_after(game, choice), game.decider)
        )

    return choose


def _after(game: Any, choice: str) -> Any:
    twin = game.clone()
    play(twin, choice)
    return twin


def wordy(dice: random.Random) -> Policy:
    """Whatever leads to the longest list of choices next."""
    return greedy(dice, lambda game, seat: len(legal(game)))
