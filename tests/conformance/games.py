"""What holds of every game from its start to its end."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules
from tests.conformance.walk import as_json


def undo_is_the_same_as_not_having_chosen(rules: Rules, seats: int, options: Mapping[str, str], seed: int) -> None:
    """Taking back n choices leads to the state n choices ago, and the same choices lead on to the same states."""
    dice = random.Random(seed)
    match, _ = Match.start(rules, seats, options, seed.to_bytes(4, "big"))
    past: list[dict[str, Any]] = []
    while (seat := match.game.decider) is not None:
        assert len(past) == len(match.trail)
        for steps in range(1, len(past) + 1):
            twin = match.clone()
            twin.undo(seat, steps)
            assert rules.dump(twin.game) == past[-steps]
            for choice in match.trail[-steps:]:
                twin.choose(seat, choice)
            assert (twin.dump(), twin.trail) == (match.dump(), match.trail)
        with pytest.raises(Refused, match="can be taken back"):
            match.undo(seat, len(past) + 1)
        past.append(rules.dump(match.game))
        step = match.choose(seat, dice.choice(legal(match.game)))
        if step.outcomes or match.game.decider != seat:
            assert match.trail == ()
        if not match.trail:
            past.clear()


def a_seed_and_its_choices_make_one_game(rules: Rules, seats: int, options: Mapping[str, str], seed: int) -> None:
    """Played twice it is the same game, step by step; another seed gives another."""

    def played(salt: int) -> tuple[list[Step], dict[str, Any]]:
        dice = random.Random(seed)
        match, start = Match.start(rules, seats, options, salt.to_bytes(4, "big"))
        steps = [start]
        while (seat := match.game.decider) is not None:
            steps.append(match.choose(seat, dice.choice(legal(match.game))))
            assert Step.load(as_json(steps[-1].dump())) == steps[-1]
        return steps, match.dump()

    assert played(seed) == played(seed)
    assert played(seed)[0] != played(seed + 1)[0]
