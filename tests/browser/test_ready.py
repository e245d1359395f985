"""Before the game: how the table plays can be changed, and the start waits until everybody is ready for that."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looks import faults, unnamed
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import PLACES, begun, invited, joins, opens


def changes(host: Person, *choices: str) -> None:
    """Choose otherwise in the dialog how the table plays."""
    host.press(host.button("Change how we play"))
    dialog = host.page.get_by_role("dialog")
    for words in choices:
        host.press(dialog.locator("label").filter(has_text=words))
    host.shoot("change-how")
    assert not faults(host.page) + unnamed(host.page)
    host.press(dialog.get_by_role("button", name="Keep it"))
    expect(dialog).to_have_count(0)


def reads(person: Person, words: str) -> None:
    expect(person.page.locator("body")).to_contain_text(words)


@pytest.mark.parametrize(("held", "other"), [(DESKTOP, PHONE), (PHONE, DESKTOP)], ids=["wide", "phone"])
def test_the_start_waits_until_all_are_ready_for_what_was_changed(arrive: Arrive, held: Device, other: Device) -> None:
    hana, otto = arrive("Hana", held), arrive("Otto", other)
    link = invited(hana, 2)
    otto.page.goto(link)
    reads(otto, "Clock: none, nobody is hurried · River tokens: as printed · Marketplace: printed side")
    joins(otto, link)
    reads(otto, "Hana starts the game")
    expect(otto.page.locator(".o-toast")).to_have_count(0)
    hana.press(hana.button("Seats, options and chat"))
    changes(hana, "mixed anew", "Over days")
    reads(hana, "waits for Otto")
    expect(hana.button("Start the game")).to_have_count(0)
    expect(otto.page.locator(".o-toasts")).to_contain_text("Hana has changed how you play")
    for person in (hana, otto):
        reads(person, "not ready yet")
        person.shoot("not-ready")
        assert not faults(person.page) + unnamed(person.page)
    otto.page.goto("/")
    reads(otto, "Are you still ready?")
    otto.shoot("not-ready-home")
    otto.page.get_by_role("link", name="Lobby: ").click()
    reads(otto, "Clock: 3 days each, 12 h more a turn · At zero: a nudge, nothing worse · River tokens: mixed anew")
    expect(otto.page).to_have_title(re.compile("^Still ready"))
    otto.button("I am ready").focus()
    otto.page.keyboard.press("Enter")
    reads(otto, "Hana starts the game")
    expect(otto.button("I am not ready")).to_be_focused()
    expect(hana.button("Start the game")).to_be_visible()
    otto.shoot("ready")
    assert not faults(otto.page) + unnamed(otto.page)
    otto.press(otto.button("I am not ready"))
    expect(hana.button("Start the game")).to_have_count(0)
    otto.press(otto.button("I am ready"))
    table = begun(hana)
    otto.board.look()
    assert hana.told("GET", f"/api/tables/{table}")["options"]["river"] == "tokens"


def test_what_the_host_has_not_seen_is_not_changed(arrive: Arrive) -> None:
    """The dialog at one device stands open while the other one keeps something else."""
    hana, otto, phone = arrive("Hana"), arrive("Otto"), arrive("Hana's phone", PHONE)
    joins(otto, invited(hana, 2))
    hana.press(hana.button("Seats, options and chat"))
    phone.become(hana)
    phone.page.goto(hana.page.url)
    phone.press(phone.button("Seats, options and chat"))
    changes(phone)
    reads(hana, "Everybody sits: you may start")
    phone.press(phone.button("Change how we play"))
    changes(hana, "mixed anew")
    reads(hana, "waits for Otto")
    phone.press(phone.page.get_by_role("dialog").locator("label").filter(has_text="a tile on top"))
    phone.press(phone.page.get_by_role("dialog").get_by_role("button", name="Keep it"))
    expect(phone.page.get_by_role("dialog")).to_contain_text("The table is to be played otherwise")
    phone.shoot("refused-how")
    phone.page.keyboard.press("Escape")
    reads(hana, "printed side")


def test_alone_one_changes_whom_one_plays_against(arrive: Arrive) -> None:
    jana = arrive("Jana")
    opens(jana, 1)
    expect(jana.page).to_have_url(PLACES)
    jana.press(jana.button("Seats, options and chat"))
    with jana.stored('"councilor":"4"'):
        changes(jana, "Level 4")
    expect(jana.button("Start the game")).to_be_visible()
    table = jana.told("GET", f"/api/tables/{jana.page.url.rsplit('/', 1)[1]}")
    assert table["options"]["councilor"] == "4"


def test_who_sits_down_has_seen_how_it_is_played(arrive: Arrive) -> None:
    hana, otto = arrive("Hana"), arrive("Otto", PHONE)
    otto.forgive("409")
    link = invited(hana, 2)
    otto.page.goto(link)
    reads(otto, "River tokens: as printed")
    changes(hana, "mixed anew")
    otto.say_name()
    expect(otto.page.locator(".o-toasts")).to_contain_text("The table is to be played otherwise")
    reads(otto, "River tokens: mixed anew")
    otto.shoot("invited-anew")
    otto.press(otto.button("Take the seat"))
    reads(otto, "Hana starts the game")


def test_times_out_of_bounds_are_refused_where_they_are_given(arrive: Arrive) -> None:
    hana = arrive("Hana")
    invited(hana, 3)
    hana.press(hana.button("Change how we play"))
    dialog = hana.page.get_by_role("dialog")
    hana.press(dialog.locator("label").filter(has_text="Own"))
    field = dialog.get_by_label("Time each", exact=True)
    for given in ("", "0", "-5", "999999"):
        field.fill(given)
        hana.press(dialog.get_by_role("button", name="Keep it"))
        expect(dialog).to_be_visible()
        assert field.evaluate("(field) => !field.validity.valid")
    field.fill("2")
    hana.press(dialog.get_by_role("button", name="Keep it"))
    expect(dialog).to_have_count(0)
    reads(hana, "2 days each, 12 h more a turn")
