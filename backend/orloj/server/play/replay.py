"""Events back into matches."""

from collections import deque
from collections.abc import Iterator, Sequence

from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules
from orloj.server.lobby.table import TableInfo
from orloj.server.play.events import BACK, CANCEL, GAME, REWIND, SUBSTITUTE, Event, Snapshot


class Diverged(Exception):
    """The rules of today make something else of a stored event than the rules that stored it."""


def replay(rules: Rules, table: TableInfo, match: Match | None, event: Event, past: Match | None = None) -> Match:
    """The match after one more event; `past` is the one to which a rewind goes.

    Raises Diverged, Refused, or whatever the rules break with.
    """
    if match is None:
        match, step = Match.start(rules, table.seats, table.options, table.seed)
    else:
        match, told = match.clone(), event.step
        if told.kind not in GAME:
            _around(match, told)
            return match
        step = _again(match, told, past, event.seq)
    if (step.kind, step.outcomes) != (event.step.kind, event.step.outcomes):
        raise Diverged(f"event {event.seq}: stored outcomes {event.step.outcomes}, the rules give {step.outcomes}")
    return match


def play_on(
    rules: Rules, table: TableInfo, start: Snapshot | None, events: Sequence[Event]
) -> Iterator[tuple[Event, Match]]:
    """Each of these events in order with the match after it, from a snapshot on where one is given.

    `events.stretch` finds both so that no rewind goes back beyond them; Diverged is raised where one does.
    """
    match = Match.load(rules, start.data) if start else None
    wanted = {event.step.steps for event in events if event.step.kind == REWIND}
    kept = {start.seq: match} if start and match and start.seq in wanted else {}
    for event in events:
        match = replay(rules, table, match, event, kept.get(event.step.steps))
        if event.seq in wanted:
            kept[event.seq] = match
        yield event, match


def replay_all(rules: Rules, table: TableInfo, start: Snapshot | None, events: Sequence[Event]) -> Match | None:
    """The match after stored events, as `play_on` has them; None before the start."""
    if not events:
        return Match.load(rules, start.data) if start else None
    ((_, match),) = deque(play_on(rules, table, start, events), maxlen=1)
    return match


def _again(match: Match, told: Step, past: Match | None, seq: int) -> Step:
    if told.kind == "undo":
        return match.undo(told.seat, told.steps)
    if told.kind != REWIND:
        return match.choose(told.seat, told.choice)
    if past is None:
        raise Diverged(f"event {seq}: the game goes back to version {told.steps}, which is not known")
    return match.rewind(past, told.seat, told.steps)


def _around(match: Match, told: Step) -> None:
    """What an event of the table itself means for the match.

    Nobody takes back what somebody else has done: the return of a seat is a checkpoint if the bot has acted, and a
    seat that somebody takes over begins anew. A game that was cancelled asks nobody any more.
    """
    if told.kind == CANCEL:
        match.stop()
    elif match.decider == told.seat and (told.kind == SUBSTITUTE or (told.kind == BACK and told.steps)):
        match.seal()
