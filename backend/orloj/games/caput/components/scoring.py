"""The tables of the final scoring (PCR-SCORE-25 to PCR-SCORE-37)."""

from orloj.games.caput.components.rows import listed
from orloj.games.caput.components.source import DATA, block


def _steps(name: str) -> tuple[tuple[int, int], ...]:
    return tuple((row["from"], row["vp"]) for row in listed(block(DATA, "scoring", name), "table"))


WALL_STEPS = _steps("walls")
EGG_STEPS = _steps("eggs")


def wall_vp(walls: int) -> int:
    """The points of so many walls."""
    return max(vp for start, vp in WALL_STEPS if walls >= start)


def egg_vp(eggs: int) -> int:
    """The points of so many eggs left."""
    return max(vp for start, vp in EGG_STEPS if eggs >= start)
