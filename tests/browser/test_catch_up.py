"""Coming back to a game: what happened meanwhile is told in two lines and shown step by step on the board."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import Arrive
from tests.browser.past import Past
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import at_board, opened, started, steps_on, until_asked

SCALED = "svg.board, svg.city-map, svg.block, .city, .crane, .small-map, .grids, .whole-board"


def away(arrive: Arrive, game: str, device: Device = DESKTOP) -> tuple[str, Person, list[Person]]:
    """Jana has looked at a game of three and closed the page; the others have played until it is her turn again."""
    people = [arrive("Jana", device), arrive("Karel"), arrive("Ana")]
    jana = people[0]
    table = started(*people, game=game)
    chance = Random(game)
    steps_on(chance, table, people, 6)
    until_asked(chance, table, people, people[1])
    at_board(table, jana)
    jana.page.close()
    until_asked(chance, table, people, jana)
    jana.page = jana.new_page()
    return table, jana, people


def marks(past: Past) -> int:
    """How many rings and numbers the board has, once it is drawn."""
    past.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return past.ring.count() + past.page.locator(".past-pins b").count()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_what_happened_meanwhile_is_shown_step_by_step(arrive: Arrive, game: str, device: Device) -> None:
    table, jana, _ = away(arrive, game, device)
    jana.page.goto(f"/t/{table}")
    past = Past(jana)
    first, steps = past.at()
    assert first == 1
    assert steps >= 2
    expect(jana.page.get_by_role("heading", name="turns, then yours")).to_be_visible()
    expect(jana.page.locator(".past-two")).to_contain_text("Ana")
    past.takes_no_input()
    marked = marks(past)
    jana.shoot(f"catch-up-{game}")
    assert not looks.faults(jana.page, SCALED)
    assert not looks.outside(jana.page)
    assert not looks.unnamed(jana.page)
    for step in range(2, steps + 1):
        past.press("A step on")
        assert past.at() == (step, steps)
        marked += marks(past)
    assert marked, "the board shows where it was, except of what others do on boards of their own"
    expect(jana.page.locator("main.board[data-past]")).to_have_count(0)
    past.press("Go on to your turn")
    past.gone()
    assert jana.board.look()["asked"]
    jana.page.reload()
    jana.board.look()
    jana.page.wait_for_timeout(600)
    past.gone()  # it has been told


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lobby", [False, True], ids=["never", "lobby"])
def test_a_game_that_was_never_looked_at_is_told_from_its_beginning(
    arrive: Arrive, device: Device, *, lobby: bool
) -> None:
    jana, karel = arrive("Jana", device), arrive("Karel")
    table, invite = opened(karel, 2)
    jana.sign_in()
    jana.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    if lobby:
        jana.page.goto(f"/t/{table}")
        expect(jana.page.get_by_text("Karel starts the game").first).to_be_visible()
    jana.page.goto("about:blank")
    karel.told("POST", f"/api/tables/{table}/start")
    chance = Random("never")
    steps_on(chance, table, [karel, jana], 12)
    until_asked(chance, table, [karel, jana], jana)
    jana.page.goto("/")
    expect(jana.page.get_by_text(re.compile(r"steps? to catch up: Karel"))).to_be_visible()
    jana.page.goto(f"/t/{table}")
    past = Past(jana)
    assert past.at()[0] == 1
    expect(jana.page.get_by_text("Since the game began")).to_be_visible()
    steps = past.at()[1]
    jana.page.reload()
    assert 1 < past.at()[1] <= steps, "what was not looked at is not lost"
    past.key("Escape")
    past.gone()


def test_escape_leaves_and_nothing_was_changed(arrive: Arrive) -> None:
    table, jana, _ = away(arrive, "unseen")
    version = jana.told("GET", f"/api/tables/{table}")["version"]
    jana.page.goto(f"/t/{table}")
    past = Past(jana)
    past.at()
    for key in ("1", "Enter", "Backspace"):
        past.key(key)
    past.key("Escape")
    past.gone()
    assert jana.told("GET", f"/api/tables/{table}")["version"] == version


def test_a_catch_up_that_was_broken_off_is_offered_again(arrive: Arrive) -> None:
    table, jana, _ = away(arrive, "unseen")
    jana.page.goto(f"/t/{table}")
    past = Past(jana)
    past.at()
    jana.page.reload()
    past.at()
    past.key("Escape")
    past.gone()


def test_it_goes_on_by_itself_where_things_may_move(arrive: Arrive) -> None:
    table, jana, _ = away(arrive, "unseen")
    jana.page.emulate_media(reduced_motion="no-preference")
    jana.page.goto(f"/t/{table}")
    past = Past(jana)
    expect(jana.page.get_by_role("button", name="Replaying")).to_be_visible()
    expect(past.bar).to_contain_text("step 2 of")
    past.press("Replaying")
    at = past.at()
    jana.page.wait_for_timeout(3_000)
    assert past.at() == at


def test_a_step_that_was_seen_to_arrive_is_not_told_again(arrive: Arrive) -> None:
    people = [arrive("Jana"), arrive("Karel")]
    jana, karel = people
    table = started(*people)
    chance = Random("seen")
    until_asked(chance, table, people, karel)
    at_board(table, jana)
    until_asked(chance, table, people, jana)
    version = jana.told("GET", f"/api/tables/{table}")["version"]
    jana.board.look(version)
    Past(jana).gone()


def test_what_came_while_the_line_was_down_can_be_replayed(arrive: Arrive) -> None:
    people = [arrive("Jana"), arrive("Karel")]
    jana, karel = people
    jana.forgive(r"ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed")
    table = started(*people)
    chance = Random("line")
    until_asked(chance, table, people, karel)
    at_board(table, jana)
    jana.context.set_offline(True)
    expect(jana.page.get_by_text("Connection lost.")).to_be_visible()
    # by requests of another device, since this one has no line
    twin = arrive("Twin")
    twin.become(jana)
    until_asked(chance, table, [twin, karel], twin)
    jana.context.set_offline(False)
    jana.press(jana.page.get_by_role("button", name="Replay them").or_(jana.page.get_by_role("button", name="Show it")))
    past = Past(jana)
    past.at()
    past.key("End")
    past.key("Escape")
    past.gone()
