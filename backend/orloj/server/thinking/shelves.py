"""Where a process that thinks finds games and bots."""

from typing import NamedTuple


class Shelves(NamedTuple):
    """Two names, each module:attribute: of the games by id, and of what makes a bot of a level."""

    games: str
    bots: str


SHELVES = Shelves("orloj.games:GAMES", "orloj.bots:bot")
