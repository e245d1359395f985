"""What multiplies something at the end of the game: V tiles and seals."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from orloj.bots.caput.weights import GROWTH
from orloj.games.caput.components.bridge import BRIDGE_V
from orloj.games.caput.components.tracks import CAP, MINES, QUARRIES, SEALS
from orloj.games.caput.game import count
from orloj.games.caput.scoring import seals, statues
from orloj.games.caput.state import Player

MOST: Mapping[str, int] = MappingProxyType(
    {
        "gold": CAP,
        "stone": CAP,
        "pair": CAP,
        "technology": 4,
        "mine": MINES.spaces - 1,
        "quarry": QUARRIES.spaces - 1,
        "wall": 12,
    }
)
COUNTED: Mapping[str, tuple[int, str]] = MappingProxyType(
    {
        **{tile.id: (tile.end[0].change.gain[0][0].n, tile.end[0].change.gain[0][0].per) for tile in BRIDGE_V.values()},
        **{seal.id: (seal.end[0].change.gain[0][0].n, seal.end[0].change.gain[0][0].per) for seal in SEALS.values()},
    }
)
"""V tile or seal -> points for each, and what it counts ("" for nothing)."""


def growing(player: Player, name: str, left: int) -> float:
    """What a V tile or seal may score in the end beyond what it scores now."""
    n, per = COUNTED[name]
    if not per:
        return 0.0
    more = GROWTH[per] * left
    most = MOST.get(per)
    return n * (more if most is None else max(0.0, min(more, most - count(player, per))))


def abilities(player: Player, left: int) -> float:
    """The V tiles and seals of a player."""
    if not (player.statue or player.cathedral_tile or player.seals):
        return 0.0
    worth = float(statues(player) + seals(player))
    if left:
        for name in (player.statue, player.cathedral_tile, *player.seals):
            if name:
                worth += growing(player, name, left)
    return worth
