"""The simplest player."""

import random

from orloj.bots.sight import Sight


class Uniform:
    """Every legal choice is as likely as any other.

    Nothing is weighed, not even the choices that end an Era early: such games are short but whole, each minigame is
    played, and a count of them says something about the rules and nothing about anybody's taste.
    """

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def choose(self, sight: Sight) -> str:
        """Any of the choices."""
        return self._dice.choice(sight.choices)
