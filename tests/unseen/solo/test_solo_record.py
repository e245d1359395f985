"""Records of solo games: one name, two scores."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orloj.engine.chance import commitment
from orloj.engine.record import Mismatch, Record, verify
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.telling import LEVELS, options, random_game
from tests.unseen.table import RULES

SEED = 11


def record_of(level: int, witch: str) -> dict[str, Any]:
    """The record of a random game, as it is written to a file."""
    game = list(random_game(level, witch, SEED))
    match = game[-1][0]
    assert isinstance(match.game, Unseen)
    seed, events = SEED.to_bytes(4, "big"), tuple(step for _, step in game)
    record = Record(
        *(RULES.id, RULES.version, 1, ("Ana",), options(level, witch)),
        *(commitment(seed), seed.hex(), events, RULES.scores(match.game)),
    )
    data: dict[str, Any] = json.loads(json.dumps(record.dump()))
    return data


@pytest.mark.parametrize(("level", "witch"), LEVELS)
def test_a_record_with_one_name_and_two_scores_is_proved(level: int, witch: str) -> None:
    data = record_of(level, witch)
    record = Record.load(data)
    assert record.dump() == data
    assert (record.seats, record.names) == (1, ("Ana",))
    assert list(verify(record, RULES)) == data["scores"]
    assert [score["seat"] for score in data["scores"]] == [0, COUNCILOR]


def test_what_the_councilor_drew_cannot_be_altered() -> None:
    data = record_of(1, "no")
    event = next(event for event in data["events"] if any(one.startswith("solo:") for one in event["outcomes"]))
    at = next(i for i, one in enumerate(event["outcomes"]) if one.startswith("solo:"))
    event["outcomes"][at] = "solo:overtime" if event["outcomes"][at] != "solo:overtime" else "solo:toll-gate"
    with pytest.raises(Mismatch, match="the seed gives"):
        verify(Record.load(data), RULES)


def test_its_score_cannot_be_altered() -> None:
    data = record_of(1, "no")
    data["scores"][COUNCILOR]["total"] += 1
    with pytest.raises(Mismatch, match="final scores"):
        verify(Record.load(data), RULES)


@pytest.mark.parametrize(("field", "value"), [("councilor", "4"), ("witch-aim", "yes")])
def test_another_level_or_deal_is_another_game(field: str, value: str) -> None:
    data = record_of(1, "no")
    data["options"][field] = value
    with pytest.raises(Mismatch):
        verify(Record.load(data), RULES)


def test_a_solo_record_has_no_second_name() -> None:
    data = record_of(1, "no")
    data["names"] = ["Ana", "Councilor"]
    with pytest.raises(Mismatch, match="2 names for 1 seats"):
        Record.load(data)
