"""Clocks beside the players, by the service's time, and what is asked when one is empty."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import at_board, started, until_asked
from tests.cli.days import Days, serving_days

HOUR = 3600


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    """A house whose time can be moved."""
    with serving_days(tmp_path) as service:
        yield service


def clocked(
    arrive: Arrive, days: Days, game: str, device: Device = DESKTOP, **clock: object
) -> tuple[str, list[Person]]:
    """A game of three with an hour each, Ana asked and away; the others at their boards."""
    people = [arrive("Jana", device, url=days.url), arrive("Karel", url=days.url), arrive("Ana", url=days.url)]
    order = {"bank": HOUR, "refill": 0, "days_off": [], "zone": "Europe/Prague", "at_zero": "vote", **clock}
    table = started(*people, game=game, clock=order)
    until_asked(Random(f"clocks {game}"), table, people, people[2])
    at_board(table, *people[:2])
    return table, people


@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_every_player_has_a_clock_and_the_running_one_is_marked(arrive: Arrive, days: Days, game: str) -> None:
    table, (jana, _, _) = clocked(arrive, days, game)
    runs = jana.page.locator(".rivals .clock.runs")
    expect(runs).to_have_count(1)
    expect(runs).to_have_text(re.compile(r"5\d:\d\d"))
    expect(jana.page.locator(".rivals .clock")).to_have_count(2)
    expect(jana.page.locator(".own-clock .clock")).to_have_text(re.compile(r"1:00 h|59:\d\d"))
    before = runs.inner_text()
    expect(runs).not_to_have_text(before)  # it goes on
    days.pass_time(minutes=30)
    expect(runs).to_have_text(re.compile(r"2\d:\d\d"))
    left = jana.told("GET", f"/api/tables/{table}")["clocks"]["seats"][2]["left"]
    minutes, seconds = map(int, runs.inner_text().split(":"))
    assert abs(60 * minutes + seconds - left) <= 2
    jana.shoot(f"clocks-{game}")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_an_empty_clock_is_voted_on(arrive: Arrive, days: Days, device: Device) -> None:
    _, (jana, karel, _) = clocked(arrive, days, "unseen", device)
    days.pass_time(hours=2)
    question = jana.page.get_by_role("dialog", name="Ana’s clock is empty")
    expect(question).to_be_visible()
    jana.shoot("clock-empty")
    jana.press(question.get_by_role("button", name="A bot plays on"))
    expect(question.get_by_role("button", name="A bot plays on")).to_contain_text("1 vote")
    karel.press(karel.page.get_by_role("dialog").get_by_role("button", name="A bot plays on"))
    expect(question).to_have_count(0)
    expect(karel.page.locator(".log")).to_contain_text("The table lets a bot play for Ana")


def test_a_substitute_is_found_by_a_link(arrive: Arrive, days: Days) -> None:
    table, (jana, karel, _) = clocked(arrive, days, "unseen")
    days.pass_time(hours=2)
    for person in (jana, karel):
        person.press(person.page.get_by_role("dialog").get_by_role("button", name="Substitute"))
    expect(jana.page.locator(".log")).to_contain_text("The table looks for a substitute for Ana")
    toast = jana.page.locator(".o-toasts")
    expect(toast).to_contain_text("The table has decided")  # else it would cover what is told next
    jana.press(jana.page.locator(".o-stand").get_by_role("button", name="Copy the link"))
    expect(toast).to_contain_text(f"/s/{table}/")
    link = re.search(r"http\S+", toast.inner_text())
    assert link is not None
    eva = arrive("Eva", url=days.url)
    eva.sign_in()
    eva.page.goto(link[0])
    eva.press(eva.page.get_by_role("button", name=re.compile("seat")))
    expect(eva.page.locator("main.board")).to_be_visible()
    expect(jana.page.locator(".rivals")).to_contain_text("Eva")
    expect(jana.page.locator(".log")).to_contain_text("Eva takes over for Ana")


def test_days_off_stand_in_words(arrive: Arrive, days: Days) -> None:
    _, (jana, _, _) = clocked(arrive, days, "unseen", days_off=[0, 1, 2, 3, 4, 5])
    for _ in range(7):
        if jana.told("GET", jana.page.url.replace("/t/", "/api/tables/"))["clocks"]["standing"] == "day-off":
            break
        days.pass_time(days=1)
    expect(jana.page.locator(".turn-time")).to_contain_text("clocks stand today")


def test_nothing_comes_of_time_where_nothing_was_agreed(arrive: Arrive, days: Days) -> None:
    _, (jana, _, _) = clocked(arrive, days, "unseen", at_zero="nothing")
    days.pass_time(hours=2)
    expect(jana.page.locator(".rivals .clock.empty")).to_have_text("empty")
    expect(jana.page.locator("dialog[open]")).to_have_count(0)
