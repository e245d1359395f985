"""What this process says to the others."""

import secrets
from collections.abc import Iterable

from orloj.server.notify.bus import CHAT, EVENT, HELLO, PRESENCE, REVOKED, TABLE, Bus, Notice


class Voice:
    """Sends notices in the name of one process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.name = secrets.token_hex(6)

    def event(self, table: str, version: int) -> None:
        """A table reached a version."""
        self._bus.tell(Notice(EVENT, self.name, table, version))

    def table(self, table: str) -> None:
        """The lobby changed a table."""
        self._bus.tell(Notice(TABLE, self.name, table))

    def chat(self, table: str) -> None:
        """Somebody said something at a table."""
        self._bus.tell(Notice(CHAT, self.name, table))

    def presence(self, table: str, persons: Iterable[str]) -> None:
        """These persons have a page of a table open here."""
        self._bus.tell(Notice(PRESENCE, self.name, table, persons=tuple(persons)))

    def hello(self) -> None:
        """This process is new, or was deaf: may the others say who is there."""
        self._bus.tell(Notice(HELLO, self.name))

    def revoked(self) -> None:
        """Somebody has lost the way in: may the others look at their lines."""
        self._bus.tell(Notice(REVOKED, self.name))
