"""Games of Praga Caput Regni from the first visit to the score sheet; the one played alone through clicks alone."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.conftest import Arrive
from tests.browser.ending import ends
from tests.browser.hand import Hand
from tests.browser.laying import Layer
from tests.browser.playing import over, play
from tests.browser.seating import alone, gather, hurried

GAME = "Praga Caput Regni"


def brisk(chance: Random, choices: list[str]) -> str:
    """Ends most turns as soon as that is possible, which makes a game short."""
    return "end-turn" if "end-turn" in choices and chance.random() < 0.7 else chance.choice(choices)


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
    was_played(table, hands)
    hurried(chance, table, people, nearly_over)
    play(hands, over)
    ends(people, table, tmp_path)


def test_somebody_plays_a_game_alone(arrive: Arrive, tmp_path: Path) -> None:
    ana = arrive("Ana")
    table = alone(ana, GAME)
    hands = [Layer(ana, Random("alone"), brisk)]
    play(hands, over)
    ana.shoot("caput-alone")
    was_played(table, hands)
    ends([ana], table, tmp_path)


def was_played(table: str, hands: Sequence[Hand]) -> None:
    """What the service has written down is what each hand pressed, hexes turned as they were shown."""
    events = hands[0].person.told("GET", f"/api/tables/{table}/events")["events"]
    choices = [(event["seat"], event["choice"]) for event in events if event["kind"] == "choice"]
    for seat, hand in enumerate(hands):
        assert [choice for by, choice in choices if by == seat] == hand.played
