"""Kept games go on as they went: same questions, choices, chance, events, states and scores."""

import pytest

from tests.playthroughs.kept import PLAYTHROUGHS
from tests.playthroughs.telling import FOLDER, Playthrough

ADVICE = "If the change is meant, run `python -m scripts.playthroughs`, read the difference and commit it."
NAMES = [str(playthrough.path.relative_to(FOLDER)) for playthrough in PLAYTHROUGHS]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=NAMES)
def test_a_kept_game_is_told_as_before(playthrough: Playthrough) -> None:
    kept = playthrough.path.read_text().splitlines()
    told = playthrough.tell(playthrough.kept_choices()).splitlines()
    for number, (before, now) in enumerate(zip(kept, told, strict=False), start=1):
        assert now == before, f"{playthrough.path.name} line {number} was {before!r} and is {now!r}. {ADVICE}"
    assert len(told) == len(kept), f"{playthrough.path.name} has {len(kept)} lines and is told in {len(told)}. {ADVICE}"


def test_nothing_else_is_kept_and_nothing_grows_too_long_to_read() -> None:
    kept = sorted(FOLDER.glob("*/*.txt"))
    assert [str(path.relative_to(FOLDER)) for path in kept] == sorted(NAMES)
    assert max(path.stat().st_size for path in kept) < 120_000
