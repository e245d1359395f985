"""Trying things out from any position: a private table, of which nobody else hears."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.past import Past
from tests.browser.person import Person
from tests.browser.seating import at_board, started, steps_on, until_asked


def tried(arrive: Arrive, game: str, others: str) -> tuple[str, str, Person]:
    """A sandbox from an earlier turn of a game: that game's id, the sandbox's, and who tries."""
    people = [arrive("Jana"), arrive("Karel")]
    jana, karel = people
    table = started(*people, game=game)
    chance = Random(f"try {game}")
    steps_on(chance, table, people, 40)
    until_asked(chance, table, people, karel)
    at_board(table, jana)
    past = Past(jana)
    past.look()
    past.key("Shift+ArrowLeft")
    past.press("Try from here")
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name=others))
    expect(jana.page).not_to_have_url(re.compile(table))
    expect(jana.page.locator(".sand-line")).to_contain_text("Your sandbox")
    jana.board.look()
    return table, jana.page.url.rsplit("/", 1)[1], jana


@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_all_seats_are_played_by_whoever_tries(arrive: Arrive, game: str) -> None:
    table, _, jana = tried(arrive, game, "I play everybody")
    version = jana.told("GET", f"/api/tables/{table}")["version"]
    played: set[str] = set()
    for _ in range(60):
        seen = jana.board.look()
        owner = jana.page.locator(".area, .own .who").first.inner_text()
        played |= {name for name in ("Jana", "Karel") if name in owner}
        if played == {"Jana", "Karel"}:
            break
        before = seen["version"]
        if seen["listed"]:
            jana.board.choose(seen["listed"][0])
            jana.board.confirm()
        else:
            jana.press(jana.board.end_button)
        jana.page.wait_for_function(
            "(v) => Number(document.querySelector('main.board').dataset.version) > v", arg=before
        )
        expect(jana.page.locator(".confirm, .end-turn:enabled").first).to_be_visible()
        jana.page.wait_for_timeout(150)
    assert played == {"Jana", "Karel"}, "the turn did not pass to the other seat"
    expect(jana.page.locator("dialog[open]")).to_have_count(0)
    jana.shoot(f"sandbox-{game}")
    assert jana.told("GET", f"/api/tables/{table}")["version"] == version


def test_again_goes_back_to_its_start_and_leaving_to_the_game(arrive: Arrive) -> None:
    table, sandbox, jana = tried(arrive, "unseen", "I play everybody")
    start = jana.told("GET", f"/api/tables/{sandbox}/history?from=1")["view"]
    seen = jana.board.look()
    jana.board.choose(seen["listed"][0])
    jana.board.confirm()
    jana.board.look(seen["version"] + 1)
    jana.press(jana.button("Again"))
    expect(jana.page.get_by_text("Back at its start")).to_be_visible()
    jana.board.look(seen["version"] + 2)
    now = jana.told("GET", f"/api/tables/{sandbox}/state")["view"]
    assert now["turn"]["seat"] == start["turn"]["seat"]
    jana.press(jana.button("Leave"))
    expect(jana.page).to_have_url(re.compile(rf"/t/{table}#v=\d+$"))
    past = Past(jana)
    past.at()
    past.key("Escape")
    past.gone()


def test_bots_play_the_others(arrive: Arrive) -> None:
    _, sandbox, jana = tried(arrive, "unseen", "Bots play the others")
    info = jana.told("GET", f"/api/tables/{sandbox}")
    assert sorted(one["bot"] is not None for one in info["seats"]) == [False, True]
    expect(jana.page.locator("dialog[open]")).to_have_count(0)
