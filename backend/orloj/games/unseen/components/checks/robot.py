"""The Clock, the Crates and the Idea track."""

from orloj.games.unseen.components.checks.rules import require, rising, same
from orloj.games.unseen.components.minigames.robot import crates
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import MILESTONES, TYPES, show


def check(data: Data) -> None:
    """Raise ComponentError for a Robot minigame on which the texts' examples fail."""
    _check_clock(data)
    _check_crates(data)
    track = block(data, "board", "idea_track")
    marks = track.pairs("marks")
    same(track.number("last"), 8, "board", "idea_track", "the last space (PU-ROBOT-04)")
    require(rising(marks) and marks[-1][0] <= 8, "board", "idea_track", "points that rise along the track")
    require(3 in {points for _, points in marks}, "board", "idea_track", "a mark worth 3 (PU-SCORE-11)")
    pens = block(data, "board", "idea_pens").numbers("vp")
    same(pens, (0, 3, 8, 14, 20), "board", "idea_pens", "points by number of pens (PU-SCORE-10)")
    types = block(data, "board", "idea_milestones").texts("types")
    same(sorted(types), sorted(MILESTONES), "board", "idea_milestones", "a space for each type of Milestone")


def _check_clock(data: Data) -> None:
    clock = block(data, "board", "clock")
    sections, bulbs = clock.texts("clockwise"), clock.numbers("bulbs")
    same(sorted(sections), sorted(TYPES), "board", "clock", "a section for each Worker type")
    same(clock.text("start"), "robot", "board", "clock", "the start (PU-SETUP-08)")
    require(len(bulbs) == 4 and min(bulbs) > 0, "board", "clock", "bulbs between all sections")
    start, end = sections.index("robot"), sections.index("vodnik")
    passed = sum(bulbs[(start + step) % 4] for step in range((end - start) % 4))
    same(passed, 3, "board", "clock", "bulbs from Robot to Vodnik (book:249)")


def _check_crates(data: Data) -> None:
    rewards = {show(effect) for effect in crates(data).values()}
    require("boat 2" in rewards, "crates", "crates", "a Crate for the Boat (book:249)")
    require(
        any(text.startswith("beer") for text in rewards), "crates", "crates", "a Crate with Beer (book:249)"
    )
    use, clock = block(data, "crates", "crate_use"), block(data, "board", "clock")
    same(use.number("in_play"), 8, "crates", "crate_use", "Crates in play (PU-SETUP-09)")
    same(clock.number("crates_per_section") * 4, 8, "board", "clock", "Crates on all sections (PU-SETUP-09)")
    same(use.text("turn_back"), "rumor 1", "crates", "crate_use", "for a Crate turned back (PU-ROBOT-08)")
