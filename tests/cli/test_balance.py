"""`orloj balance`: the arithmetic on hand-made games, and a few played ones."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import orloj.games
from orloj.cli import main
from orloj.cli.balance import kinds
from orloj.cli.balancing.chances import point, width
from orloj.cli.balancing.findings import Use, deck, places, use
from orloj.cli.balancing.kinds import Kind, listed, named, only, titled
from orloj.cli.balancing.outcome import Sitting, sittings
from orloj.cli.balancing.table import Table
from orloj.cli.wilson import wilson
from orloj.engine.match import Match
from orloj.games import GAMES

ROADS = Kind("Roads", {"n": "North", "s": "South"}, {"walk": "to"})
DEEDS = Kind("Deeds", named(("walk", "rest")), {"walk": "", "rest": ""})
CARDS = Kind("Cards", named(("ace", "two")), {"draw": "what"}, budget=2.0)


def sitting(won: float, margin: int = 0, seat: int = 0, **uses: int) -> Sitting:
    """A player who used subjects, such as `Roads_n`, so often."""
    counted = {(title, subject): n for (title, subject), n in ((tuple(k.split("_", 1)), n) for k, n in uses.items())}
    return Sitting(seat, seat, won, margin, Counter(counted))


def test_entries_are_uses_of_subjects_by_kind_and_detail() -> None:
    log = [
        {"k": "first", "seat": 1},
        {"k": "walk", "seat": 0, "to": "n"},
        {"k": "walk", "seat": 0, "to": "n"},
        {"k": "walk", "seat": 1, "to": "s"},
        {"k": "walk", "seat": -1, "to": "s"},
        {"k": "walk", "seat": 1, "to": "w"},
        {"k": "rest", "seat": 1},
        {"k": "sleep", "seat": 1},
    ]
    scores = [{"seat": 0, "total": 7, "winner": True}, {"seat": 1, "total": 4, "winner": False}]
    one, two = sittings((ROADS, DEEDS), log, scores)
    assert one.uses == {("Roads", "n"): 2, ("Deeds", "walk"): 2}
    assert two.uses == {("Roads", "s"): 1, ("Deeds", "walk"): 2, ("Deeds", "rest"): 1}
    assert (one.seat, one.turn, one.won, one.margin) == (0, 1, 1.0, 3)
    assert (two.seat, two.turn, two.won, two.margin) == (1, 0, 0.0, -3)


def test_a_shared_victory_is_shared_and_the_turn_order_goes_round() -> None:
    scores = [{"seat": seat, "total": n, "winner": n == 9} for seat, n in enumerate((9, 2, 9))]
    found = sittings((), [{"k": "first", "seat": 2}], scores)
    assert [(player.turn, player.won, player.margin) for player in found] == [(1, 0.5, 0), (2, 0.0, -7), (0, 0.5, 0)]


def test_pieces_of_a_catalogue_are_chosen_and_named() -> None:
    block = {"list": [{"id": "a", "era": 1, "name": "Ash"}, {"id": "b", "era": 2}]}
    assert titled(listed(block)) == {"a": "Ash", "b": "b"}
    assert list(only(listed(block), era=2)) == ["b"]


def test_an_interval_that_is_one_of_many_is_wider() -> None:
    """The deviations of a normal distribution: 2.5 % lie above 1.96 of them, 2.5 % / 65 above 3.364."""
    assert width(1) == pytest.approx(1.95996, abs=1e-5)
    assert width(65) == pytest.approx(3.364, abs=1e-3)
    assert wilson(0, 4, 2.0) == pytest.approx((0.0, 0.5))  # 4 / (4 + 4)


def test_what_a_point_is_worth_is_read_off_the_margins() -> None:
    """Five points more: three of four ahead, five less: one. Half a victory for ten points."""
    players = [sitting(won=1, margin=3), sitting(won=0, margin=-3), sitting(won=1, margin=20), sitting(0, -20)]
    assert point(players) == pytest.approx(0.05)
    assert point([sitting(1, 5), sitting(0, -5)]) == pytest.approx(0.05)  # a draw is half: (3/2 - 1/2) / 2 / 10
    assert point([sitting(1, 20), sitting(0, -20)]) == 0


def test_a_seat_may_win_four_points_more_than_its_share() -> None:
    def flags(wins: int) -> list[str]:
        players = [sitting(won, seat=0) for won in [1] * wins + [0] * (100 - wins)]
        players += [sitting(1 - player.won, seat=1) for player in players]
        return [place.flag for place in places(players, 2)]

    assert flags(54) == ["", "", "", ""]
    assert flags(55) == ["wins too often", "", "wins too often", ""]
    assert flags(45) == ["", "wins too often", "", "wins too often"]


def test_the_share_of_a_seat_has_its_interval() -> None:
    first, second, *_ = places([sitting(1, seat=0)] * 8 + [sitting(0, seat=0)] * 2 + [sitting(0, seat=1)], 2)
    assert (first.name, first.games, first.won) == ("seat 1", 10, 0.8)
    assert (first.low, first.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert (second.name, second.games, second.won) == ("seat 2", 1, 0.0)


def test_the_use_of_subjects() -> None:
    players = [sitting(1, Roads_n=3, Roads_s=1), sitting(0.5, Roads_n=1), sitting(0.5, Roads_n=2), sitting(0)]
    north, south = use(players, ROADS, 2)
    assert (north.name, north.players, north.part, north.mean) == ("North", 0.75, 6 / 7, 1.5)
    assert north.winners == pytest.approx((3 + 0.5 + 1) / 2)
    assert north.losers == pytest.approx((0.5 + 1) / 2)
    assert north.without == 0
    assert (south.players, south.part, south.without) == (0.25, 1 / 7, 1 / 3)


def flags(players: Sequence[Sitting], kind: Kind, seats: int = 2) -> list[str]:
    """The flags of a kind's subjects."""
    return [row.flag for row in use(players, kind, seats)]


def test_what_few_use_is_ignored() -> None:
    """South: used by one in 20 is enough, by one in 25 not; and one use in 20 is enough, one in 21 not."""
    north = sitting(0.5, Roads_n=1)
    assert flags([north] * 19 + [sitting(0.5, Roads_s=1)], ROADS) == ["", ""]
    assert flags([north] * 24 + [sitting(0.5, Roads_s=10)], ROADS) == ["", "ignored"]
    assert flags([sitting(0.5, Roads_n=19, Roads_s=1)], ROADS) == ["", ""]
    assert flags([sitting(0.5, Roads_n=20, Roads_s=1)], ROADS) == ["", "ignored"]


def test_what_nobody_wins_without_is_obligatory_unless_by_luck() -> None:
    """None of 11 won: at most 25.9 % with luck, of 12: 24.3 %; half of the share is 25 %, among four 12.5 %."""
    for losers, flag in ((11, ""), (12, "obligatory")):
        players = [sitting(1, Roads_n=1, Roads_s=1)] * 20 + [sitting(0, Roads_s=1)] * losers
        assert flags(players, ROADS) == [flag, ""]
        assert flags(players, ROADS, seats=4) == ["", ""]


def test_what_all_use_is_obligatory_when_it_crowds_out_its_kind() -> None:
    kind = Kind("Deeds", named("abcd"), {})
    half, more = sitting(0.5, Deeds_a=4, Deeds_b=2, Deeds_c=1, Deeds_d=1), sitting(0.5, Deeds_a=9, Deeds_b=6, Deeds_c=1)
    assert flags([half], kind) == ["", "", "", ""]
    assert flags([more], kind) == ["obligatory", "", "", "ignored"]
    forced = Kind("Deeds", named("abcd"), {}, forced=frozenset("a"))
    assert flags([more], forced) == ["", "", "", "ignored"]
    mixed = Kind("Deeds", named("abcd"), {}, mixed=True)
    assert flags([more] * 19 + [sitting(0.5, Deeds_d=1)], mixed) == ["", "", "", ""]
    assert flags([more] * 20 + [sitting(0.5, Deeds_d=1)], mixed) == ["", "", "", "ignored"]


def test_a_component_is_worth_its_budget_and_what_it_wins_more() -> None:
    """Ace: 3 of 4 won; two: 1 of 4, one of them using it twice; a point is worth 5 %, so 25 % more are 5 points."""
    players = [
        *(sitting(1, 3, Cards_ace=1), sitting(1, 3, Cards_ace=1), sitting(1, 20, Cards_ace=1)),
        *(sitting(0, -20, Cards_ace=1), sitting(1, 20, Cards_two=2)),
        *(sitting(0, -3, Cards_two=1), sitting(0, -3, Cards_two=1), sitting(0, -20, Cards_two=1)),
    ]
    found = deck(players, CARDS, width(1))
    assert (found.title, found.won) == ("Cards", 0.5)
    ace, two = found.components
    assert (ace.name, ace.taken, ace.uses, ace.won, ace.budget) == ("ace", 4, 4, 0.75, 2.0)
    assert ace.worth == pytest.approx(2 + 0.25 / 0.05)
    assert (ace.low, ace.high) == pytest.approx((0.3006, 0.9544), abs=1e-4)
    assert ace.least == pytest.approx(2 + (0.3006 - 0.5) / 0.05, abs=1e-2)
    assert (two.name, two.taken, two.uses, two.won, two.budget) == ("two", 4, 5, 0.25, 2.5)
    assert two.worth == pytest.approx(2.5 - 0.25 / 0.05)
    assert (ace.flag, two.flag) == ("", "")


def test_a_component_beyond_luck_over_twice_its_budget_is_too_good() -> None:
    """Of 400 takings each, 80 % and 20 %: at least 75.8 % are 5.2 points more than the deck's half."""
    ace = [sitting(1, 3, Cards_ace=1)] * 320 + [sitting(0, -3, Cards_ace=1)] * 80
    two = [sitting(1, 20, Cards_two=1)] * 80 + [sitting(0, -20, Cards_two=1)] * 320
    players = [*ace, *two]
    assert point(players) == pytest.approx(0.05)
    best, other = deck(players, CARDS, width(1)).components
    assert best.least == pytest.approx(2 + 5.16, abs=0.02)
    assert (best.flag, other.flag) == ("too good", "")
    dear = Kind("Cards", CARDS.subjects, CARDS.entries, budget=5.2)
    assert [component.flag for component in deck(players, dear, width(1)).components] == ["", ""]


def test_a_component_that_nobody_took_says_nothing() -> None:
    ace, two = deck([sitting(1, 3, Cards_ace=1), sitting(0, -3)], CARDS, width(1)).components
    assert [(row.name, row.taken, row.flag) for row in (ace, two)] == [("ace", 1, ""), ("two", 0, "")]
    assert (two.worth, two.low, two.high) == (2.0, 0.0, 1.0)


def test_a_balanced_deck_of_65_cards_shows_no_flag_by_luck() -> None:
    """Cards that change nothing, eight a player: 400 games of two, forty times. An interval errs above in 2.5 of 100
    tables; even cards without a budget to speak of stay below the upper end of that, one time in 40, by far."""
    dice = random.Random(1)
    flags: Counter[float] = Counter()
    for _ in range(40):
        players: list[Sitting] = []
        for _ in range(400):
            margin = round(dice.gauss(0, 20)) or 1
            for mine in (margin, -margin):
                cards = {f"Cards_{card}": 1 for card in dice.sample(range(65), 8)}
                players.append(sitting(float(mine > 0), mine, **cards))
        for budget in (0.001, 2.0):
            kind = Kind("Cards", named(map(str, range(65))), {}, budget)
            flags[budget] += len(Table.of(players, (kind,), 2).flags())
    assert flags[2.0] == 0
    assert flags[0.001] <= 4


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_of_a_game_are_its_own(game: str) -> None:
    """Titles differ; subjects are there and differ by their name; what is forced is one of them."""
    found = kinds(GAMES[game], 2)
    assert len({kind.title for kind in found}) == len(found)
    for kind in found:
        assert len(kind.subjects) > 1
        assert len(set(kind.subjects.values())) == len(kind.subjects)
        assert kind.forced <= kind.subjects.keys()
        log = Path(orloj.games.__file__).parent / game / "log.py"
        assert all(entry in log.read_text() for entry in kind.entries)


def test_the_plazas_are_those_in_use() -> None:
    plazas = {seats: next(k for k in kinds(GAMES["caput"], seats) if k.title.startswith("Plazas")) for seats in (2, 4)}
    assert [len(plazas[seats].subjects) for seats in (2, 4)] == [8, 10]


def balance(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> tuple[str, str]:
    """What is printed, and what is said meanwhile."""
    assert main(["balance", *words]) == status
    said = capsys.readouterr()
    return said.out, said.err


@pytest.mark.parametrize(("game", "seats"), [("unseen", 2), ("caput", 3)])
def test_a_few_games(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = [game, "--players", str(seats), "--games", "3", "--bots", "random", "--json"]
    out, err = balance(capsys, *words, "--processes", "1")
    found: dict[str, Any] = json.loads(out)
    assert "3 of 3 games" in err
    assert (found["game"], found["players"], found["finished"]) == (game, seats, 3)
    assert found["version"] == GAMES[game].version
    assert [place["games"] for place in found["places"]] == [3] * 2 * seats
    assert sum(place["won"] for place in found["places"][:seats]) == pytest.approx(1)
    acts = found["uses"]["Actions"]
    assert sum(row["part"] for row in acts) == pytest.approx(1)
    assert sum(row["mean"] for row in acts) > 10
    assert any(component["taken"] for one in found["decks"] for component in one["components"])
    assert balance(capsys, *words, "--processes", "2")[0] == out  # however many play at once


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = balance(capsys, "unseen", "--games", "2", "--bots", "random", "--processes", "1")
    lines = out.splitlines()
    assert lines[0] == "Prague Unseen, 2 players (random, random), 2 games, seed '1'"
    assert sum(line.startswith("seat ") for line in lines) == 2
    assert any(line.startswith("Golems") for line in lines)
    assert any(line.startswith("Loreto Treasury") for line in lines)
    flagged = [line for line in lines if "<-- " in line]
    assert f"{len(flagged)} flags" in lines


def test_a_game_that_fails_is_told_and_not_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*words: object) -> None:
        raise ZeroDivisionError("a rule that breaks")

    monkeypatch.setattr(Match, "choose", broken)
    out, err = balance(capsys, "unseen", "--games", "1", "--processes", "1", status=1)
    assert "game '1/1' failed" in err
    assert "ZeroDivisionError: a rule that breaks" in err
    assert "0 games" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["unseen", "--players", "5"], "Prague Unseen is for"),
        (["caput", "--players", "1"], "alone nobody wins or loses"),
        (["unseen", "--bots", "clever"], "there is no bot 'clever'"),
        (["unseen", "--option", "river=dry"], "one of printed, tokens, not 'dry'"),
    ],
)
def test_what_cannot_be_weighed_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    out, err = balance(capsys, *words, status=2)
    assert said in err
    assert out == ""


def test_the_definitions_stand_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["balance", "--help"])
    said = capsys.readouterr().out
    assert all(word in said for word in ("over 4 points", "ignored", "obligatory", "twice the budget", "Bonferroni"))


def test_rows_say_who_did_without() -> None:
    row = Use("North", 0.75, 0.5, 1.5, 2.25, 0.75, None, "")
    text = "\n".join(Table(0.01, 2.0, [], {"Roads": [row]}, []).lines())
    assert "North" in text
    assert text.splitlines()[-3].endswith(" -")
