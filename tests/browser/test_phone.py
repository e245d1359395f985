"""A phone plays against a wide window: every action can be reached by touch."""

from random import Random

from tests.browser.conftest import Arrive
from tests.browser.hand import Taste, early_to_bench, hand
from tests.browser.person import PHONE
from tests.browser.playing import play
from tests.browser.seating import at_board, gather, started

ACTIONS = {"place", "enter", "build", "bridge", "bench"}
TABLES = 6  # most games in which all actions come up; one is nearly always enough


def kind(choice: str) -> str:
    """What a choice does: the word before its colon."""
    return choice.split(":")[0]


def something_new(played: list[str]) -> Taste:
    """Prefers an action that was not played yet, the bench last; the list may grow meanwhile."""

    def taste(chance: Random, choices: list[str]) -> str:
        new = ACTIONS - {kind(choice) for choice in played}
        fresh = [choice for choice in choices if kind(choice) in new and choice != "bench"]
        other = [choice for choice in choices if choice != "bench" or new == {"bench"}]
        return chance.choice(fresh or other or choices)

    return taste


def test_a_phone_plays_an_era_and_every_action_by_touch(arrive: Arrive) -> None:
    chance = Random("phone")
    jana, otto = arrive("Jana", PHONE), arrive("Otto")
    thumb = hand(jana, chance)
    thumb.taste = something_new(thumb.played)
    hands = [thumb, hand(otto, chance, early_to_bench)]
    gather(jana, otto)
    play(hands, lambda seen: seen["era"] == "II")
    for _ in range(TABLES):
        _, seen = play(hands, lambda seen: seen["over"] or {kind(choice) for choice in thumb.played} >= ACTIONS)
        if not seen["over"]:
            break
        at_board(started(jana, otto), jana, otto)
    assert {kind(choice) for choice in thumb.played} >= ACTIONS
