"""Bots that do what bots should not, of every level but `easy`, which ends its turn at once: for the tests' game."""

import os
import random
import time
from collections.abc import Callable

from orloj.bots import Bot, Sight


class Odd:
    """A bot made of one function."""

    def __init__(self, choose: Callable[[Sight], str]) -> None:
        self._choose = choose

    def choose(self, sight: Sight) -> str:
        """Whatever it likes."""
        return self._choose(sight)


def _raise(sight: Sight) -> str:
    raise ZeroDivisionError(f"it cannot count its {len(sight.choices)} choices")


def _hang(_: Sight) -> str:
    while True:
        time.sleep(60)


def _die(_: Sight) -> str:
    os._exit(7)


def _babble(sight: Sight) -> str:
    print("step:1")  # noqa: T201  no answer, whatever it looks like
    return sight.choices[0]


def _pass(_: Sight) -> str:
    return "end-turn"


def _maker(choose: Callable[[Sight], str]) -> Callable[[str, random.Random, float], Bot]:
    return lambda level, _dice, _seconds: Odd(_pass if level == "easy" else choose)


raising, lying = _maker(_raise), _maker(lambda _: "step:9")
hanging, dying, babbling, passing = _maker(_hang), _maker(_die), _maker(_babble), _maker(_pass)
stepping = _maker(lambda _: "step:1")
crashing = _maker(lambda _: "crash")


def hopeless(_level: str, _dice: random.Random, _seconds: float) -> Bot:
    """Nothing but faults, `easy` as well."""
    return Odd(_raise)


def slow(_level: str, dice: random.Random, _seconds: float) -> Bot:
    """A bot that takes half a second."""

    def choose(sight: Sight) -> str:
        time.sleep(0.5)
        return dice.choice(sight.choices)

    return Odd(choose)
