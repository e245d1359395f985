"""Whole games, from the first visit to the score sheet, through clicks alone."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.ending import ends
from tests.browser.hand import early_to_bench, hand
from tests.browser.person import Person
from tests.browser.playing import over, play
from tests.browser.seating import gather
from tests.cli.dealt import serving_alike
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
        serving_alike(tmp_path, "--database-url", database, "--migrate", ORLOJ_SECRET="not a secret") as service,
    ):
        people = [arrive(name, url=service.url) for name in ("Ana", "Otto", "Jana")]
        table = gather(*people)
        play([hand(person, chance, early_to_bench) for person in people], over)
        ends(people, table, tmp_path)


def plays_again(first: Person, second: Person) -> None:
    """One opens the rematch, the other joins it, and it can begin."""
    first.press(first.button("Rematch"))
    expect(first.page.get_by_role("heading", name="Seats")).to_be_visible()
    second.press(second.button("Join the rematch"))
    expect(first.button("Start the game")).to_be_visible()
    assert first.page.url == second.page.url
