"""Cranes laid out by hand and turns played through, for tests that are about neither."""

from __future__ import annotations

from tests.caput.table import Table

MANAGING = {"mines": "crane-tile-1", "quarries": "crane-tile-3"}
"""A track -> an action tile that shows it."""


def crane_with(position: int, box: int = 10, seats: int = 2) -> Table:
    """Action tile 1 lies at a position, the others at the first open ones; seat 0 is to move."""
    others = [n for n in range(1, 13) if n not in (position, box)][:5]
    where = {f"crane_tile_{n}": at for n, at in enumerate((position, *others), start=1)}
    return Table(seats).crane(box, **where)


def managing(track: str, space: int, *choices: str, **goods: int) -> Table:
    """Seat 0 manages mines or quarries from a space, no wealth bonus left, with nothing but the goods given."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods))
    setattr(table.player(), track, space)
    table.player().wealth.clear()
    return table.took(MANAGING[track]).do(f"act:{track}", *choices)


def finish_turn(table: Table) -> Table:
    """Plays the turn to its end by the first choices at hand, managing mines or quarries if the tile shows them."""
    number = table.game.turn.number
    while table.game.stack and table.game.turn.number == number:
        wanted = ("end-turn", "act:mines", "act:quarries", "act:", "tile:", "")
        table.do(next(choice for start in wanted for choice in table.legal if choice.startswith(start)))
    return table
