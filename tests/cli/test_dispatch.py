"""The `orloj` command as a whole."""

import subprocess
import sys

import pytest

from orloj.cli import COMMANDS, main


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert all(name in text for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    assert f"usage: orloj {name}" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["prophesy"], ["verify", "--no-such-option"]])
def test_wrong_usage_ends_with_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert "usage: orloj" in capsys.readouterr().err


def test_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "orloj", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("orloj ")
