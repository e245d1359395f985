"""Upgrade cards that work by themselves at a moment of an event (PU-CARD-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar

from orloj.engine.gains import Effects, change_effects
from orloj.engine.game import Effect
from orloj.engine.notation import Line
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.game import Unseen


def _by_event() -> dict[tuple[str, str], dict[str, Line]]:
    found: dict[tuple[str, str], dict[str, Line]] = {}
    for card in UPGRADES.values():
        for line in card.effect:
            for event in line.events:
                found.setdefault((line.moment, event), {})[card.id] = line
    return found


TRIGGERS: Mapping[tuple[str, str], Mapping[str, Line]] = MappingProxyType(_by_event())
"""Moment and event -> Upgrade card -> the line that happens then."""


def triggered(game: Unseen, by: By, moment: str, event: str) -> Effects:
    """What a player's Upgrade cards do at a moment of an event in the Neighborhood of `by`."""
    if not game.players[by.seat].upgrades:
        return ()
    cards = ready(game, by, moment, event)
    if len(cards) > 1:
        return (AnyOrder(by, moment, event, tuple(cards)),)
    return tuple(effect for card in cards for effect in use(game, by, card, TRIGGERS[moment, event][card]))


def ready(game: Unseen, by: By, moment: str, event: str) -> list[str]:
    """The player's cards that answer to an event and are not used up this turn."""
    lines = TRIGGERS.get((moment, event), {})
    return [
        card
        for card in game.players[by.seat].upgrades
        if (line := lines.get(card))
        and not (line.once and card in game.turn.used)
        and (not line.here or UPGRADES[card].hood == by.hood)
    ]


def use(game: Unseen, by: By, card: str, line: Line) -> Effects:
    """The effects of a card's line; one that works once a turn is used up by a free gain here, else by paying."""
    by = replace(by, hood=UPGRADES[card].hood, source=card)
    if line.change.cost:
        return change_effects(game, by, line.change, card if line.once else "")
    if line.once:
        game.use_up(card)
    else:
        game.note("upgrade", by.seat, what=card)
    return change_effects(game, by, line.change)


@dataclass(frozen=True, slots=True)
class AnyOrder(Own):
    """Several cards answer to the same event: their owner chooses the order (R32c)."""

    by: By
    moment: str
    event: str
    cards: tuple[str, ...]
    ask: ClassVar[str] = "order"

    def options(self, game: Unseen) -> Sequence[str]:
        held = game.players[self.by.seat].upgrades
        return [f"upgrade:{card}" for card in self.cards if card in held]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        card = choice.removeprefix("upgrade:")
        rest = tuple(other for other in self.cards if other != card)
        effects = use(game, self.by, card, TRIGGERS[self.moment, self.event][card])
        return (*effects, replace(self, cards=rest)) if rest else effects

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"event": self.event}


@dataclass(frozen=True, slots=True)
class When(Own):
    """The moment of an event: asks the cards of `by` once everything before has been resolved."""

    by: By
    moment: str
    event: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return triggered(game, self.by, self.moment, self.event)
