"""The Display Case and the Repair area (PU-HORNED-06 to PU-HORNED-16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.minigames import DISPLAY, ITEM_KINDS, MILESTONE_COLUMN
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.draw import DrawToRepair
from orloj.games.unseen.effects.milestone import Milestone
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen

DRAW = "repair:draw"
ROWS = tuple(row for row, _ in DISPLAY.rows)


def rows_for(game: Unseen, seat: int, item: str) -> list[str]:
    """The rows an Item may go to: one that holds its kind if such a row has room, else an empty row or one of wild
    Items alone; a wild Item any row with room (R54, R55, R56). Empty when there is none.

    To the Councilor kinds mean nothing: it fills the rows from the top (PU-SOLORES-17, PU-SOLOPLACE-06).
    """
    display = game.players[seat].display
    roomy = [(name, row) for name, row in zip(ROWS, display, strict=True) if len(row) < DISPLAY.columns]
    if game.is_councilor(seat):
        return [name for name, _ in roomy[:1]]
    if ITEM_KINDS[item].wild:
        return [name for name, _ in roomy]
    same = [name for name, row in roomy if item in row]
    return same or [name for name, row in roomy if all(ITEM_KINDS[kind].wild for kind in row)]


@dataclass(frozen=True, slots=True)
class PlaceItem(Own):
    """Put an Item into the Display Case; without a place for it, into the Repair area (PU-HORNED-11)."""

    by: By
    item: str
    ask: ClassVar[str] = "row"

    def options(self, game: Unseen) -> Sequence[str] | None:
        return [f"row:{row}" for row in rows_for(game, self.by.seat, self.item)] or None

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        player = game.edit_player(self.by.seat)
        if not choice:
            player.repair[self.item] = player.repair.get(self.item, 0) + 1
            game.note("repair", self.by.seat, what=self.item)
            return ()
        index = ROWS.index(choice.removeprefix("row:"))
        row = player.display[index]
        row.append(self.item)
        game.note("display", self.by.seat, what=self.item, row=ROWS[index], column=len(row))
        return (*covered(game, self.by, index, len(row)), When(self.by, "after", "item"))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"item": self.item}

    def why(self, game: Unseen, choice: str) -> str | None:
        if not choice.startswith("row:"):
            return None
        if ITEM_KINDS[self.item].wild:
            return "PU-HORNED-10"
        rows = game.players[self.by.seat].display
        held = any(self.item in row and len(row) < DISPLAY.columns for row in rows)
        return "PU-HORNED-06" if held else "PU-HORNED-09"


def covered(game: Unseen, by: By, row: int, column: int) -> Effects:
    """The reward under a space of the Display Case, the third being the row's Milestone (PU-HORNED-08, PU-MILE-06)."""
    if column == MILESTONE_COLUMN:
        return (Milestone(by, "horned", DISPLAY.rows[row][1]),)
    return line_effects(game, by, DISPLAY.rewards.get(column, ()))


@dataclass(frozen=True, slots=True)
class Repair(Own):
    """Take a random Item of the bag into the Repair area, or move one from there to the Display Case.

    An option that is impossible is not offered; with neither, nothing happens (PU-HORNED-13, PU-HORNED-15).
    """

    by: By
    ask: ClassVar[str] = "repair"

    def options(self, game: Unseen) -> Sequence[str]:
        player = game.players[self.by.seat]
        moves = [f"item:{item}" for item in player.repair if rows_for(game, self.by.seat, item)]
        return [DRAW, *moves] if len(game.cauldron.bag) else moves

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if game.is_councilor(self.by.seat):  # also where only one of the two was possible
            game.edit_councilor().moves_next = choice == DRAW
        if choice == DRAW:
            return (DrawToRepair(self.by),)
        item = choice.removeprefix("item:")
        repair = game.edit_player(self.by.seat).repair
        repair[item] -= 1
        if not repair[item]:
            del repair[item]
        return (PlaceItem(self.by, item),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-HORNED-15"


@gives("repair")
def _repair(by: By, n: int) -> Effects:
    return (Repair(by),)
