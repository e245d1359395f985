"""Stepping through the whole game at any time, also while it runs."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.past import Past
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import at_board, hurried, started, steps_on, until_asked

PLAYED = 60  # choices


def playing(arrive: Arrive, game: str = "unseen", device: Device = DESKTOP) -> tuple[str, Person, list[Person]]:
    """A game of two under way, on Jana's page; Karel is asked."""
    people = [arrive("Jana", device), arrive("Karel")]
    table = started(*people, game=game)
    chance = Random(f"replay {game}")
    steps_on(chance, table, people, PLAYED)
    until_asked(chance, table, people, people[1])
    at_board(table, people[0])
    return table, people[0], people


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_the_board_goes_back_to_the_beginning_and_on_again(arrive: Arrive, game: str, device: Device) -> None:
    table, jana, _ = playing(arrive, game, device)
    now = jana.told("GET", f"/api/tables/{table}/state")["view"]
    past = Past(jana)
    past.look()
    last = past.version()
    past.key("Home")
    expect(past.strip).to_have_attribute("aria-valuenow", "1")
    past.takes_no_input()
    expect(past.bar).to_contain_text("the beginning")
    versions = [past.version()]
    for _ in range(3):
        past.key("Shift+ArrowRight")
        versions.append(past.version())
    past.key("ArrowRight")
    versions.append(past.version())
    assert versions == sorted(set(versions))
    past.key("ArrowLeft")
    assert past.version() < versions[-1]
    jana.shoot(f"replay-{game}")
    past.key("End")
    expect(past.strip).to_have_attribute("aria-valuenow", str(last))
    past.key("Escape")
    past.gone()
    assert jana.told("GET", f"/api/tables/{table}/state")["view"] == now


def test_a_position_of_the_past_is_what_the_history_says(arrive: Arrive) -> None:
    table, jana, _ = playing(arrive)
    past = Past(jana)
    past.look()
    for key in ("ArrowLeft", "ArrowLeft", "Shift+ArrowLeft"):
        past.key(key)
    at = past.version()
    view = jana.told("GET", f"/api/tables/{table}/history?from={at}&to={at}")["view"]
    owner = view["players"]["0"]
    label = jana.page.locator(".area [aria-label*='point']").first.get_attribute("aria-label") or ""
    assert str(owner["projected"]) in label
    for good in ("beer", "fish"):
        shown = jana.page.locator(f".area [data-info='good:{good}'], .area [data-info='{good}']").first
        if shown.count():
            expect(shown).to_contain_text(str(owner["stock"][good]))


def test_the_strip_takes_a_hand_and_keys(arrive: Arrive) -> None:
    _, jana, _ = playing(arrive)
    past = Past(jana)
    past.look()
    box = past.strip.bounding_box()
    assert box is not None
    jana.page.mouse.move(box["x"] + box["width"] - 9, box["y"] + 24)
    jana.page.mouse.down()
    jana.page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 24, steps=6)
    jana.page.mouse.up()
    third = past.version()
    assert 1 < third < PLAYED / 2
    past.takes_no_input()
    past.strip.focus()
    past.key("ArrowRight")
    assert past.version() > third


def test_the_game_goes_on_underneath(arrive: Arrive) -> None:
    table, jana, people = playing(arrive)
    past = Past(jana)
    past.look()
    past.key("ArrowLeft")
    at = past.version()
    until_asked(Random("on"), table, people, jana)
    expect(past.bar).to_contain_text(re.compile(r"\d+ new steps?"))
    assert past.version() == at
    past.takes_no_input()
    past.press("Back to now")
    past.gone()
    assert jana.board.look()["asked"]


def test_whoever_acts_at_the_end_has_come_back(arrive: Arrive) -> None:
    table, jana, people = playing(arrive)
    until_asked(Random("end"), table, people, jana)
    jana.board.look(jana.told("GET", f"/api/tables/{table}")["version"])
    past = Past(jana)
    past.look()
    past.key("1")
    past.gone()
    expect(jana.board.confirm_button).to_be_enabled()


def test_a_link_leads_to_a_turn(arrive: Arrive) -> None:
    table, jana, people = playing(arrive)
    past = Past(jana)
    past.look()
    past.key("Shift+ArrowLeft")
    at = past.version()
    past.press("Copy a link to this turn")
    expect(jana.page.locator(".o-toasts")).to_contain_text(f"/t/{table}#v={at}")
    karel = people[1]
    karel.page.goto(f"/t/{table}#v={at}")
    other = Past(karel)
    expect(other.strip).to_have_attribute("aria-valuenow", str(at))
    other.key("Escape")
    other.gone()
    expect(karel.page).to_have_url(re.compile(rf"/t/{table}$"))


def test_a_finished_game_is_looked_through_from_its_scores(arrive: Arrive) -> None:
    people = [arrive("Jana"), arrive("Karel")]
    table = started(*people)
    hurried(Random("over"), table, people, lambda _: False)
    jana = people[0]
    jana.page.goto(f"/t/{table}")
    jana.press(jana.button("Look through it"))
    past = Past(jana)
    expect(past.strip).to_have_attribute("aria-valuenow", "1")
    past.press("To the next turn")
    past.press("Go on")
    past.gone()
