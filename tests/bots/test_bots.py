"""Bots: what they see, what they are called, and that their games are games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from orloj.bots import BOTS, Sight, bot
from orloj.bots.playing import play_game
from orloj.engine.errors import Refused
from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.engine.record import verify
from tests.engine.coinrules import COINS


class Scripted:
    """Does what it is told, and remembers what it saw."""

    def __init__(self, *choices: str) -> None:
        self.choices = list(choices)
        self.seen: list[tuple[list[str], dict[str, Any], dict[str, Any]]] = []

    def choose(self, sight: Sight) -> str:
        self.seen.append((list(sight.choices), sight.decision, sight.view))
        return self.choices.pop(0) if self.choices else "pass"


def test_a_bot_sees_what_its_seat_sees() -> None:
    one, two = Scripted("look", "beg"), Scripted("yes")
    played = play_game(COINS, {}, b"seed", [one, two])
    assert [step.choice for step in played.events[1:4]] == ["look", "beg", "yes"]
    match, _ = Match.start(COINS, 2, {}, b"seed")
    for bot_, choice in ((one, "look"), (one, "beg"), (two, "yes")):
        seat = (one, two).index(bot_)
        assert bot_.seen.pop(0) == (list(legal(match.game)), match.decision(), COINS.view(match.game, seat))
        match.choose(seat, choice)


def test_after_the_end_there_is_nothing_to_see() -> None:
    match = play_game(COINS, {}, b"seed", [Scripted(), Scripted()]).match
    with pytest.raises(LookupError, match="nothing is to be decided"):
        _ = Sight(match).decision


def test_a_bot_that_cheats_is_refused() -> None:
    with pytest.raises(Refused, match="'fly'"):
        play_game(COINS, {}, b"seed", [Scripted("fly"), Scripted()])


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orloj.bots.playing.ENDLESS", 3)
    with pytest.raises(RuntimeError, match="no end after 3 choices"):
        play_game(COINS, {}, b"seed", [Scripted(), Scripted()])


def test_a_finished_game_proves_itself() -> None:
    played = play_game(COINS, {"turns": "6"}, b"seed", [Scripted("earn", "flip"), Scripted("deal")])
    record = played.record(["Ana", "Bob"])
    assert record.options == {"turns": "6", "deck": "full"}
    assert list(verify(record, COINS)) == list(played.scores)
    assert played.choices == len(record.events) - 1


@pytest.mark.parametrize("name", [name for name in BOTS if name != "hard"])  # which looks at the clock
def test_every_bot_plays_whole_games_and_the_same_with_the_same_dice(name: str) -> None:
    def events(seed: str) -> list[str]:
        bots = [bot(name, random.Random(f"{seed}/{seat}")) for seat in range(3)]
        return [step.choice for step in play_game(COINS, {"turns": "6"}, b"seed", bots).events]

    assert events("1") == events("1")
    assert events("1") != events("2")


def test_the_random_bot_takes_every_choice_equally_often() -> None:
    match, _ = Match.start(COINS, 2, {}, b"seed")
    player = bot("random", random.Random(1))
    taken = Counter(player.choose(Sight(match)) for _ in range(9000))
    assert taken.keys() == set(Sight(match).choices)
    assert all(abs(n - 1000) < 130 for n in taken.values())


def test_an_unknown_name_is_answered_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match=f"no bot 'clever'; there is {', '.join(BOTS)}"):
        bot("clever", random.Random())
