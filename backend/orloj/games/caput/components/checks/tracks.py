"""Mines, quarries, technology, University, seals (components, sections 4 and 5)."""

from orloj.engine.data.rows import Row
from orloj.games.caput.components.rows import listed, numbered
from orloj.games.caput.components.source import Data, block

TRACKS = {
    "mines": ((9, 4, 6, 9), "PCR-MINE-06, PCR-MINE-15, PCR-MINE-18"),
    "quarries": ((8, 3, 5, 8), "PCR-QUARRY-06, PCR-QUARRY-13, PCR-QUARRY-15"),
}
"""Spaces, start, the token's space, the seal's."""
CAPS = {
    "gold": (9, "PCR-MINE-10"),
    "stone": (9, "PCR-QUARRY-10"),
    "windows_kept": (2, "PCR-WINDOW-04"),
}
LEVELS = {"I": 1, "II": 3, "III": 4, "IV": 6}
STEPS_AT_LEAST = 7
SEALS = {
    "seal-gold": ("silver 2", "vp 2 per gold"),
    "seal-stone": ("silver 2", "vp 2 per stone"),
    "seal-plain": ("", "vp 6"),
    "seal-pair": (None, "vp 3 per pair"),
}
"""Cost, where it is given, and points."""
WEALTH = ["gold 6", "stone 6", "gold 9 | stone 9"]


def check(data: Data) -> None:
    """Raise ComponentError for tracks that are not as the texts have them."""
    for name, (numbers, clauses) in TRACKS.items():
        track = block(data, "tracks", name)
        found = tuple(track.number(field) for field in ("spaces", "start", "token_at", "seal_at"))
        track.same(found, numbers, f"spaces, start, token, seal ({clauses})")
        _check_bonuses(track, block(data, "tracks", f"{name}_bonus"))
    caps = block(data, "tracks", "caps")
    for name, (number, clause) in CAPS.items():
        caps.same(caps.number(name), number, f"{name} ({clause})")
    wealth = block(data, "tracks", "wealth")
    levels = [row.text("level") for row in wealth.rows("list")]
    wealth.same(levels, WEALTH, "levels of wealth (PCR-WEALTH-01 to PCR-WEALTH-03)")
    _check_learning(data)
    seals = {row.id: row for row in block(data, "tracks", "seals").rows("list")}
    for name, (cost, end) in SEALS.items():
        seal = seals[name]
        seal.same(seal.text("end"), end, "points at the end")
        seal.require(cost is None or seal.text("cost") == cost, f"a cost of {cost!r} (PCR-SEAL-07)")


def _check_bonuses(track: Row, bonuses: Row) -> None:
    at = list(numbered(bonuses, "list", "at"))
    between = track.number("start") <= min(at) and max(at) < track.number("spaces")
    bonuses.require(at == sorted(at) and between, "bonuses in order, between the start and the end of the track")


def _check_learning(data: Data) -> None:
    technology, university = block(data, "tracks", "technology"), block(data, "tracks", "university")
    levels = {row["level"]: row["at"] for row in listed(technology, "level")}
    technology.same(levels, LEVELS, "spaces of the levels (PCR-TECH-14)")
    enough = technology.number("steps") >= STEPS_AT_LEAST
    technology.require(enough, "room for seven advances (PCR-SCORE-10)")
    values = university.numbers("value")
    university.same(len(values) - 1, university.number("steps"), "a value for the start and for each step")
    university.require(list(values) == sorted(values), "values that do not fall")
    ends = (values[0], values[-1], values.count(values[-1]))
    university.same(ends, (0, 3, 1), "from 0 to 3, which is at the very top alone (PCR-UNI-05)")
    steps = block(data, "tracks", "upgrade_steps")
    steps.same(steps.value("era", dict), {"1": 1, "2": 2}, "University steps of an upgrade (PCR-UPGRADE-08, 09)")
