"""One open page: a socket with a queue of its own, so that a slow one never keeps others waiting."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from orloj.server.edge import trail
from orloj.server.history.visits import NOTHING
from orloj.server.wire import now

MOST_WAITING = 64  # messages; a page that lags further behind is dropped and comes back for the present state
LAGGING = 1013
REVOKED = 4401
REMOVED = 4403
BANNED = 4402
CLOSED_TABLE = 4404


class Connection:
    """`viewer` is the seat whose view the page shows, None for an onlooker; `login` the device of whoever looks."""

    def __init__(self, socket: WebSocket, person: str | None, viewer: int | None, login: str | None = None) -> None:
        self.person = person
        self.login = login
        self.viewer = viewer
        self.address = trail.present().address
        self.since = now()
        self.news = NOTHING  # what was new for the person when the page opened
        self.dropped: tuple[int, str] | None = None
        self._socket = socket
        self._queue: deque[str] = deque()
        self._last_chat = 0
        self._wake = asyncio.Event()
        self._end = asyncio.Event()

    def send(self, text: str) -> None:
        """Queues a message; returns at once."""
        if len(self._queue) >= MOST_WAITING:
            self.drop(LAGGING, "too slow: connect again")
        elif self.dropped is None:
            self._queue.append(text)
            self._wake.set()

    def send_chat(self, id: int, text: str) -> None:
        """Queues a chat message, unless it or a later one was queued before."""
        if id > self._last_chat:
            self._last_chat = id
            self.send(text)

    def drop(self, code: int, reason: str) -> None:
        """Ends the connection; what still waits is not sent."""
        if self.dropped is None:
            self.dropped = code, reason
            self._queue.clear()
            self._end.set()

    async def ended(self) -> None:
        """Waits until the connection was dropped: also while `write` is stuck with a page that does not read."""
        await self._end.wait()

    async def write(self) -> None:
        """Sends what is queued, as long as the page is there."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                try:
                    await self._socket.send_text(self._queue.popleft())
                except WebSocketDisconnect:
                    return
