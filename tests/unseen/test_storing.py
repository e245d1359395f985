"""Stored positions that do not fit are refused, never guessed at."""

from __future__ import annotations

from typing import Any

import pytest

from orloj.engine.errors import Refused
from tests.unseen.table import RULES, Table


def _format(data: dict[str, Any]) -> None:
    data["format"] = 0


def _no_format(data: dict[str, Any]) -> None:
    del data["format"]


def _unknown_effect(data: dict[str, Any]) -> None:
    data["stack"][-1]["@"] = "WinAtOnce"


def _unknown_field(data: dict[str, Any]) -> None:
    data["players"][0]["luck"] = 7


def _unknown_effect_field(data: dict[str, Any]) -> None:
    data["stack"][-1]["by"]["luck"] = 7


@pytest.mark.parametrize("alter", [_format, _no_format, _unknown_effect, _unknown_field, _unknown_effect_field])
def test_a_state_of_another_shape_is_a_bad_state(alter: Any) -> None:
    data = RULES.dump(Table().game)
    assert RULES.dump(RULES.load(data)) == data
    alter(data)
    with pytest.raises(Refused) as refusal:
        RULES.load(data)
    assert refusal.value.code == "bad-state"
