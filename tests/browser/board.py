"""The board on a page, as somebody looking at it sees it: what is asked, what is lit, what can be pressed."""

import re
from typing import TypedDict

from playwright.sync_api import Locator, Page, expect

LOOK = """() => {
  const root = document.querySelector("main.board[data-version]");
  const lit = [...root.querySelectorAll("svg [data-choice]:is(.is-legal, .is-also, .is-selected)")];
  const covering = (piece) => {
    const choice = piece.getAttribute("data-choice");
    const { x, y, width, height } = piece.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2); // null when scrolled out of the window
    if (!hit?.closest("main.board *") || hit.closest("[role=tooltip]")) return ""; // bars and tooltips go away
    const other = hit.closest("[data-choice]")?.getAttribute("data-choice");
    return other === choice ? "" : `${choice} under ${other ?? hit.outerHTML.slice(0, 120)}`;
  };
  const ids = (selector) => [...root.querySelectorAll(selector)].map((one) => one.getAttribute("data-choice"));
  return {
    version: Number(root.dataset.version),
    pending: root.hasAttribute("data-pending"),
    asked: root.querySelector(".buttons .undo") !== null,
    listed: ids(".choices [data-choice]"),
    lit: [...new Set(lit.map((piece) => piece.getAttribute("data-choice")))],
    covered: lit.map(covering).filter((words) => words !== ""),
    stray: root.querySelectorAll("svg :is(.is-legal, .is-also, .is-selected):not([data-choice])").length,
    chosen: root.querySelector("[data-choice].is-selected")?.getAttribute("data-choice") ?? null,
    can_end: root.querySelector(".end-turn:enabled") !== null,
    can_undo: root.querySelector(".undo:enabled") !== null,
    sealed: root.querySelector(".thread .sealed") !== null,
    question: root.querySelector("h1")?.textContent ?? "",
    era: (root.querySelector(".pips")?.getAttribute("aria-label")
      ?? root.querySelector(".eras [aria-current], .phone-top b")?.textContent ?? "").replace(/^.*Era /, ""),
    over: document.querySelector("dialog[open]") !== null,
  };
}"""
AT_LEAST = f"""(least) => {{
  const root = document.querySelector("main.board[data-version]");
  return root !== null && Number(root.dataset.version) >= least && !root.hasAttribute("data-pending") && ({LOOK})();
}}"""
YOU = re.compile(r"\bYou\b")
YOURS = re.compile(r"\byour(?= \w+ stands here)")
SLOWLY = 60_000  # ms in which a page on a loaded machine has shown some hundred choices that were made at once
COMMON = ("Board", "The city", "Charles Bridge", "Action crane", "Upgrades", "Walls", "Buildings")
# Buttons and places for the tile or plank in hand are there for whoever is asked alone.
PIECES = """(groups) => groups
  .flatMap((name) => [...document.querySelectorAll(`[role=group][aria-label="${name}"] [aria-label]`)])
  .filter((piece) => !piece.closest("button, [data-place], [data-choice^='way:']"))
  .map((piece) => piece.getAttribute("aria-label"))"""


def place_of(choice: str) -> str:
    """A choice that lays a hex, without its turn; any other choice as it is."""
    return choice.rpartition(":")[0] if choice.startswith("lay:") else choice


class Look(TypedDict):
    """What is seen at one moment."""

    version: int
    pending: bool  # a command has no answer yet
    asked: bool
    listed: list[str]  # choices in words
    lit: list[str]  # choices on pieces in sight
    covered: list[str]  # choices on lit pieces that cannot be pressed, and what lies over their middle
    stray: int  # lit pieces that stand for no choice
    chosen: str | None
    can_end: bool
    can_undo: bool
    sealed: bool
    question: str
    era: str  # I, II or III
    over: bool


class Board:
    """The board on a page."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self._touch = touch

    def look(self, version: int = 0) -> Look:
        """What is seen once this version, or a later one, is shown and no command is under way."""
        seen: Look = self.page.wait_for_function(AT_LEAST, arg=version, timeout=SLOWLY).json_value()
        return seen

    def pieces(self, owner: str) -> list[str]:
        """What the pieces on the common board say of themselves, with the owner's name for "you"."""
        labels: list[str] = self.page.evaluate(PIECES, COMMON)
        named = [YOURS.sub(f"{owner}'s", YOU.sub(owner, label)) for label in labels]
        return sorted(", ".join(sorted(re.split(r"[,:] ", label))) for label in named)

    def press(self, target: Locator) -> None:
        """Click, or touch on a device for that."""
        if self._touch:
            target.tap()
        else:
            target.click()

    def listed(self, choice: str) -> Locator:
        """A choice in the list of words."""
        return self.page.locator(f'.choices [data-choice="{choice}"]')

    def piece(self, choice: str) -> Locator:
        """The pieces that stand for a choice; several may, as a Worker in hand and a place for it."""
        return self.page.locator(f'svg [data-choice="{choice}"]:is(.is-legal, .is-also, .is-selected)')

    @property
    def confirm_button(self) -> Locator:
        """Plays what is chosen."""
        return self.page.locator(".buttons .confirm")

    @property
    def undo_button(self) -> Locator:
        """Takes back the last step."""
        return self.page.locator(".buttons .undo")

    @property
    def end_button(self) -> Locator:
        """Ends the turn."""
        return self.page.locator(".end-turn")

    def choose(self, choice: str, *, on_piece: bool = False) -> None:
        """Press what stands for a choice, in words or on the board, and see it taken up."""
        self.press(self.piece(choice).first if on_piece else self.listed(choice))
        expect(self.confirm_button).to_be_enabled()

    def confirm(self) -> None:
        """Play what is chosen."""
        self.press(self.confirm_button)
