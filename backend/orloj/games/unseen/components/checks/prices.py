"""The Building Price tokens: points, costs and how they rise with the level."""

import re
from collections import Counter
from collections.abc import Mapping

from orloj.games.unseen.components.checks.rules import require, same
from orloj.games.unseen.components.city.squares import resources
from orloj.games.unseen.components.prices import Price, prices
from orloj.games.unseen.components.rows import Row
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS

FILE, LIST = "prices", "price_list"
LEVELS = (1, 2, 3)
_TERM = re.compile(r"(?P<amount>[1-9]?)(?P<whose>[hcwo])|garnet")


def check(data: Data) -> None:
    """Raise ComponentError for Price tokens that are not as the texts have them, or not by their formula."""
    tokens = prices(data)
    _check_points(data)
    require(
        any(_goods(token) == {"fish": 2, "book": 2} for token in tokens.values()),
        FILE,
        LIST,
        "a cost of 2 fish and 2 books (PU-BUILD-11)",
    )
    for hood in HOODS:
        mine = [token for token in tokens.values() if token.hood == hood]
        levels = Counter(token.level for token in mine)
        same(dict(levels), dict.fromkeys(LEVELS, 3), FILE, LIST, f"tokens of {hood} by level (PU-DATA-06)")
        same(len({token.text for token in mine}), len(mine), FILE, LIST, f"tokens of {hood} that differ")
    for row in block(data, FILE, LIST).rows("price"):
        token = tokens[row.id]
        same(_goods(token), _by_formula(row, resources(data)), FILE, row.id, f"cost by {row.text('formula')}")
        has_garnet = "garnet" in _goods(token)
        same(has_garnet, token.level == 3, FILE, row.id, "a garnet at level III and at no other")
    _check_rising(tokens)


def _check_points(data: Data) -> None:
    one, two, three = (block(data, FILE, "vp").number(f"level_{level}") for level in LEVELS)
    same(4 * one + 2 * two + three, 26, FILE, "vp", "four of level I, two of II and one of III (PU-SCORE-17)")
    require(0 < one < two < three, FILE, "vp", "points that rise with the level")


def _check_rising(tokens: Mapping[str, Price]) -> None:
    """Every token costs more than any of the level above it in a stack; a Garnet counts twice (turns:71)."""
    for low, high in ((1, 2), (2, 3)):
        dearest = max(_worth(token) for token in tokens.values() if token.level == low)
        for token in (token for token in tokens.values() if token.level == high):
            require(_worth(token) > dearest, FILE, token.id, f"dearer than every token of level {low}")


def _goods(token: Price) -> dict[str, int]:
    return {str(item.symbol): item.n for item in token.cost}


def _worth(token: Price) -> int:
    return sum(2 * n if good == "garnet" else n for good, n in _goods(token).items())


def _by_formula(row: Row, resource: Mapping[str, str]) -> dict[str, int]:
    """A formula such as 2h+w+garnet: home, clockwise neighbour, other neighbour, opposite."""
    at = HOODS.index(row.text("neighborhood"))
    goods = {whose: resource[HOODS[(at + turn) % 4]] for turn, whose in enumerate("hcow")}
    cost: dict[str, int] = {}
    for term in row.text("formula").split("+"):
        match = _TERM.fullmatch(term)
        if match is None:
            raise row.error(f"formula: cannot read {term!r}")
        whose = match["whose"]
        cost[goods[whose] if whose else "garnet"] = int(match["amount"] or 1) if whose else 1
    return cost
