"""Players made of the same legal choices as everybody's, by name."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from orloj.bots.easy import Easy
from orloj.bots.hard import Hard
from orloj.bots.normal import Normal
from orloj.bots.sight import Bot, Sight
from orloj.bots.uniform import Uniform

BUDGET = 2.0
"""Seconds that a bot with a clock thinks about a choice."""

BOTS: Mapping[str, Callable[[random.Random, float], Bot]] = MappingProxyType(
    {
        "random": lambda dice, budget: Uniform(dice),
        "easy": lambda dice, budget: Easy(dice),
        "normal": lambda dice, budget: Normal(dice),
        "hard": lambda dice, budget: Hard(dice, budget),
    }
)
"""Name -> maker of a player with dice and time of its own, the weakest first."""

__all__ = ["BOTS", "BUDGET", "Bot", "Sight", "bot"]


def bot(name: str, dice: random.Random, budget: float = BUDGET) -> Bot:
    """A player of that name. Raises ValueError, which says what names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](dice, budget)
