"""Chance that anybody can check afterwards: outcome k is drawn by HMAC-SHA256 from a seed committed to at the start."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping


def commitment(seed: bytes) -> str:
    """What is shown before the game instead of the seed: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def pick(seed: bytes, k: int, weights: Mapping[str, int]) -> str:
    """Outcome number k (from 0): one of `weights`, each as often as its weight says.

    The digest is read as one large number and reduced modulo the sum of the weights (the bias is below 2**-240);
    the outcomes stand in alphabetical order, so that the same seed gives the same game everywhere. Raises ValueError
    when there is nothing to draw.
    """
    digest = hmac.digest(seed, k.to_bytes(8, "big"), "sha256")
    point = int.from_bytes(digest, "big") % max(sum(weights.values()), 1)
    for outcome in sorted(weights):
        point -= weights[outcome]
        if point < 0:
            return outcome
    raise ValueError("there is nothing to draw")
