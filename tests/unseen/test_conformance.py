"""The conformance suite on Prague Unseen, with each number of players and each combination of the
varieties, and against the Councilor at each level."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from orloj.games.unseen.game import Unseen
from tests.conformance import CHECKS, GAME_CHECKS, Position, along
from tests.unseen.hidden import HiddenUnseen
from tests.unseen.invariants import look_for_faults
from tests.unseen.table import RULES

TABLES = [
    (seats, {"river": river, "market": market})
    for seats, river, market in product(RULES.seats, RULES.options["river"], RULES.options["market"])
]
TABLES += [
    (1, {"market": market, "councilor": level, "witch-aim": witch})
    for market, level, witch in (("printed", "2", "no"), ("tile", "3", "yes"), ("printed", "4", "no"))
]
"""Alone, the first of them are at level 1."""
HIDDEN = HiddenUnseen()
STRIDE = 5
"""Each check looks at every fifth position; games, and with them the positions looked at, differ by table and check."""


def _name(value: Any) -> str:
    return "-".join(value.values()) if isinstance(value, dict) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", CHECKS, ids=_name)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=_name)
def test_every_position(check: Any, seats: int, options: dict[str, str]) -> None:
    seed = 100 * CHECKS.index(check) + TABLES.index((seats, options))
    along(check, RULES, HIDDEN, seats, options, seed, STRIDE)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=_name)
@pytest.mark.parametrize(("seats", "options"), TABLES[::3], ids=_name)
def test_every_game(check: Any, seats: int, options: dict[str, str]) -> None:
    check(RULES, seats, options, seed=seats)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=_name)
def test_every_piece_is_somewhere_and_once(seats: int, options: dict[str, str]) -> None:
    along(_sound, RULES, HIDDEN, seats, options, seed=TABLES.index((seats, options)))


def _sound(position: Position) -> None:
    assert isinstance(position.match.game, Unseen)
    look_for_faults(position.match.game)
