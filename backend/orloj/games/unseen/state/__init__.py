"""The parts of a position of Prague Unseen. Seats are numbers from 0, clockwise; pieces are named by their ids."""

from orloj.games.unseen.state.city import City, Hood, Place
from orloj.games.unseen.state.councilor import COUNCILOR, Councilor
from orloj.games.unseen.state.minigames import Cauldron, Clock, Crate, Market, Mill, River, Slot
from orloj.games.unseen.state.player import BENCH, GOODS, HAND, Player
from orloj.games.unseen.state.turn import Turn

PARTS = (Player, Place, Hood, City, Turn, Market, Cauldron, Crate, Clock, River, Slot, Mill, Councilor)
"""Every class that a stored position is made of."""

__all__ = [
    "BENCH",
    "COUNCILOR",
    "GOODS",
    "HAND",
    "PARTS",
    "Cauldron",
    "City",
    "Clock",
    "Councilor",
    "Crate",
    "Hood",
    "Market",
    "Mill",
    "Place",
    "Player",
    "River",
    "Slot",
    "Turn",
]
