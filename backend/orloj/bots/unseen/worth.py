"""What a position of Prague Unseen is worth."""

from __future__ import annotations

from orloj.bots.unseen.influence import standing
from orloj.bots.unseen.player import belongings, time_left
from orloj.bots.unseen.prices import BUILDING
from orloj.games.unseen.components.cards import BUILDINGS
from orloj.games.unseen.components.vocabulary import BASICS
from orloj.games.unseen.effects.enter import ANY, reachable
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import total

DOOR = 0.7
"""Part of a Building's value for a Worker that stands where it may enter: another may come first."""


def worth(game: Unseen, seat: int) -> float:
    """The points of a seat less those of the best other, as they may be in the end."""
    value = expected if game.stack else final
    best = max((value(game, other) for other in range(len(game.players)) if other != seat), default=0.0)
    return value(game, seat) - best


def final(game: Unseen, seat: int) -> float:
    """The points after the end, and a little for what breaks ties (PU-TIE-01, PU-TIE-02)."""
    player = game.players[seat]
    resources = sum(player.stock[good] for good in (*BASICS, "garnet"))
    return total(player) + len(player.prices) / 20 + resources / 1000


def expected(game: Unseen, seat: int) -> float:
    """The points that a player may expect to have in the end."""
    player, era = game.players[seat], game.turn.era
    return belongings(player, era) + standing(game, seat, time_left(player, era)) + doors(game, seat)


def doors(game: Unseen, seat: int) -> float:
    """The best Building that each Worker on a Square may enter."""
    if str(seat) in game.turn.benched:
        return 0.0
    found = 0.0
    for worker, place in game.players[seat].workers.items():
        kind, _, hood = place.partition(":")
        if kind == "square":
            cards = [game.hoods[name.partition("-")[0]].places[name].cards[-1] for name in reachable(game, hood)]
            found += max((BUILDING[card] for card in cards if BUILDINGS[card].worker in (ANY, worker)), default=0.0)
    return DOOR * found
