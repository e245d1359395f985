"""Net value of an effect in basic Resources, by which the Building cards were balanced."""

from collections import Counter

from orloj.engine.notation import Choice, Item
from orloj.games.unseen.components.cards import Building

GAIN: dict[str, float] = {
    **dict.fromkeys(("beer", "cog", "fish", "book", "guild", "mug"), 1.0),
    **dict.fromkeys(("market", "boat", "idea"), 0.9),
    "any": 1.2,
    "same": 1.15,
    "rumor": 1 / 3,
    "garnet": 2,
    "repair": 1.2,
    "item": 1.5,
    "clock": 2.2,
    "crate": 1.9,
    **dict.fromkeys(("guild:masons", "guild:carpenters", "guild:smiths", "guild:ropers"), 0.9),
    **dict.fromkeys(("upgrade", "upgrade here", "influence", "influence here"), 3.0),
    "witch": 1.4,
    "bridge": 0.6,
    "bonus": 3.5,
    "vp": 1.25,
    "place": 0.5,
    "enter": 0.5,
}
COST = GAIN | {"any": 0.85, "same": 0.95}  # a choice is worth more to who gets it than to who gives it
ACTIVATE = {2: 3.5, 3: 4.5}  # by level: the Buildings that can be activated get better
TYPICAL = {"square": 1.6, "bridge": 4.0, "building": 5.5}  # what is counted, in a usual game

GOAL = {0: 1.5, 1: 2.0, 2: 3.0, 3: 4.0}
TYPED = 0.5  # more for a card that asks for one Worker type


def goal(card: Building) -> float:
    """What the card should be worth."""
    return GOAL[card.level] + (TYPED if card.worker != "any" else 0)


def value(card: Building) -> float:
    """What the card is worth to a player who takes its best gain for its lightest cost."""
    total = 0.0
    for line in card.effect:
        total += max(_weigh(items, GAIN, card.level) for items in line.change.gain)
        total -= min((_weigh(items, COST, card.level) for items in line.change.cost), default=0)
    return total


def _weigh(items: tuple[Item, ...], weights: dict[str, float], level: int) -> float:
    return sum(
        (ACTIVATE[level] if item.key == "activate" else weights[item.key])
        * (item.n * item.times * TYPICAL.get(item.per, 1))
        for item in items
    )


BASICS = ("beer", "cog", "fish", "book")
NAMED = ("guild:masons", "guild:carpenters", "guild:smiths", "guild:ropers")
AS_GAIN = [
    *(("any", basic) for basic in BASICS),
    *(("guild", named) for named in NAMED),
    ("influence", "influence here"),
]
"""Pairs of gains: the first can do what the second does."""
AS_COST = [
    *((basic, wide) for basic in BASICS for wide in ("same", "any")),
    *((named, "guild") for named in NAMED),
    ("same", "any"),
]
"""Pairs of costs: who can pay the first can pay the second (mixed basics pass for equal ones: the harder test)."""


def dominates(a: Building, b: Building) -> bool:
    """Is a at least as good as b for whoever may enter b, in costs and gains alike?"""
    if a.worker not in ("any", b.worker):
        return False
    ours, theirs = a.effect[0].change, b.effect[0].change
    cheaper = all(any(_covers(y, x, AS_COST) for x in _bags(ours.cost)) for y in _bags(theirs.cost))
    richer = all(any(_covers(x, y, AS_GAIN) for x in _bags(ours.gain)) for y in _bags(theirs.gain))
    return cheaper and richer


def _bags(choice: Choice) -> list[Counter[str]]:
    """The alternatives as bags; no cost at all is one empty bag."""
    bags = [Counter({f"{item.key} {item.per}".strip(): item.n * item.times for item in items}) for items in choice]
    return bags or [Counter()]


def _covers(big: Counter[str], small: Counter[str], pairs: list[tuple[str, str]]) -> bool:
    """Is there in one bag whatever is in the other, when the first of each pair may stand for the second?"""
    spare, missing = big - small, small - big
    for stand_in, kind in pairs:
        used = min(spare[stand_in], missing[kind])
        spare[stand_in] -= used
        missing[kind] -= used
    return missing.total() == 0
