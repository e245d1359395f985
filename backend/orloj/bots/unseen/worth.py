"""What a position of Prague Unseen is worth."""

from __future__ import annotations

from orloj.bots.unseen.influence import standing
from orloj.bots.unseen.player import belongings
from orloj.bots.unseen.prices import BUILDING
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.effects.enter import ANY
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import resources, total
from orloj.games.unseen.state import BENCH, Player

DOOR = 0.4
"""Part of a Building's value for a Worker that stands where it may enter: another may come first."""


def worth(game: Unseen, seat: int) -> float:
    """The points of a seat less those of the best other, as they may be in the end."""
    value = expected if game.stack else final
    best = max((value(game, other) for other in range(len(game.players)) if other != seat), default=0.0)
    return value(game, seat) - best


def final(game: Unseen, seat: int) -> float:
    """The points after the end, and a little for what breaks ties (PU-TIE-01, PU-TIE-02)."""
    player = game.players[seat]
    return total(player) + len(player.prices) / 20 + resources(player) / 1000


def expected(game: Unseen, seat: int) -> float:
    """The points that a player may expect to have in the end."""
    player = game.players[seat]
    points, left = belongings(player, game.turn.era)
    return points + standing(game, seat, left) + doors(game, player)


def doors(game: Unseen, player: Player) -> float:
    """The best Building that each Worker on a Square may enter."""
    found = 0.0
    for worker, stands in player.workers.items():
        if stands.startswith("square:"):
            hood = stands[7:]
            best = 0.0
            for near in (hood, *game.city.joined[hood]):
                for place in game.hoods[near].places.values():
                    if place.cards and not place.worker:
                        card = place.cards[-1]
                        if BUILDING[card] > best and BUILDINGS[card].worker in (ANY, worker):
                            best = BUILDING[card]
            found += best
    return 0.0 if BENCH in player.workers.values() else DOOR * found
