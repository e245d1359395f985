"""Influence, Popularity, Bench, Square, Witch, start and Milestones."""

from itertools import pairwise

from orloj.games.unseen.components.checks.rules import require, same
from orloj.games.unseen.components.city.influence import influence_rewards, popularity
from orloj.games.unseen.components.city.start import bench_bonuses, start_bonuses
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS, show
from orloj.games.unseen.components.witch import witch_tokens

MILESTONES = ["activate", "bonus", "garnet", "influence"]
FIXED_TEXTS = {
    ("square", "home_worker"): ("rumor 3", "PU-PLACE-05"),
    ("square", "other_worker"): ("home", "PU-PLACE-06"),
    ("witch_space", "printed"): ("home", "PU-WITCH-08"),
    ("bench_rumor", "gain"): ("rumor 1 per square", "PU-BENCH-04"),
}
FIXED_NUMBERS = {
    ("rumor_track", "max"): (6, "PU-RES-04"),
    ("witch_start", "row"): (4, "PU-SETUP-05"),
    ("influence_track", "spaces"): (6, "PU-INFL-04"),
    ("influence_track", "witch_level_1"): (3, "PU-WITCH-09"),
    ("influence_track", "witch_level_2"): (5, "PU-WITCH-09"),
    ("milestones", "golem_every"): (2, "PU-MILE-07"),
}


def check(data: Data) -> None:
    """Raise ComponentError for tracks and rewards that are not as the texts have them."""
    for (name, field), (text, clause) in FIXED_TEXTS.items():
        same(block(data, "board", name).text(field), text, "board", name, f"{field} ({clause})")
    for (name, field), (number, clause) in FIXED_NUMBERS.items():
        same(block(data, "board", name).number(field), number, "board", name, f"{field} ({clause})")
    types = block(data, "board", "milestones").texts("types")
    same(sorted(types), MILESTONES, "board", "milestones", "types of Milestone (PU-MILE-01)")
    _check_popularity(data)
    _check_influence(data)
    _check_witch(data)
    same(len(start_bonuses(data)), 4, "board", "starting_bonus", "a bonus for each row")
    same(show(bench_bonuses(data)[3]), "none", "board", "bench", "the bonus of Era III (PU-BENCH-03)")


def _check_popularity(data: Data) -> None:
    tables = popularity(data)
    for era, rows in tables.items():
        require(
            len(rows) == 4
            and all(first > second > 0 for first, second in rows)
            and list(rows) == sorted(rows, reverse=True),
            "board",
            f"popularity_{era}",
            "four rows, none better below, a first above a second (PU-SCORE-02)",
        )
    example = [row for rows in tables.values() for row in rows if row in ((4, 2), (4, 3))]
    require(bool(example), "board", "popularity_1", "a row with first 4 and second 2 or 3 (PU-SCORE-05)")
    totals = [sum(sum(row) for row in rows) for rows in tables.values()]
    require(
        all(a < b for a, b in pairwise(totals)), "board", "popularity_3", "scores that grow with the Eras"
    )
    virtual = block(data, "board", "virtual_player").numbers("influence")
    same(virtual, (3, 2, 2, 1), "board", "virtual_player", "its Influence by row (PU-SETUP2P-05)")


def _check_influence(data: Data) -> None:
    rewards = influence_rewards(data)
    same(sorted(rewards), sorted(HOODS), "board", "influence_rewards", "a track in each Neighborhood")
    require(
        block(data, "board", "influence_track").value("crown", bool),
        "board",
        "influence_track",
        "a crown (PU-INFL-04)",
    )
    rates = block(data, "board", "end_bonus").numbers("vp_each")
    same(
        (len(rates), rates[:2]),
        (4, (3, 2)),
        "board",
        "end_bonus",
        "points by order of claiming (PU-SCORE-19)",
    )


def _check_witch(data: Data) -> None:
    levels = sorted(token.level for token in witch_tokens(data).values())
    same(levels, [1] * 5 + [2] * 5, "witch", "witch_tokens", "five tokens of each level")
    draw = block(data, "witch", "witch_draw")
    same(
        (draw.number("draw"), draw.number("place")),
        (2, 1),
        "witch",
        "witch_draw",
        "drawn and placed (PU-WITCH-09)",
    )
