"""Ways to pay: their names and their order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orloj.engine.payment import ordered, way_id, way_of

GOODS = ("fish", "beer", "rumor")


@pytest.mark.parametrize(
    ("way", "name"),
    [
        ({"fish": 2, "rumor": 3}, "pay:fish2+rumor3"),
        ({"fish": 1, "rumor": 0}, "pay:fish"),
        ({"beer": 12}, "pay:beer12"),
        ({"fish": 0}, "pay:nothing"),
        ({}, "pay:nothing"),
    ],
)
def test_a_way_has_a_name_that_leaves_out_ones_and_nothings(way: dict[str, int], name: str) -> None:
    assert way_id(way) == name
    assert way_of(name) == {good: n for good, n in way.items() if n}


@given(st.dictionaries(st.sampled_from(GOODS), st.integers(1, 99)))
def test_the_name_says_it_all(way: dict[str, int]) -> None:
    assert way_of(way_id(way)) == way


def test_the_cheapest_comes_first_and_each_once() -> None:
    worth = {"fish": 1.0, "beer": 1.0, "rumor": 0.25}
    ways = ordered([(0, 2, 0), (0, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0)], GOODS, worth)
    assert [way_id(way) for way in ways] == ["pay:rumor", "pay:beer", "pay:fish", "pay:beer2"]
