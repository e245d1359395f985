"""The Horned's Flame board, Cauldron, Items and Display Case."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import MILESTONES, effect_from, effect_of


@dataclass(frozen=True, slots=True)
class FlameBonus:
    """One of the four bonuses of the Flame board."""

    text: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class ItemKind:
    """A kind of Item token; a wild one goes into any row and does not fix its kind (PU-HORNED-10)."""

    id: str
    name: str
    copies: int
    wild: bool


@dataclass(frozen=True, slots=True)
class Display:
    """The Display Case.

    `vp` is by the rightmost filled column, `rewards` by column in every row; `rows` from the top, each with
    the type of its Milestone, which is the third column (PU-MILE-06).
    """

    columns: int
    vp: tuple[int, ...]
    rewards: Mapping[int, Effect]
    rows: tuple[tuple[str, str], ...]


def flame(data: Data) -> tuple[FlameBonus, ...]:
    """The bonuses of the Flame board clockwise."""
    row = block(data, "board", "flame_order")
    return tuple(FlameBonus(text, effect_from(row, "clockwise", text)) for text in row.texts("clockwise"))


def cauldron(data: Data) -> Mapping[str, tuple[str, str]]:
    """Section -> the two Worker types whose symbols it lies between, the one it is clockwise of first."""
    found: dict[str, tuple[str, str]] = {}
    for row in block(data, "board", "cauldron").rows("section"):
        beside = row.texts("beside")
        if len(beside) != 2:
            raise row.error("a section lies between two symbols")
        found[row.id] = (beside[0], beside[1])
    return MappingProxyType(found)


def item_kinds(data: Data) -> Mapping[str, ItemKind]:
    """The kinds of Item token by id."""
    return MappingProxyType(
        {
            row.id: ItemKind(
                row.id,
                row.text("name"),
                row.number("copies"),
                "wild" in row and bool(row.value("wild", bool)),
            )
            for row in block(data, "items", "items").rows("kind")
        }
    )


def display(data: Data) -> Display:
    """The Display Case of every player."""
    row = block(data, "board", "display_case")
    return Display(
        row.number("columns"),
        row.numbers("vp"),
        MappingProxyType({column: effect_of(row, f"column_{column}") for column in (2, 4, 5)}),
        tuple((line.id, line.one_of("milestone", MILESTONES)) for line in row.rows("row")),
    )


FLAME = flame(DATA)
CAULDRON = cauldron(DATA)
CAULDRON_SYMBOLS = block(DATA, "board", "cauldron").texts("symbols_clockwise")
ITEM_KINDS = item_kinds(DATA)
DISPLAY = display(DATA)
MILESTONE_COLUMN = 3
REPAIR_VP = block(DATA, "board", "repair_area").number("vp_each")
"""Points of each Item in the Repair area at the end (PU-SCORE-08)."""
