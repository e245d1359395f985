"""The component data that the tests of the page are made with."""

import json
from pathlib import Path

import pytest

from orloj.games import GAMES

TESTS = Path(__file__).parents[1] / "frontend" / "tests"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_they_are_the_present_ones(game: str) -> None:
    kept = json.loads((TESTS / game / "fixtures" / "catalogue.json").read_text())
    assert kept == GAMES[game].catalogue(), f"write GAMES[{game!r}].catalogue() to the fixture anew"
