"""A real push service and a real chat service, on a free port of this machine, for tests that read what people get."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = bytes(range(16))


class Heard(NamedTuple):
    """One request: names of headers in small letters."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        """The body of a webhook."""
        return dict(json.loads(self.body))


class Receiver:
    """What has arrived; `answers` are given first, each once, then `answer`: a status with further header lines."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.answers: list[str] = []
        self.answer = "201 Created"
        self.answering = asyncio.Event()  # while it is not set, nothing is answered at all
        self.answering.set()
        self.port = 0
        self._news = asyncio.Event()
        self.connections = 0
        self._key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())

    @property
    def subscription(self) -> dict[str, Any]:
        """What a browser hands over when it subscribes here."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(AUTH)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/push/abc", "keys": keys, "expirationTime": None}

    @property
    def hook(self) -> str:
        """The address of a webhook here."""
        return f"json://127.0.0.1:{self.port}/hook"

    def read(self, heard: Heard) -> dict[str, Any]:
        """A push as the browser reads it."""
        plain = http_ece.decrypt(heard.body, private_key=self._key, auth_secret=AUTH, version="aes128gcm")
        return dict(json.loads(plain))

    async def arrived(self, number: int) -> None:
        """Waits until so many requests have come."""
        async with asyncio.timeout(10):
            while len(self.heard) < number:
                self._news.clear()
                await self._news.wait()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answers one request."""
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            lines = (line.split(": ", 1) for line in head[1:] if ": " in line)
            headers = {name.lower(): value for name, value in lines}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.heard.append(Heard(head[0].split()[1], headers, body))
            self._news.set()
            await self.answering.wait()
            answer = self.answers.pop(0) if self.answers else self.answer
            writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver until the block ends."""
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        made.answering.set()
        server.close()


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def point_of(text: str) -> bytes:
    """The bytes of a key as it stands on the wire."""
    return urlsafe_b64decode(f"{text}==")
