"""The end of the game (PCR-END)."""

from __future__ import annotations

from collections import Counter

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import play
from tests.caput.ending import TURNS, finish, last_turn
from tests.caput.table import RULES, Table
from tests.caput.turns import finish_turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_turns_each(seats: int) -> None:
    """PCR-END-01, PCR-END-02, PCR-END-07: 32, 48 and 64 turns in all, not one more."""
    table = Table(seats)
    while table.game.stack:
        finish_turn(table)
    ends = Counter([0, *(entry["seat"] for entry in table.log("turn")[1:])])
    assert ends == dict.fromkeys(range(seats), 16)
    assert table.game.turn.number == {2: 32, 3: 48, 4: 64}[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_final_scoring_follows_the_last_turn(seats: int) -> None:
    """PCR-END-01, PCR-END-07: not the turn before it."""
    table = Table(seats)
    table.turn(seats - 2, TURNS[seats] - 1).took("crane-tile-1").do("act:mines", "produce", "end-turn")
    assert table.decider == seats - 1
    assert RULES.scores(table.game) is None
    last_turn(table).do("end-turn")
    assert table.decider is None
    assert RULES.scores(table.game) is not None


def test_points_of_the_game_are_kept() -> None:
    """PCR-END-05: what is scored at the end comes on top."""
    table = Table().give(vp=37, egg=1)
    scores = finish(table)[0]
    assert (scores["play"], scores["eggs"], scores["total"]) == (37, 1, 38)


@pytest.mark.parametrize(
    "choice",
    ["up:wall", "buy:goldwindow2", "seal:seal-plain", "technology:paymastery", "act:mines", "tile:crane-tile-2"],
)
def test_nothing_can_be_done_after_the_last_turn(choice: str) -> None:
    """PCR-END-06, PCR-END-02: whatever a player still has."""
    table = Table().give(silver=2, goldwindow=2, gold=9, stone=9).technology("paymastery")
    table.player().rights = 1
    finish(table)
    assert table.legal == []
    before = RULES.dump(table.game)
    with pytest.raises(Refused) as refused:
        play(table.game, choice)
    assert refused.value.code == "game-over"
    assert RULES.dump(table.game) == before
