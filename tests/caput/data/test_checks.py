"""Every check refuses a broken copy of the data, and says where it is broken."""

from importlib import import_module
from pathlib import Path

import pytest

from orloj.engine.data.rows import ComponentError
from orloj.games.caput.components import checks
from orloj.games.caput.components.source import DATA
from tests.broken import Case, assert_refused_by_name, cases, refusal, untried
from tests.caput.data.altered import altered

CASES = cases(Path(__file__).with_name("broken.toml"))


def check_part(case: Case) -> ComponentError:
    """Let the part of the checks look at the broken copy."""
    return refusal(import_module(f"{checks.__name__}.{case.part}").check, altered(case.changes))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.where}: {case.says}")
def test_a_broken_copy_is_refused_by_name(case: Case) -> None:
    assert_refused_by_name(case, check_part(case))


def test_the_data_as_shipped_pass() -> None:
    checks.check(DATA)


@pytest.mark.parametrize("part", sorted({case.part for case in CASES}))
def test_every_part_belongs_to_what_is_checked_at_load(part: str) -> None:
    """Of each part some broken copy that passes those before it is refused by the whole in the same words."""
    refused = [refusal(checks.check, altered(case.changes)) for case in CASES if case.part == part]
    wanted = [case.where for case in CASES if case.part == part]
    assert any(f"{error.file}/{error.id}" == where for error, where in zip(refused, wanted, strict=True))


def test_no_check_goes_untried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each place in the checks where a rule is stated has refused one of the broken copies."""

    def run() -> None:
        checks.check(DATA)
        for case in CASES:
            check_part(case)

    assert untried(monkeypatch, run) == set()
