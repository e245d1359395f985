"""The record of a game, and its proof: replay it from the seed and compare every step."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from types import NoneType
from typing import Any, Self

from orloj.engine.chance import commitment
from orloj.engine.errors import Refused
from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules

FORMAT = 1


class Mismatch(Exception):
    """A record is not what the rules and its seed make of it; the message names the first difference."""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: who played, with which options and component data, the seed, and every event.

    The `steps` of a rewind are the number of events after which the game went on. A `cancelled` game was broken off by
    agreement: it has no scores, but its seed is told all the same. A game that was tried from a position of another one
    says in `began` of which game (`of`, an id of the house that kept it) and at which `version`, and holds the stored
    `position`; what was hidden from whoever tried it was dealt anew there.
    """

    game: str
    version: str
    seats: int
    names: tuple[str, ...]
    options: Mapping[str, str]
    commitment: str
    seed: str | None
    events: tuple[Step, ...]
    scores: Sequence[Mapping[str, Any]] | None
    cancelled: bool = False
    began: Mapping[str, Any] | None = None

    def dump(self) -> dict[str, Any]:
        """The JSON form. Before the end it holds neither the seed nor any chance outcome: those are secrets still."""
        over = self.cancelled or self.scores is not None
        events: list[dict[str, Any]] = []
        for step in self.events:
            event = {"kind": step.kind, "seat": step.seat, "choice": step.choice, "steps": step.steps}
            events.append({**event, "outcomes": list(step.outcomes)} if over else event)
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "names": list(self.names),
            "options": dict(self.options),
            "commitment": self.commitment,
            "seed": self.seed if over else None,
            "events": events,
            "scores": list(self.scores) if self.scores is not None else None,
            **({"cancelled": True} if self.cancelled else {}),
            **({"began": self._began(over=over)} if self.began is not None else {}),
        }

    def _began(self, *, over: bool) -> dict[str, Any]:
        assert self.began is not None, "asked for only where the game began from another"
        return {name: value for name, value in self.began.items() if over or name in ("of", "version")}

    @classmethod
    def load(cls, data: Any) -> Self:
        """The record of a JSON form. Raises Mismatch for another format and for a missing or garbled field."""
        _check(data, {"format": int}, "the record")
        if data["format"] != FORMAT:
            raise Mismatch(f"the record has format {data['format']}, this version reads {FORMAT}")
        _check(data, _FIELDS, "the record")
        if len(data["names"]) != data["seats"]:
            raise Mismatch(f"the record has {len(data['names'])} names for {data['seats']} seats")
        return cls(
            game=data["game"],
            version=data["version"],
            seats=data["seats"],
            names=tuple(data["names"]),
            options=data["options"],
            commitment=data["commitment"],
            seed=data["seed"],
            events=tuple(_event(number, event) for number, event in enumerate(data["events"])),
            scores=data["scores"],
            cancelled=data.get("cancelled") is True,
            began=_beginning(data.get("began")),
        )


_FIELDS: Mapping[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("game", "version", "commitment"), str),
    "seats": int,
    "options": dict,
    **dict.fromkeys(("names", "events"), list),
    "seed": (str, NoneType),
    "scores": (list, NoneType),
}
_BEGAN_FIELDS: Mapping[str, type | tuple[type, ...]] = {"of": (str, NoneType), "version": int, "position": dict}
_EVENT_FIELDS: Mapping[str, type | tuple[type, ...]] = {
    "kind": str,
    "seat": int,
    "choice": (str, NoneType),
    "steps": int,
    "outcomes": list,
}


def _check(data: Any, fields: Mapping[str, type | tuple[type, ...]], what: str) -> None:
    if not isinstance(data, dict):
        raise Mismatch(f"{what} is not an object")
    for name, kind in fields.items():
        if name not in data:
            raise Mismatch(f"{what} lacks the field {name!r}")
        if not isinstance(data[name], kind):
            raise Mismatch(f"{what} has a garbled field {name!r}: {data[name]!r:.60}")


def _beginning(data: Any) -> Mapping[str, Any] | None:
    """Where a game began that was tried; before its end the position is left out."""
    if data is not None:
        _check(data, {}, "the beginning")
        _check({"position": {}, **data}, _BEGAN_FIELDS, "the beginning")
        return {name: data[name] for name in data}
    return None


def _event(number: int, data: Any) -> Step:
    """An event; before the end the outcomes and the choices of others are left out."""
    _check(data, {}, f"event {number}")
    event: dict[str, Any] = {"outcomes": [], **data}
    _check(event, _EVENT_FIELDS, f"event {number}")
    return Step(event["kind"], event["seat"], event["choice"] or "", event["steps"], tuple(event["outcomes"]))


def verify(record: Record, rules: Rules) -> Sequence[Mapping[str, Any]]:
    """Replays a finished game and returns its scores, none for a cancelled one.

    Raises Mismatch at the first difference.
    """
    ((_, match),) = deque(played(record, rules), maxlen=1)
    return () if record.cancelled else rules.scores(match.game) or ()


def played(record: Record, rules: Rules) -> Iterator[tuple[Step, Match]]:
    """Replays a finished game: every event as the rules make it, with the match after it, which changes in place.

    Raises Mismatch at the first difference, and after the last event where the result is another.
    """
    if record.seed is None or (record.scores is None and not record.cancelled):
        raise Mismatch("the game is not over: its seed is still secret")
    if record.version != rules.version:
        raise Mismatch(f"played with component data {record.version}, this version has {rules.version}")
    seed = _seed(record.seed)
    if commitment(seed) != record.commitment:
        raise Mismatch("the seed does not match the commitment shown at the start")
    if not record.events or record.events[0].kind != "start":
        raise Mismatch("event 0: the record does not begin with a start")
    match, first = _start(record, rules, seed)
    _compare(0, record.events[0], first)
    yield first, match
    for step in _replay(record, match):
        yield step, match
    _check_result(record, rules, match)


def _check_result(record: Record, rules: Rules, match: Match) -> None:
    if record.cancelled:
        if record.scores is not None:
            raise Mismatch("the game was cancelled, and has scores all the same")
        return
    scores = rules.scores(match.game)
    if scores is None:
        raise Mismatch("the record stops before the end of the game")
    for recorded, counted in zip_longest(record.scores or (), scores):
        if recorded != counted:
            raise Mismatch(f"final scores: recorded {recorded}, the rules give {counted}")


def _replay(record: Record, match: Match) -> Iterator[Step]:
    """Plays every event after the first, keeping the positions to which the game went back later."""
    wanted = {event.steps for event in record.events if event.kind == "rewind"}
    past: dict[int, Match] = {}
    for number, event in enumerate(record.events[1:], start=1):
        if number in wanted:
            past[number] = match.clone()
        try:
            step = _again(match, past, number, event)
        except Refused as fault:
            raise Mismatch(f"event {number}: seat {event.seat} {event.choice or event.kind}: {fault.detail}") from fault
        _compare(number, event, step)
        yield step


def _again(match: Match, past: Mapping[int, Match], number: int, event: Step) -> Step:
    if event.kind == "undo":
        return match.undo(event.seat, event.steps)
    if event.kind != "rewind":
        return match.choose(event.seat, event.choice)
    if event.steps not in past or event.steps >= number:
        raise Mismatch(f"event {number}: nothing to go back to at {event.steps}")
    return match.rewind(past[event.steps], event.seat, event.steps)


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as fault:
        raise Mismatch("the seed is not hexadecimal") from fault


def _start(record: Record, rules: Rules, seed: bytes) -> tuple[Match, Step]:
    if record.began is not None:
        return _start_at(record.began, record.seats, rules, seed)
    try:
        return Match.start(rules, record.seats, record.options, seed)
    except Refused as fault:
        raise Mismatch(f"event 0: {fault.detail}") from fault


def _start_at(began: Mapping[str, Any], seats: int, rules: Rules, seed: bytes) -> tuple[Match, Step]:
    if "position" not in began:
        raise Mismatch("the record lacks the position with which it began")
    try:
        game = rules.load(began["position"])
    except Exception as fault:
        raise Mismatch(f"the position with which it began is none: {fault}") from fault
    if game.decider is None or not 0 <= game.decider < seats:
        raise Mismatch("nobody is to decide in the position with which it began")
    return Match.begin_at(game, rules, seed)


def _compare(number: int, recorded: Step, played: Step) -> None:
    for k, (told, drawn) in enumerate(zip_longest(recorded.outcomes, played.outcomes)):
        if told != drawn:
            raise Mismatch(f"event {number}: outcome {k} is recorded as {told!r}, the seed gives {drawn!r}")
    for name in ("kind", "seat", "choice", "steps"):
        told, found = getattr(recorded, name), getattr(played, name)
        if told != found:
            raise Mismatch(f"event {number}: {name} is recorded as {told!r}, the game gives {found!r}")
