"""Taking steps back: one, the whole turn, and never past what has been revealed."""

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.board import Look
from tests.browser.conftest import Arrive
from tests.browser.hand import Hand, hand, slow_to_bench
from tests.browser.playing import agree, play
from tests.browser.seating import at_board, started


def menu(seen: Look) -> bool:
    """Somebody's turn begins."""
    return seen["asked"] and any(choice.startswith("place:") for choice in seen["listed"])


def seals(page: Page, choice: str) -> Locator:
    """The wax seal on a listed choice."""
    return page.locator(f'.choices [data-choice="{choice}"] .state').get_by_text("Cannot be taken back")


def two(arrive: Arrive, chance: Random) -> tuple[str, list[Hand]]:
    """A game of two, just begun."""
    people = [arrive("Ana"), arrive("Otto")]
    table = started(*people)
    at_board(table, *people)
    return table, [hand(person, chance, slow_to_bench) for person in people]


def test_a_step_is_taken_back_on_both_boards(arrive: Arrive) -> None:
    _, hands = two(arrive, Random("undo"))
    mover, seen = play(hands, menu)
    board = mover.board
    pieces = board.pieces(mover.person.name)
    expect(board.undo_button).to_be_disabled()
    choice = next(one for one in seen["listed"] if one.startswith("place:"))

    board.choose(choice, on_piece=choice in seen["lit"])
    assert board.look()["version"] == seen["version"]  # choosing shows what it would do and plays nothing
    mover.person.page.keyboard.press("Escape")
    assert board.look() == seen

    board.choose(choice)
    board.confirm()
    asked = board.look(seen["version"] + 1)
    assert asked["can_undo"]
    assert asked["listed"] != seen["listed"]
    board.press(board.undo_button)
    again = board.look(seen["version"] + 2)
    assert again == {**seen, "version": seen["version"] + 2}
    assert board.pieces(mover.person.name) == pieces
    for one in hands:
        one.board.look(seen["version"] + 2)
    agree([one.person for one in hands])


def test_a_turn_is_begun_anew(arrive: Arrive) -> None:
    _, hands = two(arrive, Random("anew"))
    mover, seen = play(hands, menu)
    board, page = mover.board, mover.person.page
    board.choose(next(one for one in seen["listed"] if one.startswith("place:")))
    board.confirm()
    squares = board.look(seen["version"] + 1)["listed"]
    board.choose("square:golem")  # walking the Marketplace is asked step by step and reveals nothing
    assert "square:golem" in squares
    board.confirm()
    assert board.look(seen["version"] + 2)["can_undo"]
    mover.person.shoot("two-steps")
    page.get_by_role("button", name="Restart turn").click()
    assert board.look(seen["version"] + 3) == {**seen, "version": seen["version"] + 3}
    expect(page.get_by_role("button", name="Restart turn")).to_be_hidden()
    for one in hands:
        one.board.look(seen["version"] + 3)
    agree([one.person for one in hands])


def test_a_reveal_is_sealed_before_and_after(arrive: Arrive) -> None:
    table, hands = two(arrive, Random("seal"))
    mover, seen = play(hands, lambda look: look["asked"])
    board, page = mover.board, mover.person.page
    beginning = seen["listed"][0]
    expect(seals(page, beginning)).to_be_attached()
    board.choose(beginning)
    expect(board.confirm_button.locator("svg").first).to_be_visible()
    mover.person.shoot("seal-before")

    mover, seen = play(hands, lambda look: look["asked"] and look["sealed"])
    board, page = mover.board, mover.person.page
    mover.person.shoot("seal-after")
    version = seen["version"]
    while board.look(version)["can_undo"]:
        board.press(board.undo_button)
        version += 1
    left = board.look(version)
    assert left["sealed"]
    expect(board.undo_button).to_be_disabled()
    page.keyboard.press("Backspace")
    command = {"version": version, "command_id": "past-the-seal"}
    refused = mover.person.ask("POST", f"/api/tables/{table}/undo", command)
    assert refused.status == 409
    assert refused.json()["code"] == "nothing-to-undo"
    assert board.look() == left
