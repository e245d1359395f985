"""What holds of every position about what its viewers are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from orloj.engine.game import NATURE, Game, legal, play
from tests.conformance.walk import Position, as_json


def views_are_json_without_what_is_hidden(position: Position) -> None:
    """A view holds the position for its viewer, keyed by strings, and no name of a hidden piece anywhere."""
    match, rules = position.match, position.rules
    for viewer in position.viewers:
        view = rules.view(match.game, viewer)
        assert as_json(view) == view
        told = set(strings(view))
        if viewer == match.game.decider:
            told |= set(strings(match.decision())) | set(strings(match.preview()))
        leaked = {part for text in told for part in (text, *text.split(":"))} & position.hidden.names(
            match.game, viewer
        )
        assert not leaked, f"viewer {viewer} reads {leaked}"


def twins_look_the_same(position: Position) -> None:
    """Who cannot see a difference is told none: not now, and not by what others do next."""
    match, rules = position.match, position.rules
    for viewer in position.viewers:
        twin = position.hidden.twin(match.game, viewer, position.dice)
        assert rules.view(twin, viewer) == rules.view(match.game, viewer)
        assert twin.decider == match.game.decider
        if twin.decider is None:
            continue
        if viewer == twin.decider:
            other = replace(match, game=twin, origin=twin)
            assert other.decision() == match.decision()
            assert other.preview() == match.preview()
        one = match.game.clone()
        if _in_step(position, one, twin, viewer):
            assert rules.view(twin, viewer) == rules.view(one, viewer)
            told = [[rules.log_for(entry, viewer) for entry in game.log] for game in (one, twin)]
            assert told[0] == told[1]


def _in_step(position: Position, one: Game, two: Game, viewer: int | None) -> bool:
    """Plays the same choice in two twins; secrets of others may come out differently.

    False if they cannot go the same way, or the viewer itself learns what was hidden.
    """
    both = [choice for choice in legal(one) if choice in legal(two)]
    if not both:
        return False
    choice = position.dice.choice(both)
    play(one, choice)
    play(two, choice)
    while one.decider == NATURE:
        assert two.decider == NATURE
        owner = position.hidden.secret_of(one)
        assert position.hidden.secret_of(two) == owner
        if owner is None:
            both = [outcome for outcome in legal(one) if outcome in legal(two)]
            if not both:
                return False
            outcomes = [position.dice.choice(both)] * 2
        elif owner == viewer:  # who may know the difference from now on
            return False
        else:
            outcomes = [position.dice.choice(legal(game)) for game in (one, two)]
        play(one, outcomes[0])
        play(two, outcomes[1])
    return True


def strings(value: Any) -> Iterator[str]:
    """All keys and texts of a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)
