"""What the bots think of a position of Prague Unseen, subject by subject."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import cast

import pytest

from orloj.bots.unseen.influence import expected as share
from orloj.bots.unseen.influence import standing
from orloj.bots.unseen.player import belongings, bonuses, goods, ideas, river, time_left
from orloj.bots.unseen.prices import BUILDING, MUG, UPGRADE
from orloj.bots.unseen.worth import doors, worth
from orloj.engine.game import play
from orloj.engine.match import Match
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.scoring import total
from orloj.games.unseen.state import BENCH, Player
from tests.unseen.table import RULES, Table


def fresh(**stock: int) -> Player:
    player = Player(0)
    player.stock.update(stock)
    return player


def test_after_the_end_it_is_the_difference_of_the_final_scores() -> None:
    dice = random.Random(1)
    match, _ = Match.start(RULES, 2, {}, b"seed")
    while (seat := match.game.decider) is not None:
        match.choose(seat, dice.choice(match.game.choices))
    game = cast("Unseen", match.game)
    first, second = (score["total"] for score in RULES.scores(game) or ())
    assert worth(game, 0) == pytest.approx(first - second, abs=1.0)  # less than a point breaks ties
    assert worth(game, 1) == pytest.approx(-worth(game, 0))


def test_it_changes_nothing_and_is_told_anew_after_every_change() -> None:
    table = Table(seats=2)
    before, dump = worth(table.game, 0), RULES.dump(table.game)
    assert worth(table.game, 0) == before
    assert RULES.dump(table.game) == dump
    table.give(fish=2)
    assert worth(table.game, 0) > before
    table.give(seat=1, fish=4)
    assert worth(table.game, 0) < before


def test_time_runs_from_three_eras_to_none() -> None:
    """PU-BENCH-01: who is on the Bench has only the Eras to come."""
    player = fresh()
    times = [time_left(player, 1)]
    for worker in ("robot", "golem", "vodnik"):
        player.workers[worker] = "card:golem-left"
        times.append(time_left(player, 1))
    player.workers["horned"] = BENCH
    times.append(time_left(player, 1))
    assert times[0] == 3.0
    assert times[-1] == 2.0
    assert all(one > other for one, other in pairwise(times))
    assert time_left(player, 3) == 0.0


def test_goods_are_worth_something_while_there_is_time_to_spend_them() -> None:
    player = fresh(beer=3, garnet=1, rumor=3)
    assert goods(player, 1.0) > 6
    assert goods(player, 0.0) < 0.5
    assert goods(fresh(beer=4), 1.0) < goods(fresh(beer=1, cog=1, fish=1, book=1), 1.0)


def test_a_worker_on_the_bench_is_no_longer_to_be_placed() -> None:
    waiting, benched = fresh(), fresh()
    benched.workers["robot"] = BENCH
    assert belongings(waiting, 1)[0] > belongings(benched, 1)[0] + 5


def test_way_made_on_the_river_and_on_the_idea_track_counts_before_its_mark_is_passed() -> None:
    """PU-SCORE-10, PU-SCORE-12: marks count at the end; the next End, pen and Milestone come nearer before."""
    ways = []
    for space in range(16):
        player = fresh()
        player.boat = space
        ways.append(total(player) + river(player, 1.0))
    assert all(one < other for one, other in pairwise([*ways[:8]]))
    assert all(one < other for one, other in pairwise([*ways[8:]]))
    thought = fresh()
    thought.idea = 7
    assert ideas(thought, 1.0) > ideas(fresh(), 1.0) + 3
    thought.milestones["robot"] = ["bonus", "activate", "garnet", "influence"]
    assert ideas(thought, 1.0) == 0.0


def test_a_bonus_is_claimed_for_what_is_still_to_come() -> None:
    player = fresh()
    player.bonuses = {"robot": 1}
    assert bonuses(player, 3.0) > bonuses(player, 1.0) > bonuses(player, 0.0) == 0.0


def test_a_share_of_the_popularity_track_is_less_certain_the_more_time_is_left() -> None:
    """PU-SCORE-02: 10 for the first and 6 for the second."""
    assert share(5, (3, 1), 10, 6, 0.1) == pytest.approx(10, abs=0.1)
    assert share(3, (5, 1), 10, 6, 0.1) == pytest.approx(6, abs=0.1)
    assert share(1, (5, 3), 10, 6, 0.1) == pytest.approx(0, abs=0.1)
    assert 6 < share(5, (3, 1), 10, 6, 2.0) < 10
    assert share(0, (0, 0), 10, 6, 0.1) < 1  # PU-SCORE-02, R118: nobody ranks without Influence


def test_an_influence_more_is_worth_more_and_the_others_less() -> None:
    table = Table(seats=2)
    before = [standing(table.game, seat, 2.5) for seat in (0, 1)]
    table.hood(table.game.city.popularity[0]).influence[0] += 2
    after = [standing(table.game, seat, 2.5) for seat in (0, 1)]
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_a_worker_on_a_square_is_worth_the_best_building_it_may_enter() -> None:
    """PU-ENTER-01, PU-ENTER-02, PU-ENTER-05: of its own type or of any, with nobody inside."""
    table = Table(seats=2)
    for hood in table.game.hoods:
        for place in table.hood(hood).places.values():
            place.cards = []
    table.stand(0, "golem", "golem").card("golem-left", "coal-market").card("golem-right", "masons-lodge")
    low, high = BUILDING["coal-market"], BUILDING["masons-lodge"]
    best = doors(table.game, table.player(0))
    table.inside(1, "robot", "golem-right")
    assert doors(table.game, table.player(0)) == pytest.approx(best * low / high)
    table.inside(1, "horned", "golem-left")
    assert doors(table.game, table.player(0)) == 0.0


def test_every_card_has_a_price() -> None:
    assert all(0 < price < 15 for price in (*BUILDING.values(), *MUG.values()))
    assert all(0 <= price < 6 for price in UPGRADE.values())


def test_building_beats_ending_the_era() -> None:
    """A first choice that any beginner would see."""
    table = Table(seats=2).price("golem-left", "price-golem-1-a").give(book=2, fish=1)
    build, bench = table.game.clone(), table.game.clone()
    play(build, "build:golem-left")
    while build.decider == 0 and build.stack[-1].ask != "turn":
        play(build, build.choices[0])
    play(bench, "bench")
    play(bench, bench.choices[0])
    assert worth(build, 0) > worth(bench, 0)
