"""Hunger Wall and Cathedral: every set of tiers (components, section 6)."""

from collections import Counter

from orloj.engine.data.rows import Row
from orloj.games.caput.components.rows import numbered
from orloj.games.caput.components.source import Data, block

PROJECTS = {"hunger_wall": "left", "cathedral": "right"}
SETS = ("original", "a", "b")
SIZE = 6
TIERS = ["I", "I", "II", "II", "III", "III"]
SQUARES = {">": 3, "^": 2, "vp 2": 4}
CROSSING = {"II": "gold, stone", "III": "gold 2, stone 2"}


def check(data: Data) -> None:
    """Raise ComponentError for a grid that is not as the texts and the components page have it."""
    for project, direction in PROJECTS.items():
        grid = block(data, "grids", project)
        grid.same(grid.text("direction"), direction, "sideways (PCR-GRID-03, PCR-GRID-05)")
        ends = {tiers: _check_tiers(grid.part(tiers)) for tiers in SETS}
        rows, columns = ([ends[tiers][i] for tiers in ("a", "original", "b")] for i in (0, 1))
        trade = rows[0] > rows[1] > rows[2] and columns[0] < columns[1] < columns[2]
        grid.require(trade, "A tiers trade columns for rows, B tiers rows for columns")
    up, crossing = block(data, "grids", "up"), block(data, "grids", "crossing")
    up.same(up.text("cost"), "silver 2", "a step up (PCR-GRID-07)")
    crossing.same(crossing.value("cost", dict), CROSSING, "crossing into a tier (PCR-GRID-13)")
    tiles = block(data, "grids", "cathedral_tiles")
    tiles.same((tiles.number("number"), tiles.text("tier")), (3, "III"), "final-scoring tiles (PCR-GRID-23)")


def _check_tiers(tiers: Row) -> tuple[int, int]:
    """The points of the top row and the value of the last column."""
    rows = numbered(tiers, "row")
    tiers.same(list(rows), list(range(SIZE, 0, -1)), "rows from the top")
    upwards = [rows[n] for n in sorted(rows)]
    tiers.same([row.text("tier") for row in upwards], TIERS, "tiers of the rows (PCR-GRID-12)")
    points, values = [row.number("vp") for row in upwards], list(tiers.numbers("column_value"))
    tiers.same({len(values), *(len(row.texts("squares")) for row in upwards)}, {SIZE}, "columns")
    rising = points == sorted(set(points)) and values == sorted(values)
    tiers.require(rising and points[0] == values[0] == 0, "points and values rise from nothing (PCR-GRID-32)")
    squares = {(c, n): sign for n, row in rows.items() for c, sign in enumerate(row.texts("squares")) if sign}
    tiers.same(dict(Counter(squares.values())), SQUARES, "arrows and points on the squares")
    inside = all(c + 1 < SIZE if sign == ">" else n < SIZE for (c, n), sign in squares.items() if sign in (">", "^"))
    tiers.require(inside and (0, 1) not in squares, "no arrow off the grid, nothing at the start")
    return points[-1], values[-1]
