"""Seating people at a table: through the pages as they do it, or by requests where a test is about what follows."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import Look
from tests.browser.person import Person

PLACES = re.compile(r"/t/([\w-]+)$")
GAME = "Prague Unseen"
TRIES = 150  # a tenth of a second each


def opens(host: Person, seats: int, game: str = GAME, opponent: str = "") -> None:
    """A first visit: the host says a name and opens a table for a game, named as on its box."""
    host.page.goto("/")
    host.say_name()
    expect(host.page.get_by_role("heading", name=f"Welcome, {host.name}.")).to_be_visible()
    if host.device.touch:
        host.press(host.page.get_by_role("link", name="Open a table"))
    radios = [host.page.get_by_role("radio", name=game), host.page.get_by_role("radio", name=str(seats), exact=True)]
    for radio in [*radios, host.page.get_by_role("radio", name=opponent)] if opponent else radios:
        host.press(host.page.locator("label").filter(has=radio))
        expect(radio).to_be_checked()
    host.press(host.button("Open the table"))
    expect(host.page).to_have_url(PLACES)


def invited(host: Person, seats: int, game: str = GAME) -> str:
    """A first visit that opens a table; the invite link."""
    opens(host, seats, game)
    return host.page.get_by_label("Invite link", exact=True).input_value()


def joins(guest: Person, link: str) -> None:
    """A first visit by way of an invite link: the guest says a name and sits."""
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="You are invited.")).to_be_visible()
    guest.say_name()
    expect(guest.page).to_have_url(PLACES)


def alone(host: Person, game: str, opponent: str = "") -> str:
    """From the first visit to a board of one's own, against an opponent of that name where there is one; the id."""
    opens(host, 1, game, opponent)
    return begun(host)


def gather(host: Person, *guests: Person, game: str = GAME) -> str:
    """Everybody from the first visit to the board, through the pages alone; the table's id."""
    link = invited(host, 1 + len(guests), game)
    for guest in guests:
        joins(guest, link)
    for guest in guests:
        expect(guest.page.get_by_text(f"{host.name} starts the game").first).to_be_visible()
    return begun(host, *guests)


def begun(host: Person, *guests: Person) -> str:
    """The host starts a table that is full, and everybody sees the board; the table's id."""
    host.press(host.button("Start the game"))
    for person in (host, *guests):
        person.board.look()
    found = PLACES.search(host.page.url)
    assert found is not None
    return found[1]


def opened(host: Person, seats: int, options: dict[str, str] | None = None, **more: Any) -> tuple[str, str]:
    """A table opened by request: its id and the invite token. `more` is asked for besides, as another `game`."""
    host.sign_in()
    order = {"game": "unseen", "seats": seats, "options": options or {}, **more}
    table = host.told("POST", "/api/tables", order)
    return table["id"], table["invite"]


def started(host: Person, *guests: Person, **more: Any) -> str:
    """A game begun by requests: the table's id. `more` as for `opened`."""
    table, invite = opened(host, 1 + len(guests), **more)
    for guest in guests:
        guest.sign_in()
        guest.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    host.told("POST", f"/api/tables/{table}/start")
    return table


def at_board(table: str, *people: Person) -> None:
    """Everybody opens the table's page and sees the board; what they have missed is passed over."""
    for person in people:
        person.page.goto(f"/t/{table}")
    for person in people:
        comes_to_the_present(person)


def comes_to_the_present(person: Person) -> Look:
    """Who has opened a game's page leaves what is told first, until the house knows that all is seen; what is seen."""
    shown = person.board.look()["version"]
    place = PLACES.search(person.page.url)
    assert place is not None
    past = person.page.locator(".past-line")
    for _ in range(TRIES):
        info = person.told("GET", f"/api/tables/{place[1]}")
        if info["you"] is None or (person.caught_up and info["seen"] >= shown):
            break
        if past.count():
            person.page.keyboard.press("Escape")
        person.page.wait_for_timeout(100)
    else:
        pytest.fail(f"{person.name} does not come to the present")
    expect(past).to_have_count(0)
    return person.board.look()


def steps_on(chance: Random, table: str, people: list[Person], steps: int) -> None:
    """So many choices by chance, by requests."""
    last = people[0].told("GET", f"/api/tables/{table}")["version"] + steps
    hurried(chance, table, people, lambda state: bool(state["version"] >= last))


def until_asked(chance: Random, table: str, people: list[Person], asked: Person) -> None:
    """Choices by chance, by requests, until somebody begins a turn of their own."""
    seat = people.index(asked)
    hurried(chance, table, people, lambda state: state["you"] == seat and state["decision"]["ask"] == "turn")


def hurried(chance: Random, table: str, people: list[Person], until: Callable[[Any], bool]) -> None:
    """Choices by chance, by requests, until what the asked person sees is as wanted, or the game is over."""
    state = people[0].told("GET", f"/api/tables/{table}/state")
    while state["view"]["waiting"]:
        seat = int(next(iter(state["view"]["waiting"])))
        if state["you"] != seat:
            state = people[seat].told("GET", f"/api/tables/{table}/state")
        if until(state):
            return
        version, choice = state["version"], chance.choice(state["decision"]["choices"])
        command = {"version": version, "choice": choice, "command_id": f"hurried-{version}"}
        state = people[seat].told("POST", f"/api/tables/{table}/choices", command)
