"""Every check refuses a broken copy of the data, and says where it is broken."""

import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from orloj.games.unseen.components import checks
from orloj.engine.data.rows import ComponentError, Row
from orloj.games.unseen.components.source import DATA
from tests.unseen.data.altered import altered


class Case(NamedTuple):
    """A broken copy: the part of the checks that sees it, where, what it says, and the changes."""

    part: str
    where: str
    says: str
    changes: dict[str, Any]

    def check(self) -> None:
        """Let the part of the checks look at the broken copy."""
        import_module(f"{checks.__name__}.{self.part}").check(altered(self.changes))


BROKEN = tomllib.loads(Path(__file__).with_name("broken.toml").read_text(encoding="utf-8"))
CASES = [Case(part, case["where"], case["says"], case["set"]) for part, cases in BROKEN.items() for case in cases]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.where}: {case.says}")
def test_a_broken_copy_is_refused_by_name(case: Case) -> None:
    with pytest.raises(ComponentError) as caught:
        case.check()
    error = caught.value
    assert f"{error.file}/{error.id}" == case.where
    assert case.says in re.sub(r" \(PU-[^)]*\)", "", error.rule)
    assert str(error) == f"{error.file}.toml, {error.id}: {error.rule}"


def test_the_data_as_shipped_pass() -> None:
    checks.check(DATA)


@pytest.mark.parametrize("part", BROKEN)
def test_every_part_belongs_to_what_is_checked_at_load(part: str) -> None:
    """Of each part some broken copy that passes those before it is refused by the whole in the same words."""
    refused: list[bool] = []
    for case in (case for case in CASES if case.part == part):
        with pytest.raises(ComponentError) as caught:
            checks.check(altered(case.changes))
        refused.append(f"{caught.value.file}/{caught.value.id}" == case.where)
    assert any(refused)


def test_no_check_goes_untried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each place in the checks where a rule is stated has refused one of the broken copies."""
    asked: set[tuple[str, int]] = set()
    refused: set[tuple[str, int]] = set()
    real = Row.require

    def spy(row: Row, holds: bool, rule: str) -> None:
        frame = sys._getframe(1)
        while frame.f_code.co_filename.endswith("rows.py") and frame.f_back is not None:
            frame = frame.f_back
        (asked if holds else refused).add((frame.f_code.co_filename, frame.f_lineno))
        real(row, holds, rule)

    monkeypatch.setattr(Row, "require", spy)
    checks.check(DATA)
    for case in CASES:
        with pytest.raises(ComponentError):
            case.check()
    assert len(asked) > 80
    assert asked - refused == set()
