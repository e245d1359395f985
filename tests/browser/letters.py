"""A real mail server beside the browser, and a house that sends its mail there."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller

from tests.cli.dealt import serving_alike
from tests.cli.service import Service
from tests.ports import free_port

PATIENCE = 20.0  # seconds until a letter counts as not coming
LINK = re.compile(r"https?://\S+")


class Box:
    """The letters that have arrived."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Takes a letter in."""
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def link(self, number: int = 1) -> str:
        """The first address in the letter of that number, counted from 1, once it is there."""
        self._wait(lambda: len(self.letters) >= number)
        return link_in(self.letters[number - 1])

    def to(self, address: str) -> list[EmailMessage]:
        """The letters that have arrived for somebody so far."""
        return [letter for letter in self.letters if letter["To"] == address]

    def letter(self, address: str, words: str) -> EmailMessage:
        """The last letter for somebody with these words in its subject or text, once it is there."""
        self._wait(lambda: any(words in said(letter) for letter in self.to(address)))
        found = [letter for letter in self.to(address) if words in said(letter)]
        assert found, f"no {words!r} for {address}, but {[said(letter) for letter in self.to(address)]}"
        return found[-1]

    def _wait(self, until: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not until() and time.monotonic() < end:
            time.sleep(0.05)


def said(letter: EmailMessage) -> str:
    """What stands in a letter."""
    return f"{letter['Subject']}\n{letter.get_content()}"


def link_in(letter: EmailMessage) -> str:
    """The first address in a letter."""
    found = LINK.search(letter.get_content())
    assert found is not None
    return found[0]


@contextmanager
def post_box(origin: str) -> Iterator[tuple[Box, dict[str, str]]]:
    """A mail server, and what a house at this address must be told to send its mail there."""
    box = Box()
    post = Controller(box, hostname="127.0.0.1", port=free_port(), enable_SMTPUTF8=True)
    post.start()
    variables = {
        "ORLOJ_SMTP_URL": f"smtp://127.0.0.1:{post.port}",
        "ORLOJ_MAIL_FROM": "Orloj <orloj@games.example>",
        "ORLOJ_PUBLIC_ORIGIN": origin,
    }
    try:
        yield box, variables
    finally:
        post.stop()


@contextmanager
def writing_house(folder: Path) -> Iterator[tuple[Service, Box]]:
    """A house whose mail arrives in a box; browsers reach it as localhost, where passkeys work without https."""
    port = free_port()
    origin = f"http://localhost:{port}"
    with post_box(origin) as (box, variables), serving_alike(folder, "--port", str(port), **variables) as service:
        service.url = origin
        yield service, box
