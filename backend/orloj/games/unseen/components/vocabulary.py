"""The words of Prague Unseen and the reading of its effect texts (PU-SYM-01 to PU-SYM-18)."""

from types import MappingProxyType

from orloj.engine.data.texts import Texts
from orloj.engine.notation import Symbol, Vocabulary
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


TEXTS = Texts(VOCABULARY)
read = TEXTS.read
show = TEXTS.show
effect_of = TEXTS.effect_of
effect_from = TEXTS.effect_from
cost_of = TEXTS.cost_of
