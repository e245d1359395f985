"""Where a process that thinks finds games and bots."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from orloj.engine.data.files import Files


class Shelves(NamedTuple):
    """Two names, each module:attribute: of the games by id, and of what makes a bot of a level."""

    games: str
    bots: str


SHELVES = Shelves("orloj.games:GAMES", "orloj.bots:bot")


class Older(NamedTuple):
    """A game on other component data than the shipped ones: what a process is told that thinks about such games."""

    game: str
    files: Files

    def dump(self) -> dict[str, Any]:
        """The JSON form."""
        return {"game": self.game, "files": {name: b64encode(content).decode() for name, content in self.files.items()}}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self | None:
        """From the JSON form; None of an empty one."""
        if not data:
            return None
        return cls(data["game"], {name: b64decode(content) for name, content in data["files"].items()})
