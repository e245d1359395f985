"""The King's Road and the bridge: what each space pays, and what lies ahead."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.prices import PRICES, effect_worth
from orloj.bots.caput.weights import ACTION, GROWTH, STEP, STRIDE
from orloj.games.caput.components.hexes import RING
from orloj.games.caput.components.road import ROAD, ROAD_TILES
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Player

END = len(ROAD)


@cache
def coming(space: int, way: str, upgrades: float, walls: float, left: int) -> float:
    """Coming to a space, whose free effect is the printed one or a tile's: its effects, or a bridge tile for an egg."""
    if space == END:
        return STEP["statue"] - PRICES[left]["egg"]
    if space == END - 1:
        return STEP["bridge"] - PRICES[left]["egg"]
    street = ROAD[space - 1]
    free = ROAD_TILES[street.space].free if way == "tile" else street.free
    item = free[0].change.gain[0][0]
    held = {"upgrade": upgrades, "wall": walls}
    pays = item.n * held[item.per] if item.per else effect_worth(free, left)
    return pays + effect_worth(street.egg, left)


def ways(game: Caput) -> tuple[str, ...]:
    """What the spaces of the road are, in order: printed or with a tile of their own (PCR-VARIANT-05)."""
    options = game.options
    return options["road-1"], options["road-2"], options["road-3"], "", ""


def tallies(player: Player) -> tuple[int, int]:
    """The upgrades and the walls of a player."""
    upgrades = walls = 0
    for place, stack in player.board.items():
        if place in RING:
            upgrades += len(stack)
        else:
            walls += 1
    return upgrades, walls


def next_space(game: Caput, player: Player, left: int) -> float:
    """Advancing by one space now."""
    at, upgrades, walls = player.road, *tallies(player)
    now = coming(at + 1, ways(game)[at], upgrades, walls, left)
    return now + ahead(at + 1, ways(game), upgrades, walls, left) - ahead(at, ways(game), upgrades, walls, left)


def road(game: Caput, player: Player, left: int) -> float:
    """What lies ahead of a player."""
    return ahead(player.road, ways(game), *tallies(player), left) if player.road < END and left else 0.0


@cache
def ahead(at: int, ways: tuple[str, ...], upgrades: int, walls: int, left: int) -> float:
    """The best way along the road from a space, as far as there is time, less what other actions would bring."""
    best = gained = 0.0
    for steps, space in enumerate(range(at + 1, END + 1), start=1):
        if steps > left:
            break
        later = min(left, STRIDE * steps)
        more = (upgrades + GROWTH["upgrade"] * later, walls + GROWTH["wall"] * later)
        gained += coming(space, ways[space - 1], *more, left - steps) - ACTION
        best = max(best, gained * min(1.0, left / (STRIDE * steps)))
    return best
