"""The conformance suite on Praga Caput Regni, with each number of players and each value of each option."""

from __future__ import annotations

from typing import Any

import pytest

from orloj.games.caput.game import Caput
from orloj.games.caput.rules import PragaCaputRegni
from tests.caput.hidden import HiddenCaput
from tests.caput.invariants import faults
from tests.caput.table import RULES
from tests.conformance import CHECKS, GAME_CHECKS, Position, along
from tests.conformance.secrecy import twins_look_the_same, views_are_json_without_what_is_hidden

NAMES = tuple(RULES.options)


def _table(seats: int, *values: str) -> tuple[int, dict[str, str]]:
    return seats, dict(zip(NAMES, values, strict=True))


TABLES = [
    *((seats, {}) for seats in RULES.seats),
    _table(1, "b", "a", "b", "tile", "printed", "tile"),
    _table(2, "b", "b", "a", "printed", "tile", "printed"),
    _table(3, "a", "a", "a", "tile", "tile", "printed"),
    _table(4, "b", "b", "b", "tile", "tile", "tile"),
]
HIDDEN = HiddenCaput()
STRIDE = 6
"""Each check looks at every sixth position; games, and with them the positions looked at, differ by table and check."""


def _name(value: Any) -> str:
    return "-".join(value.values()) or "plain" if isinstance(value, dict) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", CHECKS, ids=_name)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=_name)
def test_every_position(check: Any, seats: int, options: dict[str, str]) -> None:
    seed = 100 * CHECKS.index(check) + TABLES.index((seats, options))
    along(check, RULES, HIDDEN, seats, options, seed, STRIDE)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=_name)
@pytest.mark.parametrize(("seats", "options"), TABLES[::3], ids=_name)
def test_every_game(check: Any, seats: int, options: dict[str, str]) -> None:
    check(RULES, seats, options, seed=seats)


def test_every_value_of_every_option_is_played() -> None:
    played = {(name, options.get(name, values[0])) for _, options in TABLES for name, values in RULES.options.items()}
    assert played == {(name, value) for name, values in RULES.options.items() for value in values}


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=_name)
def test_every_piece_is_somewhere_and_once(seats: int, options: dict[str, str]) -> None:
    along(_sound, RULES, HIDDEN, seats, options, seed=TABLES.index((seats, options)))


def _sound(position: Position) -> None:
    assert isinstance(position.match.game, Caput)
    assert faults(position.match.game) == []


def _under_the_stack(game: Caput) -> list[str]:
    return game.rows.normal["wall"].tail


def _next_technologies(game: Caput) -> list[str]:
    return list(game.supply.technologies["I"].unseen)


def _bridge_tiles(game: Caput) -> list[str]:
    return list(game.supply.bridge_iv.unseen)


def _drawn(game: Caput) -> list[str]:
    return [tile for effect in game.stack for tile in getattr(effect, "drawn", ())]


@pytest.mark.parametrize("check", [twins_look_the_same, views_are_json_without_what_is_hidden], ids=_name)
@pytest.mark.parametrize("leak", [_under_the_stack, _next_technologies, _bridge_tiles, _drawn], ids=_name)
def test_a_leak_is_found(leak: Any, check: Any) -> None:
    """The suite looks at everything that is hidden here."""

    class Leaky(PragaCaputRegni):
        def view(self, game: Caput, viewer: int | None) -> dict[str, Any]:
            return super().view(game, viewer) | {"leak": leak(game)}

    with pytest.raises(AssertionError):
        along(check, Leaky(), HIDDEN, 3, {}, seed=1)
