"""The Councilor's turn: a card, its rows from the top, and considering passing (PU-SOLOTURN, PU-SOLOPASS)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects
from orloj.engine.game import Chance, Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.solo import SOLO_CARDS, CardRow
from orloj.games.unseen.councilor.aims import help_card
from orloj.games.unseen.councilor.picks import tell
from orloj.games.unseen.councilor.rows import Carry, attempt
from orloj.games.unseen.effects.bench import Bench
from orloj.games.unseen.effects.draw import named
from orloj.games.unseen.effects.turn import NextTurn
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR


@dataclass(frozen=True, slots=True)
class FlipCard(Chance[Unseen]):
    """The top card of the Solo action deck; an empty deck is made anew of the discards, also across Eras
    (PU-SOLOTURN-07, SO34)."""

    told: ClassVar[bool] = True

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("solo", game.councilor.deck.weights() or dict.fromkeys(game.councilor.discard, 1))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        card, part = choice.removeprefix("solo:"), game.edit_councilor()
        if not len(part.deck):
            part.deck.shuffle_in(dict.fromkeys(part.discard, 1))
            part.discard = []
        part.deck.take(card)
        part.card = card
        game.note("solo-card", COUNCILOR, what=card)
        return (ReadCard(card),)


@dataclass(frozen=True, slots=True)
class ReadCard(Effect[Unseen]):
    """Try the rows of the card from the top and carry out the first that is possible; the last one is to draw another
    card or to consider passing (PU-SOLOTURN-01, PU-SOLOTURN-04 to PU-SOLOTURN-06, PU-SOLOTURN-09)."""

    card: str
    told: ClassVar[bool] = True

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        *rows, last = SOLO_CARDS[self.card].rows
        found = first_possible(game, rows)
        if found:
            return (found, EndCard(), NextTurn())
        game.note(
            "solo-row", COUNCILOR, row=len(rows) + 1, action=last.action, where="", hood=None, tried=[], bench=False
        )
        if last.action == "draw":  # in the same turn (SO32)
            return (EndCard(), FlipCard())
        return (ConsiderPassing(), EndCard(), NextTurn())


def first_possible(game: Unseen, rows: Sequence[CardRow], bench: bool = False) -> Carry | None:
    """What the first possible of some rows does, every row that was tried being written down; `bench` when the rows are
    those of the Bench help card."""
    for number, row in enumerate(rows, start=1):
        plan, tried = attempt(game, row)
        _told(game, number, row, plan.carry.hood if plan else None, tried, bench)
        if plan:
            if plan.pick:
                tell(game, plan.ask, plan.pick)
            return plan.carry
    return None


def _told(
    game: Unseen, number: int, row: CardRow, hood: str | None, tried: Sequence[tuple[str, str]], bench: bool
) -> None:
    """Writes down where a row was impossible and why, and where it was possible."""
    details = {"action": row.action, "where": row.where, "hood": hood, "tried": [list(one) for one in tried]}
    game.note("solo-row", COUNCILOR, row=number, bench=bench, **details)


@dataclass(frozen=True, slots=True)
class ConsiderPassing(Effect[Unseen]):
    """A Bridge or a Building, where one is possible, must be built and ends the turn; otherwise the Bench
    (PU-SOLOPASS-01 to PU-SOLOPASS-05)."""

    told: ClassVar[bool] = True

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        found = first_possible(game, help_card(game).bench, bench=True)
        return (found,) if found else (Bench(By(COUNCILOR)),)


@dataclass(frozen=True, slots=True)
class EndCard(Effect[Unseen]):
    """The card is discarded (PU-SOLOTURN-05)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        part = game.edit_councilor()
        part.discard.append(part.card)
        return ()


def turn() -> Effects:
    """The Councilor's turn."""
    return (FlipCard(),)
