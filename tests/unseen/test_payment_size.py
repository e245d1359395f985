"""However rich a player is, the list of ways to pay stays short enough to be made at every look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orloj.engine.notation import Change, Item
from orloj.games.unseen.components.cards import BUILDINGS, MUGS, UPGRADES
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.payment import Bill, _counts, bill_of, ways_to_pay
from orloj.games.unseen.state import GOODS

RICH = dict.fromkeys(GOODS, 15) | {"rumor": 6}
MOST = 3500
"""Ways for the dearest token; random players have seen some hundred at once."""


def bills() -> set[Bill]:
    """Every cost that stands on a component."""
    effects = [card.effect for cards in (BUILDINGS, UPGRADES, MUGS) for card in cards.values()]
    changes = [line.change for effect in effects for line in effect]
    costs = [*(cost for change in changes for cost in _costs(change)), *(price.cost for price in PRICES.values())]
    return {bill for bill in map(bill_of, costs) if bill.goods}


def _costs(change: Change) -> Iterator[tuple[Item, ...]]:
    yield from change.cost
    for gain in change.gain:
        for item in gain:
            if isinstance(item.symbol, Change):
                yield from _costs(item.symbol)


@pytest.mark.parametrize("bill", sorted(bills(), key=str), ids=lambda bill: "-".join(map(str, bill.named)))
def test_the_ways_to_pay_are_bounded_and_hardly_any_is_found_twice(bill: Bill) -> None:
    ways = ways_to_pay(RICH, bill)
    assert len(ways) <= MOST
    derivations = sum(1 for _ in _counts(RICH, bill)) if not bill.same else len(ways)
    assert derivations <= 2 * len(ways)


def test_more_than_enough_of_everything_makes_no_more_ways() -> None:
    for bill in bills():
        assert len(ways_to_pay(dict.fromkeys(GOODS, 60) | {"rumor": 6}, bill)) <= MOST
