"""No bot can tell two positions apart that its seat cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from orloj.bots import Sight, bot
from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.engine.rules import Rules
from orloj.games import GAMES
from orloj.games.unseen.game import Unseen
from tests.conformance.hidden import exchanged, pieces, unordered

SEATS = {"unseen": 3, "caput": 2}


def positions(rules: Rules, seed: int, stride: int) -> Iterator[Match]:
    """Decisions in a random game in which nobody ends an Era early."""
    dice = random.Random(seed)
    match, _ = Match.start(rules, SEATS[rules.id], {}, seed.to_bytes(4, "big"))
    number = 0
    while (seat := match.game.decider) is not None:
        if number % stride == 0:
            yield match
        number += 1
        choices = [choice for choice in legal(match.game) if choice != "bench"] or legal(match.game)
        match.choose(seat, dice.choice(choices))


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_position_does_not_depend_on_what_is_hidden(game: str) -> None:
    """PU-MUG-02, PU-UPG-01, PU-WITCH-09, PCR-TECH-03, PCR-BRIDGE-04: the same dice imagine the same of all of them."""
    rules, differed = GAMES[game], 0
    for seed in (0, 1):
        for match in positions(rules, seed, stride=9):
            other = exchanged(match, match.game.decider, random.Random(seed))
            differed += rules.dump(other.game) != rules.dump(match.game)
            found = [_imagined(one, seed) for one in (match, other)]
            assert found[0] == found[1]
    assert differed > 5  # or the test would see nothing


def _imagined(match: Match, seed: int) -> Any:
    return unordered(match.rules.dump(Sight(match).imagine(random.Random(seed))))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_knows_is_imagined_as_it_is_and_the_position_stays(game: str) -> None:
    rules, moved = GAMES[game], 0
    for match in positions(rules, 1, stride=9):
        before, seat = rules.dump(match.game), match.game.decider
        assert seat is not None
        twin = Sight(match).imagine(random.Random(1))
        assert rules.dump(match.game) == before
        assert rules.view(twin, seat) == rules.view(match.game, seat)
        assert tuple(legal(twin)) == tuple(legal(match.game))
        assert pieces(twin) == pieces(match.game)
        assert twin.log == []
        moved += unordered(rules.dump(twin)) != unordered(before)
    assert moved > 3


def test_hidden_mug_cards_are_as_likely_in_a_hand_as_in_the_deck() -> None:
    """PU-MUG-02: one of 17 unseen cards is in the other hand, and each kind as often as it is left."""
    match, _ = Match.start(GAMES["unseen"], 2, {}, b"seed")
    seat, game = match.game.decider, cast("Unseen", match.game)
    assert seat is not None
    game.edit_player(1 - seat).mugs.append("borrowed-hat")
    game.edit_player(seat).mugs.append("coin-in-the-foam")
    mill = game.edit_mill()
    mill.mugs.take("borrowed-hat")
    mill.mugs.take("coin-in-the-foam")
    dice, found = random.Random(1), Counter[str]()
    for _ in range(3400):
        twin = cast("Unseen", Sight(match).imagine(dice))
        (card,) = twin.players[1 - seat].mugs
        found[card] += 1
        assert twin.players[seat].mugs == ["coin-in-the-foam"]
    assert abs(found["borrowed-hat"] - 600) < 90
    assert abs(found["coin-in-the-foam"] - 400) < 75


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_bots_choose_the_same_whatever_is_hidden(name: str) -> None:
    for match in positions(GAMES["unseen"], 3, stride=60):
        other = exchanged(match, match.game.decider, random.Random(5))
        assert len({bot(name, random.Random(1)).choose(Sight(one)) for one in (match, other)}) == 1


def test_nobody_imagines_after_the_end() -> None:
    match = next(positions(GAMES["caput"], 1, 1)).clone()
    match.game = match.game.clone()
    match.game.stack.clear()
    with pytest.raises(LookupError, match="nothing is to be decided"):
        Sight(match).imagine(random.Random(1))
