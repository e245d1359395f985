"""Basic Resources and Guilds of choice (PU-SYM-10, PU-SYM-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.vocabulary import BASICS, GUILDS
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class ChooseBasic(Own):
    """Gain n basic Resources of one kind of choice."""

    by: By
    n: int
    ask: ClassVar[str] = "basic"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"basic:{basic}" for basic in BASICS]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.receive(self.by, choice.removeprefix("basic:"), self.n)
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"n": self.n, "source": self.by.source}


@dataclass(frozen=True, slots=True)
class MarkGuild(Own):
    """Mark a Guild of choice that is not marked; with none left the gain is void (PU-SYM-13)."""

    by: By
    ask: ClassVar[str] = "guild"

    def options(self, game: Unseen) -> Sequence[str]:
        held = game.players[self.by.seat].guilds
        return [f"guild:{guild}" for guild in GUILDS if guild not in held]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        mark(game, self.by.seat, choice.removeprefix("guild:"))
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@dataclass(frozen=True, slots=True)
class NamedGuild(Own):
    """Mark the Guild named by the source, unless it is marked already (PU-GOLEM-06, PU-GOLEM-07)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if self.by.source not in game.players[self.by.seat].guilds:
            mark(game, self.by.seat, self.by.source)
        return ()


def mark(game: Unseen, seat: int, guild: str) -> None:
    """Marks a Guild on the player board."""
    game.edit_player(seat).guilds.append(guild)
    game.note("guild", seat, what=guild)


@gives("any")
def _any(by: By, n: int) -> Effects:
    return (ChooseBasic(by, 1),) * n


@gives("same")
def _same(by: By, n: int) -> Effects:
    return (ChooseBasic(by, n),)


@gives("guild")
def _guild(by: By, n: int) -> Effects:
    return (MarkGuild(by),) * n


@gives("guild:")
def _named_guild(by: By, n: int) -> Effects:
    return (NamedGuild(by),)
