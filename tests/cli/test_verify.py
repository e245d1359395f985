"""`orloj verify`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from orloj.cli import main
from orloj.engine.chance import commitment
from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.engine.record import Record
from orloj.games import GAMES


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The file of a finished game."""
    assert main(["simulate", "unseen", "--players", "2", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path / "1.json"


def change(path: Path, **fields: Any) -> None:
    """Alters a record on disk."""
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


def test_a_true_record_is_ok_and_tells_the_scores(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    data = json.loads(record.read_text())
    assert first == f"OK: Prague Unseen, 2 players, {len(data['events'])} events"
    assert len(lines) == 2
    for line, score, name in zip(lines, data["scores"], data["names"], strict=True):
        assert name in line
        assert f" {score['total']} " in line
        assert (" * " in line) == score["winner"]
        assert f"era_1 {score['categories']['era_1']}, " in line


def test_a_record_against_the_councilor_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "unseen", "--players", "1", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "1.json")]) == 0
    first, one, two = capsys.readouterr().out.splitlines()
    assert first.startswith("OK: Prague Unseen, 1 player, ")
    assert one.startswith("seat 0  random 1 ")
    assert two.startswith("seat 1  (played by the rules) ")


def test_the_first_difference_is_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = json.loads(record.read_text())["events"]
    events[2]["choice"] = "hood:atlantis"
    change(record, events=events)
    assert main(["verify", str(record)]) == 1
    out, err = capsys.readouterr()
    seat = events[2]["seat"]
    assert out == f"NOT OK: event 2: seat {seat} hood:atlantis: 'hood:atlantis' is not among the legal choices now.\n"
    assert err == ""


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "chess"}, "a record of 'chess'; this version knows unseen"),
        ({"version": "0"}, "played with component data 0, not "),
        ({"seed": None, "scores": None}, "the game is not over"),
        ({"format": 0}, "format 0"),
        ({"events": "none"}, "garbled field 'events'"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(
    fields: dict[str, Any], said: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(record, **fields)
    assert main(["verify", str(record)]) == 1
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file or directory"),
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b'{"format": 1', "not JSON"),
        (b"[" * 100_000, "not JSON"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(
    content: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    if content is not None:
        path.write_bytes(content)
    assert main(["verify", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"orloj: {path}: ")
    assert said in err


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path)]) == 1
    assert "Is a directory" in capsys.readouterr().err


def test_a_record_of_what_was_tried_says_from_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Played on from the first decision of another game, whose chance is not its own."""
    rules = GAMES["caput"]
    origin, _ = Match.start(rules, 2, {}, bytes(32))
    position, seed = rules.dump(origin.game), bytes(range(32))
    options = {name: values[0] for name, values in rules.options.items()}
    match, step = Match.begin_at(rules.load(position), rules, seed)
    steps, dice = [step], random.Random(1)
    while (seat := match.decider) is not None:
        steps.append(match.choose(seat, dice.choice(legal(match.game))))
    record = Record(
        "caput", rules.version, 2, ("Ana", "Bela"), options, commitment(seed), seed.hex(), tuple(steps),
        rules.scores(match.game), began={"of": None, "version": 30, "position": position},
    )  # fmt: skip
    file = tmp_path / "tried.json"
    file.write_text(json.dumps(record.dump()))
    assert main(["verify", str(file)]) == 0
    said = f"OK: Praga Caput Regni, 2 players, {len(steps)} events, tried from version 30 of another game"
    assert capsys.readouterr().out.splitlines()[0] == said
