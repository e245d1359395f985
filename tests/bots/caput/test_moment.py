"""What the bots think of the middle of a turn: nothing that is under way is forgotten."""

from __future__ import annotations

import pytest

from orloj.bots.caput.moment import performing
from orloj.bots.caput.worth import worth
from tests.caput.table import Table

CLOSE = 6.0
"""Points by which the thought of what is coming may be wrong."""


def worths(table: Table, *choices: str) -> list[float]:
    """The worth to seat 0 before and after each of some choices."""
    found = [worth(table.game, 0)]
    for choice in choices:
        table.do(choice)
        found.append(worth(table.game, 0))
    return found


def test_a_wall_that_is_paid_for_is_as_good_as_laid() -> None:
    table = Table().give(stone=4).row("wall", "ashlar-face", "arrow-loops", "rubble-core").took()
    chosen, laid = worths(table.do("act:wall"), "hex:arrow-loops", "lay:wall-1:0")[1:]
    assert chosen == pytest.approx(laid, abs=CLOSE)
    assert chosen > worth(Table().give(vp=3, stone=0).took().game, 0) - CLOSE


def test_an_upgrade_that_is_taken_is_as_good_as_laid() -> None:
    table = Table().row("upgrade", "silver-smelting", "paving", "roof-tiling").took("crane-tile-5")
    before, chosen, laid = worths(table.do("act:upgrade"), "hex:silver-smelting", "lay:mines:0")
    assert before == pytest.approx(chosen, abs=CLOSE)
    assert chosen == pytest.approx(laid, abs=CLOSE)


def test_what_waits_in_the_turn_counts() -> None:
    table = Table().took()
    before = worth(table.game, 0)
    turn = table.game.edit_turn()
    turn.bonus = True
    with_bonus = worth(table.game, 0)
    table.game.edit_turn().special = 2
    with_points = worth(table.game, 0)
    table.game.edit_turn().sideways["wall"] = 1
    assert before < with_bonus < with_points < worth(table.game, 0)


def test_a_tile_whose_actions_cannot_be_performed_is_worth_less() -> None:
    table = Table().give(gold=0, stone=0)
    assert performing(table.game, 0, "building", 8) == 0
    assert performing(table.game, 0, "mines", 8) > 0
    table.player().road = 3
    assert performing(table.game, 0, "road", 8) == 0
    assert performing(table.give(egg=1).game, 0, "road", 8) > 0


def test_the_bonus_of_an_upgrade_comes_with_its_action() -> None:
    plain = performing(Table().game, 0, "mines", 8)
    assert performing(Table().lay("mines", "silver-smelting").game, 0, "mines", 8) > plain


def test_a_gain_on_the_stack_counts_for_its_seat() -> None:
    table = Table()
    before = worth(table.game, 0)
    table.gain("egg | vp 2")
    assert table.ask == "either"
    assert worth(table.game, 0) > before
    other = Table().gain("egg | vp 2", seat=1)
    assert worth(other.game, 0) < before
