"""What can be taken back."""

from __future__ import annotations

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from tests.unseen.table import RULES, Table


def match_of(table: Table) -> Match:
    """The position as a match that begins here."""
    return Match(RULES, table.game.clone(), b"", 0, table.game)


def test_a_turn_can_be_taken_back_to_its_start_choice_by_choice() -> None:
    match = match_of(Table().witch("vodnik"))
    before = match.game.clone()
    choices = ("place:golem", "square:robot", "turn-back")
    for choice in choices:
        match.choose(0, choice)
    assert match.trail == choices
    match.undo(0, 3)
    assert RULES.dump(match.game) == RULES.dump(before)  # type: ignore[arg-type]


def test_a_turn_that_has_ended_is_over_even_when_the_same_player_goes_on() -> None:
    """The last who has not Benched takes one turn after the other."""
    table = Table(2).witch("vodnik")
    table.game.edit_turn().benched["1"] = "robot"
    table.player(1).workers["robot"] = "bench"
    match = match_of(table)
    for choice in ("place:golem", "square:robot", "turn-back", "end-turn"):
        match.choose(0, choice)
    assert match.game.decider == 0
    with pytest.raises(Refused) as refusal:
        match.undo(0)
    assert refusal.value.code == "nothing-to-undo"
