"""Bots on the pages: in seats of their own, in place of somebody, and programs of one's own."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hand import Hand, Thumb, slow_to_bench
from tests.browser.laying import Layer
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.playing import offers
from tests.browser.seating import GAME, at_board, begun, opened, opens
from tests.cli.dealt import serving_alike
from tests.cli.service import Service

PRAGA = "Praga Caput Regni"
FEW = 12  # own choices of a game that is only begun


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A house where bots do not wait, and where one is away after a moment."""
    quickly = {"ORLOJ_BOT_PACE": "0.3", "ORLOJ_BOT_SECONDS": "0.2"}
    with serving_alike(
        tmp_path_factory.mktemp("quick"), ORLOJ_ABSENCE_SECONDS="0.5", ORLOJ_PING_SECONDS="0.5", **quickly
    ) as service:
        yield service


def puts(host: Person, *levels: str) -> None:
    """The host puts a bot of each level on the free seats, from the first; with the last seat the game can begin."""
    for n, level in enumerate(levels, start=1):
        host.press(host.button(f"{level} bot on this seat").first)
        expect(host.page.locator(".o-bot .o-chip, .o-who-sits b", has_text=re.compile("bot"))).to_have_count(n)


def plays_among_bots(hand: Hand, choices: int) -> None:
    """Moves whenever it is asked, so often; bots move in between without being waited for."""
    version = 0
    for _ in range(choices):
        page = hand.person.page
        page.wait_for_function(
            "() => document.querySelector('.buttons .undo') && !document.querySelector('main.board[data-pending]')"
        )
        seen = hand.board.look(version)
        offers(hand.person, seen)
        hand.move(seen)
        version = seen["version"] + 1


@pytest.mark.parametrize(("game", "device"), [(GAME, DESKTOP), (PRAGA, DESKTOP), (GAME, PHONE)])
def test_one_person_plays_with_two_bots(arrive: Arrive, quick: Service, game: str, device: Device) -> None:
    jana = arrive("Jana", device, quick.url)
    opens(jana, 3, game)
    puts(jana, "Easy", "Normal")
    jana.shoot("bots-ready")
    expect(jana.page.locator(".o-who-sits")).to_contain_text(re.compile(r"\(bot\).*Easy.*\(bot\).*Normal", re.DOTALL))
    table = begun(jana)
    chance = Random("bots")
    hand = (Layer if game == PRAGA else Thumb if device.touch else Hand)(jana, chance, slow_to_bench)
    plays_among_bots(hand, FEW)
    jana.shoot(f"bots-{'caput' if game == PRAGA else 'unseen'}")
    events = jana.told("GET", f"/api/tables/{table}/events")["events"]
    assert {event["seat"] for event in events if event["kind"] == "choice"} == {0, 1, 2}
    if not device.touch:
        expect(jana.page.locator("main.board")).to_contain_text("(bot)")


def test_a_bot_is_changed_and_removed_by_the_host_alone(arrive: Arrive, quick: Service) -> None:
    jana, otto = arrive("Jana", url=quick.url), arrive("Otto", url=quick.url)
    table, invite = opened(jana, 4)
    otto.sign_in()
    otto.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    for person in (jana, otto):
        person.page.goto(f"/t/{table}")
    puts(jana, "Hard")
    bot = jana.page.locator(".o-bot")
    name = bot.get_by_role("heading").inner_text()
    assert name.endswith("(bot)")
    expect(otto.page.locator(".o-bot")).to_contain_text(name)
    expect(otto.page.locator(".o-bots")).to_have_count(0)
    jana.press(jana.button(f"{name}: Easy"))
    expect(otto.page.locator(".o-bot")).to_contain_text("Easy")
    jana.press(jana.button(f"Remove {name}"))
    expect(otto.page.locator(".o-bot")).to_have_count(0)


def test_a_bot_plays_for_who_is_away_and_hands_back(arrive: Arrive, quick: Service) -> None:
    jana, karel = arrive("Jana", url=quick.url), arrive("Karel", url=quick.url)
    table, invite = opened(jana, 2)
    karel.sign_in()
    karel.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    jana.told("POST", f"/api/tables/{table}/start")
    at_board(table, jana, karel)
    karel.page.goto("about:blank")
    jana.press(jana.button("Let a bot play for Karel"))
    bar = jana.page.get_by_role("status", name="At the table")
    expect(bar).to_contain_text("A bot plays for Karel")
    jana.shoot("stand-in")
    jana.press(jana.button("Let a bot play for you"))
    expect(bar).to_contain_text("A bot plays for you.")
    expect(jana.page.locator(".lines")).to_contain_text("Jana lets a bot play for Karel")
    jana.page.wait_for_function("() => Number(document.querySelector('main.board').dataset.version) > 6")
    at_board(table, karel)
    karel.press(karel.button("Take back"))
    expect(karel.page.get_by_role("status", name="At the table")).not_to_contain_text("A bot plays for you.")
    expect(bar).not_to_contain_text("Karel")
    jana.press(jana.button("Take back"))
    expect(bar).to_be_hidden()
    expect(jana.page.locator(".lines")).to_contain_text("Karel plays again")
    seats = jana.told("GET", f"/api/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, None]


def test_a_program_of_ones_own_gets_a_token_once_and_loses_it(arrive: Arrive, quick: Service) -> None:
    jana = arrive("Jana", url=quick.url)
    jana.sign_in()
    jana.page.goto("/")
    jana.press(jana.button("You are Jana"))
    jana.press(jana.page.get_by_role("link", name="Bots of your own"))
    jana.page.get_by_label("Name of the bot").fill("Deep Vltava")
    jana.press(jana.button("Make a token"))
    token = jana.page.locator(".o-token code").first.inner_text()
    jana.shoot("programs")
    headers = {"authorization": f"Bearer {token}"}
    with_token = arrive("Nobody", url=quick.url).context.request
    assert with_token.get("/api/session", headers=headers).json()["person"]["name"].startswith("Deep Vltava")
    jana.page.reload()
    expect(jana.page.get_by_text("Deep Vltava")).to_be_visible()
    expect(jana.page.get_by_text(token)).to_have_count(0)
    jana.press(jana.button("Revoke the token of Deep Vltava"))
    jana.press(
        jana.button(
            "Revoke the token",
        ).last
    )
    expect(jana.page.get_by_text("You have none yet.")).to_be_visible()
    assert with_token.get("/api/session", headers=headers).status == 401
