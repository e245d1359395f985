"""The budgets of the components: no Building is far from its worth, none is better than another in everything."""

from dataclasses import replace
from itertools import permutations

import pytest

from orloj.games.unseen.components.cards import BUILDINGS, Building
from orloj.games.unseen.components.minigames import WITCH_TOKENS
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.vocabulary import read
from tests.unseen.data.values import dominates, goal, value

CARDS = list(BUILDINGS.values())
GROUPS = sorted({(card.level, card.worker != "any") for card in CARDS})


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_building_is_worth_about_what_its_level_promises(card: Building) -> None:
    assert value(card) == pytest.approx(goal(card), abs=0.75)


@pytest.mark.parametrize(("level", "typed"), GROUPS)
def test_a_group_of_buildings_is_worth_what_its_level_promises(level: int, typed: bool) -> None:
    group = [card for card in CARDS if (card.level, card.worker != "any") == (level, typed)]
    mean = sum(map(value, group)) / len(group)
    assert mean == pytest.approx(goal(group[0]), abs=0.25)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_no_building_is_better_than_another_of_its_level_in_everything(level: int) -> None:
    group = [card for card in CARDS if card.level == level]
    assert [(a.id, b.id) for a, b in permutations(group, 2) if dominates(a, b)] == []


def card(effect: str, worker: str = "any") -> Building:
    """A card of level 1 with that effect."""
    return replace(BUILDINGS["havel-market"], effect=read(effect), worker=worker)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (card("beer, cog"), card("beer")),
        (card("any 2"), card("beer, fish")),
        (card("beer -> boat 2"), card("beer 2 -> boat 2")),
        (card("any -> boat 2"), card("beer -> boat 2")),
        (card("any 2 -> boat 2"), card("same 2 -> boat 2")),
        (card("guild -> boat 2"), card("guild:ropers -> boat 2")),
        (card("influence"), card("influence here", "golem")),
        (card("guild 2"), card("guild:masons, guild:smiths")),
        (card("boat 2 | idea 2"), card("idea 1")),
    ],
)
def test_what_better_in_everything_means(better: Building, worse: Building) -> None:
    assert dominates(better, worse)
    assert not dominates(worse, better)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (card("beer", "golem"), card("beer", "robot")),
        (card("beer 2"), card("fish")),
        (card("beer -> boat 2"), card("boat 1")),
        (card("any per square"), card("any 2")),
    ],
)
def test_what_cannot_be_compared(one: Building, other: Building) -> None:
    assert not dominates(one, other)
    assert not dominates(other, one)


def test_a_value_counts_gains_costs_repetition_and_what_is_usual() -> None:
    assert value(card("fish 2 -> cog 2, idea 4")) == pytest.approx(3.6)
    assert value(card("boat 3 | idea 2")) == pytest.approx(2.7)
    assert value(card("rumor 3, repair x2")) == pytest.approx(3.4)
    assert value(card("any per square")) == pytest.approx(1.92)


def test_prices_rise_from_level_to_level() -> None:
    means: list[float] = []
    for level in (1, 2, 3):
        tokens = [price for price in PRICES.values() if price.level == level]
        costs = [sum(item.n * (2 if item.key == "garnet" else 1) for item in price.cost) for price in tokens]
        means.append(sum(costs) / len(costs))
    assert means == pytest.approx([10 / 3, 16 / 3, 22 / 3])


def test_witch_tokens_of_the_second_level_are_better() -> None:
    worth = dict.fromkeys((1, 2), 0.0)
    for token in WITCH_TOKENS.values():
        worth[token.level] += value(replace(BUILDINGS["havel-market"], effect=token.gain))
    assert worth[2] > 1.5 * worth[1]
