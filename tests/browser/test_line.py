"""A line that breaks: nobody misses a step, and a step made meanwhile is on all boards or visibly taken back."""

import re
from random import Random

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.hand import Hand, hand
from tests.browser.person import Person
from tests.browser.playing import agree, asked, play
from tests.browser.seating import at_board, started

CUT = 5_000  # ms
OFFLINE = r"ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed"


def two(arrive: Arrive, chance: Random) -> tuple[str, list[Hand]]:
    """A game of two under way, and their hands."""
    people = [arrive("Ana"), arrive("Otto")]
    for person in people:
        person.forgive(OFFLINE)
    table = started(*people)
    at_board(table, *people)
    hands = [hand(person, chance) for person in people]
    play(hands, lambda look: look["asked"] and any(choice.startswith("place:") for choice in look["listed"]))
    return table, hands


def events(person: Person, table: str, version: int) -> list[str]:
    """The choices of a table after a version, as the service keeps them."""
    return [event["choice"] for event in person.told("GET", f"/api/tables/{table}/events?after={version}")["events"]]


def test_five_seconds_without_a_line_during_anothers_move(arrive: Arrive) -> None:
    _, hands = two(arrive, Random("away"))
    mover, seen = asked(hands, [one.board.look() for one in hands])
    away = next(one for one in hands if one is not mover).person
    away.context.set_offline(True)
    mover.move(seen)
    version = mover.board.look(seen["version"] + 1)["version"]
    away.page.wait_for_timeout(CUT)
    expect(away.page.get_by_text("Connection lost.")).to_be_visible()
    assert away.board.look()["version"] == seen["version"]
    away.shoot("line-lost")
    away.context.set_offline(False)
    assert away.board.look(version)["version"] == version
    news = away.page.get_by_text("made meanwhile")
    expect(news).to_have_text(re.compile("One step was made meanwhile."))
    agree([one.person for one in hands])
    expect(news).to_have_count(0)
    play(hands, lambda look: look["version"] >= version + 2)
    assert not news.count(), "what came after was seen to come"


def test_a_step_made_without_a_line_reaches_both_boards_once(arrive: Arrive) -> None:
    table, hands = two(arrive, Random("kept"))
    mover, seen = asked(hands, [one.board.look() for one in hands])
    ana, board = mover.person, mover.board
    choice = next(one for one in seen["listed"] if one.startswith("place:"))
    board.choose(choice)
    ana.context.set_offline(True)
    board.confirm()
    expect(ana.page.get_by_text("Your step is kept.")).to_be_visible()
    expect(board.confirm_button).to_be_disabled()
    ana.shoot("line-step-kept")
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("Your step is on the table.")).to_be_visible()
    assert {one.board.look()["version"] for one in hands} == {seen["version"] + 1}
    assert events(ana, table, seen["version"]) == [choice]
    agree([one.person for one in hands])
    play(hands, lambda look: look["version"] >= seen["version"] + 3)


def test_a_step_the_table_has_overtaken_is_visibly_taken_back(arrive: Arrive) -> None:
    table, hands = two(arrive, Random("back"))
    mover, seen = asked(hands, [one.board.look() for one in hands])
    ana, board = mover.person, mover.board
    mine, other = [one for one in seen["listed"] if one.startswith("place:")][:2]
    twin = arrive("Twin")
    twin.become(ana)
    words = board.listed(mine).locator("b").inner_text()
    board.choose(mine)
    ana.context.set_offline(True)
    board.confirm()
    command = {"version": seen["version"], "choice": other, "command_id": "of-the-twin"}
    twin.told("POST", f"/api/tables/{table}/choices", command)
    expect(ana.page.get_by_text("Your step is kept.")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("Taken back:", exact=True)).to_be_visible()
    expect(ana.page.get_by_text(f"“{words}” did not reach the table.")).to_be_visible()
    ana.shoot("line-taken-back")
    assert {one.board.look()["version"] for one in hands} == {seen["version"] + 1}
    assert events(ana, table, seen["version"]) == [other]
    agree([one.person for one in hands])
    play(hands, lambda look: look["version"] >= seen["version"] + 3)


def test_a_board_appears_once_its_position_has_come(arrive: Arrive) -> None:
    ana, otto = arrive("Ana"), arrive("Otto")
    table = started(ana, otto)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: held.append((line, message)))

    ana.page.route_web_socket(re.compile("/live"), hold)
    with ana.page.expect_response("**/games/unseen/board.css"):
        ana.page.goto(f"/t/{table}")
    ana.page.wait_for_load_state("networkidle")
    expect(ana.page.locator("main.board")).to_have_count(0)
    for line, message in held:
        line.send(message)
    assert ana.board.look()["version"] == 1


def test_a_page_older_than_the_service_is_loaded_anew(arrive: Arrive) -> None:
    """After an upgrade the parts that an open page has not fetched yet are gone by the names it knows."""
    ana, otto = arrive("Ana"), arrive("Otto")
    table = started(ana, otto)
    first = next(one for one in (ana, otto) if one.told("GET", f"/api/tables/{table}/state")["decision"])
    first.page.goto("/")
    asked: list[str] = []

    def gone_once(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404) if len(asked) == 1 else route.continue_()

    first.page.route(re.compile(r"/assets/unseen-\w+\.js$"), gone_once)
    first.press(first.page.get_by_role("link", name="Play at"))
    expect(first.page).to_have_url(re.compile(table))
    assert first.board.look()["version"] == 1
    assert len(asked) == 2


def test_a_part_that_stays_away_does_not_load_the_page_again_and_again(arrive: Arrive) -> None:
    """Other parts of the same page may well be there."""
    page = arrive("Ana").page
    page.route(re.compile(r"/assets/gallery-\w+\.js$"), lambda route: route.fulfill(status=404))
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.goto("/pieces/unseen")
    expect(page.get_by_role("alert")).to_contain_text("The server was not reached")
    page.wait_for_timeout(1_500)
    assert len(loads) == 2
