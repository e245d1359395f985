"""The bots of each level: whole games by the rules, the same with the same dice, and no turn without end."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any, cast

import pytest

from orloj.bots import Bot, Sight, bot, broad, foresight
from orloj.bots.broad import Broad, Candidate, best_of
from orloj.bots.easy import Easy
from orloj.bots.foresight import Foresight
from orloj.bots.hard import Hard
from orloj.bots.normal import Normal
from orloj.bots.playing import Played, play_game
from orloj.engine.match import Match
from orloj.games import GAMES
from orloj.games.unseen.components.city import ERAS
from orloj.games.unseen.game import Unseen
from tests.engine.coinrules import COINS

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]
LONGEST = 450  # choices of a player in a game: about 160 are usual
Maker = Callable[[random.Random], Bot]


class Forgetful:
    """Asks a new bot each time, as a process that answers one question does."""

    def __init__(self, maker: Maker, dice: random.Random) -> None:
        self._maker, self._dice = maker, dice

    def choose(self, sight: Sight) -> str:
        return self._maker(self._dice).choose(sight)


def quick_normal(dice: random.Random) -> Bot:
    return Normal(dice, steps=12)


@pytest.fixture
def quick_hard(monkeypatch: pytest.MonkeyPatch) -> Maker:
    """One that tries two ways once, with hardly a look ahead."""
    for name, value in {"LUCKS": 1, "WIDE": 1, "FIRST": 1, "CANDIDATES": 2}.items():
        monkeypatch.setattr(broad, name, value)
    for name, value in {"WIDE": 16, "CANDIDATES": 2, "REPLY": 4, "NEXT": 6}.items():
        monkeypatch.setattr(foresight, name, value)
    return lambda dice: Hard(dice, budget=0.0, rounds=1)


def played(game: str, seats: int, maker: Maker) -> Played:
    """A whole game; a choice that is not legal is refused and fails it."""
    found = play_game(GAMES[game], {}, b"seed", [maker(random.Random(seat)) for seat in range(seats)])
    assert found.choices < LONGEST * seats
    assert all(score["total"] > 40 for score in found.scores[:seats])  # random ones make about 25
    return found


def opening(game: str, maker: Maker, seed: int) -> list[str]:
    """The first choices of a game by two."""
    match, _ = Match.start(GAMES[game], 2, {}, b"seed")
    bots = [maker(random.Random(f"{seed}/{seat}")) for seat in range(2)]
    found: list[str] = []
    while len(found) < 24:
        seat = match.game.decider
        assert seat is not None
        found.append(bots[seat].choose(Sight(match)))
        match.choose(seat, found[-1])
    return found


def begin(match: Match) -> None:
    """Sets up, up to the first turn."""
    while "bench" not in match.game.choices:
        match.choose(match.game.decider or 0, match.game.choices[0])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_easy_plays_whole_games_at_every_table(game: str, seats: int) -> None:
    played(game, seats, Easy)


@pytest.mark.parametrize("game", GAMES)
def test_normal_plays_whole_games(game: str) -> None:
    played(game, 2, quick_normal)


class Late:
    """Easy until the last Era."""

    def __init__(self, maker: Maker, dice: random.Random) -> None:
        self._easy, self._other = Easy(dice), maker(dice)

    def choose(self, sight: Sight) -> str:
        return (self._other if sight.view["era"] == ERAS[-1] else self._easy).choose(sight)


def test_hard_plays_to_the_end(quick_hard: Maker) -> None:
    played("unseen", 2, lambda dice: Late(quick_hard, dice))


@pytest.mark.parametrize("game", GAMES)
def test_a_normal_one_that_remembers_nothing_comes_to_an_end_as_well(game: str) -> None:
    played(game, 2, lambda dice: Forgetful(quick_normal, dice))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("maker", [Easy, quick_normal])
def test_the_same_dice_make_the_same_choices_and_others_make_others(game: str, maker: Maker) -> None:
    assert opening(game, maker, 1) == opening(game, maker, 1)
    assert opening(game, maker, 1) != opening(game, maker, 2)


@pytest.mark.parametrize("game", GAMES)
def test_counted_trials_make_hard_the_same_with_the_same_dice(game: str, quick_hard: Maker) -> None:
    assert opening(game, quick_hard, 1) == opening(game, quick_hard, 1)


@pytest.mark.parametrize("maker", [Easy, Normal])
def test_a_power_that_can_be_declined_and_used_again_is_no_trap(maker: Maker) -> None:
    """PU-CARD-01: a power at will is used up only when its cost is paid. No turn takes more than a few choices."""
    match, _ = Match.start(GAMES["unseen"], 2, {}, b"seed")
    begin(match)
    dice = random.Random(1)
    seat = match.game.decider
    assert seat is not None
    player = cast("Unseen", match.game).edit_player(seat)
    player.upgrades += ["guild-pawnshop", "carp-tow", "tinker-imp", "punched-muse", "name-scroll", "whispered-wager"]
    player.guilds += ["masons"]
    player.stock.update({"fish": 2, "beer": 2, "cog": 2, "book": 2, "rumor": 6})
    match.choose(seat, "place:robot")
    for _ in range(40):
        if match.game.decider != seat:
            break
        match.choose(seat, Forgetful(maker, dice).choose(Sight(match)))
    assert match.game.decider != seat


@pytest.mark.parametrize(
    ("module", "player", "values", "first"),
    [
        (foresight, Foresight, {"WIDE": 60, "LESS": ()}, 1),
        (broad, Broad, {"WIDE": 1, "LUCKS": 1}, 3),  # its look at the turn takes two seconds
    ],
)
def test_hard_stops_when_its_time_is_up_and_counts_trials_when_it_is_told_to(
    module: ModuleType,
    player: type[Broad | Foresight],
    values: dict[str, Any],
    first: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock that goes a second each time it is looked at, and a count of the trials."""
    match, _ = Match.start(GAMES["unseen"], 2, {}, b"seed")
    begin(match)
    for name, value in (values | {"CANDIDATES": 3, "WINDOW": 1000.0}).items():
        monkeypatch.setattr(module, name, value)
    ticks = iter(range(1000))
    monkeypatch.setattr(f"{module.__name__}.time.perf_counter", lambda: float(next(ticks)))
    trials = 0

    def trial(*_: object) -> float:
        nonlocal trials
        trials += 1
        return 0.0

    monkeypatch.setattr(module, "_trial", trial)
    player(random.Random(1), 5.0).choose(Sight(match))
    assert trials == 3 * (5 - first)  # looked at after `first` to 4 seconds there is time left; after 5 there is none
    trials = 0
    player(random.Random(1), 5.0, rounds=7).choose(Sight(match))
    assert trials == 3 * 7


@pytest.mark.parametrize(
    ("better", "best"),
    [((3.0, 3.0, 3.0), 1), ((9.0, -6.0, 6.0), 0), ((0.5, 0.5, 0.5), 0), ((-1.0, -1.0, -1.0), 0)],
    ids=["agreed", "noise", "little", "worse"],
)
def test_trials_overrule_the_look_as_far_as_they_agree(better: tuple[float, ...], best: int) -> None:
    """A way that seems worse by a point, and by how much each trial of it was better."""
    luck = (-20.0, 0.0, 30.0)  # of all ways alike: it is no noise
    pool = [
        Candidate(("one",), 5.0, list(luck)),
        Candidate(("two",), 4.0, [points + more for points, more in zip(luck, better, strict=True)]),
    ]
    assert best_of(pool, len(luck)) is pool[best]
    assert best_of(pool, 1) is pool[0]


def test_without_anything_known_of_a_game_any_choice_is_as_good() -> None:
    match, _ = Match.start(COINS, 2, {}, b"seed")
    taken = {Easy(random.Random(n)).choose(Sight(match)) for n in range(60)}
    assert taken == set(Sight(match).choices)


def test_levels_are_made_by_name_with_a_budget() -> None:
    match, _ = Match.start(COINS, 2, {}, b"seed")
    for name in ("random", "easy", "normal", "hard"):
        assert bot(name, random.Random(1), 0.001).choose(Sight(match)) in Sight(match).choices
