"""Whole games, from the first visit to the score sheet, through clicks alone."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hand import early_to_bench, hand
from tests.browser.person import Person
from tests.browser.playing import over, play
from tests.browser.seating import gather
from tests.cli.service import serving
from tests.postgres import Cluster


def test_two_people_play_a_game(arrive: Arrive, tmp_path: Path) -> None:
    chance = Random("two")
    people = [arrive("Ana"), arrive("Otto")]
    table = gather(*people)
    hands = [hand(person, chance) for person in people]
    play(hands, lambda seen: seen["era"] == "II")
    people[0].shoot("era-2")
    play(hands, lambda seen: seen["era"] == "III")
    people[1].shoot("era-3")
    play(hands, over)
    people[0].shoot("over")
    ends(people, table, tmp_path)
    plays_again(*people)


def test_three_people_play_a_game_on_postgresql(arrive: Arrive, postgres: Cluster, tmp_path: Path) -> None:
    chance = Random("three")
    with (
        postgres.fresh() as database,
        serving(tmp_path, "--database-url", database, "--migrate", ORLOJ_SECRET="not a secret") as service,
    ):
        people = [arrive(name, url=service.url) for name in ("Ana", "Otto", "Jana")]
        table = gather(*people)
        play([hand(person, chance, early_to_bench) for person in people], over)
        ends(people, table, tmp_path)


def ends(people: list[Person], table: str, folder: Path) -> None:
    """Everybody sees the same scores, those of the service and of the record; the record verifies."""
    record: Any = None
    for person in people:
        person.press(person.button("See the scores"))
        sheet = person.page.get_by_role("table")
        expect(sheet).to_be_visible()
        shown = read_sheet(person)
        scores = person.told("GET", f"/api/tables/{table}")["scores"]
        assert shown == {score["seat"]: [*score["categories"].values(), score["total"]] for score in scores}
        with person.page.expect_download() as download:
            person.press(person.page.get_by_role("link", name="Record"))
        file = folder / f"{person.name}.json"
        download.value.save_as(file)
        record = person.told("GET", f"/api/tables/{table}/record")
        assert record["scores"] == scores
        verified = subprocess.run(
            [sys.executable, "-m", "orloj", "verify", str(file)], capture_output=True, text=True, check=False
        )
        assert verified.returncode == 0, verified.stderr
        assert "OK" in verified.stdout
    people[0].shoot("scores")
    best = max(score["total"] for score in record["scores"])
    assert all(score["total"] == best for score in record["scores"] if score["winner"])


def plays_again(first: Person, second: Person) -> None:
    """One opens the rematch, the other joins it, and it can begin."""
    first.press(first.button("Rematch"))
    expect(first.page.get_by_role("heading", name="Seats")).to_be_visible()
    second.press(second.button("Join the rematch"))
    expect(first.button("Start the game")).to_be_visible()
    assert first.page.url == second.page.url


def read_sheet(person: Person) -> dict[int, list[int]]:
    """The points on the score sheet, by seat: the categories from above, then the total."""
    rows: list[list[str]] = person.page.evaluate(
        "[...document.querySelectorAll('table tbody tr, table tfoot tr')].map((row) =>"
        " [...row.querySelectorAll('td')].map((cell) => cell.querySelector('b, .o-total').textContent))"
    )
    return {seat: [int(row[seat]) for row in rows] for seat in range(len(rows[0]))}
