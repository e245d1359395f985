"""A game that begins at a position of another one: its record proves what came of it, from there on."""

import json
from typing import Any

import pytest

from orloj.engine.chance import commitment
from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.engine.record import Mismatch, Record, verify
from tests.engine.coinrules import COINS

SEED = bytes(reversed(range(32)))
OPTIONS = {name: values[0] for name, values in COINS.options.items()}


def tried() -> dict[str, Any]:
    """The record of such a game, played to its end."""
    origin, _ = Match.start(COINS, 2, {}, bytes(32))
    origin.choose(0, "earn")
    position = COINS.dump(origin.game)
    match, step = Match.begin_at(COINS.load(position), COINS, SEED)
    steps = [step]
    while (seat := match.decider) is not None:
        choices = legal(match.game)
        steps.append(match.choose(seat, "flip" if "flip" in choices and len(steps) < 4 else choices[-1]))
    record = Record(
        "coins", COINS.version, 2, ("Ana", "Bela"), OPTIONS, commitment(SEED), SEED.hex(), tuple(steps),
        COINS.scores(match.game), began={"of": "x1", "version": 2, "position": position, "proof": "p"},
    )  # fmt: skip
    return dict(json.loads(json.dumps(record.dump())))


def test_its_record_replays_from_the_position_and_is_the_same_when_dumped_again() -> None:
    data = tried()
    record = Record.load(data)
    assert list(verify(record, COINS)) == data["scores"]
    assert record.dump() == data
    assert [event["kind"] for event in data["events"]].count("start") == 1


def test_before_the_end_the_position_is_a_secret() -> None:
    data = Record.load({**tried(), "scores": None}).dump()
    assert data["began"] == {"of": "x1", "version": 2}
    assert Record.load(data).began == data["began"]


@pytest.mark.parametrize(
    ("began", "said"),
    [
        ({"of": "x1", "version": 2}, "lacks the position"),
        ({"of": "x1", "version": 2, "position": {"garbled": 1}}, "is none"),
        ({"of": "x1", "version": "2"}, "garbled field 'version'"),
        ({"version": 2}, "lacks the field 'of'"),
        ([1], "not an object"),
    ],
)
def test_a_garbled_beginning_is_said(began: Any, said: str) -> None:
    with pytest.raises(Mismatch, match=said):
        verify(Record.load({**tried(), "began": began}), COINS)


def test_another_beginning_does_not_pass() -> None:
    data = tried()
    data["began"]["position"]["purses"][1]["coins"] += 1
    with pytest.raises(Mismatch, match="final scores"):
        verify(Record.load(data), COINS)
    data = tried()
    del data["began"]
    with pytest.raises(Mismatch, match="event 0"):
        verify(Record.load(data), COINS)


def test_a_position_where_the_game_is_over_is_no_beginning() -> None:
    data = tried()
    data["began"]["position"]["stack"] = []
    with pytest.raises(Mismatch, match="nobody is to decide"):
        verify(Record.load(data), COINS)
