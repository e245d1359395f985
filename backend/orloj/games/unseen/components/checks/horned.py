"""The Flame board, the Cauldron, Items and the Display Case."""

from orloj.games.unseen.components.checks.rules import require, same
from orloj.games.unseen.components.minigames.horned import cauldron, display, flame, item_kinds
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import MILESTONES, TYPES


def check(data: Data) -> None:
    """Raise ComponentError for a Horned minigame on which the texts' examples fail."""
    bonuses = sorted(("repair", "any", "mug", "rumor 1"))
    given = block(data, "board", "flame_board").texts("bonuses")
    same(sorted(given), bonuses, "board", "flame_board", "the four bonuses (book:445)")
    same(
        sorted(bonus.text for bonus in flame(data)),
        bonuses,
        "board",
        "flame_order",
        "the four bonuses (book:445)",
    )

    symbols = block(data, "board", "cauldron").texts("symbols_clockwise")
    same(sorted(symbols), sorted(TYPES), "board", "cauldron", "a symbol for each Worker type")
    between = [(symbols[at], symbols[(at + 1) % 4]) for at in range(4)]
    same(
        list(cauldron(data).values()),
        between,
        "board",
        "cauldron",
        "sections between neighbouring symbols (R49)",
    )

    kinds = item_kinds(data)
    require("bag" in kinds and not kinds["bag"].wild, "items", "bag", "a bag that is not wild (book:218)")
    wild = [kind.id for kind in kinds.values() if kind.wild]
    same(wild, ["question-mark"], "items", "question-mark", "the only wild Item (book:218)")
    same(
        sorted(kind.copies for kind in kinds.values()), [3, 6, 6, 6, 6, 6], "items", "items", "copies by kind"
    )
    _check_display(data)
    same(
        block(data, "board", "repair_area").number("vp_each"),
        1,
        "board",
        "repair_area",
        "points (PU-SCORE-08)",
    )


def _check_display(data: Data) -> None:
    case = display(data)
    same((case.columns, len(case.vp)), (5, 5), "board", "display_case", "columns and their points")
    same(list(case.vp), sorted(case.vp), "board", "display_case", "points that rise along a row")
    require({1, 3, 8} <= set(case.vp), "board", "display_case", "rows worth 8, 1 and 3 (PU-SCORE-09)")
    milestones = sorted(milestone for _, milestone in case.rows)
    same(
        milestones,
        sorted(MILESTONES),
        "board",
        "display_case",
        "a row for each type of Milestone (PU-MILE-06)",
    )
