"""Pressing twice, and two tabs of one person."""

from random import Random

from tests.browser.board import Board
from tests.browser.conftest import Arrive
from tests.browser.hand import Hand, hand
from tests.browser.playing import agree, play
from tests.browser.seating import at_board, started


def two(arrive: Arrive, chance: Random) -> tuple[str, list[Hand]]:
    """A game of two, just begun."""
    people = [arrive("Ana"), arrive("Otto")]
    table = started(*people)
    at_board(table, *people)
    return table, [hand(person, chance) for person in people]


def test_a_double_click_makes_one_move(arrive: Arrive) -> None:
    table, hands = two(arrive, Random("double"))
    mover, seen = play(hands, lambda look: look["asked"])
    version = seen["version"]
    mover.board.choose(seen["listed"][0])
    mover.board.confirm_button.dblclick()
    mover, seen = play(hands, lambda look: look["asked"], version=version + 1)
    mover.board.listed(seen["listed"][-1]).dblclick()
    mover, seen = play(hands, lambda look: look["can_end"] and look["asked"], version=version + 2)
    before = seen["version"]
    mover.board.end_button.dblclick()
    for one in hands:
        one.board.look(before + 1)
    agree([one.person for one in hands])
    kept = mover.person.told("GET", f"/api/tables/{table}/events?after={version}")["events"]
    assert [event["seq"] for event in kept] == list(range(version + 1, before + 2))
    assert kept[-1]["choice"] == "end-turn"


def test_two_tabs_of_one_person_show_and_play_the_same(arrive: Arrive) -> None:
    table, hands = two(arrive, Random("tabs"))
    mover, seen = play(hands, lambda look: look["asked"])
    ana = mover.person
    tab = ana.new_page()
    tab.goto(f"/t/{table}")
    other = Board(tab)
    assert other.look(seen["version"]) == seen

    mover.board.choose(seen["listed"][0])
    other.choose(seen["listed"][1])
    other.confirm()
    version = seen["version"] + 1
    after = mover.board.look(version)
    assert after["chosen"] is None  # what was picked belonged to an older position
    assert other.look(version) == after
    assert other.pieces(ana.name) == mover.board.pieces(ana.name)

    mover, seen = play(hands, lambda look: look["asked"], version=version)
    mover.move(seen)
    assert other.look(seen["version"] + 1)["version"] == seen["version"] + 1
