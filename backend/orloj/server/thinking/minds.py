"""The processes in which bots think: asked one question at a time, killed and replaced when they do not answer."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson

from orloj.server.thinking.shelves import Older, Shelves
from orloj.server.thinking.worker import READY

MODULE = "orloj.server.thinking.worker"
GRACE = 5.0  # seconds beyond the time to think, until a process is taken for hanging
PATIENCE = 60.0  # seconds a process may take to start


class Failed(Exception):
    """A bot did not choose. `fault` is one word for it: raised, silent (for too long), died."""

    def __init__(self, fault: str, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


class Mind:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, shelves: Shelves) -> "Mind":
        """A new process, which still has to get ready. Raises Failed."""
        # It finds what this process finds, and nothing that happens to lie in the present folder (-P).
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = (sys.executable, "-P", "-m", MODULE, *shelves)
        try:
            return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=surroundings))
        except OSError as fault:
            raise Failed("died", f"its process cannot be started: {fault}") from fault

    async def get_ready(self, older: Older | None) -> None:
        """Waits until it can be asked. Raises Failed: the process is of no use then."""
        await self._write({} if older is None else older.dump())
        if await self._line(PATIENCE) != READY:
            raise Failed("died", "it did not start")

    async def choose(self, question: dict[str, Any], seconds: float) -> str:
        """The answer to a question. Raises Failed; unless the fault is "raised", the process is of no more use."""
        await self._write(question)
        answer = orjson.loads(await self._line(seconds + GRACE))
        if "fault" in answer:
            raise Failed("raised", answer["fault"])
        return str(answer["choice"])

    async def end(self) -> None:
        """Kills the process."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()

    async def _write(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError):  # it is dead: reading tells
            self._process.stdin.write(orjson.dumps(message) + b"\n")
            await self._process.stdin.drain()

    async def _line(self, seconds: float) -> bytes:
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        except TimeoutError as late:
            raise Failed("silent", f"no answer within {seconds} s") from late
        if not line:
            raise Failed("died", f"its process ended with {await self._process.wait()}")
        return line


class Minds:
    """So many processes, each started when it is wanted first. Who asks waits until one is free, in turn.

    With `older` they think about a game on other component data than the shipped ones.
    """

    def __init__(self, number: int, shelves: Shelves, older: Older | None = None) -> None:
        self._shelves = shelves
        self._older = older
        self._free: asyncio.Queue[Mind | None] = asyncio.Queue()
        self._all: set[Mind] = set()
        for _ in range(number):
            self._free.put_nowait(None)

    @asynccontextmanager
    async def free(self) -> AsyncIterator[Mind]:
        """A process for one question; after any exception but a bot's own it is replaced by a new one."""
        mind = await self._free.get()
        try:
            if mind is None:
                mind = await self._start()
                await mind.get_ready(self._older)
            yield mind
        except BaseException as fault:
            if mind is not None and not (isinstance(fault, Failed) and fault.fault == "raised"):
                self._all.discard(mind)
                await asyncio.shield(mind.end())
                mind = None
            raise
        finally:
            self._free.put_nowait(mind)

    async def stop(self) -> None:
        """Ends all processes; nobody may ask any more, nor be asking still."""
        await asyncio.gather(*(mind.end() for mind in self._all))
        self._all.clear()

    async def _start(self) -> Mind:
        # Not to be cancelled half-way: nobody would know the process then.
        start = asyncio.create_task(Mind.start(self._shelves))
        try:
            mind = await asyncio.shield(start)
        except asyncio.CancelledError:
            with contextlib.suppress(Failed):
                await (await start).end()
            raise
        self._all.add(mind)
        return mind
