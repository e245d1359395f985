"""The kernel: effects on a stack, and the one transition."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import NATURE, legal, play, weights
from tests.engine.coinrules import COINS
from tests.engine.coins import Coins, Turn


def begun(seats: int = 2, turns: str = "2") -> Coins:
    """A game with everything dealt."""
    game = COINS.new(seats, {"turns": turns, "deck": "full"})
    while game.decider == NATURE:
        play(game, legal(game)[0])
    game.log.clear()
    return game


def test_chance_is_a_decider_and_never_answers_itself() -> None:
    game = COINS.new(2, {"turns": "2", "deck": "full"})
    assert game.decider == NATURE
    assert list(legal(game)) == list(weights(game))
    for _ in range(4):
        play(game, legal(game)[-1])
    assert game.decider == 0
    game.middle.deck.unseen, game.middle.deck.tail = {}, ["last"]
    play(game, "deal")
    assert (game.decider, list(legal(game))) == (NATURE, ["last"])


def test_weights_are_asked_only_of_chance() -> None:
    with pytest.raises(Refused) as refusal:
        weights(begun())
    assert refusal.value.code == "not-chance"


def test_effects_follow_in_the_order_in_which_they_are_returned() -> None:
    game = begun()
    play(game, "earn")
    assert [entry["k"] for entry in game.log] == ["earn"]
    assert game.stack == [Turn(0, 2)]


def test_a_forced_decision_resolves_itself_and_a_real_one_does_not() -> None:
    two, three = begun(2), begun(3)
    for game in (two, three):
        play(game, "gift")
    assert two.purses[1].coins == 1
    assert two.stack[-1] == Turn(0, 2)
    assert list(legal(three)) == ["to:1", "to:2"]


def test_one_option_that_must_be_seen_is_offered() -> None:
    game = begun()
    game.purse(0).favours = 0
    for _ in range(3):
        play(game, "earn")
    assert list(legal(game)) == ["pass"]


def test_an_effect_without_an_option_is_skipped() -> None:
    game = begun()
    play(game, "dream")
    assert game.stack == [Turn(0, 2)]


def test_an_interruption_leaves_the_decision_where_it_was() -> None:
    game = begun()
    assert legal(game)[-1] == "favour"
    play(game, "favour")
    assert game.stack == [Turn(0, 3)]
    assert game.purses[0].coins == 5
    assert "favour" not in legal(game)


def test_no_interruption_in_a_closed_decision_or_in_that_of_another() -> None:
    game = begun(3)
    play(game, "gift")
    assert "favour" not in legal(game)
    play(game, "to:1")
    play(game, "beg")
    assert (game.decider, list(legal(game))) == (1, ["yes", "no"])


def test_what_is_not_offered_is_refused_with_its_clause_and_changes_nothing() -> None:
    game = begun()
    for _ in range(3):
        play(game, "earn")
    before = COINS.dump(game)
    with pytest.raises(Refused) as refusal:
        play(game, "flip")
    assert (refusal.value.code, refusal.value.clause) == ("illegal-choice", "COIN-02")
    assert "'flip'" in refusal.value.detail
    assert COINS.dump(game) == before
    with pytest.raises(Refused) as refusal:
        play(begun(), "fly")
    assert refusal.value.clause is None


def test_seals_count_chance_and_a_look_at_what_is_hidden() -> None:
    game = begun()
    seals = game.seals
    for choice in ("earn", "favour"):
        play(game, choice)
    assert game.seals == seals
    play(game, "look")
    assert game.seals == seals
    play(game, "look")
    assert game.seals == seals + 1
    play(game, "flip")
    play(game, "tails")
    assert game.seals == seals + 2


def test_after_the_end_nothing_is_decided_and_everything_refused() -> None:
    game = begun()
    while game.decider is not None:
        assert COINS.scores(game) is None
        play(game, "pass")
    assert list(legal(game)) == []
    assert COINS.scores(game) is not None
    with pytest.raises(Refused) as refusal:
        play(game, "pass")
    assert refusal.value.code == "game-over"


def test_a_clone_shares_every_part_until_one_of_the_two_writes() -> None:
    game = begun()
    twin = game.clone()
    assert all(mine is theirs for mine, theirs in zip(game.purses, twin.purses, strict=True))
    play(twin, "earn")
    assert (game.purses[0].coins, twin.purses[0].coins) == (0, 1)
    assert game.purses[1] is twin.purses[1]
    play(game, "favour")
    assert (game.purses[0].coins, twin.purses[0].coins) == (5, 1)
    assert game.log != twin.log


def test_a_part_that_belongs_to_a_game_is_written_in_place() -> None:
    game = begun().clone()
    play(game, "earn")
    part = game.purses[0]
    play(game, "earn")
    assert game.purses[0] is part


def test_what_was_remembered_of_a_part_is_forgotten_when_it_is_written() -> None:
    game = begun()
    before = COINS.view(game, 0)
    play(game, "earn")
    after = COINS.view(game, 0)
    assert (before["purses"]["0"]["coins"], after["purses"]["0"]["coins"]) == (0, 1)
    assert after["purses"]["1"] is before["purses"]["1"]
