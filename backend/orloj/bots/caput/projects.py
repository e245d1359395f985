"""Hunger Wall, Cathedral and corner tokens."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.weights import GROWTH
from orloj.games.caput.components.grids import COLUMNS, GRIDS
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Player


@cache
def tokens(project: str, tiers: str, column: int, held: int, left: int) -> float:
    """The corner tokens that a project scores, at the column that its cube may come to."""
    values = GRIDS[project][tiers].column_value
    now = held * values[column]
    if not left:
        return now
    colour = "blue" if project == "wall" else "red"
    low = values[column]
    high = values[-1]
    ahead = (COLUMNS - 1 - column) and (high - low) / (COLUMNS - 1 - column)
    rate = min(float(high), low + ahead * GROWTH["column"] * left)
    then = (held + GROWTH[colour] * left) * rate
    sure = max(0.0, 1 - left / 3)
    return sure * now + (1 - sure) * then


def projects(game: Caput, player: Player, left: int) -> float:
    """Rows reached, and tokens."""
    options, wall, cath = game.options, player.wall, player.cath
    walls, caths = options["wall"], options["cathedral"]
    return (
        GRIDS["wall"][walls].rows[wall.row - 1].vp
        + GRIDS["cath"][caths].rows[cath.row - 1].vp
        + tokens("wall", walls, wall.column, player.goods["blue"], left)
        + tokens("cath", caths, cath.column, player.goods["red"], left)
    )


def sideways(game: Caput, player: Player, project: str, left: int) -> float:
    """What a step sideways adds to the tokens' score."""
    wall = project == "wall"
    cube, tiers = (player.wall, game.options["wall"]) if wall else (player.cath, game.options["cathedral"])
    if cube.column == COLUMNS - 1:
        return 0.0
    held = player.goods["blue" if wall else "red"]
    return tokens(project, tiers, cube.column + 1, held, left) - tokens(project, tiers, cube.column, held, left)
