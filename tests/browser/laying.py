"""A hand that lays hexes: it finds a place for the tile, turns it there, and confirms."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.board import place_of
from tests.browser.hand import Hand

TURNS = 6


class Layer(Hand):
    """A person's hand on the board of Praga Caput Regni, at a wide window."""

    def _play(self, choice: str, *, on_piece: bool) -> None:
        if not choice.startswith("lay:"):
            super()._play(choice, on_piece=on_piece)
            return
        place = place_of(choice)
        # Which turn is shown first depends on what each would pay, which is known a moment after the question.
        named = f'[data-choice^="{place}:"]'
        self.board.press(self.person.page.locator(f"svg {named}").first if on_piece else self._listed(named))
        expect(self.board.confirm_button).to_be_enabled()
        for _ in range(self.chance.choice((0, 0, 1, 2))):
            self._turn(place)
        chosen = self._chosen(place)
        self.board.confirm()
        self.played.append(f"{place}:{chosen}")

    def _listed(self, named: str) -> Locator:
        """The place in the list, unfolded if it pays nothing."""
        page = self.person.page
        folded = page.locator(".choices details:not([open])", has=page.locator(named))
        if folded.count():
            self.board.press(folded.locator("summary"))
        return page.locator(f".choices {named}").first

    def _turn(self, place: str) -> None:
        """Turn the tile by a key, the wheel, a button beside it, or a button of the list."""
        before, page = self._chosen(place), self.person.page
        match self.chance.choice(("key", "wheel", "handle", "list")):
            case "key":
                page.keyboard.press("e")
                after = before + 1
            case "wheel":
                page.locator(f'svg [data-choice^="{place}:"]').first.hover()
                page.mouse.wheel(0, -100)
                after = before - 1
            case "handle":
                page.get_by_role("button", name="Turn left", exact=True).first.click()
                after = before - 1
            case _:
                after = before + self.chance.randrange(1, TURNS)  # the same one pressed again would lay the tile
                page.locator(f'.turns [data-choice="{place}:{after % TURNS}"]').click()
        expect(self._selected(place)).to_have_attribute("data-choice", f"{place}:{after % TURNS}")

    def _selected(self, place: str) -> Locator:
        """The chosen place in the list."""
        return self.person.page.locator(f'.choices li > [data-choice^="{place}:"][aria-pressed="true"]')

    def _chosen(self, place: str) -> int:
        """The turn of the tile on the chosen place."""
        expect(self._selected(place)).to_have_attribute("data-choice", re.compile(f"^{re.escape(place)}:"))
        return int(str(self._selected(place).get_attribute("data-choice"))[-1])
