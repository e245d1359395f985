"""What a table agrees on: asked, answered, told; and what one does alone."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import Arrive
from tests.browser.past import Past
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import at_board, started, steps_on, until_asked

CLOCK = {"bank": 36_000, "refill": 0, "days_off": [], "zone": "Europe/Prague", "at_zero": "nothing"}


def three(arrive: Arrive, device: Device = DESKTOP) -> tuple[str, list[Person]]:
    """A game of three under way, on everybody's page; Karel holds the device given."""
    people = [arrive("Jana"), arrive("Karel", device), arrive("Ana")]
    table = started(*people, clock=CLOCK)
    chance = Random("motions")
    steps_on(chance, table, people, 30)
    until_asked(chance, table, people, people[0])
    at_board(table, *people)
    return table, people


def menu(person: Person, words: str) -> None:
    """Something of the table's menu."""
    Past(person).menu(words)


def answer(person: Person, words: str) -> None:
    """What somebody says to the question that has opened by itself."""
    person.press(person.page.get_by_role("dialog").get_by_role("button", name=words))


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_going_back_beyond_the_seal_needs_everybody(arrive: Arrive, device: Device) -> None:
    table, (jana, karel, ana) = three(arrive, device)
    version = jana.told("GET", f"/api/tables/{table}")["version"]
    menu(jana, "Ask to go back")
    jana.press(jana.button("One step more"))
    expect(jana.page.locator(".o-taken li")).to_have_count(2)
    taken = jana.page.locator(".o-taken").inner_text()
    jana.press(jana.button("Ask the others"))
    expect(jana.page.get_by_role("dialog")).to_contain_text("You ask to go back 2 steps")
    expect(karel.page.get_by_role("dialog")).to_contain_text("Jana asks to take back 2 steps")
    assert karel.page.locator(".o-taken li").count() == len(taken.splitlines())
    karel.shoot("motion-asked")
    assert not looks.outside(karel.page)
    assert not looks.unnamed(karel.page)
    answer(karel, "Let them")
    expect(jana.page.locator(".o-votes")).to_contain_text("agrees")
    jana.shoot("motion-asking")
    answer(ana, "Let them")
    for person in (jana, karel, ana):
        expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(jana.page.locator(".o-toasts")).to_contain_text("All agreed")
    expect(jana.page.locator(".o-toasts")).to_contain_text("2 steps")
    assert jana.board.look(version + 1)["version"] == version + 1
    expect(jana.page.locator(".log")).to_contain_text("Jana takes something back beyond the seal")


def test_one_no_is_enough_and_the_log_says_so(arrive: Arrive) -> None:
    _, (jana, karel, ana) = three(arrive)
    menu(jana, "Ask to go back")
    jana.press(jana.button("Ask the others"))
    answer(ana, "Better not")
    expect(karel.page.locator("dialog[open]")).to_have_count(0)
    expect(jana.page.locator(".o-toasts")).to_contain_text("It stays as it is")
    expect(jana.page.locator(".o-toasts")).to_contain_text("You ask to go back 1 step")
    expect(jana.page.locator(".log")).to_contain_text("The table is not agreed: to take something back")
    menu(jana, "Ask to go back")  # the answer is nothing that could be taken back
    expect(jana.page.locator(".o-taken")).not_to_contain_text("not agreed")
    jana.press(jana.button("Ask the others"))
    expect(jana.page.locator(".o-toasts")).to_contain_text("ask again after somebody's next choice")
    expect(karel.page.locator("dialog[open]")).to_have_count(0)


def test_a_question_can_be_looked_at_first_put_off_and_withdrawn(arrive: Arrive) -> None:
    _, (jana, karel, _) = three(arrive)
    menu(jana, "Ask to go back")
    jana.press(jana.button("Ask the others"))
    answer(karel, "Show the board as it would be")
    past = Past(karel)
    expect(past.bar).to_contain_text("As it would be")
    past.takes_no_input()
    past.key("Escape")
    past.gone()
    bar = karel.page.locator(".o-stand")
    expect(bar).to_contain_text("Jana asks to take something back")
    karel.press(bar.get_by_role("button", name="Answer"))
    expect(karel.page.get_by_role("dialog")).to_be_visible()
    answer(jana, "Withdraw")
    expect(karel.page.locator("dialog[open]")).to_have_count(0)
    expect(bar).to_be_hidden()


def test_an_agreed_pause_stops_the_clocks_until_anybody_ends_it(arrive: Arrive) -> None:
    _, (jana, karel, ana) = three(arrive)
    menu(jana, "Ask for a pause")
    for person in (karel, ana):
        answer(person, "I agree")
    expect(ana.page.locator(".o-stand")).to_contain_text("The game pauses")
    expect(ana.page.locator(".turn-time")).to_contain_text("clocks stand: pause")
    face = jana.page.locator(".own-clock .clock").inner_text()
    jana.page.wait_for_timeout(1_500)
    assert jana.page.locator(".own-clock .clock").inner_text() == face
    ana.press(ana.button("Play on"))
    expect(jana.page.locator(".o-stand")).to_be_hidden()


def test_somebody_is_missing_and_most_of_the_others_let_a_bot_play(arrive: Arrive) -> None:
    _, (jana, karel, ana) = three(arrive)
    menu(jana, "Somebody is missing")
    person = jana.page.get_by_role("dialog")
    jana.press(person.get_by_role("button", name="A bot plays").last)
    expect(karel.page.get_by_role("dialog")).to_contain_text("Jana asks that a bot play for Ana")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    answer(karel, "I agree")
    expect(karel.page.locator(".o-stand")).to_contain_text("A bot plays for Ana")


def test_whoever_is_dropped_has_no_vote_and_is_named_to_the_end(arrive: Arrive) -> None:
    _, (jana, karel, ana) = three(arrive)
    menu(jana, "Somebody is missing")
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Leaves the game").last)
    question = karel.page.get_by_role("dialog")
    expect(question).to_contain_text("Jana asks that Ana leave the game")
    expect(question.locator("li").filter(has_text="Ana")).to_contain_text("has no vote: it is about them")
    answer(karel, "I agree")
    for person in (jana, karel):
        expect(person.page.locator(".o-toasts")).to_contain_text("that Ana leave the game")
    expect(ana.page.locator(".o-toasts")).to_contain_text("You have no seat there any more")
    jana.page.reload()
    expect(jana.page.locator(".log")).to_contain_text("Ana leaves the game by vote; a bot plays on")


def test_whoever_concedes_is_out_and_the_game_goes_on(arrive: Arrive) -> None:
    _, (jana, karel, _) = three(arrive)
    menu(karel, "Concede")
    expect(karel.page.get_by_role("dialog")).to_contain_text("Do you give this game up?")
    answer(karel, "I concede")
    expect(jana.page.locator(".log")).to_contain_text("Karel concedes; a bot plays on")
    karel.press(karel.button("Table menu"))
    expect(karel.page.get_by_role("dialog")).not_to_contain_text("Concede")


def test_a_game_ended_by_all_has_no_result_and_an_open_seal(arrive: Arrive) -> None:
    table, (jana, karel, ana) = three(arrive)
    menu(jana, "Cancel the game")
    answer(jana, "Ask the others")
    for person in (karel, ana):
        answer(person, "I agree")
    expect(karel.page.get_by_role("dialog")).to_contain_text("Ended without a result")
    answer(karel, "See the scores")
    expect(karel.page.get_by_role("heading", level=1)).to_contain_text("Ended without a result")
    expect(karel.page.get_by_role("heading", name="The seal is open")).to_be_visible()
    expect(karel.page.get_by_role("table")).to_have_count(0)
    expect(karel.button("Rematch")).to_be_visible()
    karel.shoot("cancelled")
    assert karel.told("GET", f"/api/tables/{table}")["cancelled"] is not None


def test_a_seat_is_offered_by_a_link_that_is_copied(arrive: Arrive) -> None:
    table, (jana, _, _) = three(arrive)
    menu(jana, "Offer my seat")
    expect(jana.page.locator(".o-toasts")).to_contain_text(f"/s/{table}/")


def test_notes_are_kept_as_they_are_typed(arrive: Arrive) -> None:
    table, (jana, _, _) = three(arrive)
    menu(jana, "Notes")
    notes = jana.page.get_by_role("complementary", name="Your notes")
    notes.get_by_role("textbox").fill("Karel wants the Golems")
    expect(notes).to_contain_text("Kept")
    assert jana.told("GET", f"/api/tables/{table}/note")["text"] == "Karel wants the Golems"
    jana.page.reload()
    jana.board.look()
    menu(jana, "Notes")
    expect(notes.get_by_role("textbox")).to_have_value("Karel wants the Golems")
    jana.shoot("notes")


def test_a_muted_person_is_not_heard_until_that_is_ended(arrive: Arrive) -> None:
    _, (jana, karel, _) = three(arrive)
    for person in (jana, karel):
        person.press(person.page.get_by_role("button", name="Chat", exact=True))
    said = karel.page.locator(".say input")
    said.fill("Hurry up!")
    said.press("Enter")
    expect(jana.page.locator(".log")).to_contain_text("Hurry up!")
    jana.press(jana.button("Mute Karel"))
    answer(jana, "Mute")
    expect(jana.page.locator(".log")).not_to_contain_text("Hurry up!")
    said.fill("Hello?")
    said.press("Enter")
    expect(karel.page.locator(".log")).to_contain_text("Hello?")
    menu(jana, "Muted people")
    answer(jana, "Hear again")
    jana.page.keyboard.press("Escape")
    expect(jana.page.locator(".log")).to_contain_text("Hurry up!")
