"""What all bots that think ahead do."""

from __future__ import annotations

import random

from orloj.engine.game import NATURE, Game, play, weights


def answer_nature(game: Game, dice: random.Random) -> None:
    """Draws what chance decides until a player is to decide or the game is over."""
    while game.decider == NATURE:
        found = weights(game)
        outcomes = sorted(found)
        play(game, dice.choices(outcomes, [found[outcome] for outcome in outcomes])[0])
