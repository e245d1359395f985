"""Broken copies of the component data."""

from collections.abc import Mapping
from typing import Any

from orloj.games.caput.components.source import DATA, Data
from tests import broken


def altered(changes: Mapping[str, Any]) -> Data:
    """A copy of the data with other values; see `tests.broken`."""
    return broken.altered(DATA, changes)
