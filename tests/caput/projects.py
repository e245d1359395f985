"""Cubes on the two projects, for tests."""

from __future__ import annotations

from tests.caput.table import Table

PROJECTS = ("wall", "cath")


def cube(table: Table, project: str, seat: int = 0) -> tuple[int, int]:
    """Column and row of a player's cube."""
    marker = getattr(table.game.players[seat], project)
    return marker.column, marker.row


def at(project: str, column: int, row: int, **goods: int) -> Table:
    """Seat 0's cube stands on a square; it has nothing but the goods given, and no wealth bonus left."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods))
    table.player().wealth.clear()
    marker = getattr(table.player(), project)
    marker.column, marker.row = column, row
    return table.refresh()


def earn(table: Table, project: str) -> Table:
    """Seat 0 earns a sideways move and makes it."""
    return table.gain(f"{project}>").do(f"side:{project}")
