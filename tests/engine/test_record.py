"""Records: what a finished game leaves behind, and that nothing of it can be altered unnoticed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from orloj.engine.chance import commitment
from orloj.engine.match import Match, Step
from orloj.engine.record import Mismatch, Record, verify
from tests.engine.coinrules import COINS

SEED = bytes(range(32))
CHOICES = (
    "earn",
    "undo",
    "favour",
    "flip",
    "gift",
    "to:2",
    "pass",
    "beg",
    "yes",
    "look",
    "deal",
    "pass",
    *["pass"] * 4,
)
Json = dict[str, Any]


def record_of(choices: tuple[str, ...], names: tuple[str, ...] = ("Ana", "Bob", "Cyril")) -> Record:
    """The record of a game in which seats choose in turn."""
    match, start = Match.start(COINS, 3, {}, SEED)
    events = [start]
    for choice in choices:
        seat = match.game.decider
        assert seat is not None
        events.append(match.undo(seat) if choice == "undo" else match.choose(seat, choice))
    scores = COINS.scores(match.game)
    options = {"turns": "2", "deck": "full"}
    return Record("coins", "one", 3, names, options, commitment(SEED), SEED.hex(), tuple(events), scores)


def finished() -> Json:
    """The record of a whole game as it is written to a file."""
    data: Json = json.loads(json.dumps(record_of(CHOICES).dump()))
    return data


def test_a_finished_game_is_proved_by_its_record() -> None:
    data = finished()
    record = Record.load(data)
    assert record.dump() == data
    assert list(verify(record, COINS)) == data["scores"]
    assert data["seed"] == SEED.hex()
    assert sum(score["total"] for score in data["scores"]) >= 6


def test_before_the_end_a_record_tells_neither_seed_nor_outcomes() -> None:
    data = json.loads(json.dumps(record_of(CHOICES[:-1]).dump()))
    assert data["seed"] is None
    assert data["scores"] is None
    assert all("outcomes" not in event for event in data["events"])
    assert SEED.hex() not in json.dumps(data)
    with pytest.raises(Mismatch, match="not over"):
        verify(Record.load(data), COINS)


def test_choices_that_are_not_told_before_the_end_can_be_read() -> None:
    data = record_of(CHOICES[:-1]).dump()
    data["events"][1]["choice"] = None
    assert Record.load(data).events[1] == Step("choice", 0, "", 0, ())


def _set(name: str, value: Any) -> Callable[[Json], None]:
    return lambda data: data.__setitem__(name, value)


def _event(number: int, **fields: Any) -> Callable[[Json], None]:
    return lambda data: data["events"][number].update(fields)


def _drop(name: str) -> Callable[[Json], None]:
    return lambda data: data.pop(name)


def _outcome(data: Json) -> None:
    (event,) = [event for event in data["events"] if event["choice"] == "flip"]
    event["outcomes"] = ["tails" if event["outcomes"] == ["heads"] else "heads"]


def _score(data: Json) -> None:
    data["scores"][1]["total"] += 1


def _cut(data: Json) -> None:
    data["events"] = data["events"][:-1]


def _headless(data: Json) -> None:
    data["events"] = data["events"][1:]


def _one_more(data: Json) -> None:
    data["events"].append(data["events"][-1])


TAMPERED: dict[str, tuple[Callable[[Json], None], str]] = {
    "another outcome": (_outcome, r"event 4: outcome 0 is recorded as '\w+', the seed gives '\w+'"),
    "an outcome too many": (_event(1, outcomes=["heads"]), "event 1: outcome 0 is recorded as 'heads', the seed gives"),
    "an outcome too few": (_event(0, outcomes=["sun"]), "event 0: outcome"),
    "another choice": (_event(3, choice="earn"), "final scores: recorded {'seat': 0"),
    "an illegal choice": (_event(1, choice="fly"), "event 1: seat 0 fly: 'fly' is not among the legal choices"),
    "no choice": (_event(1, choice=None), "event 1: seat 0 choice: '' is not among"),
    "another seat": (_event(1, seat=2), "event 1: seat 2 earn: It is another player's turn"),
    "an undo too far": (_event(2, steps=5), "event 2: seat 0 undo: 1 steps can be taken back, not 5"),
    "an unknown kind": (_event(1, kind="cheat"), "event 1: kind is recorded as 'cheat', the game gives 'choice'"),
    "steps of a choice": (_event(1, steps=1), "event 1: steps is recorded as 1, the game gives 0"),
    "a second start": (_event(1, kind="start"), "event 1: kind is recorded as 'start'"),
    "no start": (_headless, "event 0: the record does not begin with a start"),
    "no events": (_set("events", []), "event 0: the record does not begin with a start"),
    "another score": (_score, "final scores: recorded {'seat': 1"),
    "a score too few": (lambda data: data["scores"].pop(), "final scores: recorded None, the rules give {'seat': 2"),
    "another seed": (_set("seed", "00" * 32), "the seed does not match the commitment"),
    "a seed that is none": (_set("seed", "zz"), "the seed is not hexadecimal"),
    "another commitment": (_set("commitment", "0" * 64), "the seed does not match the commitment"),
    "other component data": (_set("version", "two"), "played with component data two, this version has one"),
    "another format": (_set("format", 2), "the record has format 2, this version reads 1"),
    "the last event cut off": (_cut, "the record stops before the end of the game"),
    "an event after the end": (_one_more, "event 17: seat 2 pass: The game is over"),
    "other options": (_set("options", {"turns": "9"}), "event 0: Option 'turns' is one of 2, 6, not '9'"),
    "more seats than the game has": (
        lambda data: data.update(seats=4, names=["A", "B", "C", "D"]),
        "event 0: Coins is for 2 to 3 players, not 4",
    ),
    "names for other seats": (_set("names", ["Ana"]), "1 names for 3 seats"),
    "no seed and no scores": (lambda data: data.update(seed=None, scores=None), "not over"),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_altered_is_named(name: str) -> None:
    alter, said = TAMPERED[name]
    data = finished()
    alter(data)
    with pytest.raises(Mismatch, match=said):
        verify(Record.load(data), COINS)


FIELDS = ("format", "game", "version", "seats", "names", "options", "commitment", "seed", "events", "scores")


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_is_missing_or_garbled_is_named(name: str) -> None:
    for alter, said in ((_drop(name), "lacks the field"), (_set(name, 1.5), "garbled field")):
        data = finished()
        alter(data)
        with pytest.raises(Mismatch, match=f"the record .*{said} '{name}'"):
            Record.load(data)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("pass", "event 3 is not an object"),
        ({"kind": "choice", "seat": 0, "choice": "earn"}, "event 3 lacks the field 'steps'"),
        ({"kind": "choice", "seat": "0", "choice": "earn", "steps": 0}, "event 3 has a garbled field 'seat': '0'"),
        ({"kind": "choice", "seat": 0, "choice": ["earn"], "steps": 0}, "event 3 has a garbled field 'choice'"),
    ],
)
def test_a_garbled_event_is_named(event: Any, said: str) -> None:
    data = finished()
    data["events"][3] = event
    with pytest.raises(Mismatch, match=said):
        Record.load(data)


@pytest.mark.parametrize("data", [None, [], "record", {}, {"format": True}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(Mismatch, match="the record"):
        Record.load(data)
