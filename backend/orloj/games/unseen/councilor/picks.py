"""A choice of the Councilor's, and how it is told."""

from __future__ import annotations

from typing import NamedTuple

from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR

SILENT = ""
"""The reason of a choice that says nothing about the Councilor: it is not written down."""


class Pick(NamedTuple):
    """What is chosen and the priority that decided; for an Aim card also its slot and the symbol it looks for."""

    pick: str
    why: str
    slot: str = ""
    symbol: str = ""


def tell(game: Unseen, ask: str, pick: Pick) -> None:
    """Writes a choice down for the player."""
    game.note("solo-choice", COUNCILOR, ask=ask, **pick._asdict())
