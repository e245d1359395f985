"""On whose behalf an effect happens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class By:
    """The seat, the Neighborhood that "here" means, the type that the Worker used counts as ("" for a virtual one of
    any type), and the card, token or place that the effect comes from."""

    seat: int
    hood: str = ""
    worker: str = ""
    source: str = ""
