"""Three people play Praga Caput Regni over days: after a crash, a pause, a bot, a seat handed over, and again."""

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser import days_steps as steps
from tests.browser.conftest import Arrive
from tests.browser.ending import ends
from tests.browser.hand import Hand, anything
from tests.browser.laying import Layer
from tests.browser.letters import said
from tests.browser.past import Past
from tests.browser.person import PHONE, Person
from tests.browser.playing import play
from tests.browser.seating import begun, comes_to_the_present, until_asked
from tests.browser.town import Town, comes_home, leaves


def test_praga_caput_regni_over_days(arrive: Arrive, town: Town, tmp_path: Path) -> None:
    chance = Random("days")
    people = steps.gathers(arrive, town, "Jana", "Karel", "Ana")
    jana, karel, ana = people
    table = steps.sits_down(jana, people[1:], "Praga Caput Regni", "Over days", "bot")
    town.writes_to(*people)
    begun(jana, karel, ana)
    hands: list[Hand] = [Layer(one, chance, anything) for one in people]
    steps.evening(hands)
    goes_on_after_a_crash(town, hands)

    rests_for_a_week(town, table, people)
    a_bot_plays_on(town, chance, table, people)
    steps.catches_up(ana, table, "caput")
    phone = town.settles(arrive("Phone", PHONE, town.url))
    eva = hands_the_seat_over(arrive, town, table, ana)
    steps.comes_in(eva, phone)
    phone.press(phone.page.get_by_role("link", name="Play at"))
    phone.board.look()
    phone.shoot("days-second-device-caput")
    people = [jana, karel, eva]
    steps.sits_at(table, *people)
    stays_as_it_is_across_a_restart(town, people, phone)
    otto = steps.gathers(arrive, town, "Otto")[0]
    steps.lets_look_on(karel, otto, table)
    until_asked(chance, table, people, karel)
    steps.follows(otto, table)
    steps.tries(Layer(jana, chance), table, "Bots play the others", 2)

    leaves(phone)
    steps.ends_at_night(chance, table, people, karel, otto)
    ends([karel], table, tmp_path)
    for person in (jana, eva):
        steps.sees_scores_from_home(person)
    steps.plays_again(karel, jana, eva)


def goes_on_after_a_crash(town: Town, hands: list[Hand]) -> None:
    """In the middle of a turn the house is killed; afterwards everybody sees the same, and the step is taken back."""
    people = [one.person for one in hands]
    mover, _ = play(hands, lambda seen: seen["asked"] and seen["can_undo"])
    before = [person.board.look() for person in people]
    town.restart(signal.SIGKILL)
    steps.as_before(people, before)
    mover.board.press(mover.board.undo_button)
    for person in people:
        person.board.look(before[0]["version"] + 1)


def rests_for_a_week(town: Town, table: str, people: list[Person]) -> None:
    """An agreed pause: nobody is told anything and no clock runs until somebody ends it."""
    jana, karel, ana = people
    Past(jana).menu("Ask for a pause")
    for person in (karel, ana):
        steps.answers(person, "Jana asks for a pause", "I agree")
    expect(jana.page.locator(".o-stand")).to_contain_text("The game pauses")
    leaves(*people)
    banks = jana.told("GET", f"/api/tables/{table}")["clocks"]["seats"]
    letters = len(town.box.letters)
    town.pass_time(days=7)
    comes_home(karel)
    expect(karel.page.locator(".o-mine, .o-waiting")).to_contain_text("paused")
    karel.page.goto(f"/t/{table}")
    told = [said(letter) for letter in town.box.letters[letters:]]
    assert not [words for words in told if "The game begins" not in words], told
    assert karel.told("GET", f"/api/tables/{table}")["clocks"]["seats"] == banks
    karel.press(karel.button("Play on"))
    expect(karel.page.locator(".o-stand")).to_be_hidden()
    leaves(karel)


def a_bot_plays_on(town: Town, chance: Random, table: str, people: list[Person]) -> None:
    """Ana's time is over while she is away: a bot plays her turn, she is told, and asked again in the next."""
    jana, karel, ana = people
    until_asked(chance, table, people, ana)
    steps.looks_in(ana, table)
    town.pass_time(days=8)
    steps.sits_at(table, jana, karel)
    expect(jana.page.locator(".log")).to_contain_text("Ana’s clock is empty: a bot plays on until Ana is back")
    expect(jana.page.locator(".log")).to_contain_text("Ana plays again", timeout=20_000)
    town.pass_time(minutes=2)
    assert "a bot plays on for you until you come back" in said(town.letter(ana, "Your clock is empty"))
    until_asked(chance, table, people, ana)
    town.pass_time(minutes=2)


def hands_the_seat_over(arrive: Arrive, town: Town, table: str, ana: Person) -> Person:
    """Ana offers her own seat, and Eva takes it by the link."""
    Past(ana).menu("Offer my seat")
    eva = steps.gathers(arrive, town, "Eva")[0]
    eva.page.goto(steps.copied(ana, f"/s/{table}/"))
    eva.page.get_by_label("What shall we call you?").fill("Eva")
    eva.press(eva.button("Take the seat over"))
    assert comes_to_the_present(eva)["asked"]
    return eva


def stays_as_it_is_across_a_restart(town: Town, people: list[Person], phone: Person) -> None:
    """A vote on ending the game is open while the house is restarted; one no, from a phone, is enough."""
    jana, karel, _ = people
    Past(jana).menu("Cancel the game")
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Ask the others"))
    steps.answers(karel, "Jana asks to end the game", "I agree")
    before = [person.board.look() for person in people]
    town.restart()
    steps.as_before(people, before)
    phone.shoot("days-vote")
    steps.answers(phone, "Jana asks to end the game", "Better not")
    for person in people:
        expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(jana.page.locator(".log")).to_contain_text("The table is not agreed: to end the game without a result")
