"""A real mail server in this event loop, for tests that read what people get."""

import asyncio
import re
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

ORIGIN = "http://games.example"
SENDER = "Orloj <orloj@games.example>"


class Post:
    """What has arrived; `refusal` is answered to every message while it is set, for instance "550 no such box"."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.logins: list[tuple[bytes, bytes]] = []
        self.refusal = ""
        self.refused = asyncio.Event()
        self.port = 0

    @property
    def settings(self) -> dict[str, Any]:
        """The settings with which a server sends its mail here."""
        return {"smtp_url": f"smtp://127.0.0.1:{self.port}", "mail_from": SENDER, "public_origin": ORIGIN}

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Takes a message in."""
        if self.refusal:
            self.refused.set()
            return self.refusal
        assert isinstance(envelope.content, bytes)
        self.raw.append(envelope.content)
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    async def letter(self, number: int = 1) -> EmailMessage:
        """The letter of that number, counted from 1, once it is there."""
        for _ in range(500):
            if len(self.letters) >= number:
                return self.letters[number - 1]
            await asyncio.sleep(0.01)
        raise AssertionError(f"{len(self.letters)} letters have arrived, not {number}")

    async def link(self, number: int = 1) -> str:
        """The first address in a letter."""
        found = re.search(r"https?://\S+", (await self.letter(number)).get_content())
        assert found is not None
        return found[0]

    def _authenticate(self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        return AuthResult(success=data.password == b"p@ss", handled=False)


@asynccontextmanager
async def post_office(*, login: bool = False) -> AsyncIterator[Post]:
    """A mail server on a free port until the block ends; with `login` it wants the password p@ss."""
    post = Post()
    loop = asyncio.get_running_loop()
    more: dict[str, Any] = {"auth_required": True, "auth_require_tls": False, "auth_exclude_mechanism": ["LOGIN"]}
    more["authenticator"] = post._authenticate

    def counter() -> SMTP:
        with warnings.catch_warnings(action="ignore"):  # a password without TLS is what is wanted here
            return SMTP(post, enable_SMTPUTF8=True, hostname="post.test", **(more if login else {}))

    server = await loop.create_server(counter, "127.0.0.1", 0)
    post.port = server.sockets[0].getsockname()[1]
    try:
        yield post
    finally:
        server.close()
        await server.wait_closed()
