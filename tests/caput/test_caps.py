"""What players can hold at most (PCR-DATA-05)."""

from __future__ import annotations

import pytest

from tests.caput.table import Table
from tests.caput.turns import finish_turn


@pytest.mark.parametrize("good", ["egg", "red", "blue", "vp"])
def test_no_cap_for_eggs_tokens_and_points(good: str) -> None:
    """PCR-DATA-05: not within a turn, nor beyond its end."""
    table = Table().took("crane-tile-1").gain(f"{good} 70")
    assert table.goods()[good] == 70
    assert finish_turn(table).goods()[good] == 70


@pytest.mark.parametrize("good", ["gold", "stone"])
def test_nine_gold_and_nine_stone(good: str) -> None:
    """PCR-DATA-05: the rest is lost."""
    table = Table().give(gold=0, stone=0)
    table.player().wealth.clear()
    assert table.gain(f"{good} 12").goods() == {good: 9}


@pytest.mark.parametrize("good", ["silver", "goldwindow"])
def test_two_windows_over_the_end_of_a_turn(good: str) -> None:
    """PCR-DATA-05: within the turn there may be more."""
    table = Table().took("crane-tile-1").gain(f"{good} 12")
    assert table.goods()[good] == 12
    assert finish_turn(table).goods()[good] == 2
