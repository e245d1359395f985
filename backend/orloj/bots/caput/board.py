"""The action board: upgrades, walls, and what edges and corners may still pay."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.prices import PRICES, effect_worth
from orloj.bots.caput.weights import HOPE, OPEN_CORNER, OPEN_EDGE, PATIENCE, PERFORM
from orloj.games.caput.components.hexes import SIDES, neighbour
from orloj.games.caput.components.scoring import WALL_STEPS, wall_vp
from orloj.games.caput.components.tiles import UPGRADES
from orloj.games.caput.effects.board import HEX, PLACE, edge_of, marks_of
from orloj.games.caput.state import Laid, Player


@cache
def walls(count: int, left: int) -> float:
    """Walls by their score at the end, or by their part of a higher one that may still be reached."""
    now = float(wall_vp(count))
    for start, vp in WALL_STEPS:
        if start > count and left:
            chance = min(1.0, max(0.0, HOPE - (start - count) * PATIENCE / left))
            now = max(now, chance * vp * count / start)
    return now


@cache
def upgrade(tile: str, left: int) -> float:
    """The bonus of an upgrade as often as its action may be performed."""
    return PERFORM * left * effect_worth(UPGRADES[tile].centre, left)


Chances = tuple[tuple[tuple[str, ...], float], ...]


@cache
def chances(place: str, tile: str, turn: int, left: int) -> Chances:
    """The symbols and marks of a laid tile: the places from which each can be met, and what that would pay."""
    laid, at = Laid(tile, turn), HEX[place]
    time = min(1.0, left / 5)
    found: list[tuple[tuple[str, ...], float]] = []
    for n in range(SIDES):
        beside, edge = PLACE.get(neighbour(at, n), ""), edge_of(laid, n)
        if beside and edge:
            found.append(((beside,), time * OPEN_EDGE * effect_worth(edge, left)))
    marks = marks_of(laid, place)
    for n in range(SIDES):
        met = marks.get((n - turn) % SIDES)
        if met is not None:
            around = (PLACE.get(neighbour(at, n), ""), PLACE.get(neighbour(at, (n - 1) % SIDES), ""))
            found.append((tuple(p for p in around if p), time * OPEN_CORNER * PRICES[left]["red"]))
    return tuple(found)


def board(player: Player, left: int) -> float:
    """All that lies on a player's board and round it."""
    laid, count, worth = player.board, 0, 0.0
    for place, stack in laid.items():
        top = stack[-1]
        if place.startswith("wall-"):
            count += 1
        elif left:
            worth += upgrade(top.tile, left)
        if left:
            for places, pays in chances(place, top.tile, top.turn, left):
                for beside in places:
                    if beside not in laid:
                        worth += pays
                        break
    return worth + walls(count, left)
