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
from orloj.games.caput.game import Caput
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.effects.influence import TakeUpgrade
from orloj.games.unseen.game import Unseen
from tests.conformance.piles import exchange

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


def exchanged(match: Match, dice: random.Random) -> Match:
    """The same match, with everything exchanged that the seat to decide cannot know: done by hand, not by `imagine`."""
    other = match.clone()
    other.game = match.rules.load(match.rules.dump(match.game))
    seat = match.game.decider
    assert seat is not None
    if isinstance(other.game, Unseen):
        _exchange_unseen(other.game, seat, dice)
    else:
        supply = cast("Caput", other.game).edit_supply()
        for pile in (supply.bridge_iv, *supply.technologies.values()):
            exchange([pile], dice)
    return other


def _exchange_unseen(game: Unseen, seat: int, dice: random.Random) -> None:
    mill = game.edit_mill()
    for player in game.players:
        if player.seat != seat:
            hand = game.edit_player(player.seat).mugs
            for at, card in enumerate(hand):
                swapped = dice.choice([kind for kind, n in mill.mugs.unseen.items() for _ in range(n)] or [card])
                if swapped != card:
                    hand[at] = swapped
                    mill.mugs.take(swapped)
                    mill.mugs.shuffle_in({card: 1})
    for level in game.edit_city().witch_piles.values():
        exchange([level], dice)
    looking = [effect.by.hood for effect in game.stack if isinstance(effect, TakeUpgrade)]
    held = {card for player in game.players for card in player.upgrades}
    looked = {UPGRADES[card].hood for card in game.players[seat].upgrades}
    for name in game.hoods:
        hood = game.edit_hood(name)
        if hood.upgrades and name not in looking and name not in looked:
            free = [card.id for card in UPGRADES.values() if card.hood == name and card.id not in held]
            hood.upgrades = sorted(dice.sample(free, len(hood.upgrades)))


def pieces(game: Any) -> Counter[str]:
    """How many there are of every hidden kind of piece, wherever they are."""
    found: Counter[str] = Counter()
    if isinstance(game, Unseen):
        found.update(game.mill.mugs.unseen | {})
        for player in game.players:
            found.update(player.mugs)
        piles = list(game.city.witch_piles.values())
        found["upgrades"] = sum(len(hood.upgrades) for hood in game.hoods.values())
    else:
        piles = [game.supply.bridge_iv, *game.supply.technologies.values()]
    for pile in piles:
        found.update(pile.unseen)
        found.update(pile.tail)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_position_does_not_depend_on_what_is_hidden(game: str) -> None:
    """PU-MUG-02, PU-UPG-01, PU-WITCH-09, PCR-TECH-03, PCR-BRIDGE-04: the same dice imagine the same of all of them."""
    rules, differed = GAMES[game], 0
    for seed in (0, 1):
        for match in positions(rules, seed, stride=9):
            other = exchanged(match, random.Random(seed))
            differed += rules.dump(other.game) != rules.dump(match.game)
            found = [_imagined(one, seed) for one in (match, other)]
            assert found[0] == found[1]
    assert differed > 5  # or the test would see nothing


def _imagined(match: Match, seed: int) -> Any:
    return _unordered(match.rules.dump(Sight(match).imagine(random.Random(seed))))


def _unordered(value: Any) -> Any:
    """A stored position without the order in which the kinds of a pile stand: no chance outcome depends on it."""
    if isinstance(value, dict):
        return {key: _unordered(value[key]) for key in sorted(value)}
    return [_unordered(one) for one in value] if isinstance(value, list | tuple) else value


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
        moved += _unordered(rules.dump(twin)) != _unordered(before)
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
        other = exchanged(match, random.Random(5))
        assert len({bot(name, random.Random(1)).choose(Sight(one)) for one in (match, other)}) == 1


def test_nobody_imagines_after_the_end() -> None:
    match = next(positions(GAMES["caput"], 1, 1)).clone()
    match.game = match.game.clone()
    match.game.stack.clear()
    with pytest.raises(LookupError, match="nothing is to be decided"):
        Sight(match).imagine(random.Random(1))
