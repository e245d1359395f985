"""Players made of the same legal choices as everybody's, by name."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from orloj.bots.sight import Bot, Sight
from orloj.bots.uniform import Uniform

BOTS: Mapping[str, Callable[[random.Random], Bot]] = MappingProxyType({"random": Uniform})
"""Name -> maker of a player with dice of its own."""

__all__ = ["BOTS", "Bot", "Sight", "bot"]


def bot(name: str, dice: random.Random) -> Bot:
    """A player of that name. Raises ValueError, which says what names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](dice)
