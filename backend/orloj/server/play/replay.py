"""Events back into matches."""

from collections.abc import Iterable

from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules
from orloj.server.lobby.table import TableInfo
from orloj.server.play.events import BACK, GAME, Event, Snapshot


class Diverged(Exception):
    """The rules of today make something else of a stored event than the rules that stored it."""


def replay(rules: Rules, table: TableInfo, match: Match | None, event: Event) -> Match:
    """The match after one more event. Raises Diverged, Refused, or whatever the rules break with."""
    if match is None:
        match, step = Match.start(rules, table.seats, table.options, table.seed)
    else:
        match, told = match.clone(), event.step
        if told.kind not in GAME:
            _change_hands(match, told)
            return match
        step = match.undo(told.seat, told.steps) if told.kind == "undo" else match.choose(told.seat, told.choice)
    if (step.kind, step.outcomes) != (event.step.kind, event.step.outcomes):
        raise Diverged(f"event {event.seq}: stored outcomes {event.step.outcomes}, the rules give {step.outcomes}")
    return match


def replay_all(rules: Rules, table: TableInfo, start: Snapshot | None, events: Iterable[Event]) -> Match | None:
    """The match after stored events, from a snapshot on where one is given; None before the start."""
    match = Match.load(rules, start.data) if start else None
    for event in events:
        match = replay(rules, table, match, event)
    return match


def _change_hands(match: Match, told: Step) -> None:
    """Nobody takes back what somebody else has done: the return of a seat is a checkpoint if the bot has acted."""
    if told.kind == BACK and told.steps and match.game.decider == told.seat:
        match.origin, match.trail = match.game.clone(), ()
