"""Games of Praga Caput Regni from the first visit to the score sheet; the one played alone through clicks alone."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.conftest import Arrive
from tests.browser.ending import ends
from tests.browser.laying import Layer
from tests.browser.person import Person
from tests.browser.playing import over, play
from tests.browser.seating import alone, gather, hurried

GAME = "Praga Caput Regni"


def brisk(chance: Random, choices: list[str]) -> str:
    """Ends most turns as soon as that is possible, which makes a game short."""
    return "end-turn" if "end-turn" in choices and chance.random() < 0.85 else chance.choice(choices)


def nearly_over(state: Any) -> bool:
    """Everybody has two turns left."""
    turn = state["view"]["turn"]
    return bool(turn["number"] > turn["of"] - 4)


def test_two_people_play_a_game(arrive: Arrive, tmp_path: Path) -> None:
    chance = Random("two")
    people = [arrive("Ana"), arrive("Otto")]
    table = gather(*people, game=GAME)
    hands = [Layer(person, chance, brisk) for person in people]
    play(hands, lambda seen: seen["era"] == "II")
    people[0].shoot("caput-era-2")
    clicked = [list(hand.played) for hand in hands]
    hurried(chance, table, people, nearly_over)
    play(hands, over, version=people[0].told("GET", f"/api/tables/{table}")["version"])
    was_played(table, people[0], clicked)
    ends(people, table, tmp_path)


def test_somebody_plays_a_game_alone(arrive: Arrive, tmp_path: Path) -> None:
    ana = arrive("Ana")
    table = alone(ana, GAME)
    hands = [Layer(ana, Random("alone"), brisk)]
    play(hands, over)
    ana.shoot("caput-alone")
    was_played(table, ana, [hands[0].played])
    ends([ana], table, tmp_path)


def was_played(table: str, person: Person, clicked: Sequence[list[str]]) -> None:
    """What the service has written down of each seat begins with what was pressed there, hexes turned as shown."""
    events = person.told("GET", f"/api/tables/{table}/events")["events"]
    for seat, pressed in enumerate(clicked):
        choices = [event["choice"] for event in events if event["kind"] == "choice" and event["seat"] == seat]
        assert choices[: len(pressed)] == pressed
        assert len(pressed) > 20
