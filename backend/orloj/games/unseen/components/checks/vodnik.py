"""The River, its Milestone stacks and variety tokens, and the Mill Wheel."""

from collections import Counter
from collections.abc import Iterable

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.checks.marks import rising
from orloj.games.unseen.components.minigames.vodnik import mill_tokens, river, river_sets, river_tokens
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS, MILESTONES, TYPES, show

Spaces = tuple[frozenset[str], ...]


def check(data: Data) -> None:
    """Raise ComponentError for a Vodnik minigame on which the texts' examples fail."""
    _check_river(data)
    _check_points(data)
    _check_stacks(data)
    _check_mill(data)


def _check_river(data: Data) -> None:
    row, spaces = block(data, "board", "river"), river(data)
    shape = (len(spaces), row.number("end"), row.number("two_wave_after"), row.number("four_wave_after"))
    row.same(shape, (15, 16, 7, 15), "spaces, the End and the stacks (PU-VAR-02, PU-SETUP-12)")
    groups = [spaces[at : at + 3] for at in range(0, 15, 3)]
    for group in groups:
        _check_group(row, group)
    row.require(frozenset(("robot", "horned")) in spaces, "a space of Robot and Horned (book:449)")
    tokens, sets = block(data, "variety", "river_tokens"), river_sets(data)
    tokens.same(len(sets), 5, "sets of River tokens (PU-VAR-02)")
    for id_, group in sets.items():
        _check_group(Row("variety", id_, {}), group)
    tokens.require(_bag(sets.values()) == _bag(groups), "the sets carry the printed groups")


def _check_group(row: Row, spaces: Spaces) -> None:
    types = sorted(kind for space in spaces for kind in space)
    row.require(types == sorted(TYPES) and len(spaces) == 3, "every type once in each three spaces")


def _bag(groups: Iterable[Spaces]) -> Counter[frozenset[frozenset[str]]]:
    return Counter(frozenset(group) for group in groups)


def _check_points(data: Data) -> None:
    row, end = block(data, "board", "river_marks"), block(data, "board", "river_end")
    marks = row.pairs("marks")
    points = {mark[1] for mark in marks}
    row.require(rising(marks) and marks[-1][0] <= 15, "points rise along the River")
    row.require(8 in points and max(points) < 10, "a mark of 8, and all below 10 (PU-SCORE-13)")
    found = (end.number("first"), end.number("later"), end.number("voyages"))
    end.same(found, (12, 10, 2), "points and voyages (PU-VODNIK-06, PU-VODNIK-08, PU-VODNIK-09)")


def _check_stacks(data: Data) -> None:
    """Half of the tokens in each stack, three of each type, no type in both (ruling)."""
    row, stacks = block(data, "river_milestones", "river_milestones"), river_tokens(data)
    sizes = {stack: sum(types.values()) for stack, types in stacks.items()}
    row.same(sizes, {"2-wave": 6, "4-wave": 6}, "tokens by stack (PU-SETUP-12)")
    copies = sorted((kind, number) for types in stacks.values() for kind, number in types.items())
    row.same(copies, sorted((kind, 3) for kind in MILESTONES), "tokens by type (PU-MILE-01)")


def _check_mill(data: Data) -> None:
    wheel, row = block(data, "board", "mill_wheel"), block(data, "mill", "mill")
    wheel.same(sorted(wheel.texts("clockwise")), sorted(TYPES), "a section for each Worker type")
    wheel.same(wheel.number("slots"), 2, "places of a section (PU-VODNIK-11)")
    start = {hood: wheel.part("start").number(hood) for hood in HOODS}
    wheel.same(start, dict.fromkeys(HOODS, 1) | {"vodnik": 2}, "tokens at the start (PU-SETUP-11)")
    wheel.same(wheel.text("empty"), "mug", "for an empty section (PU-VODNIK-12)")
    rewards = {show(effect) for effect in mill_tokens(data).values()}
    row.require({"cog", "book"} <= rewards, "a token for a Cog and one for a Book (PU-VODNIK-14)")
