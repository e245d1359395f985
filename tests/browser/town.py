"""A house over simulated days: its present is moved, it is restarted, its mail arrives in a box."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.letters import Box, link_in, post_box
from tests.browser.person import Person
from tests.cli.days import Days, serving_days
from tests.ports import free_port

QUICK = {"ORLOJ_BOT_PACE": "0.1", "ORLOJ_BOT_SECONDS": "0.2"}  # bots do not wait
BROKEN = r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"


class Town:
    """The house and everybody in it; browsers reach it as localhost."""

    def __init__(self, folder: Path, port: int, box: Box, variables: dict[str, str]) -> None:
        self.box = box
        self.url = variables["ORLOJ_PUBLIC_ORIGIN"]
        self.people: list[Person] = []
        self._folder = folder
        self._options = ("--port", str(port))
        self._variables = {**QUICK, **variables}
        self._open = ExitStack()
        self.days = self._serve(timedelta())

    @property
    def present(self) -> datetime:
        """What time it is here."""
        return datetime.now(UTC) + self.days.ahead

    def settles(self, person: Person) -> Person:
        """Somebody whose browser's clock goes as the house's."""
        person.forgive(BROKEN)
        self.people.append(person)
        self._set_clock(person)
        return person

    def pass_time(self, **units: float) -> None:
        """Lets so much time pass, here and on everybody's clock."""
        self.days.pass_time(**units)
        for person in self.people:
            self._set_clock(person)

    def restart(self, how: int = signal.SIGTERM) -> None:
        """Stop the house, or let it crash, and start it anew at the same place; whoever looks is connected again."""
        self.days.stop(how)
        looking = [one for one in self.people if not one.page.is_closed() and "/t/" in one.page.url]
        for person in looking:
            expect(person.page.get_by_text("Connection lost.")).to_be_visible()
        self.close()
        self.days = self._serve(self.days.ahead)
        for person in looking:  # they try again by themselves, at the latest now
            person.page.evaluate("dispatchEvent(new Event('online'))")
        for person in looking:
            for words in ("Connection lost.", "Reconnecting."):
                expect(person.page.get_by_text(words)).to_be_hidden(timeout=40_000)

    def close(self) -> None:
        """End the house."""
        self._open.close()

    def letter(self, person: Person, words: str) -> EmailMessage:
        """The last letter to somebody with these words in its subject or text, once it is there."""
        return self.box.letter(address(person), words)

    def letters(self, person: Person) -> list[str]:
        """The subjects of all letters to somebody so far."""
        return [letter["Subject"] for letter in self.box.to(address(person))]

    def writes_to(self, *people: Person) -> None:
        """Their addresses are proved, and they are written to; by requests."""
        for person in people:
            before = len(self.box.letters)
            person.told("POST", "/api/session/mail", {"email": address(person)})
            ticket = self.box.link(before + 1).split("mail=")[1]
            person.told("POST", "/api/session/mail/enter", {"ticket": ticket})
            person.told("POST", "/api/notices/channels", {"kind": "mail"})

    def _serve(self, ahead: timedelta) -> Days:
        house = serving_days(self._folder, *self._options, ahead=ahead, **self._variables)
        days = self._open.enter_context(house)
        days.url = self.url
        return days

    def _set_clock(self, person: Person) -> None:
        person.context.clock.set_system_time(self.present)


@contextmanager
def over_days(folder: Path) -> Iterator[Town]:
    """A house with a mail server beside it, until the block ends."""
    port = free_port()
    with post_box(f"http://localhost:{port}") as (box, variables):
        town = Town(folder, port, box, variables)
        try:
            yield town
        finally:
            town.close()


def address(person: Person) -> str:
    """Where somebody gets mail."""
    return f"{person.name.lower()}@post.example"


def opens_letter(person: Person, letter: EmailMessage) -> None:
    """Follow the letter's link."""
    person.page.goto(link_in(letter))


def leaves(*people: Person) -> None:
    """Everybody closes the browser's window."""
    for person in people:
        person.page.close()


def comes_home(person: Person) -> None:
    """A new window, at home."""
    person.page = person.new_page()
    person.page.goto("/")
