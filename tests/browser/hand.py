"""A hand that plays as somebody does who knows no rules: it presses what is lit or listed, and confirms."""

from collections.abc import Callable
from random import Random

from tests.browser.board import Board, Look
from tests.browser.person import Person

Taste = Callable[[Random, list[str]], str]
"""Which of the choices somebody likes."""


def anything(chance: Random, choices: list[str]) -> str:
    """No preference."""
    return chance.choice(choices)


def early_to_bench(chance: Random, choices: list[str]) -> str:
    """Often goes to the bench as soon as that is offered, which makes a game short."""
    return "bench" if "bench" in choices and chance.random() < 0.75 else chance.choice(choices)


def slow_to_bench(chance: Random, choices: list[str]) -> str:
    """Goes to the bench only when nothing else is offered, which makes a game long."""
    return chance.choice([choice for choice in choices if choice != "bench"] or choices)


class Hand:
    """A person's hand at a wide window; `played` is what it has played."""

    def __init__(self, person: Person, chance: Random, taste: Taste = anything) -> None:
        self.person = person
        self.chance = chance
        self.taste = taste
        self.played: list[str] = []

    @property
    def board(self) -> Board:
        """The board in front of the person."""
        return self.person.board

    def move(self, seen: Look) -> None:
        """Choose among what is seen, by its words or on the board, and play it."""
        choice = self.taste(self.chance, seen["listed"] + (["end-turn"] if seen["can_end"] else []))
        self._play(choice, on_piece=choice in seen["lit"] and self.chance.random() < 0.5)

    def _play(self, choice: str, *, on_piece: bool) -> None:
        self.played.append(choice)
        if choice == "end-turn":
            self.board.press(self.board.end_button)
        else:
            self.board.choose(choice, on_piece=on_piece)
            self.board.confirm()


class Thumb(Hand):
    """A hand on a phone: the pieces are on several pages, so it looks round for lit ones half of the time."""

    def move(self, seen: Look) -> None:
        """Choose in the list below the map, or on a piece found on one of the phone's pages."""
        self._go_home()
        seen = self.board.look()
        lit = self._found() if self.chance.random() < 0.5 else []
        offered = lit or seen["listed"] + (["end-turn"] if seen["can_end"] else [])
        self._play(self.taste(self.chance, offered), on_piece=bool(lit))

    def _go_home(self) -> None:
        """To the map with the list below it."""
        page = self.person.page
        self.person.press(page.locator(".phone-nav").get_by_role("button", name="City", exact=True))
        back = page.get_by_role("button", name="Whole city")
        if back.count():
            self.person.press(back)

    def _found(self) -> list[str]:
        """Lit choices of a page of the phone; the page stays open when it has any."""
        page = self.person.page
        quarters = page.locator(".map-tile").filter(has=page.locator(".lamp"))
        doors = [*quarters.all(), page.locator(".phone-nav").get_by_role("button", name="Mine", exact=True)]
        self.person.press(self.chance.choice(doors))
        lit = self.board.look()["lit"]
        if not lit:
            self._go_home()
        return lit


def hand(person: Person, chance: Random, taste: Taste = anything) -> Hand:
    """The hand that fits what the person holds."""
    return (Thumb if person.device.touch else Hand)(person, chance, taste)
