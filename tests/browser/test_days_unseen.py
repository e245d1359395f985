"""Three people play Prague Unseen over days: away, told by letters, back on a phone, replaced by a vote, and again."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser import days_steps as steps
from tests.browser.conftest import Arrive
from tests.browser.ending import ends
from tests.browser.hand import Hand, hand
from tests.browser.letters import said
from tests.browser.past import Past
from tests.browser.person import PHONE, Person
from tests.browser.seating import begun, comes_to_the_present, until_asked
from tests.browser.town import Town, comes_home, leaves, opens_letter


def test_prague_unseen_over_days(arrive: Arrive, town: Town, tmp_path: Path) -> None:
    chance = Random("days")
    people = steps.gathers(arrive, town, "Jana", "Karel", "Ana")
    jana, karel, ana = people
    table = steps.sits_down(jana, people[1:], "Prague Unseen", "A day a move", "vote")
    town.writes_to(karel, ana)
    steps.asks_for_mail(town, jana)
    jana.page.goto(f"/t/{table}")
    begun(jana, karel, ana)
    mover = steps.evening([hand(one, chance) for one in people])

    is_told_and_comes_on_another_device(arrive, town, people, mover.person)
    comes_back_after_a_day(town, chance, table, people)
    takes_back_by_vote_across_a_restart(town, people)
    otto = steps.gathers(arrive, town, "Otto")[0]
    steps.lets_look_on(jana, otto, table)

    until_asked(chance, table, people, ana)
    steps.follows(otto, table)
    leaves(ana)
    town.pass_time(days=2)
    eva = is_replaced_by_vote(arrive, town, table, people)
    comes_home(ana)
    expect(ana.page.locator(".o-mine")).to_have_count(0)
    steps.tries(hand(jana, chance), table, "I play everybody", 3)

    steps.ends_at_night(chance, table, [jana, karel, eva], jana, otto)
    town.pass_time(minutes=2)
    stops_being_told(arrive, town, karel)
    steps.sees_scores_from_home(eva)
    ends([jana], table, tmp_path)
    steps.plays_again(jana, karel, eva)


def is_told_and_comes_on_another_device(arrive: Arrive, town: Town, people: list[Person], person: Person) -> None:
    """Everybody closes the window; the letter to whose turn it is opens the game, and a phone follows it."""
    leaves(*people)
    town.pass_time(minutes=2)
    letter = town.letter(person, "Your turn")
    for other in people:
        if other is not person:
            assert not [title for title in town.letters(other) if title.startswith("Your turn")]
    person.page = person.new_page()
    opens_letter(person, letter)
    seen = comes_to_the_present(person)
    assert seen["asked"]
    phone = town.settles(arrive("Phone", PHONE, town.url))
    steps.comes_in(person, phone)
    phone.press(phone.page.get_by_role("link", name="Play at"))
    assert comes_to_the_present(phone)["asked"]
    phone.shoot("days-second-device")
    opens_letter(person, letter)
    comes_to_the_present(person)
    version = steps.moves_on(hand(phone, Random("phone")))["version"] + 1
    assert person.board.look(version)["version"] == version
    leaves(person, phone)


def comes_back_after_a_day(town: Town, chance: Random, table: str, people: list[Person]) -> None:
    """Jana leaves in another's turn; the others play on without her until she is told that it is her turn."""
    jana, karel, ana = people
    until_asked(chance, table, people, karel)
    steps.looks_in(jana, table)
    town.pass_time(hours=20)
    steps.misses(chance, table, people, jana)
    before = len(town.letters(jana))
    town.pass_time(hours=2)
    town.letter(jana, "Your turn")
    steps.catches_up(jana, table, "unseen")
    assert len(town.letters(jana)) == before + 1, "one letter for one turn"
    steps.sits_at(table, karel, ana)


def takes_back_by_vote_across_a_restart(town: Town, people: list[Person]) -> None:
    """In the middle of Jana's turn, and of a vote on going back, the house is restarted; the vote goes on."""
    jana, karel, ana = people
    steps.moves_on(Hand(jana, Random("one step")))
    Past(jana).menu("Ask to go back")
    jana.press(jana.button("Ask the others"))
    steps.answers(karel, "Jana asks to take back", "Let them")
    expect(jana.page.locator(".o-votes")).to_contain_text("agrees")
    before = [person.board.look() for person in people]
    town.restart()
    steps.as_before(people, before)
    expect(jana.page.locator(".o-votes")).to_contain_text("agrees")
    ana.shoot("days-vote-after-restart")
    steps.answers(ana, "Jana asks to take back", "Let them")
    for person in people:
        expect(person.page.locator("dialog[open]")).to_have_count(0)
        assert person.board.look(before[0]["version"] + 1)["version"] == before[0]["version"] + 1


def is_replaced_by_vote(arrive: Arrive, town: Town, table: str, people: list[Person]) -> Person:
    """Ana's clock is empty; the others vote for a substitute, and Eva comes by the link."""
    jana, karel, ana = people
    for person in (jana, karel):
        steps.answers(person, "Ana’s clock is empty", "Substitute")
    expect(jana.page.locator(".o-toasts")).to_contain_text("The table has decided")
    jana.press(jana.page.locator(".o-stand").get_by_role("button", name="Copy the link"))
    eva = steps.gathers(arrive, town, "Eva")[0]
    eva.page.goto(steps.copied(jana, f"/s/{table}/"))
    eva.page.get_by_label("What shall we call you?").fill("Eva")
    eva.press(eva.button("Take the seat over"))
    assert comes_to_the_present(eva)["asked"]
    for person in (jana, karel):
        expect(person.page.locator(".log")).to_contain_text("Eva takes over for Ana")
    jana.shoot("days-substitute")
    town.pass_time(minutes=2)
    assert "the others decide how to go on" in said(town.letter(ana, "Your clock is empty"))
    return eva


def stops_being_told(arrive: Arrive, town: Town, karel: Person) -> None:
    """The letter about the end opens the scores, and its one click ends the letters."""
    letter = town.letter(karel, "The game is over")
    assert "won" in said(letter)
    karel.page = karel.new_page()
    opens_letter(karel, letter)
    expect(karel.page.get_by_role("table")).to_be_visible()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    click = letter["List-Unsubscribe"].strip("<>")
    mailer = arrive("Mailer", url=town.url)  # a program that reads mail, without a cookie
    assert mailer.context.request.post(click, form={"List-Unsubscribe": "One-Click"}).status == 204
    karel.page.goto("/settings/told")
    expect(karel.page.locator(".o-channel").filter(has=karel.button("Test: "))).to_contain_text("switched off")
    opens_letter(karel, letter)
