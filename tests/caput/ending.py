"""The end of a game, for tests of what is counted then."""

from __future__ import annotations

from tests.caput.table import RULES, Table

TURNS = {2: 32, 3: 48, 4: 64}


def poor(**goods: int) -> Table:
    """Seat 0 holds nothing but these goods, both cubes in their corners."""
    return Table().give(**({"gold": 0, "stone": 0} | goods))


def last_turn(table: Table) -> Table:
    """The last seat is at the end of the game's last turn, with nothing left to do but to end it."""
    seats = table.game.seats
    last = (table.game.turn.first + seats - 1) % seats
    return table.turn(last, TURNS[seats]).took("crane-tile-1").do("act:mines", "plus-one")


def finish(table: Table) -> dict[int, dict[str, int]]:
    """Ends the game; the points of every seat by category, and in all under "total"."""
    last_turn(table).do("end-turn")
    while table.game.stack and table.ask != "turn":
        table.do(table.legal[0])
    scores = RULES.scores(table.game)
    assert scores is not None
    return {score["seat"]: {**score["categories"], "total": score["total"]} for score in scores}
