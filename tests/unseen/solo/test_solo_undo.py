"""What a human can take back against the Councilor."""

from __future__ import annotations

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office
from tests.unseen.solo.telling import random_game
from tests.unseen.table import RULES


def started() -> Match:
    """The human's turn in a solo game, as a match that begins here."""
    game = Office().can("place").witch("vodnik").game
    return Match(RULES, game.clone(), b"seed", 0, game)


def refused(match: Match, steps: int = 1) -> str:
    """The code with which an undo is refused."""
    with pytest.raises(Refused) as caught:
        match.undo(0, steps)
    return caught.value.code


def test_a_turn_can_be_taken_back_before_it_is_ended() -> None:
    match = started()
    before = RULES.dump(match.game)  # type: ignore[arg-type]
    for choice in ("place:golem", "square:robot", "turn-back"):
        match.choose(0, choice)
    match.undo(0, 3)
    assert RULES.dump(match.game) == before  # type: ignore[arg-type]


def test_ending_the_turn_seals_it_with_all_the_councilor_did() -> None:
    """PU-TURN-04: neither the Councilor's turn nor the turn before it can be taken back."""
    match = started()
    for choice in ("place:golem", "square:robot", "turn-back"):
        match.choose(0, choice)
    step = match.choose(0, "end-turn")
    assert ("turn", COUNCILOR) in [(entry["k"], entry["seat"]) for entry in step.log]
    assert (match.game.decider, match.trail) == (0, ())
    assert refused(match) == "nothing-to-undo"


def test_the_next_turn_goes_back_to_its_start_only() -> None:
    match = started()
    for choice in ("place:golem", "square:robot", "turn-back", "end-turn"):
        match.choose(0, choice)
    start = RULES.dump(match.game)  # type: ignore[arg-type]
    match.choose(0, "bench")
    match.undo(0)
    assert RULES.dump(match.game) == start  # type: ignore[arg-type]
    assert refused(match) == "nothing-to-undo"


def test_a_turn_is_over_even_when_the_councilor_has_passed() -> None:
    """PU-TURN-04: no chance outcome comes between two turns of the human then."""
    office = Office().can().act("morning-rounds").witch("vodnik")
    match = Match(RULES, office.game.clone(), b"seed", 0, office.game)
    for choice in ("place:golem", "square:robot", "turn-back"):
        match.choose(0, choice)
    assert [entry["seat"] for entry in match.choose(0, "end-turn").log if entry["k"] == "turn"] == [0]
    assert refused(match) == "nothing-to-undo"


def test_no_choice_in_whose_course_the_councilor_acted_can_be_taken_back() -> None:
    """However it came to act: after each such choice there is nothing to take back."""
    seen = 0
    for match, step in random_game(3, "no", seed=9):
        if any(entry["k"] == "turn" for entry in step.log):
            assert match.trail == ()
            if match.game.decider is not None:
                assert refused(match) == "nothing-to-undo"
            seen += 1
    assert seen > 3
