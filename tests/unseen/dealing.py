"""Setups of Prague Unseen drawn piece by piece, for tests of what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from orloj.engine.game import NATURE, play, weights
from orloj.engine.rules import checked_options
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import Player
from tests.unseen.table import RULES

Outcomes = dict[str, int]
HOODS = ("vodnik", "golem", "horned", "robot")


@dataclass
class Deal:
    """A game up to the first player's decision, and the outcomes that each draw could have had, in order."""

    game: Unseen
    draws: list[Outcomes] = field(default_factory=list[Outcomes])

    def of(self, kind: str) -> list[Outcomes]:
        """The draws of a kind, without the kind's name."""
        prefix = f"{kind}:"
        found = [draw for draw in self.draws if next(iter(draw)).startswith(prefix)]
        return [{name.removeprefix(prefix): n for name, n in draw.items()} for draw in found]


def deal(
    seats: int = 4,
    fate: Iterable[str] = (),
    pick: Callable[[Iterable[str]], str] = min,
    river: str = "printed",
    market: str = "printed",
    solo: Mapping[str, str] = MappingProxyType({}),
) -> Deal:
    """Draws everything that is drawn at setup: the outcomes of `fate` where one is possible, else by `pick`; `solo` are
    the options of a solo game."""
    options = checked_options(RULES, seats, {"river": river, "market": market, **solo})
    wanted, found = list(fate), Deal(RULES.new(seats, options))
    while found.game.decider == NATURE:
        outcomes = dict(weights(found.game))
        found.draws.append(outcomes)
        outcome = next((choice for choice in wanted if choice in outcomes), "")
        if outcome:
            wanted.remove(outcome)
        play(found.game, outcome or pick(outcomes))
    return found


def factions(*hoods: str) -> list[str]:
    """The outcomes that fill the Popularity track from the top."""
    return [f"faction:{hood}" for hood in hoods]


def holdings(player: Player) -> dict[str, int]:
    """What a player has in stock, without the zeros."""
    return {good: n for good, n in player.stock.items() if n}
