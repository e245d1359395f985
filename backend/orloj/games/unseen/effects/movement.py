"""What one movement of the Golem, a Boat or an Idea marker has in common: cards before it and after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, change_effects
from orloj.engine.game import Effect
from orloj.engine.notation import Change, Item
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.components.vocabulary import show
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.effects.trigger import TRIGGERS, When, ready
from orloj.games.unseen.game import Unseen

Mover = Callable[[Unseen, By, int, str], Effects]
MOVERS: dict[str, Mover] = {}
"""Kind of movement -> the effects of moving n spaces, first of all to the next space of a Worker type, if one is
given; none when the piece cannot move any more. Registered by the module of each minigame."""


@dataclass(frozen=True, slots=True)
class Move(Own):
    """One whole movement: cards used before it, the movement with the steps they add, cards that answer to it.

    `to` is a Worker type: a Boat then sails to the next space of that type before it takes `n` steps.
    """

    by: By
    kind: str
    n: int
    to: str = ""
    asked: tuple[str, ...] = ()

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        movement = MOVERS[self.kind](game, self.by, self.n, self.to)
        if not movement:  # no movement, so nothing comes before or after it
            return ()
        if game.players[self.by.seat].upgrades:
            for card in ready(game, self.by, "before", self.kind):
                if card not in self.asked:
                    then = replace(self, asked=(*self.asked, card))
                    return _before(game, replace(self.by, hood=UPGRADES[card].hood, source=card), card, then)
        return (*movement, When(self.by, "after", self.kind))


def _before(game: Unseen, by: By, card: str, then: Move) -> Effects:
    """What a card does before a movement: more steps in it, or a change of where it begins."""
    change = TRIGGERS["before", then.kind][card].change
    (item,) = change.gain[0]
    if item.symbol == then.kind:
        return (Lengthen(by, change.cost[0], item.n, then),)
    return (*change_effects(game, by, change), then)


@dataclass(frozen=True, slots=True)
class Lengthen(Own):
    """Pay for more steps in a movement that is about to begin (PU-CARD-22); they belong to the same movement."""

    by: By
    cost: tuple[Item, ...]
    n: int
    then: Move
    ask: ClassVar[str] = "exchange"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [*game.ways(self.by, self.cost), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if choice == DECLINE:
            return (self.then,)
        game.use_up(self.by.source)
        return (*game.pay(self.by, self.cost, choice), replace(self.then, n=self.then.n + self.n))

    def context(self, game: Unseen) -> dict[str, Any]:
        gain = f"{self.then.kind} {self.n}"
        return {"cost": show(Change((), (self.cost,))), "gain": gain, "source": self.by.source}
