"""What holds of every position."""

from __future__ import annotations

import json

import pytest

from orloj.engine.diff import apply, diff
from orloj.engine.errors import Refused
from orloj.engine.game import NATURE, legal, play
from orloj.engine.match import Match
from tests.conformance.walk import Position, as_json, views


def choices_are_unique_stable_and_there(position: Position) -> None:
    """Never empty before the end; the same, in the same order, after storing and loading."""
    game, rules = position.match.game, position.rules
    choices = list(legal(game))
    assert bool(choices) == (game.decider is not None) == (rules.scores(game) is None)
    assert len(set(choices)) == len(choices)
    assert all(choice and choice == choice.strip() for choice in choices)
    loaded = Match.load(rules, as_json(position.match.dump()))
    assert loaded.decision() == position.match.decision()
    assert as_json(position.match.decision()) == position.match.decision()


def it_survives_storing(position: Position) -> None:
    """The same state, views and continuation after a round trip through JSON."""
    rules, match = position.rules, position.match
    stored = match.dump()
    loaded = Match.load(rules, as_json(stored))
    assert loaded.dump() == stored == as_json(stored)
    for viewer in position.viewers:
        assert rules.view(loaded.game, viewer) == rules.view(match.game, viewer)
    if match.game.decider is not None:
        seat, choice = position.any_choice()
        assert loaded.choose(seat, choice) == match.clone().choose(seat, choice)


def clones_are_independent(position: Position) -> None:
    """Whatever one of two clones does, the other stays as it was, in its state and in its views."""
    rules, match = position.rules, position.match
    if match.game.decider is None:
        return
    seat, choice = position.any_choice()
    for first, second in ((match.clone(), match.clone()), (twin := match.clone(), twin.clone())):
        before = second.dump(), views(position, second.game)
        first.choose(seat, choice)
        assert (second.dump(), views(position, second.game)) == before
        after = first.dump()
        seen = views(position, first.game)
        second.choose(*position.any_choice())
        assert (first.dump(), views(position, first.game)) == (after, seen)
        assert seen == views(position, rules.load(rules.dump(first.game)))


def nothing_else_is_accepted(position: Position) -> None:
    """Other seats and other choices are refused by name, and change nothing."""
    match = position.match
    before = match.dump()
    decider = match.game.decider
    junk = ["", "end", ":", "pay:", "\N{SNOWMAN}", "x" * 5000, *(choice + "x" for choice in legal(match.game)[:3])]
    codes = {"game-over"} if decider is None else {"illegal-choice"}
    for choice in [*junk, *(kind.partition(":")[0] + ":nowhere" for kind in legal(match.game))]:
        with pytest.raises(Refused) as refusal:
            match.choose(0 if decider is None else decider, choice)
        assert refusal.value.code in codes
        assert refusal.value.detail
    for seat in (*position.viewers[:-1], NATURE, 99):
        if decider not in (None, seat):
            assert seat is not None
            with pytest.raises(Refused) as refusal:
                match.choose(seat, legal(match.game)[0])
            assert refusal.value.code == "not-your-turn"
    assert match.dump() == before


def every_choice_can_be_played(position: Position) -> None:
    """No choice raises, whatever chance brings; afterwards somebody decides, or there are scores."""
    for choice in legal(position.match.game):
        twin = position.match.game.clone()
        play(twin, choice)
        while twin.decider == NATURE:
            play(twin, position.dice.choice(legal(twin)))
        assert (twin.decider is None) == (position.rules.scores(twin) is not None)


def patches_lead_from_view_to_view(position: Position) -> None:
    """The difference of two views, applied to the first, gives the second; neither is written to."""
    match, rules = position.match, position.rules
    if match.game.decider is None:
        return
    before = {viewer: rules.view(match.game, viewer) for viewer in position.viewers}
    texts = {viewer: json.dumps(view) for viewer, view in before.items()}
    twin = match.clone()
    twin.choose(*position.any_choice())
    for viewer, view in before.items():
        after = rules.view(twin.game, viewer)
        patch = diff(view, after)
        assert apply(as_json(view), as_json(patch)) == after
        assert json.dumps(view) == texts[viewer]


def a_preview_tells_what_a_choice_does(position: Position) -> None:
    """What is told of a choice is what choosing it then does, if nothing is revealed on the way."""
    match, rules = position.match, position.rules
    seat = match.game.decider
    before = match.dump()
    found = match.preview()
    assert match.dump() == before
    assert list(found) == list(legal(match.game))
    if seat is None:
        return
    view = rules.view(match.game, seat)
    for choice, told in found.items():
        twin = match.clone()
        step = twin.choose(seat, choice)
        assert told["reveals"] == bool(step.outcomes)
        log = [rules.log_for(entry, seat) for entry in step.log]
        if told["reveals"]:
            assert log[: len(told["log"])] == told["log"]
        else:
            assert (apply(view, told["patch"]), told["log"]) == (rules.view(twin.game, seat), log)
