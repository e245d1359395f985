"""A game being played: commands, chance from the seed, undo, previews."""

import json
from typing import Any

import pytest

from orloj.engine.chance import commitment, pick
from orloj.engine.diff import apply
from orloj.engine.errors import Refused
from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from tests.engine.coinrules import COINS
from tests.engine.coins import CARDS, Coins

SEED = b"a seed of coins"


def started(seats: int = 2, **options: str) -> Match:
    """A match at its first decision."""
    return Match.start(COINS, seats, options, SEED)[0]


def state(match: Match) -> dict[str, Any]:
    """Everything of the position."""
    return COINS.dump(match.game)


def test_the_start_answers_nature_and_is_a_step_of_its_own() -> None:
    match, step = Match.start(COINS, 2, {}, SEED)
    assert (step.kind, step.seat, step.choice, len(step.outcomes)) == ("start", -1, "", 4)
    assert match.chances == 4
    assert match.game.decider == 0
    assert match.trail == ()
    assert [entry["k"] for entry in step.log] == ["dealt", "dealt"]
    assert COINS.dump(match.origin) == state(match)


def test_outcomes_are_what_seed_and_number_say() -> None:
    match, start = Match.start(COINS, 2, {}, SEED)
    left = dict.fromkeys(CARDS, 1)
    for k, outcome in enumerate(start.outcomes):
        assert outcome == pick(SEED, k, left)
        del left[outcome]
    assert match.choose(0, "flip").outcomes == (pick(SEED, 4, {"heads": 3, "tails": 1}),)
    assert match.choose(0, "deal").outcomes == (pick(SEED, 5, left),)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    played = [started(), started()]
    for choice in ("flip", "earn", "deal", "pass"):
        steps = [match.choose(0, choice) for match in played]
        assert steps[0] == steps[1]
    assert state(played[0]) == state(played[1])
    assert commitment(played[0].seed) == commitment(SEED)


def test_a_choice_reports_what_happened_and_only_that() -> None:
    match = started()
    step = match.choose(0, "earn")
    assert step == Step("choice", 0, "earn", 0, (), ({"k": "earn", "seat": 0, "n": 1},))
    assert match.choose(0, "favour").log == ({"k": "earn", "seat": 0, "n": 5},)
    assert match.game.log == []


@pytest.mark.parametrize("sealing", ["flip", "deal", "look", "beg"])
def test_the_trail_ends_at_chance_a_hidden_piece_seen_and_a_hand_over(sealing: str) -> None:
    match = started()
    match.choose(0, "earn")
    match.choose(0, "favour")
    assert list(match.trail) == ["earn", "favour"]
    match.choose(0, sealing)
    assert list(match.trail) == []
    seat = match.game.decider
    assert seat is not None
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    assert refusal.value.code == "nothing-to-undo"


def test_undo_takes_back_as_many_choices_as_asked() -> None:
    match = started()
    states = [state(match)]
    for choice in ("earn", "favour", "earn"):
        match.choose(0, choice)
        states.append(state(match))
    step = match.undo(0)
    assert step == Step("undo", 0, "", 1, (), ({"k": "undo", "seat": 0, "steps": 1},))
    assert (state(match), match.trail) == (states[2], ("earn", "favour"))
    match.undo(0, 2)
    assert (state(match), match.trail) == (states[0], ())
    match.choose(0, "favour")
    match.choose(0, "earn")
    assert state(match)["purses"] == states[2]["purses"]


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_undo_of_more_or_less_than_there_is_is_refused(steps: int) -> None:
    match = started()
    match.choose(0, "earn")
    match.choose(0, "earn")
    before = match.dump()
    with pytest.raises(Refused) as refusal:
        match.undo(0, steps)
    assert refusal.value.code == "nothing-to-undo"
    assert match.dump() == before


def test_what_was_taken_back_does_not_count_in_the_sequence_of_chance() -> None:
    plain, wavering = started(), started()
    wavering.choose(0, "earn")
    wavering.undo(0)
    assert plain.choose(0, "flip").outcomes == wavering.choose(0, "flip").outcomes


@pytest.mark.parametrize(
    ("seat", "choice", "code", "clause"),
    [
        (1, "earn", "not-your-turn", "COIN-01"),
        (7, "earn", "not-your-turn", "COIN-01"),
        (0, "fly", "illegal-choice", None),
    ],
)
def test_refusals_have_a_code_and_change_nothing(seat: int, choice: str, code: str, clause: str | None) -> None:
    match = started()
    match.choose(0, "earn")
    before = match.dump()
    with pytest.raises(Refused) as refusal:
        match.choose(seat, choice)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)
    if code == "not-your-turn":
        with pytest.raises(Refused) as refusal:
            match.undo(seat)
        assert refusal.value.code == code
    assert match.dump() == before


def test_after_the_end_every_command_is_refused() -> None:
    match = started()
    while (seat := match.game.decider) is not None:
        match.choose(seat, "pass")
    assert match.decision() is None
    assert match.preview() == {}
    with pytest.raises(Refused, match="over") as refusal:
        match.choose(0, "pass")
    assert refusal.value.code == "game-over"
    with pytest.raises(Refused, match="over") as refusal:
        match.undo(0)
    assert refusal.value.code == "game-over"


def test_a_bad_start_is_refused() -> None:
    for seats, options, code in ((4, {}, "bad-seats"), (2, {"turns": "7"}, "bad-options")):
        with pytest.raises(Refused) as refusal:
            Match.start(COINS, seats, options, SEED)
        assert refusal.value.code == code


def test_the_decision_is_json_for_the_decider() -> None:
    match = started(3)
    match.choose(0, "earn")
    assert match.decision() == {
        "seat": 0,
        "ask": "turn",
        "context": {"left": 2},
        "choices": ["earn", "flip", "deal", "look", "gift", "beg", "dream", "pass", "favour"],
        "undo": ["earn"],
    }


def test_a_clone_goes_its_own_way_and_undo_does_not_reach_across() -> None:
    match = started()
    match.choose(0, "earn")
    before = match.dump()
    twin = match.clone()
    twin.choose(0, "favour")
    twin.undo(0, 2)
    twin.choose(0, "flip")
    assert match.dump() == before
    assert match.choose(0, "favour").log == ({"k": "earn", "seat": 0, "n": 5},)
    assert match.trail == ("earn", "favour")


def test_a_preview_says_what_a_choice_would_do_and_does_nothing() -> None:
    match = started()
    before, view = match.dump(), COINS.view(match.game, 0)
    found = match.preview()
    assert match.dump() == before
    assert list(found) == list(legal(match.game))
    for choice in ("earn", "gift", "favour", "pass", "dream", "beg"):
        twin = match.clone()
        step = twin.choose(0, choice)
        assert apply(view, found[choice]["patch"]) == COINS.view(twin.game, 0)
        assert found[choice]["log"] == list(step.log)
        assert not found[choice]["reveals"]


def test_a_preview_stops_where_something_would_be_revealed() -> None:
    match = started()
    before = match.dump()
    found = match.preview()
    assert {choice for choice, seen in found.items() if seen["reveals"]} == {"flip", "deal", "look"}
    assert found["flip"]["log"] == []
    assert isinstance(match.game, Coins)
    assert match.game.purses[0].plate not in json.dumps(found)
    assert match.dump() == before


def test_it_survives_storing_at_every_step() -> None:
    match = started(3, turns="6")
    script = ["earn", "favour", "flip", "gift", "to:2", "pass", "beg", "yes", "look", "earn", "pass", "deal", "pass"]
    for choice in script:
        stored = json.loads(json.dumps(match.dump()))
        loaded = Match.load(COINS, stored)
        assert loaded.dump() == match.dump()
        assert loaded.decision() == match.decision()
        if match.trail:
            seat = match.game.decider
            assert seat is not None
            assert loaded.undo(seat) == match.clone().undo(seat)
            loaded = Match.load(COINS, stored)
        seat = match.game.decider
        assert seat is not None
        assert loaded.choose(seat, choice) == match.choose(seat, choice)
        assert state(loaded) == state(match)


def test_a_step_survives_storing() -> None:
    step = started(3).choose(0, "look")
    assert Step.load(json.loads(json.dumps(step.dump()))) == step
