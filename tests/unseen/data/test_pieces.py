"""The pieces of the box as the game gets them."""

from collections import Counter
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from orloj.games.unseen.components.cards import BUILDINGS, MUG_COPIES, MUGS, UPGRADES, UPGRADES_IN_PLAY
from orloj.games.unseen.components.city import (
    BENCH_BONUS,
    BESIDE_VP,
    BRIDGE_STACKS,
    BRIDGE_TILES,
    CROWN,
    END_BONUS_RATES,
    INFLUENCE_REWARD,
    PLACES,
    POPULARITY,
    RESOURCE,
    RUMOR_MAX,
    SITES,
    START_BONUS,
    TOKENS_PER_PLACE,
    VIRTUAL_INFLUENCE,
    WITCH_SPACES,
    places_for,
    side_for,
    sites_for,
)
from orloj.games.unseen.components.minigames import (
    BULBS,
    CAULDRON,
    CLOCK,
    CRATES,
    CRATES_IN_PLAY,
    DISPLAY,
    END_VP,
    FLAME,
    IDEA_LAST,
    IDEA_MARKS,
    ITEM_KINDS,
    MARKETS,
    MILL_SLOTS,
    MILL_START,
    MILL_TOKENS,
    PEN_VP,
    PRIORITY_STEPS,
    RIVER,
    RIVER_END,
    RIVER_MARKS,
    RIVER_SETS,
    RIVER_STACKS,
    RIVER_TOKENS,
    WITCH_TOKENS,
)
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.source import DATA, block
from orloj.games.unseen.components.vocabulary import BASICS, HOODS, MILESTONES, TYPES, show


def test_the_supply() -> None:
    """PU-DATA-01: 15 each of the four basic Resources and Garnets; of Rumor there are no pieces."""
    box = block(DATA, "board", "box")
    pieces = {good: box.number(good) for good in (*BASICS, "garnet")}
    assert pieces == dict.fromkeys(pieces, 15)
    assert sum(pieces.values()) == 75
    assert "rumor" not in box


def test_each_basic_resource_is_at_home_in_one_neighborhood() -> None:
    """PU-RES-01, PU-RES-02."""
    assert BASICS == ("beer", "cog", "fish", "book")
    assert dict(RESOURCE) == {"golem": "book", "horned": "beer", "vodnik": "fish", "robot": "cog"}


def test_the_counts_of_the_box() -> None:
    """PU-DATA-02, PU-DATA-03, PU-DATA-04, PU-DATA-05, PU-DATA-06, PU-DATA-07, PU-DATA-08, PU-DATA-09, PU-DATA-10."""
    assert len(WITCH_TOKENS) == 10
    assert sum(len(tokens) for tokens in RIVER_SETS.values()) == 15
    assert set(MARKETS) == {"printed", "side-a", "side-b"}
    assert len(CRATES) == 11
    assert len(TYPES) == len(HOODS) == len(RESOURCE) == len(PRIORITY_STEPS) == 4
    assert Counter(price.hood for price in PRICES.values()) == dict.fromkeys(HOODS, 9)
    assert (len(BUILDINGS), len(MUGS) * MUG_COPIES) == (65, 18)
    assert (sum(kind.copies for kind in ITEM_KINDS.values()), len(FLAME)) == (33, 4)
    assert len(MILL_TOKENS) == 5
    assert sum(sum(types.values()) for types in RIVER_TOKENS.values()) == 12
    assert Counter(card.hood for card in UPGRADES.values()) == dict.fromkeys(HOODS, 8)


def test_the_pieces_of_a_player() -> None:
    """PU-DATA-11."""
    player = block(DATA, "board", "player")
    assert sorted(player.texts("workers")) == sorted(TYPES)
    assert [player.number(name) for name in ("gargoyles", "boats", "markers")] == [4, 1, 12]
    assert player.number("bridge_tiles") == len(BRIDGE_TILES) == 8


@pytest.mark.parametrize(("seats", "side", "places", "sites"), [(2, "1-2", 2, 2), (3, "3-4", 3, 3), (4, "3-4", 3, 3)])
def test_the_side_of_the_board(seats: int, side: str, places: int, sites: int) -> None:
    """PU-SETUP-01, PU-SETUP2P-01: two players have a side of their own, with fewer places and sites."""
    assert side_for(seats) == side
    assert Counter(place.hood for place in places_for(seats)) == dict.fromkeys(HOODS, places)
    assert len(sites_for(seats)) == 4 * sites


def test_a_place_is_nearer_the_edge_than_the_next_one_of_its_neighborhood() -> None:
    for seats in (2, 4):
        order = [(HOODS.index(place.hood), place.edge) for place in places_for(seats)]
        assert order == sorted(order)
    assert [place.id for place in places_for(4)[:6]] == [
        *("vodnik-left", "vodnik-middle", "vodnik-right"),
        *("golem-right", "golem-middle", "golem-left"),
    ]
    assert set(places_for(4)) == set(PLACES.values())


def test_price_tokens_fill_the_places() -> None:
    """Three tokens a level in each Neighborhood: one for each place of the larger side, and each level once a place."""
    for hood in HOODS:
        levels = Counter(price.level for price in PRICES.values() if price.hood == hood)
        assert levels == dict.fromkeys(range(1, TOKENS_PER_PLACE + 1), len(places_for(4)) // 4)


def test_seven_buildings_of_an_example_are_worth_26() -> None:
    """PU-SCORE-17 (T15): four tokens of level I, two of II and one of III."""
    points = {price.level: price.vp for price in PRICES.values()}
    assert sum(points[level] for level in (1, 1, 1, 1, 2, 2, 3)) == 26
    assert all(price.vp == points[price.level] for price in PRICES.values())


def test_what_prices_cost() -> None:
    assert [(item.symbol, item.n) for item in PRICES["price-vodnik-1-c"].cost] == [("fish", 2), ("book", 2)]
    assert [(item.symbol, item.n) for item in PRICES["price-robot-3-a"].cost] == [
        *(("cog", 4), ("fish", 1), ("garnet", 1))
    ]


def test_idea_pens_and_marks() -> None:
    assert PEN_VP == (0, 3, 8, 14, 20)
    assert IDEA_MARKS == ((2, 1), (4, 2), (6, 3), (7, 5))
    assert IDEA_LAST == 8


def test_the_river() -> None:
    assert len(RIVER) == RIVER_END - 1 == 15
    assert RIVER[0] == {"robot", "horned"}
    assert dict(RIVER_STACKS) == {"2-wave": 7, "4-wave": 15}
    assert {stack: dict(types) for stack, types in RIVER_TOKENS.items()} == {
        "2-wave": {"garnet": 3, "influence": 3},
        "4-wave": {"bonus": 3, "activate": 3},
    }
    assert (END_VP, RIVER_MARKS[-1]) == ((12, 10), (14, 8))
    assert {len(tokens) for tokens in RIVER_SETS.values()} == {3}


def test_the_minigames_start_with_what_there_is() -> None:
    assert CRATES_IN_PLAY == 8 <= len(CRATES)
    assert sum(MILL_START.values()) == len(MILL_TOKENS)
    assert max(MILL_START.values()) == MILL_SLOTS
    assert UPGRADES_IN_PLAY == 4


def test_the_clock_and_the_cauldron() -> None:
    assert dict(zip(CLOCK, BULBS, strict=True)) == {"robot": 2, "horned": 1, "vodnik": 2, "golem": 1}
    assert dict(CAULDRON) == {
        "cauldron-1": ("vodnik", "golem"),
        "cauldron-2": ("golem", "horned"),
        "cauldron-3": ("horned", "robot"),
        "cauldron-4": ("robot", "vodnik"),
    }
    assert [bonus.text for bonus in FLAME] == ["repair", "mug", "any", "rumor 1"]
    assert [show(bonus.effect) for bonus in FLAME] == [bonus.text for bonus in FLAME]


def test_the_display_case() -> None:
    assert DISPLAY.vp == (1, 3, 5, 8, 12)
    assert {column: show(effect) for column, effect in DISPLAY.rewards.items()} == {2: "any", 4: "rumor 3", 5: "garnet"}
    assert [milestone for _, milestone in DISPLAY.rows] == ["bonus", "activate", "garnet", "influence"]
    assert sorted(MILESTONES) == sorted(milestone for _, milestone in DISPLAY.rows)
    assert [kind.id for kind in ITEM_KINDS.values() if kind.wild] == ["question-mark"]


def test_the_marketplace_row_by_row() -> None:
    assert [show(effect) for effect in MARKETS["printed"]] == [
        *("boat 1", "guild:masons", "rumor 1"),
        *("guild:smiths", "none", "guild:carpenters"),
        *("idea 1", "guild:ropers", "any"),
    ]
    assert show(MARKETS["side-a"][8]) == "mug"


def test_influence_tracks() -> None:
    assert {space: show(effect) for space, effect in INFLUENCE_REWARD["golem"].items()} == {
        1: "none",
        2: "upgrade here",
        4: "market 2",
        6: "garnet",
    }
    assert show(INFLUENCE_REWARD["horned"][4]) == "item"
    assert dict(WITCH_SPACES) == {3: 1, 5: 2}
    assert CROWN == 7
    assert Counter(token.level for token in WITCH_TOKENS.values()) == {1: 5, 2: 5}
    assert END_BONUS_RATES == (3, 2, 1, 1)


def test_rows_of_the_popularity_track() -> None:
    assert POPULARITY[1] == ((4, 2), (4, 2), (3, 1), (2, 1))
    assert VIRTUAL_INFLUENCE == (3, 2, 2, 1)
    assert [show(bonus) for bonus in START_BONUS] == ["home 2", "home 2, rumor 1", "home 3", "home 5, rumor 2"]
    assert {era: show(bonus) for era, bonus in BENCH_BONUS.items()} == {1: "any", 2: "any 2", 3: "none"}
    assert RUMOR_MAX == 6


def test_bridges() -> None:
    assert {number: (f"bridge-{2 * number - 1}", f"bridge-{2 * number}") for number in (1, 2, 3, 4)} == BRIDGE_STACKS
    assert [item.symbol for item in BRIDGE_TILES["bridge-3"].cost] == ["guild:carpenters", "guild:ropers"]
    assert BESIDE_VP == 1
    assert SITES["robot-vodnik-2"].between == ("robot", "vodnik")
    assert {site.worth for site in sites_for(2)} == {1, 3}


@pytest.mark.parametrize(
    "mapping",
    [BUILDINGS, UPGRADES, MUGS, PRICES, PLACES, SITES, RESOURCE, CRATES, RIVER_TOKENS, MARKETS, POPULARITY],
)
def test_nothing_can_be_changed_by_accident(mapping: Any) -> None:
    with pytest.raises(TypeError):
        mapping["new"] = None
    piece = BUILDINGS["loreto"]
    with pytest.raises(FrozenInstanceError):
        piece.level = 1  # type: ignore[misc]
