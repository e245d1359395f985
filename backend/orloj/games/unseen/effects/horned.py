"""The Horned minigame: Flame board, Cauldron, Display Case and Repair area (PU-HORNED)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.minigames import CAULDRON, CAULDRON_SYMBOLS, FLAME, FlameBonus
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.display import PlaceItem
from orloj.games.unseen.effects.draw import DrawToCauldron
from orloj.games.unseen.effects.trigger import triggered
from orloj.games.unseen.game import Unseen

SECTIONS = tuple(CAULDRON)


def flame_at(game: Unseen, worker: str) -> FlameBonus:
    """The bonus that lies at a Worker's symbol; the symbols stay, the Flame board turns (R50)."""
    at = CAULDRON_SYMBOLS.index(worker) - game.cauldron.flame
    return FLAME[at % len(FLAME)]


def minigame(game: Unseen, by: By) -> Effects:
    """Bonus, turn, Item, refill, placing (PU-HORNED-01)."""
    return (*triggered(game, by, "before", "cauldron"), TakeBonus(by), TakeItem(by, by.worker))


@dataclass(frozen=True, slots=True)
class TakeBonus(Own):
    """Gain the Flame bonus at the Worker's type; the board turns 90 degrees clockwise (PU-HORNED-02, PU-HORNED-03)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        bonus = flame_at(game, self.by.worker)
        return (*line_effects(game, self.by, bonus.effect), TurnFlame(self.by))


@dataclass(frozen=True, slots=True)
class TurnFlame(Own):
    """The bonus at position p goes to p + 1 clockwise (R52)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        cauldron = game.edit_cauldron()
        cauldron.flame = (cauldron.flame + 1) % len(FLAME)
        return ()


@dataclass(frozen=True, slots=True)
class Spin(Own):
    """Turn the Flame board to any position, without a bonus (PU-CARD-03)."""

    by: By
    ask: ClassVar[str] = "spin"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"spin:{turns}" for turns in range(1, len(FLAME))] + [DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if choice != DECLINE:
            cauldron = game.edit_cauldron()
            cauldron.flame = (cauldron.flame + int(choice.removeprefix("spin:"))) % len(FLAME)
            game.note("spin", self.by.seat, flame=cauldron.flame)
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("spin")
def _spin(by: By, n: int) -> Effects:
    return (Spin(by),)


@dataclass(frozen=True, slots=True)
class TakeItem(Own):
    """Take an Item of the Cauldron: one of the two beside the Worker's symbol (R49), or any of the four (R62)."""

    by: By
    worker: str = ""
    ask: ClassVar[str] = "item"

    def options(self, game: Unseen) -> Sequence[str]:
        return [
            f"cauldron:{section}"
            for section, item in zip(SECTIONS, game.cauldron.items, strict=True)
            if item and (not self.worker or self.worker in CAULDRON[section])
        ]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        section = SECTIONS.index(choice.removeprefix("cauldron:"))
        items = game.edit_cauldron().items
        item, items[section] = items[section], ""
        game.note("item", self.by.seat, what=item)
        return (DrawToCauldron(section), PlaceItem(self.by, item))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"worker": self.worker, "source": self.by.source}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-HORNED-05" if choice.startswith("cauldron:") else None


@gives("item")
def _item(by: By, n: int) -> Effects:
    return (TakeItem(by),)
