"""The Clock, the Crates and the Idea track."""

from orloj.games.unseen.components.checks.marks import rising
from orloj.games.unseen.components.minigames.robot import crates
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import MILESTONES, TYPES, show


def check(data: Data) -> None:
    """Raise ComponentError for a Robot minigame on which the texts' examples fail."""
    _check_clock(data)
    _check_crates(data)
    _check_ideas(data)


def _check_clock(data: Data) -> None:
    clock = block(data, "board", "clock")
    sections, bulbs = clock.texts("clockwise"), clock.numbers("bulbs")
    clock.same(sorted(sections), sorted(TYPES), "a section for each Worker type")
    clock.same(clock.text("start"), "robot", "the start (PU-SETUP-08)")
    clock.require(len(bulbs) == 4 and min(bulbs) > 0, "bulbs between all sections")
    start, end = sections.index("robot"), sections.index("vodnik")
    passed = sum(bulbs[(start + step) % 4] for step in range((end - start) % 4))
    clock.same(passed, 3, "bulbs from Robot to Vodnik (book:249)")
    clock.same(clock.number("crates_per_section"), 2, "Crates of a section (PU-SETUP-09)")


def _check_crates(data: Data) -> None:
    use, row = block(data, "crates", "crate_use"), block(data, "crates", "crates")
    use.same(use.number("in_play"), 8, "Crates in play (PU-SETUP-09)")
    use.same(use.text("turn_back"), "rumor 1", "for a Crate turned back (PU-ROBOT-08)")
    rewards = {show(effect) for effect in crates(data).values()}
    row.require("boat 2" in rewards, "a Crate that moves the Boat twice (book:249)")
    row.require(any(text.startswith("beer") for text in rewards), "a Crate with Beer (book:249)")


def _check_ideas(data: Data) -> None:
    track, pens = block(data, "board", "idea_track"), block(data, "board", "idea_pens")
    track.same(track.number("last"), 8, "the last space (PU-ROBOT-04)")
    marks = track.pairs("marks")
    track.require(rising(marks) and marks[-1][0] <= 8, "points rise along the track")
    track.require(3 in {points for _, points in marks}, "a mark worth 3 (PU-SCORE-11)")
    pens.same(pens.numbers("vp"), (0, 3, 8, 14, 20), "points by number of pens (PU-SCORE-10)")
    milestones = block(data, "board", "idea_milestones")
    types = sorted(milestones.texts("types"))
    milestones.same(types, sorted(MILESTONES), "a space for each type of Milestone (book:255)")
