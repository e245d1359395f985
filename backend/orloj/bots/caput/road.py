"""The King's Road and the bridge: what each space pays, and what lies ahead."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.prices import PRICES, effect_worth
from orloj.bots.caput.weights import ACTION, GROWTH, STEP, STRIDE
from orloj.games.caput.components.road import ROAD, ROAD_TILES
from orloj.games.caput.game import Caput, count
from orloj.games.caput.state import Player

END = len(ROAD)
COUNTED = "upgrade", "wall"


@cache
def coming(space: int, printed: bool, upgrades: float, walls: float, left: int) -> float:
    """Coming to a space: its effects, or a bridge tile for the egg that it costs."""
    if space == END:
        return STEP["statue"] - PRICES[left]["egg"]
    if space == END - 1:
        return STEP["bridge"] - PRICES[left]["egg"]
    tile = ROAD[space - 1]
    free = tile.free if printed else ROAD_TILES[tile.space].free
    held = {"upgrade": upgrades, "wall": walls}
    item = free[0].change.gain[0][0]
    pays = item.n * held[item.per] if item.per else effect_worth(free, left)
    return pays + effect_worth(tile.egg, left)


def printed(game: Caput, space: int) -> bool:
    """Whether the printed free effect of a space is in use (PCR-VARIANT-05)."""
    return game.options.get(f"road-{space}") != "tile"


def next_space(game: Caput, player: Player, left: int) -> float:
    """Advancing by one space now."""
    space = player.road + 1
    now = coming(space, printed(game, space), count(player, "upgrade"), count(player, "wall"), left)
    return now + road(game, player, left, 1) - road(game, player, left)


def road(game: Caput, player: Player, left: int, on: int = 0) -> float:
    """What lies ahead, as far as it pays to go and there is time to: more than other actions would bring."""
    at = player.road + on
    if at >= END or not left:
        return 0.0
    ways = tuple(printed(game, space) for space in (1, 2, 3))
    return ahead(at, ways, count(player, "upgrade"), count(player, "wall"), left)


@cache
def ahead(at: int, ways: tuple[bool, ...], upgrades: int, walls: int, left: int) -> float:
    """The best way along the road from a space, less what the actions would bring otherwise."""
    best = gained = 0.0
    for steps, space in enumerate(range(at + 1, END + 1), start=1):
        if steps > left:
            break
        later = min(left, STRIDE * steps)
        more = (upgrades + GROWTH["upgrade"] * later, walls + GROWTH["wall"] * later)
        gained += coming(space, space > len(ways) or ways[space - 1], *more, max(1, left - steps)) - ACTION
        best = max(best, gained * min(1.0, left / (STRIDE * steps)))
    return best
