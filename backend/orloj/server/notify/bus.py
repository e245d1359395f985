"""The word from one process to the others that serve the same database."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

EVENT, TABLE, CHAT, PRESENCE, HELLO, REVOKED = "event", "table", "chat", "presence", "hello", "revoked"


class Notice(NamedTuple):
    """`kind` says what changed at `table`; `sender` is a process, `persons` are those online there."""

    kind: str
    sender: str
    table: str = ""
    version: int = 0
    persons: tuple[str, ...] = ()


Heard = Callable[[Notice], Awaitable[None]]
Recovered = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """Carries notices. They may be lost while a line is down: `recovered` is called when it is up again."""

    async def start(self, heard: Heard, recovered: Recovered) -> None:
        """Begins to listen; notices of this process's own come back too."""
        ...

    def tell(self, notice: Notice) -> None:
        """Sends a notice soon; returns at once."""
        ...

    async def stop(self) -> None:
        """Sends what is left and stops listening."""
        ...


class Silent:
    """The bus of a database that one process has to itself."""

    async def start(self, heard: Heard, recovered: Recovered) -> None:
        """Nobody else is there."""

    def tell(self, notice: Notice) -> None:
        """Nobody else is there."""

    async def stop(self) -> None:
        """Nothing is left."""
