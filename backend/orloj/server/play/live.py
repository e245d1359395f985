"""A table in memory: its match, its open pages, and what is needed to tell them what changed."""

import asyncio
import time
from collections import deque
from dataclasses import replace
from typing import Any, NamedTuple

from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules
from orloj.server.lobby.table import TableInfo
from orloj.server.play.connection import Connection
from orloj.server.play.events import Event
from orloj.server.play.progress import progress

KEPT = 32  # versions of which the match is kept, so that a short gap is closed by a difference

Viewer = int | None  # a seat, or None for an onlooker


class Past(NamedTuple):
    """A version that was reached: the match, and the step that led there, unless it was loaded."""

    version: int
    match: Match
    step: Step | None


class LiveTable:
    """Changed only under `lock`; `match` is None until the game starts and is never changed in place."""

    def __init__(self, info: TableInfo, rules: Rules) -> None:
        self.info = info
        self.rules = rules
        self.match: Match | None = None
        self.version = 0
        self.saved = 0  # the newest version of which this process knows a stored position
        self.doubtful = False  # the database may be ahead: a write failed half-way
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.past: deque[Past] = deque(maxlen=KEPT)
        self.last_chat = 0
        self.told = info.company()  # as the open pages know it
        self.told_away: frozenset[str] = frozenset()
        self.used = time.monotonic()
        self._views: dict[Viewer, dict[str, Any]] = {}

    def resume(self, match: Match | None, version: int, last_chat: int) -> None:
        """Takes over what was loaded; older versions are not known then."""
        self.match, self.version, self.last_chat = match, version, last_chat
        if match is not None:
            self.past.append(Past(version, match, None))

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may see of the present position; built once."""
        assert self.match is not None, "there is no view before the game"
        if viewer not in self._views:
            self._views[viewer] = self.rules.view(self.match.game, viewer)
        return self._views[viewer]

    def bot_to_act(self) -> tuple[int, str] | None:
        """The seat that is to decide and the level of the bot that plays it, if one does."""
        seat = self.match.decider if self.match is not None else None
        level = self.info.bots.get(seat) if seat is not None else None
        return (seat, level) if seat is not None and level is not None else None

    def viewers(self) -> set[Viewer]:
        """The distinct views that open pages show."""
        return {connection.viewer for connection in self.connections}

    def move_on(self, match: Match, event: Event, views: dict[Viewer, dict[str, Any]]) -> None:
        """Takes over what an event led to. Views that nobody looks at are forgotten."""
        if event.seq > self.info.version:  # read from the database before this event was stored
            self.info = replace(self.info, **progress(self.info, match, event.at, event.step.kind)._asdict())
        self.match = match
        self.version = event.seq
        self.past.append(Past(event.seq, match, event.step))
        self._views = views

    def since(self, version: int) -> list[Past] | None:
        """The position at an earlier version and the ones after it, if all are still kept."""
        kept = [past for past in self.past if past.version >= version]
        return kept if kept and kept[0].version == version else None
