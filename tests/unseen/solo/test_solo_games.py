"""Whole solo games: the box is counted, positions are stored, the log explains every turn of the Councilor."""

from __future__ import annotations

import pytest

from orloj.engine.game import Frame, legal, play
from orloj.engine.match import Match
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR
from tests.conformance.walk import as_json
from tests.unseen.hidden import HiddenUnseen
from tests.unseen.invariants import look_for_faults
from tests.unseen.solo.telling import LEVELS, options, random_game, turns, unexplained
from tests.unseen.table import RULES

HIDDEN = HiddenUnseen()


def game_of(match: Match) -> Unseen:
    """The position as one of this game."""
    assert isinstance(match.game, Unseen)
    return match.game


@pytest.mark.parametrize(("level", "witch"), LEVELS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_piece_is_somewhere_and_once(level: int, witch: str, seed: int) -> None:
    """PU-SOLOSETUP-01, PU-SOLOREWARD-04, PU-SOLOTURN-07: at each decision, from the setup to the end."""
    for match, _ in random_game(level, witch, seed):
        look_for_faults(game_of(match))
    assert game_of(match).turn.era == 3


@pytest.mark.parametrize(("level", "witch"), LEVELS)
def test_every_position_survives_storing(level: int, witch: str) -> None:
    """After a round trip through JSON the same views, and the same continuation."""
    for match, _ in random_game(level, witch, seed=10 + level):
        stored = match.dump()
        loaded = Match.load(RULES, as_json(stored))
        assert loaded.dump() == stored
        assert RULES.view(game_of(loaded), 0) == RULES.view(game_of(match), 0)
        if match.game.decider is not None:
            choice = legal(match.game)[-1]
            assert loaded.choose(0, choice) == match.clone().choose(0, choice)


@pytest.mark.parametrize(("level", "witch"), LEVELS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_log_explains_every_turn_of_the_councilor(level: int, witch: str, seed: int) -> None:
    """PU-SOLOTURN-01 to 06: one card, its rows in order up to the one that was done, one action or the Bench."""
    seen = 0
    for match, step in random_game(level, witch, seed):
        for turn in turns(step.log):
            assert unexplained(turn, game_of(match).councilor.aims) == []
            seen += 1
    assert seen > 10


@pytest.mark.parametrize(("level", "witch"), LEVELS)
def test_turns_alternate_until_somebody_passes(level: int, witch: str) -> None:
    """PU-SOLOSETUP-11, PU-SOLOPASS-05: nobody has two turns in a row while the other has not Benched."""
    last, benched = -1, set[int]()
    for _, step in random_game(level, witch, seed=4):
        for entry in step.log:
            if entry["k"] == "bench":
                benched.add(entry["seat"])
            if entry["k"] == "era":
                benched, last = set(), -1
            if entry["k"] == "turn":
                assert entry["seat"] not in benched
                assert entry["seat"] != last or len(benched) == 1
                last = entry["seat"]


@pytest.mark.parametrize(("level", "witch"), LEVELS)
def test_only_the_human_is_ever_asked(level: int, witch: str) -> None:
    """PU-SOLOSETUP-04: the Councilor decides nothing itself, and there is no chance outcome left over."""
    for match, _ in random_game(level, witch, seed=5):
        assert match.game.decider in (0, None)
        decision = match.decision()
        assert decision is None or decision["seat"] == 0


@pytest.mark.parametrize(("level", "witch"), LEVELS)
def test_a_game_is_over_after_three_eras_with_two_scores(level: int, witch: str) -> None:
    """PU-SOLOSETUP-02, PU-SOLOSETUP-05: the virtual player has none."""
    *_, (match, _) = random_game(level, witch, seed=6)
    scores = RULES.scores(game_of(match))
    assert scores is not None
    assert [score["seat"] for score in scores] == [0, COUNCILOR]
    assert [len(player.era_vp) for player in game_of(match).players] == [3, 3]


@pytest.mark.parametrize(("level", "witch"), LEVELS)
def test_nothing_hidden_is_told(level: int, witch: str) -> None:
    """PU-SOLOSETUP-06, PU-SOLOSETUP-08: neither the decision, nor what is told of a choice before it is made, nor a
    position on the way names a card of the deck, a token of the stack or an Aim card that was put back."""
    frames = 0
    for match, step in random_game(level, witch, seed=7):
        assert not _told(match) & HIDDEN.names(match.game, 0)
        for frame in match.frames:
            assert not _names(RULES.view(_game(frame), 0)) & HIDDEN.names(frame.game, 0)
            assert frame.entries <= len(step.log)
            frames += 1
    assert frames > 50


def _told(match: Match) -> set[str]:
    """Every text in what the human gets."""
    return _names([RULES.view(game_of(match), 0), match.decision(), match.preview()])


def _game(frame: Frame) -> Unseen:
    assert isinstance(frame.game, Unseen)
    return frame.game


def _names(value: object) -> set[str]:
    """Keys and texts, whole and in parts."""
    if isinstance(value, str):
        return {value, *value.split(":")}
    if isinstance(value, dict):
        return {name for pair in value.items() for one in pair for name in _names(one)}
    return {name for one in value for name in _names(one)} if isinstance(value, list | tuple) else set()


def test_what_ending_the_turn_will_do_is_not_told_before() -> None:
    """PU-SOLOSETUP-08: the preview stops before the card is flipped."""
    for match, _ in random_game(1, "no", seed=8):
        if "end-turn" in legal(match.game):
            told = match.preview()["end-turn"]
            if any(entry == {"k": "turn", "seat": COUNCILOR} for entry in told["log"]):
                assert told["reveals"]
                assert not any(entry["k"].startswith("solo") for entry in told["log"])


def test_a_level_is_not_another_game() -> None:
    """PU-SOLOSETUP-04: with the same seed the deal is the same; only the board differs."""
    deals = []
    for level in (1, 2, 3, 4):
        match, _ = Match.start(RULES, 1, options(level), b"seed")
        view = RULES.view(game_of(match), 0)
        deals.append({name: part for name, part in view.items() if name not in ("councilor", "options", "players")})
    assert all(deal == deals[0] for deal in deals)


def test_a_game_played_by_hand_is_the_same_as_one_of_a_match() -> None:
    """The Councilor's turn runs inside the human's choice, with the chance outcomes of the match."""
    match, _ = Match.start(RULES, 1, options(2), b"seed")
    for _ in range(30):
        twin = game_of(match).clone()
        choice = legal(match.game)[0]
        step = match.choose(0, choice)
        play(twin, choice)
        for outcome in step.outcomes:
            play(twin, outcome)
        assert RULES.dump(twin) == RULES.dump(game_of(match))
        assert twin.log == list(step.log)
