"""The words of Prague Unseen and the reading of its effect texts (PU-SYM-01 to PU-SYM-18)."""

from functools import cache
from types import MappingProxyType

from orloj.engine import notation
from orloj.engine.notation import Effect, Item, NotationError, Symbol, Vocabulary
from orloj.games.unseen.components.rows import Row
from orloj.games.unseen.components.source import DATA, block

BASICS = ("beer", "cog", "fish", "book")
STEPS = ("market", "boat", "idea")

HOODS = block(DATA, "board", "ring").texts("clockwise")
"""The Neighborhoods in clockwise order of the ring; each is also the name of its Worker type."""
TYPES = HOODS
GUILDS = block(DATA, "board", "guilds").texts("names")
MILESTONES = block(DATA, "board", "milestones").texts("types")

_GOODS = Symbol(amount=True, cost=True)
_MOVE = Symbol(amount=True, cost=False, numbered=True)
_PLAIN = Symbol(amount=False, cost=False)

VOCABULARY = Vocabulary(
    symbols=MappingProxyType(
        {
            **dict.fromkeys(BASICS, _GOODS),
            "any": _GOODS,
            "same": _GOODS,
            "home": Symbol(amount=True, cost=False),
            "rumor": Symbol(amount=True, cost=True, numbered=True),
            "garnet": _GOODS,
            "guild": _GOODS,
            **{f"guild:{name}": Symbol(amount=False, cost=True) for name in GUILDS},
            **dict.fromkeys(STEPS, _MOVE),
            "clock": _PLAIN,
            "crate": _PLAIN,
            "item": _PLAIN,
            "repair": _PLAIN,
            "mug": _GOODS,
            "witch": _PLAIN,
            "bridge": _PLAIN,
            "influence": _PLAIN,
            "influence here": _PLAIN,
            "upgrade": Symbol(amount=False, cost=True, gain=False),
            "upgrade here": _PLAIN,
            "bonus": _PLAIN,
            "activate": _PLAIN,
            "vp": _MOVE,
            "place": _PLAIN,
            "enter": _PLAIN,
            "move": _PLAIN,
            "type": _PLAIN,
            "spin": _PLAIN,
            "jump": _PLAIN,
            "none": _PLAIN,
        }
    ),
    events=frozenset(
        (
            *("place", "place here", "enter", "build", "build here", "bridge", "bench"),  # actions
            *("market", "boat", "idea"),  # movements
            *("cauldron", "item", "mill", "crate", "mug", "pen", "end"),
        )
    ),
    counts=frozenset(("square", "bridge", "building", "upgrade", "repair", "mug")),
)


@cache
def read(text: str) -> Effect:
    """The lines of an effect text; the same text gives the same object. Raises NotationError."""
    return notation.parse(text, VOCABULARY)


def show(node: Effect | notation.Line | notation.Change | Item) -> str:
    """The canonical text of a parsed effect, as it stands in the data."""
    return notation.show(node, VOCABULARY)


def effect_of(row: Row, field: str) -> Effect:
    """The effect that a field of the data holds. Raises ComponentError, also for text not canonical."""
    return effect_from(row, field, row.text(field))


def effect_from(row: Row, field: str, text: str) -> Effect:
    """The effect of one text among those that a field of the data holds."""
    try:
        effect = read(text)
    except NotationError as error:
        raise row.error(f"{field} {error}") from error
    if show(effect) != text:
        raise row.error(f"{field} {text!r}: canonical is {show(effect)!r}")
    return effect


def cost_of(row: Row, field: str) -> tuple[Item, ...]:
    """The price that a field of the data holds: one list of things to pay. Raises ComponentError."""
    text = row.text(field)
    try:
        lists = notation.parse_cost(text, VOCABULARY)
    except NotationError as error:
        raise row.error(f"{field} {error}") from error
    if len(lists) != 1:
        raise row.error(f"{field} {text!r}: a price is one list of things to pay")
    canonical = show(notation.Change((), lists))
    if canonical != text:
        raise row.error(f"{field} {text!r}: canonical is {canonical!r}")
    return lists[0]
