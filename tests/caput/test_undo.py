"""What can be taken back."""

from __future__ import annotations

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from tests.caput.table import RULES, Table


def match_of(table: Table) -> Match:
    """The position as a match that begins here."""
    return Match(RULES, table.game.clone(), b"", 0, table.game)


def test_a_turn_can_be_taken_back_to_its_start_choice_by_choice() -> None:
    table = Table().crane(crane_tile_1=4)
    before, match = RULES.dump(table.game), match_of(table)
    choices = ("tile:crane-tile-1", "act:mines", "plus-one")
    for choice in choices:
        match.choose(0, choice)
    assert match.trail == choices
    match.undo(0, 3)
    assert match.dump()["game"] is None
    assert match.dump()["origin"] == before


@pytest.mark.parametrize("seats", [1, 2])
def test_a_turn_that_has_ended_is_over_even_when_the_same_player_goes_on(seats: int) -> None:
    """Alone one takes one turn after the other, with the opponent's between them."""
    match = match_of(Table(seats).crane(crane_tile_1=4))
    for choice in ("tile:crane-tile-1", "act:mines", "plus-one", "end-turn"):
        match.choose(0, choice)
    assert match.trail == ()
    with pytest.raises(Refused) as refusal:
        match.undo(1 % seats)
    assert refusal.value.code == "nothing-to-undo"
