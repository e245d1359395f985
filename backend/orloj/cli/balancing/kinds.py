"""Which entries of a game's log are a use of what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from orloj.engine.game import Entry

Pieces = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Kind:
    """Subjects that stand beside one another: the Neighborhoods of a city, or the cards of a deck.

    `entries` maps a kind of log entry to the detail that names the subject; an empty detail means that the kind of
    entry is the subject. What a player has to do is `forced`; where one use of a subject weighs more than one of
    another, as a seal claimed and a row refreshed, the kind is `mixed`. A `budget` makes a deck of the kind: the points
    that one use of one of its components is meant to be worth.
    """

    title: str
    subjects: Mapping[str, str]
    entries: Mapping[str, str]
    budget: float = 0.0
    forced: frozenset[str] = field(default_factory=frozenset)
    mixed: bool = False

    def found(self, entry: Entry) -> str | None:
        """The subject that a log entry is a use of."""
        detail = self.entries.get(entry["k"])
        if detail is None:
            return None
        subject = str(entry[detail]) if detail else str(entry["k"])
        return subject if subject in self.subjects else None


def named(names: Iterable[str]) -> Mapping[str, str]:
    """Subjects that are shown by their id."""
    return MappingProxyType({name: name for name in names})


def titled(pieces: Pieces) -> Mapping[str, str]:
    """Pieces of a catalogue, shown by their names where they have one."""
    return MappingProxyType({id_: str(piece.get("name", id_)) for id_, piece in pieces.items()})


def listed(block: Mapping[str, Sequence[Mapping[str, Any]]]) -> dict[str, Mapping[str, Any]]:
    """The pieces of a list in a catalogue by id."""
    return {piece["id"]: piece for piece in block["list"]}


def only(pieces: Pieces, **wanted: object) -> dict[str, Mapping[str, Any]]:
    """The pieces that have such values."""
    return {id_: piece for id_, piece in pieces.items() if all(piece[name] == value for name, value in wanted.items())}


def uses(kinds: Iterable[Kind], entry: Entry) -> Iterator[tuple[str, str]]:
    """Title and subject of everything that a log entry is a use of."""
    for kind in kinds:
        subject = kind.found(entry)
        if subject is not None:
            yield kind.title, subject
