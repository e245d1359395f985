"""Bots that think by the clock, and the others: whoever answers at once does not stand in line behind them."""

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from orloj.engine.rules import Rules
from orloj.server.thinking.minds import Mind, Minds
from orloj.server.thinking.shelves import Older, Shelves

DEEP = {"hard"}


class Pair(NamedTuple):
    """Two sets of processes: `deep` for the levels in DEEP, `quick` for all others."""

    quick: Minds
    deep: Minds


class Lanes:
    """Processes for the games as they are shipped, and a pair for each that runs on older component data."""

    def __init__(self, workers: int, games: Mapping[str, Rules], shelves: Shelves) -> None:
        self._games = games
        self._shelves = shelves
        self._shipped = Pair(Minds(1, shelves), Minds(workers, shelves))
        self._older: dict[tuple[str, str], Pair] = {}

    def free(self, level: str, rules: Rules) -> AbstractAsyncContextManager[Mind]:
        """A process for one question to a bot of that level about a game by these rules."""
        pair = self._pair(rules)
        return (pair.deep if level in DEEP else pair.quick).free()

    async def stop(self) -> None:
        """Ends all processes."""
        for pair in (self._shipped, *self._older.values()):
            await pair.quick.stop()
            await pair.deep.stop()

    def _pair(self, rules: Rules) -> Pair:
        if self._games[rules.id] is rules:
            return self._shipped
        if (rules.id, rules.version) not in self._older:
            older = Older(rules.id, rules.files)
            self._older[rules.id, rules.version] = Pair(*(Minds(1, self._shelves, older) for _ in Pair._fields))
        return self._older[rules.id, rules.version]
