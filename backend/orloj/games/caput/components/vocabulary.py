"""The words of Praga Caput Regni and the reading of its effect texts."""

from types import MappingProxyType

from orloj.engine.data.rows import Row
from orloj.engine.data.texts import Texts
from orloj.engine.notation import Effect, Item, Symbol, Vocabulary
from orloj.games.caput.components.source import DATA, block

ACTIONS = tuple(row.id for row in block(DATA, "upgrades", "ring").rows("list"))
"""The six actions, clockwise on the action board (PCR-ACT-01)."""

_GOODS = Symbol(amount=True, cost=True)
_STEPS = Symbol(amount=True, cost=False)
_POINTS = Symbol(amount=True, cost=False, numbered=True)
_PLAIN = Symbol(amount=False, cost=False)

VOCABULARY = Vocabulary(
    symbols=MappingProxyType(
        {
            **dict.fromkeys(("gold", "stone", "egg", "silver", "goldwindow"), _GOODS),
            **dict.fromkeys(("vp", "less"), _POINTS),
            **dict.fromkeys(("mine", "quarry", "tech", "uni", "red", "blue"), _STEPS),
            **dict.fromkeys(("wall>", "cath>", "wall^", "cath^"), _STEPS),
            **dict.fromkeys(("refresh", "special", "act:any"), _PLAIN),
            **{f"act:{action}": _PLAIN for action in ACTIONS},
        }
    ),
    events=frozenset((*ACTIONS, "token", "cross", "claim", "refresh", "spend-egg", "spend-goldwindow")),
    counts=frozenset(
        (
            *("mine", "quarry", "upgrade", "wall", "building", "technology", "token"),
            *("gold", "stone", "pair", "around"),
        )
    ),
)

TEXTS = Texts(VOCABULARY)
read = TEXTS.read
show = TEXTS.show


def effect_of(row: Row, field: str) -> Effect:
    """The effect that a field holds; an empty text is none. Raises ComponentError."""
    return effect_from(row, field, row.text(field))


def effect_from(row: Row, field: str, text: str) -> Effect:
    """The effect of one text of a field; an empty text is none. Raises ComponentError."""
    return TEXTS.effect_from(row, field, text) if text else ()


def cost_of(row: Row, field: str) -> tuple[Item, ...]:
    """The price that a field holds; an empty text is none. Raises ComponentError."""
    return TEXTS.cost_of(row, field) if row.text(field) else ()
