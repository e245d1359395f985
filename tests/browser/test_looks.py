"""All pages at all widths, by dusk and by day; their pictures are kept for people to look at."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.looks import faults, outside, unnamed
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import at_board, hurried, opened, started
from tests.cli.service import Service

PHONES = {360: 740, 390: 844}  # width: height, px
WIDE = {768: 1024, 1024: 768, 1200: 800, 1440: 900, 1920: 1080}
PICTURED = (390, 1440)
QUARTERS = ("The Vodniks", "The Golems", "The Robots", "The Horned")


class Stage(NamedTuple):
    """A page: its address, what is there once it is drawn, and which game of the visitor's is under way there."""

    path: str
    ready: str
    game: str = ""


class Visit(NamedTuple):
    """Somebody with a table at every stage."""

    person: Person
    stages: dict[str, Stage]


@pytest.fixture(scope="module")
def visit(chromium: Browser, house: Service, shots: Path) -> Iterator[Visit]:
    """Ana, who has an open table, a full one, one in its second Era with her to move, and one that is over."""
    chance = Random("looks")
    people = [Person(chromium, house.url, name, DESKTOP, shots) for name in ("Ana", "Otto", "Jana", "Karel")]
    ana, otto, jana, _ = people
    ended = started(ana, otto)
    hurried(chance, ended, [ana, otto], lambda _: False)
    midst = started(*people)
    hurried(chance, midst, people, lambda state: state["view"]["era"] == 2 and state["you"] == 0)
    lobby, invite = opened(ana, 4)
    full, other = opened(ana, 2)
    for guest, table, token in ((jana, lobby, invite), (otto, full, other)):
        guest.told("POST", f"/api/tables/{table}/join", {"invite": token})
    yield Visit(
        ana,
        {
            "home": Stage("/", ".o-mine"),
            "lobby": Stage(f"/j/{lobby}/{invite}", ".o-seats"),
            "start": Stage(f"/t/{full}", ".o-before"),
            "board": Stage(f"/t/{midst}", "[data-version] .choices li", midst),
            "scores": Stage(f"/t/{ended}", ".o-sheet"),
            "missing": Stage("/nowhere", ".o-notice"),
        },
    )
    for person in people:
        person.context.close()


def open_at(person: Person, stage: Stage) -> None:
    """Open a page and wait until it is drawn."""
    if stage.game:
        at_board(stage.game, person)
    else:
        person.page.goto(stage.path)
    person.page.locator(stage.ready).first.wait_for()
    person.page.evaluate("document.fonts.ready.then(() => true)")


def sizes(person: Person) -> Iterator[int]:
    """One width after the other, for the kind of device the person has."""
    for width, height in (PHONES if person.device.touch else WIDE).items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield width


def scaled(width: int) -> str:
    """From the phone's width to the one it is drawn for, the common board gets smaller with its text."""
    return "svg.board" if 768 <= width < 1440 else ""


def picture(person: Person, what: str, width: int) -> None:
    """A picture by day and one by dusk."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        person.page.emulate_media(color_scheme=scheme)
        expect(person.page.locator("html")).to_have_attribute("data-theme", "day" if scheme == "light" else "dusk")
        person.shoot(f"{what}-{width}")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_every_page_fits_every_width(arrive: Arrive, visit: Visit, device: Device) -> None:
    guest, ana = arrive("Guest", device), arrive("Ana", device)
    ana.become(visit.person)
    pages = [
        (guest, "first", Stage("/", "#name")),
        (guest, "invitation", visit.stages["lobby"]._replace(ready="#name")),
    ]
    pages += [(ana, name, stage) for name, stage in visit.stages.items()]
    found = []
    for person, name, stage in pages:
        open_at(person, stage)
        for width in sizes(person):
            found += [f"{name} at {width} px: {fault}" for fault in faults(person.page, scaled(width))]
            if width in PICTURED:
                picture(person, name, width)
        found += [f"{name}: {fault}" for fault in unnamed(person.page)]
    assert not found, "\n".join(found)


def test_every_place_of_the_phone_fits(arrive: Arrive, visit: Visit) -> None:
    ana = arrive("Ana", PHONE)
    ana.become(visit.person)
    open_at(ana, visit.stages["board"])
    places = {
        name: ana.page.locator(".phone-nav").get_by_role("button", name=name) for name in ("Mine", "Rivals", "Log")
    }
    quarters = {name: ana.page.locator(".map-tile").filter(has_text=name) for name in QUARTERS}
    found = []
    for name, door in (places | quarters).items():
        ana.press(ana.page.locator(".phone-nav").get_by_role("button", name="City"))
        back = ana.page.get_by_role("button", name="Whole city")
        if back.count():
            ana.press(back)
        ana.press(door)
        for width in sizes(ana):
            found += [f"{name} at {width} px: {fault}" for fault in faults(ana.page)]
        picture(ana, f"board-{name.split()[-1].lower()}", width)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_names_of_one_long_word_stay_in_the_window(arrive: Arrive, device: Device) -> None:
    people = [arrive("W" * 30, device) for _ in range(4)]
    guest = people[1]
    table, invite = opened(people[0], 4)
    for one in people[1:]:
        one.sign_in()
        one.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    found = []
    for name, stage in (
        ("home", Stage("/", ".o-waiting")),
        ("start", Stage(f"/t/{table}", ".o-before")),
        ("board", Stage(f"/t/{table}", "[data-version]")),
    ):
        if name == "board":
            people[0].told("POST", f"/api/tables/{table}/start")
        open_at(guest, stage)
        for width in sizes(guest):
            found += [f"{name} at {width} px: {fault}" for fault in outside(guest.page)]
    assert not found, "\n".join(found)


def test_dusk_and_day_are_chosen_once_for_all_pages(arrive: Arrive, visit: Visit) -> None:
    ana = arrive("Ana")
    ana.become(visit.person)
    html = ana.page.locator("html")
    open_at(ana, visit.stages["home"])
    expect(html).to_have_attribute("data-theme", "dusk")  # as this browser prefers
    ana.press(ana.button("Change to day"))
    expect(html).to_have_attribute("data-theme", "day")
    open_at(ana, visit.stages["board"])
    expect(html).to_have_attribute("data-theme", "day")
    other = ana.new_page()
    other.goto("/")
    ana.press(ana.button("Dusk or day"))
    for page in (ana.page, other):
        expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
