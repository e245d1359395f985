"""Everything by the keyboard alone, and the focus always to be seen."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.board import Look
from tests.browser.conftest import Arrive
from tests.browser.hand import Hand, hand
from tests.browser.playing import agree, play
from tests.browser.seating import PLACES, at_board, joins, started

FARTHEST = 150  # presses of Tab until something that can be reached must have been
STOPS = 30  # places of the focus that are looked at on a page
AROUND = 8  # px round an element that belong to what its focus shows

FOCUSED = """() => {
  const one = document.activeElement;
  const drawn = one.closest("label") ?? one;
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return { choice: one.getAttribute("data-choice"), words: one.getAttribute("aria-label") ?? one.textContent.trim(),
    what: one.outerHTML.slice(0, 160), none: one === document.body, x, y, width, height };
}"""


def tab_to(page: Page, *, words: str | None = None, choice: str | None = None) -> None:
    """Press Tab until the focus is on what says these words, or stands for this choice."""
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if (choice and focused["choice"] == choice) or (words and focused["words"].startswith(words)):
            return
    raise AssertionError(f"Tab does not lead to {words or choice}")


class Keys(Hand):
    """A hand that only types: numbers, Tab, Enter."""

    def move(self, seen: Look) -> None:
        """Choose by number or by the focus, confirm by Enter or by the same number again."""
        page = self.person.page
        choice = self.taste(self.chance, seen["listed"] + (["end-turn"] if seen["can_end"] else []))
        self.played.append(choice)
        numbered = seen["listed"][:9]
        if choice in numbered and self.chance.random() < 0.5:
            number = str(numbered.index(choice) + 1)
            page.keyboard.press(number)
            expect(self.board.confirm_button).to_be_enabled()
            page.keyboard.press(self.chance.choice([number, "Enter"]))
            return
        tab_to(page, choice=choice)
        page.keyboard.press("Enter")
        if choice != "end-turn":
            expect(self.board.confirm_button).to_be_enabled()
            page.keyboard.press("Enter")


def test_from_the_first_visit_to_the_table_by_keyboard(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/")
    expect(ana.page.get_by_label("What shall we call you?")).to_be_focused()
    ana.page.keyboard.type("Ana")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("heading", name="Welcome, Ana.")).to_be_visible()
    tab_to(ana.page, words="Open the table")
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(PLACES)
    tab_to(ana.page, words="Copy link")


def test_turns_by_keyboard_alone(arrive: Arrive) -> None:
    chance = Random("keys")
    people = [arrive("Ana"), arrive("Otto")]
    at_board(started(*people), *people)
    keys = Keys(people[0], chance)
    hands = [keys, hand(people[1], chance)]
    play(hands, lambda _: keys.played.count("end-turn") >= 2)


def test_keys_take_back_and_explain(arrive: Arrive) -> None:
    chance = Random("more keys")
    people = [arrive("Ana"), arrive("Otto")]
    at_board(started(*people), *people)
    hands = [hand(person, chance) for person in people]
    mover, seen = play(hands, lambda look: any(choice.startswith("place:") for choice in look["listed"]))
    page = mover.person.page
    lit = next(choice for choice in seen["lit"] if choice.startswith("place:"))
    tab_to(page, choice=lit)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert mover.board.look(seen["version"] + 1)["can_undo"]
    page.keyboard.press("Backspace")
    assert mover.board.look(seen["version"] + 2)["listed"] == seen["listed"]
    agree(people)

    piece = page.locator(f'svg [data-choice="{lit}"]')
    piece.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_the_focus_is_seen_wherever_it_is(arrive: Arrive) -> None:
    ana, otto = arrive("Ana"), arrive("Otto")
    ana.page.goto("/")
    unseen = hidden_stops(ana.page)
    table = started(ana, otto)
    at_board(table, ana, otto)
    hands = [hand(ana, Random(1)), hand(otto, Random(2))]
    mover, _ = play(hands, lambda look: any(choice.startswith("place:") for choice in look["listed"]))
    unseen += hidden_stops(mover.person.page)
    tab_to(mover.person.page, choice="place:golem")
    ana.page.goto("/")
    expect(
        ana.page.get_by_role("link", name="Play at").or_(ana.page.get_by_text("Others are thinking"))
    ).to_be_visible()
    unseen += hidden_stops(ana.page)
    link = ana.told("POST", "/api/tables", {"game": "unseen", "seats": 2, "options": {}})
    joins(guest := arrive("Guest"), f"/j/{link['id']}/{link['invite']}")
    unseen += hidden_stops(guest.page)
    assert not unseen, "\n".join(unseen)


def hidden_stops(page: Page) -> list[str]:
    """Elements that look the same with the focus as without it, among the first that Tab leads to."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.activeElement.blur()")
    found = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["none"]:
            break
        clip = {
            "x": max(0, focused["x"] - AROUND),
            "y": max(0, focused["y"] - AROUND),
            "width": focused["width"] + 2 * AROUND,
            "height": focused["height"] + 2 * AROUND,
        }
        seen = page.screenshot(clip=clip)  # type: ignore[arg-type]
        page.evaluate("document.activeElement.blur()")
        if page.screenshot(clip=clip) == seen:  # type: ignore[arg-type]
            found.append(f"focus not seen on {page.url}: {focused['what']}")
    return found
