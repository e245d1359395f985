"""Chance from a seed: the same everywhere, fair, and checkable."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orloj.engine.chance import commitment, pick


def test_known_picks_stay_what_they_are() -> None:
    """A record of today must verify on every machine and in every later version."""
    picks = [pick(b"orloj", k, {"a": 1, "b": 2, "c": 3}) for k in range(12)]
    assert "".join(picks) == "ccaccaacacbb"


@given(st.binary(), st.integers(0, 2**63), st.dictionaries(st.text(), st.integers(1, 50), min_size=1))
def test_a_pick_depends_on_seed_number_and_weights_alone_not_on_their_order(
    seed: bytes, k: int, weights: dict[str, int]
) -> None:
    outcome = pick(seed, k, weights)
    assert outcome in weights
    assert pick(seed, k, dict(reversed(weights.items()))) == outcome


def test_every_outcome_comes_as_often_as_its_weight_says() -> None:
    weights = {"rare": 1, "common": 6, "usual": 3}
    drawn = Counter(pick(b"fair", k, weights) for k in range(10_000))
    for outcome, weight in weights.items():
        assert abs(drawn[outcome] - 1000 * weight) < 4 * (1000 * weight * (1 - weight / 10)) ** 0.5


def test_another_number_or_another_seed_gives_another_sequence() -> None:
    weights = dict.fromkeys("abcdefgh", 1)
    sequences = {"".join(pick(seed, k, weights) for k in range(20)) for seed in (b"1", b"2", b"3")}
    assert len(sequences) == 3
    assert all(len(set(sequence)) > 1 for sequence in sequences)


@pytest.mark.parametrize("weights", [{}, {"a": 0}])
def test_nothing_can_be_drawn_from_nothing(weights: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        pick(b"seed", 0, weights)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()
