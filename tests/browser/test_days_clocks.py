"""Four clocks run out in one night: what follows is what each table has chosen, and everybody is told it."""

import time
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.letters import said
from tests.browser.person import PATIENCE, Person
from tests.browser.seating import started, until_asked
from tests.browser.town import Town, comes_home, opens_letter

HOUR = 3600
ANA = 2  # her seat


def night(town: Town, people: list[Person], game: str) -> dict[str, str]:
    """Four tables with an hour for each player and Ana asked at all of them; their ids by what follows."""
    tables = {}
    for follows in ("nothing", "nudge", "bot", "vote"):
        clock = {"bank": HOUR, "refill": 0, "days_off": [], "zone": "Europe/Prague", "at_zero": follows}
        tables[follows] = started(*people, game=game, name=f"Table {follows}", clock=clock)
        until_asked(Random(f"{game} {follows}"), tables[follows], people, people[ANA])
    town.writes_to(*people)
    return tables


def waits_for(person: Person, table: str) -> list[str]:
    """The seats waited for at a table."""
    return list(person.told("GET", f"/api/tables/{table}/state")["view"]["waiting"])


@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_four_clocks_run_out(arrive: Arrive, town: Town, game: str) -> None:
    people = [town.settles(arrive(name, url=town.url)) for name in ("Jana", "Karel", "Ana")]
    jana, karel, ana = people
    tables = night(town, people, game)
    town.pass_time(minutes=2)
    told = said(town.letter(ana, "4 games wait for you"))
    assert all(f"Your turn, Table {follows}" in told for follows in tables)
    versions = {one: jana.told("GET", f"/api/tables/{table}")["version"] for one, table in tables.items()}

    town.pass_time(hours=2)
    passes(jana, tables["bot"])
    town.pass_time(minutes=2)
    told = said(town.letter(ana, "Your clock is empty"))
    assert "your move is waited for" in told
    assert "a bot plays on for you until you come back" in told
    assert "the others decide how to go on" in told
    assert "Table nothing" not in told
    for person in (jana, karel):
        town.letter(person, "The clock of Ana is empty: the table decides")

    ana.page.goto("/")
    for one in ("nothing", "nudge", "vote"):
        card = ana.page.locator(".o-mine").filter(has_text=f"Table {one}")
        expect(card).to_contain_text("since 2 h 4 min")
        expect(card).to_contain_text("time is over")
    expect(ana.page.locator(".o-waiting").filter(has_text="Table bot")).to_contain_text("is thinking")
    ana.shoot(f"days-empty-{game}")
    for one in ("nothing", "nudge"):
        assert waits_for(jana, tables[one]) == [str(ANA)]
        now = jana.told("GET", f"/api/tables/{tables[one]}")
        assert now["version"] == versions[one] + 1, "nothing but the flag"
        assert now["motion"] is None
        assert now["seats"][ANA]["bot"] is None
    plays_on_and_hands_back(jana, ana, tables["bot"])
    decides(town, people, tables["vote"])


def passes(person: Person, table: str) -> None:
    """The bot has played Ana's turn."""
    end = time.monotonic() + PATIENCE / 1000
    while str(ANA) in waits_for(person, table) and time.monotonic() < end:
        time.sleep(0.1)
    assert str(ANA) not in waits_for(person, table)


def plays_on_and_hands_back(jana: Person, ana: Person, table: str) -> None:
    """The log says that a bot has played, and Ana has her seat again."""
    for person in (jana, ana):
        person.page.goto(f"/t/{table}")
        person.board.look()
    expect(jana.page.locator(".log")).to_contain_text("Ana’s clock is empty: a bot plays on until Ana is back")
    expect(jana.page.locator(".log")).to_contain_text("Ana plays again")
    assert jana.told("GET", f"/api/tables/{table}")["seats"][ANA]["bot"] is None
    expect(ana.page.locator(".o-stand")).to_be_hidden()


def decides(town: Town, people: list[Person], table: str) -> None:
    """The others vote by way of home; they give Ana time again, and she is told nothing new."""
    jana, karel, ana = people
    comes_home(jana)
    card = jana.page.locator(".o-mine").filter(has_text="Table vote")
    expect(card).to_contain_text("Ana’s time is over: what now?")
    jana.press(card.get_by_role("link", name="Play at"))
    opens_letter(karel, town.letter(karel, "The clock of Ana is empty"))
    karel.page.goto(f"/t/{table}")
    for person in (jana, karel):
        question = person.page.get_by_role("dialog", name="Ana’s clock is empty")
        person.press(question.get_by_role("button", name="Wait on"))
    expect(jana.page.locator("dialog[open]")).to_have_count(0)
    expect(jana.page.locator(".rivals .clock.runs")).to_contain_text("59:")
    assert waits_for(ana, table) == [str(ANA)]
