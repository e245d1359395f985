"""WS /api/tables/{id}/live: a page's line to its table."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from orloj.server.faults import incident
from orloj.server.guard import LARGEST, check_origin
from orloj.server.history.visits import Look, News
from orloj.server.play.connection import Connection
from orloj.server.play.live import LiveTable
from orloj.server.play.orders import order
from orloj.server.problems import Problem
from orloj.server.services import Services, identify, services
from orloj.server.wire import encode

router = APIRouter()
FAREWELL = 1.0  # seconds a page has to take the news that it is dropped
VERSION = re.compile(r"[0-9]{1,9}")


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Everything that happens at a table, as it happens, and the commands of the person who looks."""
    parts = services(socket)
    try:
        check_origin(socket, parts.settings)
        person = await identify(socket)
        table = await parts.reading.find(id, person.id if person else None)
    except Problem as problem:
        await socket.send_denial_response(problem.response())
        return
    await socket.accept()
    seat = table.info.seat_of(person.id) if person else None
    page = Connection(socket, person.id if person else None, seat, person.login if person else None)
    after = VERSION.fullmatch(socket.query_params.get("after", ""))
    try:
        page.news = (await parts.visits.news([table.info], page.person))[id]
        await parts.rooms.enter(table, page, int(after[0]) if after else None)
        await parts.look_again(page)  # before it was in, nobody could have ended it
        await _converse(Page(parts, table, page, socket))
    finally:
        parts.rooms.leave(table, page)
    await _say_farewell(socket, page)


class Page:
    """Reads what a page sends and answers it."""

    def __init__(self, parts: Services, table: LiveTable, connection: Connection, socket: WebSocket) -> None:
        self.connection = connection
        self.socket = socket
        self._parts = parts
        self._table = table

    async def read(self) -> None:
        """Answers messages, one after the other, until the page is gone."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            # A command that has begun is finished, also when the page is dropped meanwhile.
            await asyncio.shield(self._answer(received.get("text") or received.get("bytes") or ""))

    async def _answer(self, text: str | bytes) -> None:
        message: dict[str, Any] = {}
        try:
            message = _parse(text)
            self._parts.gate.check(self.connection.person)
            await self._follow(message)
        except Problem as problem:
            self._refuse(message, problem)
        except Exception as fault:  # noqa: BLE001  one message fails, not the socket
            self._refuse(message, incident("internal-error", "The message failed by a fault of the server.", fault))

    def _follow(self, message: dict[str, Any]) -> Awaitable[None]:
        match message.get("t"):
            case "choose" | "undo":
                return self._carry_out(message)
            case "chat":
                return self._say(message)
            case "resync":
                return self._resync(message)
            case "look":
                return self._look(message)
        raise Problem("unknown-message", "The messages here are choose, undo, chat, resync and look.")

    async def _carry_out(self, message: dict[str, Any]) -> None:
        wanted = order(message, undo=message["t"] == "undo")
        done = await self._parts.commands.carry_out(self._table.info.id, self._require_person(), wanted)
        self._send({"t": "ack", "command_id": wanted.command_id, "version": done.version})

    async def _say(self, message: dict[str, Any]) -> None:
        self._parts.gate.count("chat")
        await self._parts.talk.say(self._table, self._require_person(), message.get("text"))
        await self._parts.rooms.said(self._table)

    async def _resync(self, message: dict[str, Any]) -> None:
        after = message.get("after")
        await self._parts.rooms.level(self._table)
        self._parts.rooms.resync(self._table, self.connection, after if type(after) is int else None)

    async def _look(self, message: dict[str, Any]) -> None:
        """Notes how far the person has followed; nobody is told, and an unknown guest leaves no trace."""
        version, visible, done = message.get("version"), message.get("visible", True), message.get("done", False)
        if type(version) is not int or not 0 <= version < 2**31:
            raise Problem("invalid-request", "version: up to which version the game was followed, a whole number.")
        if type(visible) is not bool or type(done) is not bool:
            raise Problem("invalid-request", "visible, done: true or false.")
        if self.connection.person is not None:
            await self._parts.visits.look(self._table.info, self.connection.person, Look(version, visible, done))
            if done:
                self.connection.news = News(version)

    def _require_person(self) -> str:
        if self.connection.person is None:
            raise Problem("no-session", "You have no session here yet: say your name first.")
        return self.connection.person

    def _refuse(self, message: dict[str, Any], problem: Problem) -> None:
        command_id = message.get("command_id")
        told = command_id if isinstance(command_id, str) else None
        self._send({"t": "refused", "command_id": told, "problem": problem.document()})

    def _send(self, message: dict[str, Any]) -> None:
        self.connection.send(encode(message).decode())


async def _converse(page: Page) -> None:
    """Reads and writes until either end is done."""
    ways = (page.read(), page.connection.write(), page.connection.ended())
    tasks = {asyncio.create_task(way) for way in ways}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _say_farewell(socket: WebSocket, page: Connection) -> None:
    """Tells a page that it is dropped, and why."""
    if page.dropped is not None:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):  # gone already, or deaf to the end
            async with asyncio.timeout(FAREWELL):
                await socket.close(*page.dropped)


def _parse(text: str | bytes) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise Problem("too-large", f"A message has at most {LARGEST} characters.")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError as fault:
        raise Problem("malformed-json", "The message cannot be read as JSON.") from fault
    if not isinstance(message, dict):
        raise Problem("malformed-json", "A message is a JSON object.")
    return message
