"""What people say at the table is heard by the others, before the game and in it."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.seating import at_board, invited, joins


def test_chat_in_the_lobby_and_at_the_board(arrive: Arrive) -> None:
    ana, otto = arrive("Ana"), arrive("Otto")
    joins(otto, invited(ana, 3))
    for person, words in ((ana, "Shall we wait for Jana?"), (otto, "She comes <b>soon</b>.")):
        person.page.get_by_label("Say something").fill(words)
        person.press(person.button("Send"))
        for other in (ana, otto):
            expect(other.page.get_by_role("log").get_by_text(words)).to_be_visible()
    jana = arrive("Jana")
    joins(jana, ana.page.get_by_label("Invite link", exact=True).input_value())
    ana.press(ana.button("Start the game"))
    table = ana.page.url.rsplit("/", 1)[1]
    at_board(table, ana, otto, jana)
    for person in (ana, otto, jana):
        person.press(person.page.get_by_role("button", name="Chat"))
    otto.page.get_by_label("Say something to the table").fill("Good luck!")
    otto.press(otto.button("Send"))
    for person in (ana, otto, jana):
        expect(person.page.get_by_text("Good luck!")).to_be_visible()
