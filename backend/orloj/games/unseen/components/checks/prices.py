"""The Building Price tokens: points, costs and how they rise with the level."""

import re
from collections import Counter
from collections.abc import Mapping

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.city.squares import resources
from orloj.games.unseen.components.prices import Price, prices
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS

LEVELS = (1, 2, 3)
_TERM = re.compile(r"(?P<amount>[1-9]?)(?P<whose>[hcwo])|garnet")


def check(data: Data) -> None:
    """Raise ComponentError for Price tokens that are not as the texts have them, or not by their formula."""
    tokens, price_list = prices(data), block(data, "prices", "price_list")
    _check_points(block(data, "prices", "vp"))
    costs = [_goods(token) for token in tokens.values()]
    price_list.require({"fish": 2, "book": 2} in costs, "a cost of 2 fish and 2 books (PU-BUILD-11)")
    for hood in HOODS:
        mine = [token for token in tokens.values() if token.hood == hood]
        levels = Counter(token.level for token in mine)
        price_list.same(dict(levels), dict.fromkeys(LEVELS, 3), f"tokens of {hood} by level (PU-DATA-06)")
        price_list.same(len({token.text for token in mine}), 9, f"costs of {hood} that differ")
    for row in price_list.rows("price"):
        goods = _goods(tokens[row.id])
        row.same(goods, _by_formula(row, resources(data)), f"the cost by {row.text('formula')}")
        row.same("garnet" in goods, tokens[row.id].level == 3, "a garnet at level III and at no other")
    _check_rising(tokens)


def _check_points(row: Row) -> None:
    one, two, three = (row.number(f"level_{level}") for level in LEVELS)
    row.same(4 * one + 2 * two + three, 26, "four of level I, two of II and one of III (PU-SCORE-17)")
    row.require(0 < one < two < three, "points rise with the level")


def _check_rising(tokens: Mapping[str, Price]) -> None:
    """Every token costs more than any of the level above it in a stack; a Garnet counts twice (turns:71)."""
    for low, high in ((1, 2), (2, 3)):
        dearest = max(_worth(token) for token in tokens.values() if token.level == low)
        for token in (token for token in tokens.values() if token.level == high):
            row = Row("prices", token.id, {})
            row.require(_worth(token) > dearest, f"dearer than every token of level {low}")


def _goods(token: Price) -> dict[str, int]:
    return {item.key: item.n for item in token.cost}


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
