"""Prague Unseen alone against the Councilor: a whole game, and its turn as it unfolds."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.ending import sees_scores
from tests.browser.hand import early_to_bench, hand
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.playing import over, play
from tests.browser.seating import alone, at_board, hurried, opened


def test_somebody_plays_a_game_against_the_councilor(arrive: Arrive) -> None:
    jana = arrive("Jana")
    table = alone(jana, "Prague Unseen", "Brass Registrar")
    hands = [hand(jana, Random("solo"), early_to_bench)]
    play(hands, lambda seen: seen["era"] == "II")
    expect(jana.page.locator(".councilor")).to_contain_text("Brass Registrar")
    expect(jana.page.locator(".solo-steps")).to_contain_text("Card: ")
    jana.shoot("solo-era-2")
    play(hands, over)
    own, its = (score["total"] for score in jana.told("GET", f"/api/tables/{table}")["scores"])
    verdict = "You beat the" if own > its else "You lost to the"
    expect(jana.page.get_by_role("dialog")).to_contain_text(f"{verdict} Brass Registrar, {own} to {its}")
    sees_scores(jana, table)
    jana.shoot("solo-scores")
    expect(jana.page.get_by_role("table")).to_contain_text("Brass Registrar")


# Steps may pass while a loaded machine looks elsewhere: the page itself notes which were shown.
NOTE_STEPS = """() => {
  window.unfolded = [];
  new MutationObserver(() => {
    const [, step] = document.querySelector(".past-bar")?.innerText.match(/step (\\d+) of/) ?? [];
    if (step && step !== window.unfolded.at(-1)) window.unfolded.push(step);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def against(person: Person, level: str) -> str:
    """A game alone up to the first own turn, on the board, where things may move; the table's id."""
    table, _ = opened(person, 1, {"councilor": level})
    person.told("POST", f"/api/tables/{table}/start")
    hurried(Random(level), table, [person], lambda state: state["decision"]["ask"] == "turn")
    person.page.emulate_media(reduced_motion="no-preference")
    at_board(table, person)
    return table


def ends_turn(person: Person, table: str) -> None:
    """The own turn is played by requests, and so the Councilor's, which the page is told of."""
    hurried(Random("turn"), table, [person], lambda state: "end-turn" in state["decision"]["choices"])
    state = person.told("GET", f"/api/tables/{table}/state")
    command = {"version": state["version"], "choice": "end-turn", "command_id": "end"}
    person.told("POST", f"/api/tables/{table}/choices", command)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_its_turn_unfolds_step_by_step(arrive: Arrive, device: Device) -> None:
    jana = arrive("Jana", device)
    table = against(jana, "1")
    jana.page.evaluate(NOTE_STEPS)
    ends_turn(jana, table)
    bar = jana.page.locator(".past-bar")
    expect(bar).to_contain_text("Paper Clerk’s turn")
    expect(jana.page.locator(".unseen-voice")).to_contain_text("Card: ")
    jana.shoot("solo-unfolds-1")
    jana.page.wait_for_function("() => window.unfolded.length >= 2")  # by itself
    jana.press(jana.button("Pause"))
    assert jana.page.evaluate("() => window.unfolded")[:2] == ["1", "2"]
    here, steps = map(int, re.findall(r"step (\d+) of (\d+)", bar.inner_text())[0])
    places: list[Any] = []
    for step in range(here + 1, steps + 1):
        jana.press(jana.button("Next step"))
        expect(bar).to_contain_text(f"step {step} of {steps}")
        places.append(jana.page.locator(".is-lit").count())
    assert any(places), "no step lights a place on the board"
    jana.shoot("solo-unfolds-last")
    expect(jana.page.locator("svg .is-legal, svg .is-also")).to_have_count(0)
    jana.press(jana.button("To your turn"))
    expect(bar).to_have_count(0)
    expect(jana.page.get_by_role("heading", name="What do you do?")).to_be_visible()
    if device.touch:
        jana.press(jana.page.locator(".phone-nav").get_by_role("button", name="Rivals"))
    read = jana.page.locator(".solo-read .solo-step")
    expect(read).to_have_count(steps)
    jana.shoot("solo-read")
    jana.press(read.first.get_by_role("button"))
    expect(bar).to_contain_text(f"step 1 of {steps}")
    jana.press(jana.button("Back to now"))
    expect(bar).to_have_count(0)


def test_whoever_acts_is_at_the_end_of_it_at_once(arrive: Arrive) -> None:
    jana = arrive("Jana")
    table = against(jana, "2")
    ends_turn(jana, table)
    expect(jana.page.locator(".past-bar")).to_contain_text("step ")
    jana.page.keyboard.press("1")
    expect(jana.page.locator(".past-bar")).to_have_count(0)
    expect(jana.board.confirm_button).to_be_enabled()
    picked = jana.board.look()["chosen"]
    jana.page.keyboard.press("Enter")
    assert jana.board.look(jana.board.look()["version"])["version"] >= 1
    events = jana.told("GET", f"/api/tables/{table}/events")["events"]
    assert events[-1]["choice"] == picked


def test_where_nothing_may_move_its_turn_is_over_at_once_and_told_in_full(arrive: Arrive) -> None:
    jana = arrive("Jana")
    table = against(jana, "1")
    jana.page.emulate_media(reduced_motion="reduce")
    ends_turn(jana, table)
    voice = jana.page.locator(".unseen-voice")
    expect(voice).to_contain_text("Paper Clerk’s turn Card: ")
    expect(jana.page.locator(".past-bar")).to_have_count(0)
    jana.page.reload()
    jana.board.look()
    expect(jana.page.locator(".solo-read")).to_contain_text("Card: ")
    expect(jana.page.locator(".solo-read")).to_contain_text("only while the page stays open")


def test_its_board_shows_all_that_is_public(arrive: Arrive) -> None:
    jana = arrive("Jana")
    table = against(jana, "4")
    its = jana.told("GET", f"/api/tables/{table}/state")["view"]["councilor"]
    jana.press(jana.button("Open the player board of Clockwork Burgrave"))
    board = jana.page.locator(".solo-board")
    for words in ("Rumor track", "Help card: plain side", "Solo action deck", "Display Case", "8 in the deck"):
        expect(board).to_contain_text(words)
    labels = board.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert any(re.match(rf"Rumor \d of {its['track']};", label) for label in labels)
    tokens = f"{its['tokens']} Reward tokens left, {len(its['spent'])} gained"
    for start in (tokens, "Aim A, ", "Aim B, ", "Resources, spent as any"):
        assert any(label.startswith(start) for label in labels), start
    jana.shoot("solo-board")
