"""What the host of a table does before the game: another name for it, another link."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESKTOP, PHONE, Device
from tests.browser.seating import invited, joins

ELSEWHERE = "The invite link is known to the browser that has made it"


def test_a_new_link_can_be_made_at_another_device_and_kills_the_old_one(arrive: Arrive) -> None:
    hana, otto = arrive("Hana"), arrive("Otto")
    old = invited(hana, 3)
    joins(otto, old)
    phone = arrive("Hana's phone", PHONE)
    phone.become(hana)
    phone.page.goto(hana.page.url)
    expect(phone.page.get_by_text(ELSEWHERE)).to_be_visible()
    phone.shoot("invite-elsewhere")
    phone.press(phone.button("New link"))
    phone.press(phone.page.get_by_role("dialog").get_by_role("button", name="Make a new link"))
    field = phone.page.get_by_label("Invite link", exact=True)
    expect(field).to_be_visible()
    fresh = field.input_value()
    assert fresh != old
    phone.shoot("invite-anew")
    for other in (hana, otto):
        expect(other.page.get_by_text(ELSEWHERE)).to_be_visible()
    expect(otto.button("New link")).to_have_count(0)
    hana.shoot("invite-elsewhere")

    late = arrive("Late")
    late.page.goto(old)
    expect(late.page.get_by_role("heading", name="This invitation leads nowhere.")).to_be_visible()
    joins(late, fresh)
    late.page.reload()
    expect(late.page.get_by_text("Hana starts the game").first).to_be_visible()
    phone.page.reload()
    expect(phone.button("Start the game").first).to_be_visible()


def test_whoever_follows_a_dead_link_to_the_own_table_does_not_pass_it_on(arrive: Arrive) -> None:
    hana, otto = arrive("Hana"), arrive("Otto")
    old = invited(hana, 3)
    joins(otto, old)
    hana.press(hana.button("New link"))
    hana.press(hana.page.get_by_role("dialog").get_by_role("button", name="Make a new link"))
    expect(hana.page.get_by_label("Invite link", exact=True)).not_to_have_value(old)
    expect(otto.page.get_by_text(ELSEWHERE)).to_be_visible()
    otto.page.goto(old)
    expect(otto.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(otto.page.get_by_text(ELSEWHERE)).to_be_visible()


@pytest.mark.parametrize(("held", "other"), [(DESKTOP, PHONE), (PHONE, DESKTOP)], ids=["wide", "phone"])
def test_the_host_renames_the_table(arrive: Arrive, held: Device, other: Device) -> None:
    hana, otto = arrive("Hana", held), arrive("Otto", other)
    joins(otto, invited(hana, 3))
    expect(otto.button("Rename the table")).to_have_count(0)
    hana.press(hana.button("Rename the table"))
    dialog = hana.page.get_by_role("dialog")
    dialog.get_by_label("Name of the table").fill("   ")
    hana.press(dialog.get_by_role("button", name="Rename"))
    expect(dialog).to_be_visible()
    dialog.get_by_label("Name of the table").fill("Thursday, at Hana's")
    hana.shoot("rename")
    hana.press(dialog.get_by_role("button", name="Rename"))
    for person in (hana, otto):
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Thursday, at Hana's")
        person.shoot("renamed")


def test_a_refused_name_is_told_in_the_dialog_and_not_lost(arrive: Arrive) -> None:
    hana = arrive("Hana", PHONE)
    invited(hana, 3)
    hana.press(hana.button("Rename the table"))
    dialog = hana.page.get_by_role("dialog")
    dialog.get_by_label("Name of the table").fill("Thursday\N{ZERO WIDTH SPACE}")
    hana.press(dialog.get_by_role("button", name="Rename"))
    expect(dialog).to_contain_text("A name consists of visible characters only.")
    expect(dialog.get_by_label("Name of the table")).to_have_value("Thursday\N{ZERO WIDTH SPACE}")
    hana.shoot("refused-name")
    dialog.get_by_label("Name of the table").fill("Thursday")
    hana.press(dialog.get_by_role("button", name="Rename"))
    expect(dialog).to_have_count(0)
    expect(hana.page.get_by_role("heading", level=1)).to_have_text("Thursday")


def test_a_refusal_goes_with_the_next_step_and_with_the_lobby(arrive: Arrive) -> None:
    hana, otto, phone = arrive("Hana"), arrive("Otto"), arrive("Hana's phone", PHONE)
    joins(otto, invited(hana, 3))
    phone.become(hana)
    phone.page.goto(hana.page.url)
    hana.forgive("Failed to load resource")
    refusal = hana.page.get_by_text("The server was not reached")

    def cut_off() -> None:
        hana.page.route("**/seats/2", lambda route: route.abort())
        hana.press(hana.button("Easy"))
        expect(refusal).to_be_visible()
        hana.page.unroute("**/seats/2")

    cut_off()
    hana.press(hana.button("Easy"))
    expect(hana.button("Start the game")).to_be_visible()
    expect(refusal).to_have_count(0)
    hana.press(hana.button("Seats, options and chat"))
    hana.page.route("**/invite", lambda route: route.abort())
    hana.press(hana.button("New link"))
    hana.press(hana.page.get_by_role("dialog").get_by_role("button", name="Make a new link"))
    expect(refusal).to_be_visible()
    phone.press(phone.button("Start the game"))
    hana.board.look()
    expect(refusal).to_have_count(0)


def test_what_is_asked_goes_with_its_page(arrive: Arrive) -> None:
    hana, otto, phone = arrive("Hana"), arrive("Otto"), arrive("Hana's phone", PHONE)
    joins(otto, invited(hana, 2))
    hana.press(hana.button("Seats, options and chat"))
    dialog = hana.page.get_by_role("dialog")
    hana.press(hana.button("Rename the table"))
    expect(dialog).to_be_visible()
    hana.page.go_back()
    expect(hana.page.get_by_role("heading", name="Good")).to_be_visible()
    expect(dialog).to_have_count(0)
    hana.page.go_forward()
    hana.press(hana.button("Seats, options and chat"))
    expect(hana.page.get_by_role("heading", level=1)).to_be_focused()
    hana.press(hana.button("Change how we play"))
    phone.become(hana)
    phone.page.goto(hana.page.url)
    phone.press(phone.button("Start the game"))
    hana.board.look()
    expect(dialog).to_have_count(0)
