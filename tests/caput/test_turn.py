"""The order of turns and what a turn holds."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from orloj.games.caput.components.crane import TILES
from tests.caput.table import RULES, Table
from tests.caput.turns import crane_with, finish_turn

DONE = ("act:mines", "plus-one")


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_turns_go_clockwise_from_the_first_player(seats: int, first: int) -> None:
    """PCR-TURN-01, PCR-SETUP-28: in one order to the end of the game."""
    table = Table(seats)
    table.game.edit_turn().first = first
    table.turn(first, number=1)
    seen = []
    while table.game.stack:
        seen.append(RULES.turn_of(table.game))
        finish_turn(table)
    assert RULES.turn_of(table.game) is None
    assert seen == [(first + n) % seats for n in range(16 * seats)]


@pytest.mark.parametrize(("seats", "total"), [(2, 32), (3, 48), (4, 64)])
def test_sixteen_turns_each(seats: int, total: int) -> None:
    """PCR-TURN-09: none is skipped, and then the game is over."""
    table = Table(seats)
    seen = []
    for _ in range(total):
        assert RULES.scores(table.game) is None
        seen.append(table.game.turn.seat)
        finish_turn(table)
    assert [seen.count(seat) for seat in range(seats)] == [16] * seats
    assert RULES.scores(table.game) is not None
    with pytest.raises(Refused) as caught:
        table.do("tile:crane-tile-1")
    assert caught.value.code == "game-over"


def test_a_turn_is_a_tile_an_action_and_the_end_steps() -> None:
    """PCR-TURN-02, PCR-TIMING-06: it cannot be ended before tile and action."""
    table = crane_with(7)
    table.refuses("end-turn", "PCR-TIMING-06")
    table.do("tile:crane-tile-1").refuses("end-turn", "PCR-TIMING-06")
    table.do(*DONE, "end-turn")
    assert (table.game.turn.seat, table.game.turn.number) == (1, 2)


def test_one_tile_a_turn() -> None:
    """PCR-TURN-03: neither before nor after the action."""
    table = crane_with(7).do("tile:crane-tile-1")
    table.refuses("tile:crane-tile-6", "PCR-TURN-03")
    table.do(*DONE).refuses("tile:crane-tile-6", "PCR-TURN-03")


def test_one_action_of_the_tile() -> None:
    """PCR-TURN-04: neither the other one nor the same again."""
    table = crane_with(7).give(stone=5).do("tile:crane-tile-1", *DONE)
    for action in ("wall", "mines"):
        table.refuses(f"act:{action}", "PCR-TURN-04")


def test_further_actions_come_from_effects_alone() -> None:
    """PCR-TURN-05: tile, extra action, then a technology; nothing else is left."""
    table = crane_with(7).give(gold=0, goldwindow=4).technology("double-shifting")
    table.do("tile:crane-tile-1", "act:mines", "produce", "buy:goldwindow2", "extra:quarries", "produce")
    for more in ("act:wall", "extra:quarries", "buy:goldwindow2"):
        table.refuses(more)
    table.do("technology:double-shifting", "option:2", "act:quarries", "plus-one")
    assert RULES.view(table.game, 0)["turn"]["done"] == ["mines", "quarries", "quarries"]
    for more in ("act:wall", "extra:quarries", "buy:goldwindow2", "technology:double-shifting"):
        table.refuses(more)


def test_nothing_comes_after_the_end_steps() -> None:
    """PCR-TURN-06: while windows are discarded, and once the next player is to move."""
    table = crane_with(7).give(silver=3, goldwindow=1, stone=5).technology("paymastery")
    late = ("technology:paymastery", "up:wall", "buy:silver+goldwindow", "refresh:wall", "bonus")
    table.do("tile:crane-tile-1", *DONE, "end-turn")
    assert table.ask == "window"
    for choice in late:
        table.refuses(choice)
    table.do("discard:silver", "discard:silver")
    match = Match(RULES, table.game, b"", 0, table.game)
    for choice in late:
        with pytest.raises(Refused, match="another player's turn"):
            match.choose(0, choice)


@pytest.mark.parametrize("choice", ["refresh:wall", "up:wall", "seal:seal-plain", "buy:goldwindow2"])
def test_not_in_anothers_turn(choice: str) -> None:
    """PCR-TURN-08: a refresh, a step up, a seal claim, an extra action."""
    table = Table().give(1, gold=5, silver=2, goldwindow=2)
    table.player(1).rights = 1
    match = Match(RULES, table.game, b"", 0, table.game)
    before = RULES.dump(table.game)
    with pytest.raises(Refused) as caught:
        match.choose(1, choice)
    assert (caught.value.code, caught.value.clause) == ("not-your-turn", "PCR-TURN-08")
    assert RULES.dump(table.game) == before
    assert choice in table.turn(1).legal


def test_every_pairing_of_tile_and_action_can_be_had() -> None:
    """PCR-TURN-10: whoever wants an action finds it on each tile that shows it, and the tile leads to that action."""
    table = Table().give(gold=5, stone=9, egg=1)
    reached = set()
    for tile in table.choices("tile:"):
        probe = Table().give(gold=5, stone=9, egg=1).do(f"tile:{tile}")
        reached |= {(tile, action) for action in probe.choices("act:")}
    assert reached == {(tile.id, action) for tile in TILES.values() for action in tile.a}


def test_a_tile_without_a_possible_action() -> None:
    """PCR-TURN-11: while an action is possible it is not forgone; where none is, the turn may end with the bonus."""
    table = crane_with(7)
    table.do("tile:crane-tile-1").refuses("end-turn", "PCR-TIMING-06")
    table = Table().row("upgrade", "", "", "", "")
    table.player().road = 5
    table.crane(crane_tile_5=7).do("tile:crane-tile-5")
    assert (table.choices("act:"), "end-turn" in table.legal) == ([], True)
    assert table.do("end-turn").goods() == {"gold": 3, "stone": 2}
