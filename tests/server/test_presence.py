"""Who is online, in this process and in the others."""

import pytest

from orloj.server.notify.presence import Presence

pytestmark = pytest.mark.either_database


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, in a list of one, to be moved by hand."""
    time = [0.0]
    monkeypatch.setattr("orloj.server.notify.presence.time.monotonic", lambda: time[0])
    return time


def test_a_person_is_online_as_long_as_one_page_is_open() -> None:
    here = Presence(beat=20, absence=300)
    here.arrive("t", "jana")
    here.arrive("t", "jana")
    here.depart("t", "jana")
    assert here.online("t") == {"jana"}
    here.depart("t", "jana")
    assert here.online("t") == set()
    assert here.tables() == []


def test_other_processes_add_theirs_and_take_them_back() -> None:
    here = Presence(beat=20, absence=300)
    here.arrive("t", "jana")
    assert here.report("t", "other", frozenset({"eva"}))
    assert not here.report("t", "other", frozenset({"eva"}))
    assert not here.report("t", "third", frozenset({"jana"})), "she was online before"
    assert here.online("t") == {"jana", "eva"}
    assert here.here("t") == {"jana"}
    assert here.report("t", "other", frozenset())
    assert here.online("t") == {"jana"}


def test_a_process_that_falls_silent_is_forgotten(clock: list[float]) -> None:
    here = Presence(beat=20, absence=300)
    here.report("t", "dead", frozenset({"eva"}))
    here.report("u", "alive", frozenset({"eva"}))
    clock[0] = 50
    here.report("u", "alive", frozenset({"eva"}))
    assert here.expire() == []
    clock[0] = 61
    assert here.expire() == ["t"]
    assert here.online("t") == set()
    assert here.online("u") == {"eva"}


def test_nothing_is_kept_of_tables_without_anybody() -> None:
    here = Presence(beat=20, absence=300)
    for number in range(100):
        here.arrive(f"t{number}", "jana")
        here.report(f"t{number}", "other", frozenset({"eva"}))
        here.online(f"u{number}")
        here.depart(f"t{number}", "jana")
        here.report(f"t{number}", "other", frozenset())
    assert not here._here
    assert not here._there
