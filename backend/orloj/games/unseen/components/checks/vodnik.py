"""The River, its Milestone stacks and variety tokens, and the Mill Wheel."""

from collections import Counter
from collections.abc import Iterable

from orloj.games.unseen.components.checks.rules import require, rising, same
from orloj.games.unseen.components.minigames.vodnik import mill_tokens, river, river_sets, river_tokens
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS, MILESTONES, TYPES, show

Spaces = tuple[frozenset[str], ...]


def check(data: Data) -> None:
    """Raise ComponentError for a Vodnik minigame on which the texts' examples fail."""
    _check_river(data)
    _check_stacks(data)
    _check_mill(data)


def _check_river(data: Data) -> None:
    row, spaces = block(data, "board", "river"), river(data)
    shape = (len(spaces), row.number("end"), row.number("two_wave_after"), row.number("four_wave_after"))
    same(shape, (15, 16, 7, 15), "board", "river", "spaces, End and stacks (PU-SETUP-12, PU-VAR-02)")
    groups = [spaces[at : at + 3] for at in range(0, 15, 3)]
    for group in groups:
        _check_group("board", "river", group)
    require(
        frozenset(("robot", "horned")) in spaces, "board", "river", "a space of Robot and Horned (book:449)"
    )
    sets = river_sets(data)
    same(len(sets), 5, "variety", "river_tokens", "sets of River tokens (PU-VAR-03)")
    for id_, tokens in sets.items():
        _check_group("variety", id_, tokens)
    same(_bag(sets.values()), _bag(groups), "variety", "river_tokens", "the printed groups again")
    marks = block(data, "board", "river_marks").pairs("marks")
    points = {mark[1] for mark in marks}
    require(rising(marks) and marks[-1][0] < 16, "board", "river_marks", "points that rise along the River")
    require(
        8 in points and max(points) < 10, "board", "river_marks", "a mark of 8, all below 10 (PU-SCORE-13)"
    )
    end = block(data, "board", "river_end")
    ends = (end.number("first"), end.number("later"), end.number("voyages"))
    same(ends, (12, 10, 2), "board", "river_end", "points and voyages (PU-VODNIK-06, PU-VODNIK-08)")


def _check_group(file: str, id_: str, spaces: Spaces) -> None:
    """Every type once, on one space with two types and two with one."""
    types = sorted(kind for space in spaces for kind in space)
    require(types == sorted(TYPES) and len(spaces) == 3, file, id_, "every type once in each three spaces")


def _bag(groups: Iterable[Spaces]) -> Counter[frozenset[frozenset[str]]]:
    return Counter(frozenset(group) for group in groups)


def _check_stacks(data: Data) -> None:
    """Half of the tokens in each stack, three of each type, no type in both (ruling)."""
    stacks = river_tokens(data)
    sizes = {stack: sum(types.values()) for stack, types in stacks.items()}
    same(sizes, {"2-wave": 6, "4-wave": 6}, "river_milestones", "river_milestones", "tokens by stack")
    copies = sorted((kind, number) for types in stacks.values() for kind, number in types.items())
    wanted = sorted((kind, 3) for kind in MILESTONES)
    same(copies, wanted, "river_milestones", "river_milestones", "tokens by type (PU-MILE-01)")


def _check_mill(data: Data) -> None:
    wheel = block(data, "board", "mill_wheel")
    same(
        sorted(wheel.texts("clockwise")),
        sorted(TYPES),
        "board",
        "mill_wheel",
        "a section for each Worker type",
    )
    same(wheel.number("slots"), 2, "board", "mill_wheel", "places of a section (PU-VODNIK-11)")
    start = {hood: wheel.part("start").number(hood) for hood in HOODS}
    wanted = dict.fromkeys(HOODS, 1) | {"vodnik": 2}
    same(start, wanted, "board", "mill_wheel", "tokens at the start (PU-SETUP-11)")
    same(wheel.text("empty"), "mug", "board", "mill_wheel", "for an empty section (PU-VODNIK-12)")
    rewards = {show(effect) for effect in mill_tokens(data).values()}
    require({"cog", "book"} <= rewards, "mill", "mill", "a token for a Cog and one for a Book (PU-VODNIK-14)")
