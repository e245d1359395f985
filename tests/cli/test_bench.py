"""`orloj bench`: what it measures and how it tells it; how fast anything is, no test says."""

from __future__ import annotations

import json

import pytest

from orloj.cli import main
from orloj.games import GAMES
from tests.postgres import Cluster

SHORT = ("--seconds", "0.1", "--tables", "2", "--events", "60")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_measured_and_told_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--rules-only", "--seconds", "0.1", "--game", game]) == 0
    found = json.loads(capsys.readouterr().out)
    rules = found["rules"]
    assert (rules["game"], rules["seats"], found["commands"]) == (game, 4, [])
    assert rules["choices_per_second"] > rules["games_per_second"] > 0
    assert rules["positions"] > 100
    for measured in ("clone_us", "legal_us", "views_and_differences_us"):
        assert 0 < rules[measured]["median"] <= rules[measured]["p99"] <= rules[measured]["max"] * 1.01
    assert rules["views_and_differences_us"]["viewers"] == 5
    assert rules["difference_bytes"]["median"] > 2


def test_the_path_of_a_command_is_measured_on_both_databases(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    with postgres.fresh() as url:
        assert main(["bench", *SHORT, "--database-url", url]) == 0
    text = capsys.readouterr().out
    for said in (
        "unseen, 4 players choosing at random",
        "whole games a second",
        "from a choice to all 4 boards on sqlite",
        "from a choice to all 4 boards on postgresql",
        "2 tables, choices a second",
    ):
        assert said in text
    assert "not reachable" not in text


def test_a_database_out_of_reach_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *SHORT, "--database-url", "postgresql://nobody@127.0.0.1:1/nothing"]) == 0
    assert "on postgresql: not reachable (" in capsys.readouterr().out
