"""What the lobby asks of a game before a table opens."""

from collections.abc import Mapping

from orloj.engine.errors import Refused
from orloj.engine.rules import Rules, checked_options
from orloj.server.problems import Problem


class Shelf:
    """The games a server offers."""

    def __init__(self, games: Mapping[str, Rules]) -> None:
        self.games = games

    def find(self, game: str) -> Rules:
        """The rules of a game. Raises Problem("unknown-game")."""
        if game not in self.games:
            raise Problem("unknown-game", f"The games here are {', '.join(sorted(self.games))}.")
        return self.games[game]

    def checked(self, game: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options completed by defaults, after a trial that a game can begin with all of them together.

        Raises Problem("unknown-game", "bad-seats", "bad-options").
        """
        rules = self.find(game)
        try:
            complete = checked_options(rules, seats, options)
            rules.new(seats, complete)
        except Refused as refused:
            raise Problem.of(refused) from refused
        return complete
