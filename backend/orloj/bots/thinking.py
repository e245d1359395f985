"""What all bots that think ahead do."""

from __future__ import annotations

import random

from orloj.engine.game import NATURE, Game, play, weights

Luck = tuple[float, ...]
"""Numbers from 0 to 1 that stand for all chance of a thought: what is compared is compared under the same luck."""
MANY = 16
LONG = 60
"""Choices after which a turn is no longer followed; few are longer than twenty."""


def luck_of(dice: random.Random) -> Luck:
    """The luck of a thought."""
    return tuple(dice.random() for _ in range(MANY))


def step(game: Game, choice: str, luck: Luck) -> bool:
    """Plays a choice and what chance answers to it; true when the decider's turn is over.

    It is when another is to decide, when the game is over, and when something was made final that was not left to
    chance: the end of a turn that one of the same seat follows.
    """
    seat, final = game.decider, game.seals
    play(game, choice)
    while game.decider == NATURE:
        play(game, _outcome(game, luck[game.seals % MANY]))
        final += 1
    return game.decider != seat or game.seals != final


def _outcome(game: Game, point: float) -> str:
    found = weights(game)
    point *= sum(found.values())
    outcomes = sorted(found)
    for outcome in outcomes:
        point -= found[outcome]
        if point < 0:
            return outcome
    return outcomes[-1]


def run_out(game: Game, luck: Luck) -> None:
    """Plays a turn to its end, always by the first of the choices."""
    for _ in range(LONG):
        if not game.choices or step(game, game.choices[0], luck):
            return
