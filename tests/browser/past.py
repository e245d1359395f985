"""What somebody sees who looks back at a game."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

STEP = re.compile(r"step (\d+) of (\d+)")
VIEWS = {"unseen": ".table-top", "caput": ".city-panel"}


class Past:
    """A board that looks back."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def bar(self) -> Locator:
        """The ivory bar."""
        return self.page.locator(".past-line")

    @property
    def steps(self) -> Locator:
        """The steps that are listed."""
        return self.page.locator(".past-step")

    @property
    def ring(self) -> Locator:
        """Round the place of the step that is seen."""
        return self.page.locator(".past-pins i:not(.other)")

    @property
    def strip(self) -> Locator:
        """The whole game, turn by turn."""
        return self.page.get_by_role("slider")

    def look(self) -> None:
        """Begin to look through the game, by way of the table's menu."""
        self.menu("Look through the game")
        expect(self.bar).to_be_visible()

    def menu(self, words: str) -> None:
        """Choose something of the table's menu."""
        self.person.press(self.page.get_by_role("button", name="Table menu"))
        self.person.press(self.page.get_by_role("dialog").get_by_role("button", name=words))

    def at(self) -> tuple[int, int]:
        """Which step is seen, and of how many."""
        expect(self.bar).to_contain_text(STEP)
        found = STEP.search(self.bar.inner_text())
        assert found is not None
        return int(found[1]), int(found[2])

    def version(self) -> int:
        """Which version is seen."""
        value = self.strip.get_attribute("aria-valuenow")
        assert value is not None
        return int(value)

    def press(self, name: str) -> None:
        """One of the buttons below the strip."""
        self.person.press(self.page.get_by_role("button", name=name))

    def key(self, name: str) -> None:
        """A key."""
        self.page.keyboard.press(name)

    def gone(self) -> None:
        """The present is seen again."""
        expect(self.bar).to_have_count(0)

    def takes_no_input(self) -> None:
        """No piece is lit, and nothing is listed (A8)."""
        expect(self.page.locator("main.board[data-past]")).to_be_visible()
        expect(self.page.locator("svg :is(.is-legal, .is-also, .is-selected)")).to_have_count(0)
        expect(self.page.locator(".choices, .buttons .confirm:enabled, .end-turn:enabled")).to_have_count(0)
