"""One choice that a bot has to make."""

from dataclasses import dataclass
from typing import Any, Self

from orloj.engine.match import Match
from orloj.server.play.live import LiveTable


@dataclass(frozen=True, slots=True)
class Turn:
    """The seat that is to decide at a version of a table, and the level of the bot that plays it."""

    live: LiveTable
    match: Match
    version: int
    seat: int
    level: str

    @classmethod
    def of(cls, live: LiveTable) -> Self | None:
        """The turn at a table, if a bot is to decide."""
        waited_for = live.bot_to_act()
        if waited_for is None or live.match is None:
            return None
        return cls(live, live.match, live.version, *waited_for)

    @property
    def table(self) -> str:
        """The table's id."""
        return self.live.info.id

    @property
    def stale(self) -> bool:
        """Has something happened at the table meanwhile?"""
        return self.live.version != self.version

    def question(self, level: str, seconds: float) -> dict[str, Any]:
        """What a process that thinks is asked: the position as a match without seed or past."""
        rules = self.live.rules
        position = {"seed": "", "chances": 0, "trail": [], "origin": rules.dump(self.match.game), "game": None}
        return {"game": rules.id, "level": level, "seconds": seconds, "match": position}
