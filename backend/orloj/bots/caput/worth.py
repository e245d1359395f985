"""What a position of Praga Caput Regni is worth to a seat."""

from __future__ import annotations

from orloj.bots.caput.board import board
from orloj.bots.caput.city import claims
from orloj.bots.caput.ending import abilities
from orloj.bots.caput.moment import turn
from orloj.bots.caput.prices import EGGS, GOLD, MOST_EGGS, STONE, windows
from orloj.bots.caput.projects import projects
from orloj.bots.caput.road import road
from orloj.bots.caput.stack import pending
from orloj.bots.caput.tracks import learning, production, rights
from orloj.games.caput.components.setup import TURNS
from orloj.games.caput.game import Caput
from orloj.games.caput.scoring import total
from orloj.games.caput.state import Player


def worth(game: Caput, seat: int) -> float:
    """The points that a seat may expect to have in the end, less those that the best of the others may; alone, its own
    points. After the end they are those of the final scores."""
    if not game.stack:
        points = [float(total(game, player)) for player in game.players]
    else:
        points = [expected(game, player) for player in game.players]
    own = points.pop(seat)
    return own - max(points) if points else own


def actions_left(game: Caput, seat: int) -> int:
    """How many actions of its action tiles a seat has still to perform, that of a turn begun among them."""
    now, seats = game.turn, game.seats
    rounds, place = (2, 0) if seats == 1 else (seats, (seat - now.first) % seats)
    ahead = TURNS[seats] // rounds - (now.number + rounds - 1 - place) // rounds
    return ahead + 1 if now.seat == seat and not now.main else ahead


def expected(game: Caput, player: Player) -> float:
    """The points that a player may expect to have in the end."""
    seat = player.seat
    left = actions_left(game, seat)
    points = belongings(game, player, left) + claims(game, left)[seat]
    if game.turn.seat == seat:
        points += turn(game, left)
    return points + pending(game, seat, left)


def belongings(game: Caput, player: Player, left: int) -> float:
    """What a player has, scored and to be scored; remembered with the player's part until that changes."""
    memory = player.views.setdefault("worth", {})
    known = memory.get(str(left))
    if known is None:
        known = memory[str(left)] = _belongings(game, player, left)
    return float(known)


def _belongings(game: Caput, player: Player, left: int) -> float:
    goods = player.goods
    points = goods["vp"] + GOLD[left][goods["gold"]] + STONE[left][goods["stone"]]
    points += EGGS[left][min(goods["egg"], MOST_EGGS)] + windows(goods["silver"], goods["goldwindow"], left)
    points += production(player, left) + rights(player, left) + learning(player, left)
    points += projects(game, player, left) + board(player, left) + abilities(player, left)
    return points + road(game, player, left)
