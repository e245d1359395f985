"""Somebody at a browser of their own: a context, its page, and what one does on the pages round the board."""

import re
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, Page, WebSocket

from tests.browser.board import Board

PATIENCE = 15_000  # ms until something that should happen counts as not happening
CAUGHT_UP = '"done":true'  # in what a page says of how far somebody looks
# Chromium reports every refused request; whether a refusal is right is for the test of that request to say.
ANSWERED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")


@dataclass(frozen=True)
class Device:
    """What somebody holds: the window's size in px, and whether it is touched."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Device(1440, 900)
PHONE = Device(390, 844, touch=True)


class Person:
    """Somebody; `faults` gathers what their pages report as errors, unless it matches one of `forgiven`."""

    def __init__(self, browser: Browser, url: str, name: str, device: Device, shots: Path) -> None:
        self.name = name
        self.url = url
        self.device = device
        self.faults: list[str] = []
        self.forgiven = [ANSWERED]
        self._shots = shots
        self._told: dict[Page, WebSocket] = {}
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            color_scheme="dark",
            reduced_motion="reduce",
            locale="en-GB",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._note)
        page.on("websocket", lambda line: line.on("framesent", lambda said: self._hear(page, line, said)))
        page.on("pageerror", lambda error: self.faults.append(f"{error.name}: {error.message}\n{error.stack}"))
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(kind.search(message.text) for kind in self.forgiven):
            self.faults.append(f"{message.type}: {message.text}")

    def _hear(self, page: Page, line: WebSocket, said: str | bytes) -> None:
        if CAUGHT_UP in str(said):
            self._told[page] = line

    @property
    def caught_up(self) -> bool:
        """Has the page of a table told the house, by the line it has now, that nothing is left to catch up with?"""
        return self.page in self._told and not self._told[self.page].is_closed()

    def forgive(self, pattern: str) -> None:
        """Expect errors of this kind from now on."""
        self.forgiven.append(re.compile(pattern))

    @property
    def board(self) -> Board:
        """The board on the present page."""
        return Board(self.page, touch=self.device.touch)

    def press(self, target: Locator) -> None:
        """Click, or touch on a device for that."""
        if self.device.touch:
            target.tap()
        else:
            target.click()

    def button(self, words: str) -> Locator:
        """The button of this name."""
        return self.page.get_by_role("button", name=words)

    def ask(self, method: str, path: str, body: object = None) -> APIResponse:
        """A request with this browser's cookie."""
        return self.context.request.fetch(path, method=method, data=body)

    def told(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request that must succeed."""
        answer = self.ask(method, path, body)
        assert answer.ok, answer.text()
        return answer.json()

    def stored(self, words: str) -> AbstractContextManager[Any]:
        """The block ends when the house has answered a request of the page to keep these words."""
        return self.page.expect_response(lambda answer: words in (answer.request.post_data or ""))

    def become(self, other: "Person") -> None:
        """Be the same person at another device, by their cookie."""
        kept = other.context.cookies()
        self.context.add_cookies([{"name": one["name"], "value": one["value"], "url": self.url} for one in kept])

    def shoot(self, what: str) -> None:
        """Keep a picture of the window."""
        theme = self.page.evaluate("document.documentElement.dataset.theme")
        held = "phone" if self.device.touch else "wide"
        self.page.screenshot(path=self._shots / f"{what}-{held}-{theme}.png")

    def say_name(self) -> None:
        """Answer the only question of a first visit."""
        self.page.get_by_label("What shall we call you?").fill(self.name)
        self.press(self.button("Sit down"))

    def sign_in(self) -> None:
        """Become known without a page."""
        self.told("POST", "/api/session", {"name": self.name})
