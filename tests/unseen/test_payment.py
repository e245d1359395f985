"""Paying costs (PU-PAY, PU-RES-07 to PU-RES-09)."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orloj.engine.notation import parse_cost
from orloj.engine.payment import way_id
from orloj.games.unseen.components.vocabulary import VOCABULARY
from orloj.games.unseen.payment import affordable, bill_of, ways_to_pay

GOODS = ("beer", "cog", "fish", "book", "garnet", "rumor")
BASICS = GOODS[:4]
Way = tuple[int, ...]


def ways(cost: str, **stock: int) -> set[str]:
    """The ways to pay a cost out of a stock, as choices without their `pay:`."""
    (items,) = parse_cost(cost, VOCABULARY)
    bill, held = bill_of(items), dict.fromkeys(GOODS, 0) | stock
    found = {way_id(way).removeprefix("pay:") for way in ways_to_pay(held, bill)}
    assert affordable(held, bill) == bool(found)
    return found


@pytest.mark.parametrize("basic", BASICS)
def test_three_rumors_pay_one_basic_of_any_kind(basic: str) -> None:
    """PU-PAY-01."""
    assert ways(basic, rumor=3) == {"rumor3"}
    assert ways(basic, rumor=2) == set()


@pytest.mark.parametrize("basic", BASICS)
def test_a_pair_counts_as_a_garnet(basic: str) -> None:
    """PU-PAY-02: two equal basics pay a Garnet, and with it whatever a Garnet pays."""
    pair = {f"{basic}2"}
    assert ways("garnet", **{basic: 2}) == pair
    assert ways("rumor 1", **{basic: 2}) == pair
    assert ways("garnet", **{basic: 1}) == set()


@pytest.mark.parametrize(
    ("cost", "stock", "way"),
    [
        ("fish, cog", {"rumor": 3, "beer": 2}, "beer2+rumor3"),
        ("fish 2, garnet", {"rumor": 6, "book": 2}, "book2+rumor6"),
        ("fish 4, cog, garnet", {"fish": 5, "cog": 1, "rumor": 3}, "cog+fish5+rumor3"),
        ("beer, garnet", {"beer": 2, "rumor": 3}, "beer2+rumor3"),
    ],
)
def test_both_conversions_serve_one_cost(cost: str, stock: dict[str, int], way: str) -> None:
    """PU-PAY-03."""
    assert ways(cost, **stock) == {way}


@pytest.mark.parametrize(
    ("cost", "stock", "expected"),
    [
        ("beer", {"rumor": 6}, {"rumor3"}),  # not six Rumors for a Beer to keep
        ("beer", {"beer": 1, "rumor": 6}, {"beer", "rumor3"}),
        ("beer", {"cog": 4, "garnet": 3}, {"cog2", "garnet", "garnet3"}),  # three Garnets as three Rumors
        ("rumor 1", {"rumor": 6}, {"rumor"}),
    ],
)
def test_a_conversion_is_spent_at_once(cost: str, stock: dict[str, int], expected: set[str]) -> None:
    """PU-PAY-04: no way to pay makes more than the cost asks for."""
    assert ways(cost, **stock) == expected


@pytest.mark.parametrize("cost", ["garnet", "rumor 1", "fish"])
def test_two_different_basics_are_no_pair(cost: str) -> None:
    """PU-PAY-05."""
    assert ways(cost, beer=1, cog=1, book=1) == set()


def test_the_worked_payments() -> None:
    """PU-PAY-06, PU-PAY-07, PU-PAY-08, with their numbers."""
    assert ways("cog", beer=2) == {"beer2"}
    assert ways("fish 2", rumor=6) == {"rumor6"}
    assert ways("fish 3", rumor=6) == set()
    assert ways("book", rumor=2, garnet=1) == {"garnet", "garnet+rumor2"}


@pytest.mark.parametrize("stock", [{"rumor": 6}, {"beer": 1, "rumor": 3}, {"beer": 1, "rumor": 6}])
def test_conversions_are_not_chained(stock: dict[str, int]) -> None:
    """PU-PAY-09, by R21: Rumors made into a Beer do not go on into a pair, so no Garnet comes of them."""
    assert ways("garnet", **stock) == set()


@pytest.mark.parametrize("stock", [{"rumor": 2, "beer": 2}, {"beer": 4, "rumor": 1}, {"beer": 6}])
def test_a_pair_is_no_rumor_of_a_conversion(stock: dict[str, int]) -> None:
    """PU-PAY-09, by R21: a pair's Garnet pays a part of the cost, not the three Rumors that become a basic."""
    assert all("rumor" not in way for way in ways("fish", **stock))


@pytest.mark.parametrize("good", [*BASICS, "rumor 1"])
def test_a_garnet_stands_for_a_basic_or_a_rumor(good: str) -> None:
    """PU-RES-07."""
    assert ways(good, garnet=2) == {"garnet"}


def test_nothing_but_a_garnet_stands_for_a_garnet() -> None:
    """PU-RES-08: a basic or a Rumor does not, except a pair."""
    assert ways("garnet", garnet=1, beer=1, cog=1, fish=1, book=1, rumor=6) == {"garnet"}
    assert ways("garnet", beer=1, cog=1, fish=1, book=1, rumor=6) == set()
    assert ways("garnet 2", garnet=1, beer=2) == {"beer2+garnet"}


def test_garnets_may_stand_for_some_of_the_equal_ones() -> None:
    """PU-SYM-10, by R23: equal basics are of one kind, a Garnet counts as one more of it."""
    assert ways("same 2", beer=1, cog=1) == set()
    assert ways("same 2", beer=1, cog=1, garnet=1) == {"beer+garnet", "cog+garnet"}
    assert ways("same 2", fish=2) == {"fish2"}


def covers(unit: str) -> Iterator[dict[str, int]]:
    """All that may go for one unit of a cost, read from the texts."""
    yield {"garnet": 1}
    yield from ({basic: 2} for basic in BASICS)  # a pair is a Garnet
    if unit == "rumor":
        yield {"rumor": 1}
    elif unit != "garnet":
        yield from ({basic: 1} for basic in BASICS if unit in (basic, "any"))
        yield from ({"rumor": 3 - n, "garnet": n} for n in range(4))  # Garnets may stand for some of the three


def all_ways(units: list[str], stock: Way) -> set[Way]:
    """Everything that pays a list of units, found by trying."""
    found: set[Way] = {(0,) * len(GOODS)}
    for unit in units:
        tried = (
            tuple(n + cover.get(good, 0) for n, good in zip(way, GOODS, strict=True))
            for way in found
            for cover in covers(unit)
        )
        found = {way for way in tried if all(n <= held for n, held in zip(way, stock, strict=True))}
    return found


@settings(max_examples=300, deadline=None)
@given(
    cost=st.lists(st.sampled_from((*GOODS, "any")), min_size=1, max_size=4),
    stock=st.tuples(*[st.integers(0, 3)] * 5, st.integers(0, 6)),
)
def test_the_ways_to_pay_are_those_of_the_texts(cost: list[str], stock: Way) -> None:
    """PU-PAY-01 to PU-PAY-05, PU-PAY-11: each way is right, and none is missing that gives nothing needlessly."""
    amounts = {unit: cost.count(unit) for unit in cost}
    text = ", ".join(f"{unit} {n}" if n > 1 or unit == "rumor" else unit for unit, n in amounts.items())
    (items,) = parse_cost(text, VOCABULARY)
    held = dict(zip(GOODS, stock, strict=True))
    paid = {tuple(way[good] for good in GOODS) for way in ways_to_pay(held, bill_of(items))}
    right = all_ways(cost, stock)
    thrifty = {way for way in right if not any(less != way and all(map(int.__le__, less, way)) for less in right)}
    assert thrifty <= paid <= right
    assert affordable(held, bill_of(items)) == bool(right)
