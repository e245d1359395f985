"""The Councilor as the game asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orloj.engine.gains import Effects, Items
from orloj.engine.game import Effect
from orloj.engine.notation import Item
from orloj.games.unseen.by import By
from orloj.games.unseen.components.solo import CARD_RUMORS
from orloj.games.unseen.councilor import answers, stock
from orloj.games.unseen.councilor.start import begin
from orloj.games.unseen.councilor.tokens import EarnToken
from orloj.games.unseen.councilor.turn import turn
from orloj.games.unseen.game import Unseen


class Clockwork:
    """See `orloj.games.unseen.automaton.Automaton`."""

    def begin(self) -> Effects:
        """The Aim cards, its start, the human's start and first turn."""
        return begin()

    def turn(self) -> Effects:
        """A card, its rows from the top."""
        return turn()

    def milestone(self) -> Effects:
        """A Reward token in place of the effect (PU-SOLORES-14)."""
        return (EarnToken(),)

    def answer(self, game: Unseen, top: Effect[Any], options: Sequence[str]) -> str:
        """Its choice by its priorities."""
        return answers.answer(game, top, options)

    def receive(self, game: Unseen, by: By, good: str, n: int) -> Effects:
        """Wild Resources, Garnets, steps on the Rumor track."""
        return stock.receive(game, good, n)

    def meaning(self, game: Unseen, by: By, item: Item, n: int) -> Effects | None:
        """Wild goods and Guilds; Rumors for Mug cards (PU-SOLORES-12), a Reward token for an Upgrade card
        (PU-SOLORES-13)."""
        match str(item.symbol).partition(":")[0]:
            case "any" | "same":
                return stock.receive(game, stock.WILD, n)
            case "mug":
                return stock.receive(game, "rumor", n * CARD_RUMORS["mug"])
            case "guild":
                return stock.mark(game, n)
            case "upgrade":
                return (EarnToken(),)
            case _:
                return None

    def ways(self, game: Unseen, cost: Items) -> list[str]:
        """One way, or none."""
        return stock.ways(game, cost)

    def pay(self, game: Unseen, cost: Items) -> Effects:
        """Wild Resources first."""
        return stock.pay(game, cost)


Unseen.automaton = Clockwork()
