"""What the page gets to know of the components."""

import json
from typing import Any

from orloj.engine.data.rows import tables_in
from orloj.games.unseen.components import cards, city, minigames, prices, solo
from orloj.games.unseen.components.catalogue import VERSION, catalogue
from orloj.games.unseen.components.source import VERSION as DATA_VERSION
from orloj.games.unseen.components.vocabulary import HOODS, read


def test_every_piece_is_there_by_id() -> None:
    pieces: dict[str, Any] = {
        "neighborhoods": HOODS,
        "places": city.PLACES,
        "sites": city.SITES,
        "buildings": cards.BUILDINGS,
        "prices": prices.PRICES,
        "upgrades": cards.UPGRADES,
        "mugs": cards.MUGS,
        "witch_tokens": minigames.WITCH_TOKENS,
        "items": minigames.ITEM_KINDS,
        "crates": minigames.CRATES,
        "mill_tokens": minigames.MILL_TOKENS,
        "bridge_tiles": city.BRIDGE_TILES,
        "market_sides": minigames.MARKETS,
        "river_sets": minigames.RIVER_SETS,
        "councilors": [board.id for board in solo.BOARDS.values()],
        "aims": solo.AIMS,
        "solo_cards": solo.SOLO_CARDS,
        "reward_tokens": solo.REWARD_TOKENS,
        "help_cards": solo.HELP,
    }
    found = catalogue()
    assert found.keys() == pieces.keys() | {"river_milestones", "board"}
    for name, ids in pieces.items():
        assert found[name].keys() == set(ids)


def test_it_is_json() -> None:
    assert json.loads(json.dumps(catalogue())) == catalogue()


def test_it_holds_the_fields_of_the_data() -> None:
    found = catalogue()
    assert found["buildings"]["loreto"] == {
        "name": "Loreto Treasury",
        "level": 3,
        "worker": "any",
        "effect": "garnet -> vp 5",
    }
    assert found["prices"]["price-golem-3-b"] == {
        "neighborhood": "golem",
        "level": 3,
        "formula": "4h+w+garnet",
        "cost": "book 4, fish, garnet",
        "vp": 8,
    }
    assert found["market_sides"]["side-b"]["rows"][0] == ["repair", "guild:carpenters", "boat 1"]
    assert found["river_sets"]["river-set-1"] == {"tokens": [["robot", "horned"], ["golem"], ["vodnik"]]}
    assert found["aims"]["aim-witch"] == {
        "name": "Follow the Broom",
        "neighborhood": "witch",
        "unit": "witch",
        "symbols": ["witch", "influence", "vp", "garnet", "any", "same"],
        "from_level": 3,
    }
    assert found["solo_cards"]["overtime"]["rows"] == ["bridge popular", "enter a-else-around", "draw"]
    assert found["reward_tokens"]["reward-aim-a"] == {"aim": "a"}
    assert found["help_cards"]["witch"]["walk"] == "clockwise"
    assert found["board"]["clock"]["bulbs"] == [2, 1, 2, 1]
    assert found["board"]["crate_use"] == {"in_play": 8, "turn_back": "rumor 1"}
    assert found["board"]["bridges"] == {"beside_board": 1}


def test_it_does_not_say_where_values_come_from() -> None:
    for table in tables_in(catalogue()):
        assert not table.keys() & {"source", "basis", "forced"}


def test_its_texts_can_be_read() -> None:
    for name, field in (("buildings", "effect"), ("upgrades", "effect"), ("mugs", "effect"), ("crates", "gain")):
        for piece in catalogue()[name].values():
            assert read(piece[field])


def test_it_is_made_once() -> None:
    assert catalogue() is catalogue()
    assert VERSION == DATA_VERSION
