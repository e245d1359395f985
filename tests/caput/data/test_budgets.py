"""Pieces are worth what the components page allows them, in every class."""

from __future__ import annotations

from statistics import mean

import pytest

from orloj.engine.data.effects import symbols_of
from orloj.games.caput.components.bridge import BRIDGE_IV
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.components.vocabulary import ACTIONS
from tests.caput.data.worth import KINDS, full, group, worth

GOALS = {"upgrades": (1, 1.5), "walls": (3, 4.5), "buildings": (3, 4.5)}
"""Era I, Era II; special tiles 1 more."""
SLACK = {"upgrades": (0.35, 0.15), "walls": (0.65, 0.25), "buildings": (0.65, 0.3)}
"""Of one tile, and of the mean of its class."""
GIVEN = frozenset(("ungelt-court",))
CLASSES = [(kind, era, special) for kind in KINDS for era in (1, 2) for special in (False, True)]
USES = {
    "mines": 3,
    "quarries": 3,
    "upgrade": 5,
    "wall": 2,
    "building": 2,
    "road": 3.5,
    "token": 2.5,
    "cross": 2,
    "claim": 1.5,
    "refresh": 3.5,
    "spend-egg": 2.5,
    "spend-goldwindow": 2.5,
}
"""How often a standing technology serves in a game, as `orloj balance` counts it."""


def average(kind: str, era: int, special: bool) -> float:
    """What the tiles of a class are worth on average."""
    return mean(map(full, group(kind, era, special)))


@pytest.mark.parametrize(("kind", "era", "special"), CLASSES)
def test_hex_tiles_keep_to_their_budget(kind: str, era: int, special: bool) -> None:
    goal = GOALS[kind][era - 1] + special
    one, together = SLACK[kind]
    for tile in group(kind, era, special):
        assert tile.id in GIVEN or abs(full(tile) - goal) <= one, (tile.id, full(tile))
    assert abs(average(kind, era, special) - goal) <= together


@pytest.mark.parametrize("kind", KINDS)
def test_special_tiles_and_era_two_are_better(kind: str) -> None:
    for era in (1, 2):
        assert min(map(full, group(kind, era, True))) > average(kind, era, False) + 0.4
    for special in (False, True):
        assert average(kind, 2, special) > average(kind, 1, special) + 0.3


@pytest.mark.parametrize(("level", "goal"), [("III", 4), ("IV", 6)])
def test_single_use_technologies_are_worth_about_the_same(level: str, goal: int) -> None:
    tiles = [tile for tile in TECHNOLOGIES.values() if tile.level == level]
    assert all(abs(worth(tile.effect) - goal) <= 0.75 for tile in tiles)


def test_standing_technologies_are_worth_two_to_five_in_a_game() -> None:
    for tile in (tile for tile in TECHNOLOGIES.values() if tile.level in ("I", "II")):
        (line,) = tile.effect
        assert line.moment in ("before", "after")
        assert 2 <= worth(tile.effect) * USES[line.events[0]] <= 5, tile.id


def test_a_first_technology_for_every_action_and_actions_on_the_last() -> None:
    events = sorted(event for tile in TECHNOLOGIES.values() if tile.level == "I" for event in tile.effect[0].events)
    assert events == sorted(ACTIONS)
    gains = [symbols_of(tile.effect, "gain") for tile in TECHNOLOGIES.values() if tile.level == "IV"]
    assert sum(any(symbol.startswith("act:") for symbol in symbols) for symbols in gains) >= 3


def test_plazas_and_bridge_tiles() -> None:
    for plaza in PLAZA_TILES.values():
        assert min(worth(plaza.upper), worth(plaza.lower)) >= 1
        assert max(worth(plaza.upper), worth(plaza.lower)) <= 4.5
    assert all(3 <= worth(tile.now) <= 5 for tile in BRIDGE_IV.values())
