"""The games that are steered into corners, and what is looked for in each."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from types import ModuleType

from orloj.engine.rules import Rules
from orloj.games.caput import effects as caput_effects
from orloj.games.caput import log as caput_log
from orloj.games.unseen import effects as unseen_effects
from orloj.games.unseen import log as unseen_log
from tests.caput.policies import POLICIES as CAPUT
from tests.caput.table import RULES as PRAGA_CAPUT_REGNI
from tests.caput.watch import Watch
from tests.steered.playing import Look
from tests.steered.policies import Policy
from tests.unseen.invariants import look_for_faults
from tests.unseen.policies import POLICIES as UNSEEN
from tests.unseen.table import RULES as PRAGUE_UNSEEN


@dataclass(frozen=True)
class Steered:
    """A game with its obsessions.

    `watch` makes what looks at every position of one game. `never_asked` and `never_told` are questions and kinds of
    log entry that no choice of components can bring about.
    """

    rules: Rules
    policies: Mapping[str, Callable[[random.Random], Policy]]
    watch: Callable[[], Look]
    effects: ModuleType
    log: ModuleType
    never_asked: Set[str]
    never_told: Set[str]


GAMES = {
    "unseen": Steered(
        PRAGUE_UNSEEN,
        UNSEEN,
        lambda: look_for_faults,
        unseen_effects,
        unseen_log,
        never_asked={"discard"},  # no component demands a second Guild or card of choice
        never_told={"undo"},
    ),
    "caput": Steered(
        PRAGA_CAPUT_REGNI,
        CAPUT,
        Watch,
        caput_effects,
        caput_log,
        never_asked=set(),
        never_told={"undo"},
    ),
}
