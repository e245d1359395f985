"""`orloj simulate`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from orloj.cli import main
from orloj.games import GAMES
from orloj.games.unseen.effects.bench import Bench

FIELDS = {
    *("game", "players", "games", "finished", "errors", "choices", "seconds", "choices_per_second"),
    *("mean_scores", "wins_by_seat", "mean_by_category"),
}


def simulate(
    capsys: pytest.CaptureFixture[str], *words: str, game: str = "unseen", status: int = 0
) -> tuple[dict[str, Any], str]:
    """The JSON of the last line, and what was said meanwhile."""
    assert main(["simulate", game, "--processes", "1", *words]) == status
    said = capsys.readouterr()
    return json.loads(said.out.splitlines()[-1]), said.err


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_to_their_end_and_counted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found, said = simulate(capsys, "--players", "3", "--games", "6", "--seed", "7", game=game)
    assert found.keys() >= FIELDS
    assert (found["game"], found["players"], found["games"], found["finished"], found["errors"]) == (game, 3, 6, 6, 0)
    assert found["choices"] > 6 * 3 * 12
    assert found["choices_per_second"] == pytest.approx(found["choices"] / found["seconds"], rel=0.05)
    assert "6 of 6 games" in said
    assert sum(found["wins_by_seat"]) == pytest.approx(6, abs=0.02)
    mean = sum(found["mean_scores"]) / 3
    assert mean > 10
    assert sum(found["mean_by_category"].values()) == pytest.approx(mean, abs=0.1)


@pytest.mark.parametrize("seats", GAMES["caput"].seats)
def test_praga_caput_regni_is_played_alone_and_by_up_to_four(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    found, _ = simulate(capsys, "--players", str(seats), "--games", "2", game="caput")
    assert (found["players"], found["finished"], found["errors"]) == (seats, 2, 0)
    assert found["choices"] > 2 * seats * 16 * 4
    assert len(found["mean_scores"]) == len(found["wins_by_seat"]) == seats
    assert sum(found["wins_by_seat"]) == pytest.approx(2 if seats > 1 else 0)  # nobody wins alone


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (
        simulate(capsys, "--players", "2", "--games", "2", "--seed", seed)[0] for seed in ("a", "a", "b")
    )
    for found in (first, again, other):
        del found["seconds"], found["choices_per_second"]
    assert first == again
    assert first["mean_scores"] != other["mean_scores"]


def test_records_are_written_and_prove_themselves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    words = ["--players", "2", "--games", "2", "--variety", "river,market", "--records", str(folder)]
    found, _ = simulate(capsys, *words)
    assert found["options"].items() >= {"river": "tokens", "market": "tile"}.items()
    assert sorted(path.name for path in folder.iterdir()) == ["1.json", "2.json"]
    totals = []
    for path in sorted(folder.iterdir()):
        record = json.loads(path.read_text())
        assert record["options"] == found["options"]
        assert main(["verify", str(path)]) == 0
        totals.append([score["total"] for score in record["scores"]])
    assert found["mean_scores"] == [sum(seat) / 2 for seat in zip(*totals, strict=True)]


def test_options_are_given_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = {"crane": "b", "wall": "a", "cathedral": "b", "road-2": "tile"}
    words = [word for name, value in given.items() for word in ("--option", f"{name}={value}")]
    found, _ = simulate(capsys, "--players", "1", *words, "--records", str(tmp_path), game="caput")
    assert found["options"] == given | {"road-1": "printed", "road-3": "printed"}
    assert json.loads((tmp_path / "1.json").read_text())["options"] == found["options"]
    assert main(["verify", str(tmp_path / "1.json")]) == 0
    assert "OK: Praga Caput Regni, 1 player, " in capsys.readouterr().out


def test_an_option_goes_before_variety(capsys: pytest.CaptureFixture[str]) -> None:
    found, _ = simulate(capsys, "--players", "1", "--variety", "wall,crane", "--option", "wall=b", game="caput")
    assert (found["options"]["wall"], found["options"]["crane"]) == ("b", "b")


def test_a_game_that_fails_is_counted_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    resolve, benched = Bench.resolve, 0

    def breaking(self: Bench, game: Any, choice: str) -> Any:
        nonlocal benched
        benched += 1
        if benched == 1:
            raise ZeroDivisionError("a rule that breaks")
        return resolve(self, game, choice)

    monkeypatch.setattr(Bench, "resolve", breaking)
    found, said = simulate(capsys, "--players", "2", "--games", "3", status=1)
    assert (found["games"], found["finished"], found["errors"]) == (3, 2, 1)
    assert sum(found["wins_by_seat"]) == pytest.approx(2, abs=0.02)
    assert "game '1/1' failed" in said
    assert "ZeroDivisionError: a rule that breaks" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "5"], "Prague Unseen is for 1 to 4 players, not 5"),
        (["--players", "0"], "not 0"),
        (["--bots", "clever"], "there is no bot 'clever'; there is random, easy, normal, hard"),
        (["--players", "3", "--bots", "random,random"], "2 bots cannot take 3 seats"),
        (["--variety", "luck"], "no option 'luck'; there is river, market"),
        (["--option", "river"], "'river' is no option: write name=value"),
        (["--option", "river=dry"], "one of printed, tokens, not 'dry'"),
        (["--option", "luck=good"], "no option 'luck'"),
        (["--records", "/dev/null/records"], "Not a directory"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "unseen", *words]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert out == ""


@pytest.mark.parametrize("words", [["chess"], ["unseen", "--games", "0"], ["unseen", "--players", "many"], []])
def test_wrong_usage_ends_with_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *words])
    assert end.value.code == 2
    assert "usage: orloj simulate" in capsys.readouterr().err
