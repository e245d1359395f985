"""Leaving a game and coming back to it: everything is where it was."""

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hand import hand
from tests.browser.playing import asked, play
from tests.browser.seating import at_board, started
from tests.cli.dealt import serving_alike

STEPS = 4  # played after coming back


def test_a_reload_in_mid_decision_asks_the_same_again(arrive: Arrive) -> None:
    chance = Random("reload")
    people = [arrive("Ana"), arrive("Otto")]
    at_board(started(*people), *people)
    hands = [hand(person, chance) for person in people]
    mover, seen = play(hands, lambda look: bool(look["can_undo"] and look["listed"]))
    mover.board.choose(seen["listed"][0])
    mover.person.page.reload()
    again = mover.board.look(seen["version"])
    assert again == seen
    expect(mover.board.confirm_button).to_be_disabled()
    play(hands, lambda look: look["version"] >= seen["version"] + STEPS)


def test_a_closed_page_is_found_again_from_home(arrive: Arrive) -> None:
    chance = Random("close")
    people = [arrive("Ana"), arrive("Otto")]
    table = started(*people)
    at_board(table, *people)
    hands = [hand(person, chance) for person in people]
    mover, seen = play(hands, lambda look: look["version"] >= STEPS and look["asked"])
    leaver = mover.person
    leaver.page.close()
    leaver.page = leaver.new_page()
    leaver.page.goto("/")
    expect(leaver.page).to_have_title("One game waits · Orloj")
    leaver.press(leaver.page.get_by_role("link", name="Play at"))
    assert leaver.board.look(seen["version"]) == seen
    play(hands, lambda look: look["version"] >= seen["version"] + STEPS)


def test_everybody_goes_on_after_a_restart_of_the_server(arrive: Arrive, tmp_path: Path) -> None:
    chance = Random("restart")
    with serving_alike(tmp_path) as first:
        people = [arrive("Ana", url=first.url), arrive("Otto", url=first.url)]
        for person in people:
            person.forgive(r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE")
        at_board(started(*people), *people)
        hands = [hand(person, chance) for person in people]
        _, seen = play(hands, lambda look: look["version"] >= STEPS and look["asked"])
        assert first.stop(signal.SIGTERM) == 0
        for person in people:
            expect(person.page.get_by_text("Connection lost.")).to_be_visible()
        people[0].shoot("connection-lost")
    with serving_alike(tmp_path, "--port", first.url.rsplit(":", 1)[1]):
        for person in people:
            expect(person.page.get_by_text("Connection lost.")).to_be_hidden(timeout=40_000)
        before = [person.board.look(seen["version"]) for person in people]
        assert asked(hands, before)[1] == seen
        play(hands, lambda look: look["version"] >= seen["version"] + STEPS)
