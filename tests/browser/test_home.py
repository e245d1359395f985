"""Home: a table opened as last time, links pasted, what waits and for whom, what is new, a record taken in."""

import json
import re
import time
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.looks import faults, unnamed
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import hurried, opened, started

LOBBY = re.compile(r"/t/[\w-]+$")
QUICKLY = 20.0  # seconds in which a table is to be open


def arrives(person: Person) -> None:
    """A first visit."""
    person.page.goto("/")
    person.say_name()
    expect(person.page.get_by_role("heading", name=f"Welcome, {person.name}.")).to_be_visible()


def choice(person: Person, name: str) -> Locator:
    """A radio button as it is pressed: by its words."""
    return person.page.locator("label").filter(has=person.page.get_by_role("radio", name=name))


def test_a_table_opens_as_last_time_by_one_press(arrive: Arrive) -> None:
    jana = arrive("Jana")
    begun = time.monotonic()
    arrives(jana)
    jana.press(choice(jana, "Praga Caput Regni"))
    jana.press(jana.page.locator(".o-seg label").filter(has_text=re.compile(r"^\s*3\s*$")))
    jana.press(jana.button("Seat 3: Friend, by link"))
    jana.press(jana.button("Seat 3: Bot, Easy"))
    expect(jana.button("Seat 3: Bot, Normal")).to_be_visible()
    jana.press(choice(jana, "Weekends free"))
    jana.page.get_by_label("At zero").select_option("the others vote: wait, a bot, or a substitute")
    expect(jana.page.locator(".o-open")).to_contain_text("you, one friend and one bot; clock: 3 days each")
    jana.shoot("open-chosen")
    jana.press(jana.button("Open the table"))
    expect(jana.page).to_have_url(LOBBY)
    assert time.monotonic() - begun < QUICKLY
    first = jana.told("GET", f"/api/tables/{jana.page.url.rsplit('/', 1)[1]}")

    jana.page.goto("/")
    expect(jana.page.get_by_text("as last time")).to_be_visible()
    jana.press(jana.button("Open the table"))
    expect(jana.page).to_have_url(LOBBY)
    second = jana.told("GET", f"/api/tables/{jana.page.url.rsplit('/', 1)[1]}")
    assert first["id"] != second["id"]
    for table in (first, second):
        assert (table["game"], len(table["seats"]), table["seats"][2]["bot"]) == ("caput", 3, "normal")
        clock = table["clock"]
        assert (clock["bank"], clock["refill"], clock["days_off"]) == (259_200, 43_200, [5, 6])
        assert clock["at_zero"] == "vote"


def test_times_of_ones_own_unfold_in_place(arrive: Arrive) -> None:
    jana = arrive("Jana", PHONE)
    jana.sign_in()
    jana.page.goto("/?open")
    jana.press(choice(jana, "Own"))
    jana.page.get_by_label("Time each", exact=True).fill("5")
    jana.page.get_by_label("More each turn", exact=True).fill("6")
    jana.press(jana.page.locator(".o-days label").filter(has_text="Wed"))
    jana.page.get_by_label("Days are counted in").select_option("Europe/Prague")
    jana.shoot("own-clock")
    assert not faults(jana.page) + unnamed(jana.page)
    jana.press(jana.button("Open the table"))
    expect(jana.page).to_have_url(LOBBY)
    table = jana.told("GET", f"/api/tables/{jana.page.url.rsplit('/', 1)[1]}")
    clock = {"bank": 432_000, "refill": 21_600, "days_off": [2], "zone": "Europe/Prague", "at_zero": "nudge"}
    assert table["clock"] == clock
    expect(jana.page.locator(".o-how")).to_contain_text("5 days each, 6 h more a turn; Wednesday does not count")
    jana.press(jana.button("Change how we play"))
    jana.press(jana.page.get_by_role("dialog").locator("label").filter(has_text="None"))
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Keep it"))
    expect(jana.page.locator(".o-how")).to_contain_text("none, nobody is hurried")


def test_a_pasted_link_leads_to_its_table(arrive: Arrive) -> None:
    jana, otto = arrive("Jana"), arrive("Otto")
    table, invite = opened(jana, 2)
    watch = jana.told("POST", f"/api/tables/{table}/watch-link")["invite"]
    otto.sign_in()
    for path, heading in ((f"/w/{table}/{watch}", "look on."), (f"/j/{table}/{invite}", "a seat for you.")):
        otto.page.goto("/")
        field = otto.page.get_by_label("Paste an invite link")
        field.fill(f"{otto.url}{path}")
        field.press("Enter")
        expect(otto.page.get_by_role("heading", level=1)).to_contain_text(heading)
    otto.page.goto("/")
    otto.page.get_by_label("Paste an invite link").fill("https://elsewhere.example/")
    otto.press(otto.button("Join"))
    expect(otto.page.locator("#join-wrong")).to_be_visible()


def test_what_waits_stands_first_and_the_bell_counts_it(arrive: Arrive) -> None:
    people = [arrive("Jana"), arrive("Otto")]
    jana, otto = people
    table = started(jana, otto)
    first = next(one for one in people if one.told("GET", f"/api/tables/{table}/state")["decision"])
    second = otto if first is jana else jana
    first.context.clock.set_system_time(datetime.now(UTC) + timedelta(days=3))
    for person in people:
        person.page.goto("/")
    card = first.page.locator(".o-mine")
    expect(card).to_contain_text("In which Neighborhood do you begin?")
    expect(card).to_contain_text("since")
    expect(card).not_to_contain_text("3 d")  # a device whose own clock is wrong is not asked
    expect(first.page).to_have_title("One game waits · Orloj")
    expect(second.page.locator(".o-waiting")).to_contain_text(f"{first.name} is thinking")
    expect(second.page.locator(".o-mine")).to_have_count(0)

    first.press(first.button("Notices: one game waits"))
    told = first.page.locator("#notices").get_by_role("link").first
    expect(told).to_contain_text("In which Neighborhood do you begin?")
    first.shoot("bell")
    first.press(told)
    expect(first.page).to_have_url(re.compile(rf"/t/{table}$"))
    first.page.goto("/notices")
    expect(first.page.locator("main").get_by_text("In which Neighborhood do you begin?")).to_be_visible()


def test_what_is_new_since_the_last_look_is_told(arrive: Arrive) -> None:
    people = [arrive("Jana"), arrive("Otto")]
    jana = people[0]
    table = started(*people)
    jana.page.goto(f"/t/{table}")
    jana.board.look()
    jana.page.goto("/")
    hurried(Random("news"), table, people, lambda state: state["version"] > 12 and state["you"] == 0)
    jana.page.reload()
    expect(jana.page.locator(".o-mine")).to_contain_text("to catch up: Otto")


def test_a_record_is_taken_in_and_thrown_away(arrive: Arrive) -> None:
    jana, otto = arrive("Jana"), arrive("Otto")
    table = started(jana, otto)
    hurried(Random("record"), table, [jana, otto], lambda _: False)
    record = jana.told("GET", f"/api/tables/{table}/record")
    jana.page.goto("/")
    field = jana.page.locator(".o-take-in input")
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"no record"})
    expect(jana.page.get_by_text("This file is not a record")).to_be_visible()
    field.set_input_files({"name": "r.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})
    expect(jana.page).to_have_url(LOBBY)
    jana.page.goto("/")
    expect(jana.page.get_by_role("heading", name="Tried out and taken in")).to_be_visible()
    jana.press(jana.page.get_by_role("button", name="Throw away"))
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Throw it away"))
    expect(jana.page.get_by_role("heading", name="Tried out and taken in")).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_whoever_has_closed_the_page_finds_the_rematch_on_home(arrive: Arrive, device: Device) -> None:
    jana, otto = arrive("Jana", device), arrive("Otto")
    table = started(otto, jana)
    hurried(Random("rematch"), table, [otto, jana], lambda _: False)
    again = otto.told("POST", f"/api/tables/{table}/rematch")["id"]
    jana.page.goto("/")
    expect(jana.button("Join the rematch")).to_be_visible()
    jana.shoot("home-rematch")
    assert not faults(jana.page)
    jana.press(jana.button("Join the rematch"))
    expect(jana.page).to_have_url(re.compile(rf"/t/{again}$"))
    jana.page.goto("/")
    expect(jana.page.get_by_role("link", name="Scores")).to_be_visible()
    expect(jana.button("Join the rematch")).to_have_count(0)


def test_one_tap_begins_a_game_against_a_bot(arrive: Arrive) -> None:
    jana = arrive("Jana")
    arrives(jana)
    jana.press(jana.button("Against a bot"))
    jana.board.look()


def test_two_at_one_device_sit_down_in_one_tap(arrive: Arrive) -> None:
    jana = arrive("Jana")
    arrives(jana)
    jana.press(jana.button("One device"))
    expect(jana.button("Start the game")).to_be_visible()
    seats = jana.told("GET", f"/api/tables/{jana.page.url.rsplit('/', 1)[1]}")["seats"]
    assert [(seat["yours"], seat["companion"]) for seat in seats] == [(True, False), (True, True)]


def test_somebody_at_this_device_is_seated_in_the_lobby(arrive: Arrive) -> None:
    for device in (DESKTOP, PHONE):
        seats_somebody(arrive("Jana", device))


def seats_somebody(jana: Person) -> None:
    table, _ = opened(jana, 2)
    jana.page.goto(f"/t/{table}")
    jana.press(jana.button("Somebody at this device"))
    jana.page.get_by_role("dialog").get_by_label("Name").fill("Božena")
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Sit down"))
    expect(jana.page.get_by_text("Božena").first).to_be_visible()
    expect(jana.button("Start the game")).to_be_visible()


def pages(device: Device) -> list[str]:
    """Pages that belong to nobody's table."""
    return ["/", "/?open", "/notices", "/enter"] if device.touch else ["/", "/notices", "/enter"]


def test_the_pages_fit_and_everything_is_named(arrive: Arrive) -> None:
    found = []
    for device in (DESKTOP, PHONE):
        jana = arrive("Jana", device)
        jana.sign_in()
        for path in pages(device):
            jana.page.goto(path)
            jana.page.locator("h1").first.wait_for(state="attached")
            found += [f"{path}: {fault}" for fault in faults(jana.page) + unnamed(jana.page)]
    assert not found, "\n".join(found)
