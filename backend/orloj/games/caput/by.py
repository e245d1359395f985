"""On whose behalf an effect happens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class By:
    """The seat, and the id of the tile, card or place that the effect comes from."""

    seat: int
    source: str = ""
