"""The Charles University track (PCR-UNI)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.tracks import UNI_STEPS, UNI_VALUE
from tests.caput.ending import finish
from tests.caput.table import Table


def standing(step: int) -> Table:
    """Seat 0's marker stands on a step; it has no goods."""
    table = Table().give(gold=0, stone=0)
    table.player().uni = step
    return table


@pytest.mark.parametrize(("step", "points"), [(0, 0), (2, 0), (3, 5), (5, 5), (6, 10), (8, 10), (9, 15)])
def test_its_height_decides_what_technology_is_worth(step: int, points: int) -> None:
    """PCR-UNI-01, PCR-UNI-05, PCR-UNI-08: 5 technology steps, by the value at the University marker."""
    table = standing(step)
    table.player().tech = 5
    assert finish(table)[0]["academics"] == points


def test_the_values_run_from_nothing_to_three() -> None:
    """PCR-UNI-05, PCR-UNI-08."""
    assert UNI_VALUE == (0, 0, 0, 1, 1, 1, 2, 2, 2, 3)
    assert UNI_STEPS == 9


def test_advancing_brings_nothing_at_once() -> None:
    """PCR-UNI-02."""
    table = standing(0).gain("uni 9")
    assert (table.player().uni, table.ask) == (9, "turn")
    assert table.goods() == {}
    assert table.player().technologies == []


@pytest.mark.parametrize(("step", "steps", "points"), [(9, 1, 2), (9, 2, 4), (8, 2, 2), (8, 1, 0), (7, 5, 6)])
def test_the_top_scores_instead(step: int, steps: int, points: int) -> None:
    """PCR-UNI-03: 2 points for each step beyond the top, and the marker stays."""
    table = standing(step).gain(f"uni {steps}")
    assert (table.player().uni, table.goods().get("vp", 0)) == (9, points)


@pytest.mark.parametrize(
    ("tile", "step", "at", "points"),
    [
        ("paving", 0, 1, 0),  # Era I
        ("lime-burning", 0, 2, 0),  # Era II
        ("lime-burning", 9, 9, 4),
        ("lime-burning", 8, 9, 2),
        ("paving", 9, 9, 2),
    ],
)
def test_an_upgrade_advances_it_by_its_era(tile: str, step: int, at: int, points: int) -> None:
    """PCR-UNI-04, PCR-UNI-06, PCR-UNI-07."""
    place = {"paving": "road", "lime-burning": "quarries"}[tile]
    table = standing(step).row("upgrade", tile).took("crane-tile-5").do("act:upgrade", f"lay:{place}:0")
    assert (table.player().uni, table.goods().get("vp", 0)) == (at, points)
