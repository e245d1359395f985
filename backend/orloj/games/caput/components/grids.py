"""Hunger Wall and Cathedral: every square of their tiers (PCR-GRID)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Item
from orloj.games.caput.components.rows import numbered
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import cost_of

TIERS = ("I", "II", "III")
SETS = ("original", "a", "b")


@dataclass(frozen=True, slots=True)
class GridRow:
    """A row of a project: its points, its tier (from 1), and its squares in the direction of travel."""

    vp: int
    tier: int
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A project's tiers: rows from the bottom, and what a corner token is worth in each column."""

    rows: tuple[GridRow, ...]
    column_value: tuple[int, ...]


def _grid(project: str, tiers: str) -> Grid:
    part = block(DATA, "grids", project).part(tiers)
    rows = numbered(part, "row")
    return Grid(
        tuple(
            GridRow(rows[n].number("vp"), TIERS.index(rows[n].text("tier")) + 1, rows[n].texts("squares"))
            for n in sorted(rows)
        ),
        part.numbers("column_value"),
    )


COLUMNS = block(DATA, "grids", "shape").number("columns")
ROWS = block(DATA, "grids", "shape").number("rows")
UP_COST = cost_of(block(DATA, "grids", "up"), "cost")
"""A step up (PCR-GRID-07)."""
CROSSING: Mapping[int, tuple[Item, ...]] = MappingProxyType(
    {TIERS.index(tier) + 1: cost_of(block(DATA, "grids", "crossing").part("cost"), tier) for tier in TIERS[1:]}
)
"""Tier -> what a step up into it costs on top (PCR-GRID-13)."""
GRIDS: Mapping[str, Mapping[str, Grid]] = MappingProxyType(
    {
        project: MappingProxyType({tiers: _grid(name, tiers) for tiers in SETS})
        for project, name in (("wall", "hunger_wall"), ("cath", "cathedral"))
    }
)
