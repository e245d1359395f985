"""What open pages are sent about a game: one message for each distinct view, not for each socket."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from orloj.engine.diff import diff
from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules
from orloj.server.clocks.standing import shown
from orloj.server.play.connection import Connection
from orloj.server.play.events import Event
from orloj.server.play.live import LiveTable, Viewer
from orloj.server.wire import encode, now


class Publication(NamedTuple):
    """An event made ready before it is stored: the messages and the views by viewer."""

    texts: dict[Viewer, str]
    views: dict[Viewer, dict[str, Any]]


def prepare(live: LiveTable, match: Match, event: Event, turn_since: datetime | None) -> Publication:
    """Builds what every viewer will be told. What can go wrong with a view goes wrong here, not later."""
    publication = Publication({}, {})
    decision = match.decision()
    for viewer in live.viewers():
        after = live.rules.view(match.game, viewer)
        publication.views[viewer] = after
        if live.match is not None:
            message = {
                "t": "diff",
                "from": live.version,
                "to": event.seq,
                "patch": diff(live.view(viewer), after),
                "frames": _frames(live, match, viewer),
                **_told(live.rules, viewer, decision, (event.step,), turn_since),
            }
            publication.texts[viewer] = encode(message).decode()
    return publication


def _frames(live: LiveTable, match: Match, viewer: Viewer) -> list[dict[str, Any]]:
    """The positions on the way, each as a difference from the one before, with how many log entries led there."""
    found: list[dict[str, Any]] = []
    before = live.view(viewer)
    for entries, game in match.frames:
        after = live.rules.view(game, viewer)
        found.append({"log": entries, "patch": diff(before, after)})
        before = after
    return found


def deliver(live: LiveTable, publication: Publication) -> None:
    """Queues the messages; a page that opened before the game's start gets its whole state.

    A page whose person sits there no longer gets nothing: what is shown to it now is for `Rooms` to say.
    """
    for connection in live.connections:
        if live.info.seat_of(connection.person) != connection.viewer:
            continue
        text = publication.texts.get(connection.viewer)
        connection.send(text if text is not None else state(live, connection))
        if live.info.clock is not None:
            connection.send(clock(live))


def clock(live: LiveTable) -> str:
    """What time it is, and how the clocks of a table stand."""
    at = now()
    message = {"t": "clock", "now": at, "turn_since": live.info.turn_since, "clocks": shown(live.info, at)}
    return encode(message).decode()


def catch_up(live: LiveTable, viewer: Viewer, version: int) -> str | None:
    """One difference from an earlier version to the present; None when that version is not kept any more."""
    past = live.since(version)
    if past is None or live.match is None:
        return None
    steps = [later.step for later in past[1:] if later.step is not None]
    message = {
        "t": "diff",
        "from": version,
        "to": live.version,
        "patch": diff(live.rules.view(past[0].match.game, viewer), live.view(viewer)),
        "frames": [],
        **_told(live.rules, viewer, live.match.decision(), steps, live.info.turn_since),
    }
    return encode(message).decode()


def state(live: LiveTable, connection: Connection) -> str:
    """The whole position and the table as a message."""
    assert live.match is not None, "there is no state before the game"
    message = {
        "t": "state",
        **position(live.match, live.version, connection.viewer),
        "turn_since": live.info.turn_since,
    }
    return encode(message).decode()


def position(match: Match, version: int, viewer: Viewer) -> dict[str, Any]:
    """A position as a viewer may see it, with the decision if it is the viewer's."""
    return {
        "version": version,
        "view": match.rules.view(match.game, viewer),
        "decision": _own(match.decision(), viewer),
        "you": viewer,
    }


def _told(
    rules: Rules,
    viewer: Viewer,
    decision: dict[str, Any] | None,
    steps: Sequence[Step],
    turn_since: datetime | None,
) -> dict[str, Any]:
    return {
        "decision": _own(decision, viewer),
        "log": [rules.log_for(entry, viewer) for step in steps for entry in step.log],
        "seat": steps[-1].seat if steps else None,
        "kind": steps[-1].kind if steps else None,
        "turn_since": turn_since,
    }


def _own(decision: dict[str, Any] | None, viewer: Viewer) -> dict[str, Any] | None:
    return decision if decision is not None and decision["seat"] == viewer else None
