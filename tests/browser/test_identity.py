"""Who one is: on a second device by a link, a letter or a passkey; logins that end; links to look on or take over."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.letters import Box, writing_house
from tests.browser.person import PHONE, Person
from tests.browser.seating import opened, started
from tests.cli.service import Service

EVERYTHING_BUT_SECRETS = re.compile(r"/$")


@pytest.fixture(scope="module")
def lettered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, Box]]:
    """A house that sends mail."""
    with writing_house(tmp_path_factory.mktemp("lettered")) as both:
        yield both


def at_home(person: Person, name: str) -> None:
    """The person's games are on the screen, under that name."""
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(person.page).to_have_url(EVERYTHING_BUT_SECRETS)


def own_link(person: Person) -> str:
    """Make a personal link in the settings."""
    person.page.goto("/settings/you")
    person.press(person.button("Make the link"))
    return person.page.get_by_label("Personal link", exact=True).input_value()


def test_a_personal_link_brings_a_second_device_in_and_a_new_one_ends_it(arrive: Arrive) -> None:
    jana, phone = arrive("Jana"), arrive("Jana’s phone", PHONE)
    table, _ = opened(jana, 2)
    link = own_link(jana)
    jana.shoot("own-link")

    phone.page.goto(link)
    at_home(phone, "Jana")
    assert "#" not in phone.page.url, "the secret left the address bar"
    assert link.split("=")[1] not in phone.page.evaluate("JSON.stringify(performance.getEntriesByType('resource'))")
    expect(phone.page.locator(f"a[href='/t/{table}']").first).to_be_visible()
    assert phone.told("GET", "/api/session")["person"] == jana.told("GET", "/api/session")["person"]

    jana.page.reload()
    jana.press(jana.button("Make a new one"))
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Make a new one"))
    expect(jana.page.get_by_label("Personal link", exact=True)).not_to_have_value(link)
    late = arrive("Late")
    late.page.goto(link)
    expect(late.page.get_by_role("heading", name="This link leads nowhere any more.")).to_be_visible()


def test_who_is_somebody_already_is_asked_before_a_link_makes_them_another(arrive: Arrive) -> None:
    jana, karel = arrive("Jana"), arrive("Karel")
    for person in (jana, karel):
        person.sign_in()
    link = own_link(jana)
    karel.page.goto(link)
    expect(karel.page.get_by_role("heading", name="This browser already knows somebody.")).to_be_visible()
    assert karel.told("GET", "/api/session")["person"]["name"] == "Karel"
    karel.press(karel.page.get_by_role("link", name="Stay Karel"))
    at_home(karel, "Karel")
    karel.page.goto(link)
    karel.press(karel.button("Come in"))
    at_home(karel, "Jana")


def test_a_login_is_seen_and_ended_from_another_device(arrive: Arrive) -> None:
    jana, phone = arrive("Jana"), arrive("Phone", PHONE)
    jana.sign_in()
    phone.page.goto(own_link(jana))
    at_home(phone, "Jana")
    jana.page.goto("/settings/you")
    ends = jana.page.get_by_role("button", name="End the login of")
    expect(ends).to_have_count(1)
    jana.press(ends)
    expect(ends).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_label("What shall we call you?")).to_be_visible()
    at_home_again = jana.told("GET", "/api/session")["person"]["name"]
    assert at_home_again == "Jana"


def test_signing_out_warns_whoever_could_not_come_back(arrive: Arrive) -> None:
    jana = arrive("Jana")
    jana.sign_in()
    jana.page.goto("/settings/you")
    jana.page.evaluate("localStorage.setItem('orloj.push-channel', 'gone')")  # a channel that was removed elsewhere
    jana.press(jana.button("Sign out here"))
    dialog = jana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("you could not come back")
    jana.press(dialog.get_by_role("button", name="Sign out"))
    expect(jana.page.get_by_label("What shall we call you?")).to_be_visible()


def test_a_letter_proves_an_address_and_brings_one_in_elsewhere(arrive: Arrive, lettered: tuple[Service, Box]) -> None:
    service, box = lettered
    jana = arrive("Jana", url=service.url)
    jana.sign_in()
    jana.page.goto("/settings/you")
    jana.page.get_by_label("E-mail address").fill("jana@post.example")
    jana.press(jana.button("Send a link to prove it"))
    jana.page.goto(box.link())
    expect(jana.page.get_by_role("heading", name="Prove this address?")).to_be_visible()
    assert "#" not in jana.page.url
    jana.press(jana.button("It is my address"))
    at_home(jana, "Jana")
    assert jana.told("GET", "/api/session")["email"] == "jana@post.example"

    phone = arrive("Phone", PHONE, url=service.url)
    phone.page.goto("/")
    phone.press(phone.page.get_by_role("link", name="I was here before"))
    phone.page.get_by_label("E-mail address").fill("jana@post.example")
    phone.press(phone.button("Send a link"))
    expect(phone.page.get_by_role("heading", name="Look into your mail.")).to_be_visible()
    letter = box.link(2)
    phone.page.goto(letter)
    phone.press(phone.button("Come in"))
    at_home(phone, "Jana")

    other = arrive("Other", url=service.url)
    other.page.goto(letter)
    other.press(other.button("Come in"))
    expect(other.page.get_by_role("heading", name="This link leads nowhere any more.")).to_be_visible()


def with_keys(page: Page) -> CDPSession:
    """A keychain in the browser that answers without a finger."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    more = {"isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options | more})
    return session


def test_a_passkey_brings_one_back(arrive: Arrive, lettered: tuple[Service, Box]) -> None:
    service, _ = lettered
    jana = arrive("Jana", url=service.url)
    jana.sign_in()
    with_keys(jana.page)
    jana.page.goto("/settings/you")
    jana.press(jana.button("Make a passkey here"))
    remove = jana.page.get_by_role("button", name="Remove the passkey")
    expect(remove).to_have_count(1)
    jana.press(jana.button("Sign out here"))
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Sign out"))
    jana.press(jana.page.get_by_role("link", name="I was here before"))
    jana.press(jana.button("Use a passkey"))
    at_home(jana, "Jana")


def test_an_onlooker_comes_by_a_link_with_a_name_and_nothing_else(arrive: Arrive) -> None:
    jana, otto, ana = arrive("Jana"), arrive("Otto"), arrive("Ana", PHONE)
    table, invite = opened(jana, 3)
    otto.sign_in()
    otto.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    jana.page.goto(f"/t/{table}")
    jana.press(jana.button("Invite to watch"))
    link = jana.page.get_by_label("Link to look on", exact=True).input_value()
    jana.shoot("watch-link")

    ana.page.goto(link)
    expect(ana.page.get_by_role("heading", name="Jana lets you look on")).to_be_visible()
    ana.shoot("watch")
    ana.page.get_by_label("What shall we call you?").fill("Ana")
    ana.press(ana.button("Look on"))
    expect(ana.page).to_have_url(re.compile(rf"/t/{table}$"))
    expect(ana.page.get_by_role("heading", name="Seats")).to_be_visible()
    seen = ana.told("GET", f"/api/tables/{table}")
    assert (seen["you"], seen["watching"]) == (None, True)
    ana.page.goto("/")
    expect(ana.page.get_by_role("heading", name="You look on")).to_be_visible()

    jana.page.keyboard.press("Escape")
    jana.press(jana.button("Who looks on"))
    jana.press(jana.button("Send Ana away"))
    expect(jana.button("Send Ana away")).to_have_count(0)
    assert ana.ask("GET", f"/api/tables/{table}").status == 404


def test_a_substitute_takes_a_seat_by_a_link_while_the_game_runs(arrive: Arrive) -> None:
    jana, otto, karel = arrive("Jana"), arrive("Otto"), arrive("Karel")
    table = started(jana, otto)
    offered = otto.told("POST", f"/api/tables/{table}/seats/1", {"action": "offer"})
    karel.page.goto(f"/s/{table}/{offered['invite']}")
    expect(karel.page.get_by_role("heading", name="Jana’s table asks you to play on")).to_be_visible()
    karel.shoot("substitute")
    karel.page.get_by_label("What shall we call you?").fill("Karel")
    karel.press(karel.button("Take the seat over"))
    expect(karel.page).to_have_url(re.compile(rf"/t/{table}$"))
    assert karel.told("GET", f"/api/tables/{table}")["you"] == 1


def test_an_account_is_taken_away_after_one_question(arrive: Arrive) -> None:
    jana, otto = arrive("Jana"), arrive("Otto")
    table = started(jana, otto)
    otto.page.goto("/settings/away")
    otto.press(otto.button("Take my account away"))
    expect(otto.page.get_by_role("dialog")).to_contain_text("This cannot be undone.")
    otto.press(otto.page.get_by_role("dialog").get_by_role("button", name="Take it away"))
    expect(otto.page.get_by_label("What shall we call you?")).to_be_visible()
    left = jana.told("GET", f"/api/tables/{table}")["seats"][1]
    assert "Otto" not in (left["name"] or "")
    assert left["bot"] == "normal"
