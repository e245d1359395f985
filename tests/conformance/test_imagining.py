"""What somebody who is not asked, or looks on, may try out: nothing hidden from them decides anything there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.engine.rules import Rules
from orloj.games import GAMES
from tests.conformance.hidden import exchanged, looked_at, pieces, unordered

SEATS = 3


def positions(rules: Rules, seed: int) -> Iterator[Match]:
    """Some decisions of a random game, and all where somebody is asked about what nobody else has seen."""
    dice = random.Random(seed)
    match, _ = Match.start(rules, SEATS, {}, seed.to_bytes(4, "big"))
    number = 0
    while (seat := match.game.decider) is not None:
        if number % 15 == 0 or looked_at(match.game):
            yield match
        number += 1
        choices = [choice for choice in legal(match.game) if choice != "bench"] or legal(match.game)
        match.choose(seat, dice.choice(choices))


def others(match: Match) -> list[int | None]:
    """Everybody but the seat that is asked."""
    return [*(seat for seat in range(SEATS) if seat != match.game.decider), None]


@pytest.mark.parametrize("game", GAMES)
def test_what_others_try_out_does_not_depend_on_what_is_hidden_from_them(game: str) -> None:
    """PU-MUG-02, PU-UPG-01, PU-WITCH-09, PCR-TECH-03, PCR-BRIDGE-04: also while the one who has looked decides."""
    rules, differed, looks = GAMES[game], 0, 0
    for seed in range(3):
        for match in positions(rules, seed):
            for viewer in others(match):
                other = exchanged(match, viewer, random.Random(seed))
                differed += rules.dump(other.game) != rules.dump(match.game)
                looks += bool(looked_at(match.game)) and looked_at(other.game) != looked_at(match.game)
                found = [_imagined(one, viewer, seed) for one in (match, other)]
                assert found[0] == found[1]
    assert differed > 20
    assert looks > 5, "somebody was asked about what nobody else had seen, and it was another thing"


def _imagined(match: Match, viewer: int | None, seed: int) -> Any:
    twin = match.rules.imagine(match.game, viewer, random.Random(seed))
    return unordered(match.rules.dump(twin)), tuple(legal(twin)), twin.log


@pytest.mark.parametrize("game", GAMES)
def test_what_they_know_is_as_it_is(game: str) -> None:
    rules = GAMES[game]
    for match in positions(rules, 4):
        before = rules.dump(match.game)
        for viewer in others(match):
            twin = rules.imagine(match.game, viewer, random.Random(1))
            assert rules.view(twin, viewer) == rules.view(match.game, viewer)
            assert pieces(twin) == pieces(match.game)
            assert twin.decider == match.game.decider
        assert rules.dump(match.game) == before


def test_the_tiles_that_another_looks_at_are_as_likely_as_those_in_the_stack() -> None:
    """PCR-TECH-03: an onlooker knows nothing of the three."""
    match = next(match for match in positions(GAMES["caput"], 0) if looked_at(match.game))
    (looked,) = looked_at(match.game)
    found: Counter[str] = Counter()
    for seed in range(600):
        twin = GAMES["caput"].imagine(match.game, None, random.Random(seed))
        found.update(looked_at(twin)[0].drawn)
    assert set(found) > set(looked.drawn)
    mean = found.total() / len(found)
    assert all(abs(times - mean) < 0.4 * mean for times in found.values())
