"""What people do in games over days: come by a link or on another device, look on, catch up, try out, vote."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.board import SLOWLY, Look
from tests.browser.conftest import Arrive
from tests.browser.hand import Hand
from tests.browser.past import Past
from tests.browser.person import Person
from tests.browser.playing import asked, play
from tests.browser.seating import at_board, begun, hurried, opens, until_asked
from tests.browser.town import Town, address, comes_home, leaves

EVENING = 6  # choices that are played through the pages before everybody goes to bed
PLACE = re.compile(r"/t/([\w-]+)$")


def sits_down(host: Person, guests: list[Person], game: str, clock: str, at_zero: str) -> str:
    """Everybody from the first visit to a lobby with a clock agreed on; the table's id."""
    opens(host, 1 + len(guests), game)
    host.press(host.button("Change how we play"))
    dialog = host.page.get_by_role("dialog")
    host.press(dialog.locator("label").filter(has_text=clock))
    dialog.get_by_label("At zero").select_option(at_zero)
    host.press(dialog.get_by_role("button", name="Keep it"))
    expect(dialog).to_have_count(0)
    link = host.page.get_by_label("Invite link", exact=True).input_value()
    for guest in guests:
        guest.page.goto(link)
        guest.say_name()
        expect(guest.page).to_have_url(PLACE)
    found = PLACE.search(host.page.url)
    assert found is not None
    return found[1]


def asks_for_mail(town: Town, person: Person) -> None:
    """In the settings: says the address, proves it by the letter's link, and is written to."""
    before = len(town.box.letters)
    person.page.goto("/settings/you")
    person.page.get_by_label("E-mail address").fill(address(person))
    person.press(person.button("Send a link to prove it"))
    person.page.goto(town.box.link(before + 1))
    person.press(person.button("It is my address"))
    expect(person.page).to_have_url(re.compile("/$"))
    person.page.goto("/settings/told")
    person.press(person.button("Set up: E-mail"))
    town.letter(person, "A test from Orloj")
    expect(person.page.locator(".o-channel").filter(has=person.button("Test: E-mail"))).to_contain_text("arrived")


def comes_in(person: Person, other: Person) -> None:
    """The same person on another device, by the personal link that the settings make."""
    person.page.goto("/settings/you")
    person.press(person.button("Make the link"))
    other.page.goto(person.page.get_by_label("Personal link", exact=True).input_value())
    expect(other.page.get_by_role("heading", level=1)).to_contain_text(person.name)


def moves_on(hand: Hand) -> Look:
    """One choice more; what is seen before."""
    seen = hand.board.look()
    hand.move(seen)
    hand.board.look(seen["version"] + 1)
    return seen


def sits_at(table: str, *people: Person) -> None:
    """Everybody opens the game, in a new window if they have closed theirs, and leaves what they are told first."""
    for person in people:
        if person.page.is_closed():
            person.page = person.new_page()
    at_board(table, *people)


def looks_in(person: Person, table: str) -> None:
    """Opens the game in a new window, and closes it once the house knows that."""
    sits_at(table, person)
    person.page.close()


def misses(chance: Random, table: str, people: list[Person], person: Person) -> None:
    """Others play on while somebody is away, until it is that one's turn again."""
    others = [one for one in people if one is not person]
    until_asked(chance, table, people, others[0])
    until_asked(chance, table, people, person)


def catches_up(person: Person, table: str, what: str) -> None:
    """Comes home, sees that there is something new, and steps through it on the board until one's own turn."""
    comes_home(person)
    card = person.page.locator(".o-mine")
    expect(card).to_contain_text("to catch up")
    person.shoot(f"days-home-{what}")
    person.press(card.get_by_role("link", name="Play at"))
    expect(person.page).to_have_url(re.compile(table))
    past = Past(person)
    first, steps = past.at()
    assert first == 1
    expect(person.page.get_by_role("heading", name=re.compile("turns?, then yours"))).to_be_visible()
    past.takes_no_input()
    person.shoot(f"days-catch-up-{what}")
    for step in range(2, steps + 1):
        past.press("A step on")
        assert past.at() == (step, steps)
    past.press("Go on to your turn")
    past.gone()
    assert person.board.look()["asked"]


def lets_look_on(host: Person, onlooker: Person, table: str) -> None:
    """By way of the table's menu; whoever comes by the link sees the board and is asked nothing."""
    Past(host).menu("Onlookers")
    host.press(host.button("Copy a link to look on"))
    onlooker.page.goto(copied(host, f"/w/{table}/"))
    onlooker.page.get_by_label("What shall we call you?").fill(onlooker.name)
    onlooker.press(onlooker.button("Look on"))
    onlooker.board.look()
    expect(host.page.get_by_role("dialog")).to_contain_text(onlooker.name)
    follows(onlooker, table)
    host.page.keyboard.press("Escape")
    expect(host.page.locator("dialog[open]")).to_have_count(0)


def follows(onlooker: Person, table: str) -> None:
    """The onlooker's board has come as far as the game, and asks nothing."""
    version = onlooker.told("GET", f"/api/tables/{table}")["version"]
    seen = onlooker.board.look(version)
    assert not seen["asked"]
    assert not seen["listed"]


def ends_at_night(chance: Random, table: str, people: list[Person], stays: Person, onlooker: Person) -> None:
    """The game is played to its end while only one has a window open; an onlooker comes back and sees who won."""
    leaves(onlooker, *(person for person in people if person is not stays))
    hurried(chance, table, people, lambda _: False)
    expect(stays.page.get_by_role("dialog")).to_contain_text("The game is over", timeout=SLOWLY)
    onlooker.page = onlooker.new_page()
    onlooker.page.goto(f"/t/{table}")
    expect(onlooker.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(onlooker.button("Rematch")).to_have_count(0)
    onlooker.shoot("days-onlooker-over")


def sees_scores_from_home(person: Person) -> None:
    """The finished game stands at home, and leads to its scores."""
    comes_home(person)
    expect(person.page.locator(".o-over")).to_contain_text("win")
    person.press(person.page.get_by_role("link", name="Scores: "))
    expect(person.page.get_by_role("table")).to_be_visible()


def copied(person: Person, path: str) -> str:
    """The link that has just been copied, as it stands in the message about it."""
    toast = person.page.locator(".o-toast, .o-toasts > *").filter(has_text=path).last
    expect(toast).to_contain_text(path)
    found = re.search(r"http\S+", toast.inner_text())
    assert found is not None
    return found[0]


def tries(hand: Hand, table: str, others: str, steps: int) -> None:
    """Tries some choices in a sandbox from the turn before, and leaves it: the game is as it was."""
    person = hand.person
    version = person.told("GET", f"/api/tables/{table}")["version"]
    past = Past(person)
    past.look()
    past.key("Shift+ArrowLeft")
    past.press("Try from here")
    person.press(person.page.get_by_role("dialog").get_by_role("button", name=others))
    expect(person.page.locator(".sand-line")).to_contain_text("Your sandbox")
    for _ in range(steps):
        moves_on(hand)
    person.shoot(f"days-sandbox-{others.split()[0].lower()}")
    person.press(person.button("Leave"))
    past.at()
    past.key("Escape")
    past.gone()
    assert person.told("GET", f"/api/tables/{table}")["version"] == version


def answers(person: Person, question: str, words: str) -> None:
    """What somebody says to the question that has opened by itself."""
    dialog = person.page.get_by_role("dialog").filter(has_text=question)
    person.press(dialog.get_by_role("button", name=words))


def as_before(people: list[Person], before: list[Look]) -> None:
    """Everybody sees what they saw."""
    assert [person.board.look(seen["version"]) for person, seen in zip(people, before, strict=True)] == before


def gathers(arrive: Arrive, town: Town, *names: str) -> list[Person]:
    """People whose clocks go as the house's."""
    return [town.settles(arrive(name, url=town.url)) for name in names]


def evening(hands: list[Hand], until: int = EVENING) -> Hand:
    """Everybody plays through the pages for a while; who is asked then."""
    play(hands, lambda seen: seen["version"] >= until)
    return asked(hands, [one.board.look(until) for one in hands])[0]


def plays_again(first: Person, *others: Person) -> None:
    """One opens the rematch, the others join it, and it begins."""
    first.press(first.button("Rematch"))
    expect(first.page.get_by_role("heading", name="Seats")).to_be_visible()
    for other in others:
        other.press(other.button("Join the rematch"))
        expect(other.page).to_have_url(first.page.url)
    begun(first, *others)
    first.shoot("days-rematch")
