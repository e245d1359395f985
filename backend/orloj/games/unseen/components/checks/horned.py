"""The Flame board, the Cauldron, Items and the Display Case."""

from orloj.games.unseen.components.minigames.horned import cauldron, display, flame, item_kinds
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import MILESTONES, TYPES

BONUSES = ["any", "mug", "repair", "rumor 1"]


def check(data: Data) -> None:
    """Raise ComponentError for a Horned minigame on which the texts' examples fail."""
    board, order = block(data, "board", "flame_board"), block(data, "board", "flame_order")
    board.same(sorted(board.texts("bonuses")), BONUSES, "the four bonuses (book:445)")
    order.same(sorted(bonus.text for bonus in flame(data)), BONUSES, "the four bonuses (book:445)")
    repair = block(data, "board", "repair_area")
    repair.same(repair.number("vp_each"), 1, "points of an Item (PU-SCORE-08)")
    _check_cauldron(data)
    _check_items(data)
    _check_display(data)


def _check_cauldron(data: Data) -> None:
    row = block(data, "board", "cauldron")
    symbols = row.texts("symbols_clockwise")
    row.same(sorted(symbols), sorted(TYPES), "a symbol for each Worker type")
    between = [(symbols[at], symbols[(at + 1) % 4]) for at in range(4)]
    row.same(list(cauldron(data).values()), between, "sections between neighbouring symbols (R49)")


def _check_items(data: Data) -> None:
    kinds, row = item_kinds(data), block(data, "items", "items")
    row.require("bag" in kinds, "a bag (book:218)")
    wild = [kind.id for kind in kinds.values() if kind.wild]
    row.same(wild, ["question-mark"], "the wild kinds (book:218)")
    row.same(sorted(kind.copies for kind in kinds.values()), [3, 6, 6, 6, 6, 6], "copies by kind")


def _check_display(data: Data) -> None:
    case, row = display(data), block(data, "board", "display_case")
    row.same((case.columns, len(case.vp)), (5, 5), "columns and their points")
    row.same(list(case.vp), sorted(case.vp), "points that rise along a row")
    row.require({1, 3, 8} <= set(case.vp), "rows worth 8, 1 and 3 (PU-SCORE-09)")
    milestones = sorted(milestone for _, milestone in case.rows)
    row.same(milestones, sorted(MILESTONES), "a row for each type of Milestone (PU-MILE-06)")
