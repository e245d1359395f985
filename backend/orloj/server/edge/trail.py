"""What is known of the request, or socket, that this task works for: for logs, problems and incidents."""

import secrets
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Protocol

from orloj.server.edge.address import Address

PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
LONGEST = 64


class Noting(Protocol):
    """Keeps faults for the host to read."""

    def note(self, fault: dict[str, Any]) -> None:
        """Notes one soon; returns at once and never raises."""
        ...


@dataclass(slots=True)
class Trail:
    """`request` is the number of the request; None for what the service does by itself."""

    request: str | None = None
    address: Address | None = None
    person: str | None = None
    table: str | None = None
    noting: Noting | None = None


_present: ContextVar[Trail | None] = ContextVar("orloj_trail", default=None)


def begin(trail: Trail) -> None:
    """From now on this task, and those it starts, work for this request."""
    _present.set(trail)


def present() -> Trail:
    """The trail of this task; an empty one where none was begun."""
    return _present.get() or Trail()


def mark(*, person: str | None = None, table: str | None = None) -> None:
    """Adds who is asking, or for which table, to this task's trail, where there is one."""
    trail = _present.get()
    if trail is not None:
        trail.person = person or trail.person
        trail.table = table or trail.table


def number(given: str | None) -> str:
    """The number of a request: the one given, if it is plain enough to be written anywhere, or a new one."""
    if given and len(given) <= LONGEST and PLAIN.issuperset(given):
        return given
    return secrets.token_hex(8)
