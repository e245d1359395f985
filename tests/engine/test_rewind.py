"""Going back beyond the point of no return: the position is that of then, and chance is open again."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orloj.engine.chance import commitment, pick
from orloj.engine.errors import Refused
from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.engine.record import Mismatch, Record, verify
from tests.engine.coinrules import COINS

SEED = bytes(range(32))


def started() -> Match:
    """A match at its first decision."""
    return Match.start(COINS, 3, {}, SEED)[0]


def test_the_position_is_that_of_then() -> None:
    match = started()
    match.choose(0, "earn")
    past = match.clone()
    match.choose(0, "flip")
    match.choose(0, "pass")
    step = match.rewind(past, 1, 2, (0, 1, 2))
    assert COINS.dump(match.game) == COINS.dump(past.game)
    assert (step.kind, step.seat, step.choice, step.steps, step.outcomes) == ("rewind", 1, "", 2, ())
    assert step.log == ({"k": "rewind", "seat": 1, "to": 2, "agreed": [0, 1, 2]},)


def test_chance_goes_on_with_numbers_that_were_never_used() -> None:
    match = started()
    past, drawn = match.clone(), match.chances
    match.choose(0, "flip")
    match.rewind(past, 0, 1)
    assert match.chances == drawn + 1
    weights = {"heads": 3, "tails": 1}
    assert match.choose(0, "flip").outcomes == (pick(SEED, drawn + 1, weights),)


def test_nothing_before_it_can_be_taken_back() -> None:
    match = started()
    match.choose(0, "earn")
    match.choose(0, "earn")
    past = match.clone()
    match.choose(0, "earn")
    match.rewind(past, 0, 3)
    with pytest.raises(Refused, match="0 steps"):
        match.undo(0)
    match.choose(0, "earn")
    match.undo(0)
    assert COINS.dump(match.game) == COINS.dump(past.game)


def test_an_ended_or_stopped_game_does_not_go_back() -> None:
    match = started()
    past = match.clone()
    stopped = match.clone()
    stopped.stop()
    assert stopped.decision() is None
    assert Match.load(COINS, json.loads(json.dumps(stopped.dump()))).decider is None
    for _ in range(6):
        assert match.game.decider is not None
        match.choose(match.game.decider, "pass")
    for ended in (match, stopped, stopped.clone()):
        before = ended.dump()
        with pytest.raises(Refused) as refused:
            ended.rewind(past, 0, 1)
        with pytest.raises(Refused, match="over"):
            ended.choose(0, "pass")
        assert refused.value.code == "game-over"
        assert ended.dump() == before


def record_of(events: list[Step], match: Match, **more: Any) -> Record:
    """The record of a game, through its file."""
    options = {"turns": "2", "deck": "full"}
    names = ("Ana", "Bob", "Cyril")
    scores = COINS.scores(match.game)
    whole = Record("coins", "one", 3, names, options, commitment(SEED), SEED.hex(), tuple(events), scores, **more)
    return Record.load(json.loads(json.dumps(whole.dump())))


@given(st.lists(st.integers(0, 999), min_size=1, max_size=60))
def test_the_seed_proves_every_draw_of_a_game_with_any_rewinds_and_undos(numbers: list[int]) -> None:
    match, start = Match.start(COINS, 3, {}, SEED)
    events, past = [start], [match.clone()]
    for number in numbers:
        seat = match.decider
        if seat is None:
            break
        before = match.chances
        if number % 5 == 0 and len(past) > 1:
            place = 1 + number // 5 % (len(past) - 1)
            events.append(match.rewind(past[place - 1], number % 3, place))
            assert COINS.dump(match.game) == COINS.dump(past[place - 1].game)
        elif number % 5 == 1 and match.trail:
            events.append(match.undo(seat, 1 + number // 5 % len(match.trail)))
        else:
            choices = sorted(legal(match.game))
            events.append(match.choose(seat, choices[number % len(choices)]))
        assert match.chances >= before
        past.append(match.clone())
    while (seat := match.decider) is not None:
        offered = legal(match.game)
        events.append(match.choose(seat, "pass" if "pass" in offered else offered[0]))
    record = record_of(events, match)
    assert list(verify(record, COINS)) == COINS.scores(match.game)


def rewound() -> tuple[list[Step], Match]:
    """A whole game in which the first turn was taken back."""
    match, start = Match.start(COINS, 3, {}, SEED)
    past, events = match.clone(), [start, match.choose(0, "flip"), match.choose(0, "pass")]
    events.append(match.rewind(past, 2, 1))
    events.append(match.choose(0, "flip"))
    while match.decider is not None:
        events.append(match.choose(match.decider, "pass"))
    return events, match


@pytest.mark.parametrize(
    ("steps", "said"),
    [(2, "event 4: outcome|event 4: seat|final scores"), (0, "nothing to go back to at 0"), (3, "back to at 3")],
)
def test_an_altered_rewind_is_named(steps: int, said: str) -> None:
    events, match = rewound()
    verify(record_of(events, match), COINS)
    events[3] = Step("rewind", 2, "", steps, ())
    with pytest.raises(Mismatch, match=said):
        verify(record_of(events, match), COINS)


def test_a_cancelled_game_shows_its_seed_and_proves_its_draws() -> None:
    match, start = Match.start(COINS, 3, {}, SEED)
    events = [start, match.choose(0, "flip")]
    record = record_of(events, match, cancelled=True)
    assert record.seed == SEED.hex()
    assert verify(record, COINS) == ()
    with pytest.raises(Mismatch, match="event 1: outcome 0"):
        verify(record_of([start, Step("choice", 0, "flip", 0, ("edge",))], match, cancelled=True), COINS)
