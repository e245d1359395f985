"""Influence, Popularity, Bench, Square, Witch, start and Milestones."""

from itertools import pairwise

from orloj.games.unseen.components.city.influence import influence_rewards, popularity
from orloj.games.unseen.components.city.start import bench_bonuses, start_bonuses
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import HOODS, show
from orloj.games.unseen.components.witch import witch_tokens

MILESTONES = ["activate", "bonus", "garnet", "influence"]
TEXTS = {
    ("square", "home_worker"): ("rumor 3", "PU-PLACE-05"),
    ("square", "other_worker"): ("home", "PU-PLACE-06"),
    ("witch_space", "printed"): ("home", "PU-WITCH-08"),
    ("bench_rumor", "gain"): ("rumor 1 per square", "PU-BENCH-04"),
}
NUMBERS = {
    ("rumor_track", "max"): (6, "PU-RES-04"),
    ("witch_start", "row"): (4, "PU-SETUP-05"),
    ("influence_track", "spaces"): (6, "PU-INFL-04"),
    ("influence_track", "witch_level_1"): (3, "PU-WITCH-09"),
    ("influence_track", "witch_level_2"): (5, "PU-WITCH-09"),
    ("milestones", "golem_every"): (2, "PU-MILE-07"),
}


def check(data: Data) -> None:
    """Raise ComponentError for tracks and rewards that are not as the texts have them."""
    for (name, field), (text, clause) in TEXTS.items():
        row = block(data, "board", name)
        row.same(row.text(field), text, f"{field} ({clause})")
    for (name, field), (number, clause) in NUMBERS.items():
        row = block(data, "board", name)
        row.same(row.number(field), number, f"{field} ({clause})")
    milestones = block(data, "board", "milestones")
    milestones.same(sorted(milestones.texts("types")), MILESTONES, "types of Milestone (PU-MILE-01)")
    _check_popularity(data)
    _check_influence(data)
    _check_witch(data)
    start, bench = block(data, "board", "starting_bonus"), block(data, "board", "bench")
    start.same(len(start_bonuses(data)), 4, "a bonus for each row of the Popularity track")
    bench.same(show(bench_bonuses(data)[3]), "none", "the bonus of Era III (PU-BENCH-03)")


def _check_popularity(data: Data) -> None:
    tables = popularity(data)
    for era, rows in tables.items():
        row = block(data, "board", f"popularity_{era}")
        row.require(len(rows) == 4 and all(first > second > 0 for first, second in rows), "four scoring rows")
        row.same(list(rows), sorted(rows, reverse=True), "no row better than the one above it")
    every = {row for table in tables.values() for row in table}
    first = block(data, "board", "popularity_1")
    first.require(bool(every & {(4, 2), (4, 3)}), "a row of any Era with first 4 and second 2 or 3 (PU-SCORE-05)")
    totals = [sum(sum(row) for row in table) for table in tables.values()]
    first.require(all(a < b for a, b in pairwise(totals)), "scores that grow with the Eras")
    virtual = block(data, "board", "virtual_player")
    virtual.same(virtual.numbers("influence"), (3, 2, 2, 1), "its Influence by row (PU-SETUP2P-05)")


def _check_influence(data: Data) -> None:
    track = block(data, "board", "influence_track")
    track.same(track.value("crown", bool), True, "a crown (PU-INFL-04)")
    printed = block(data, "board", "influence_rewards")
    for hood, rewards in influence_rewards(data).items():
        cards = [show(reward) for reward in rewards.values()].count("upgrade here")
        printed.same(cards, 1, f"Upgrade cards on the track of {hood}, which has four for up to four players")
    bonus = block(data, "board", "end_bonus")
    rates = bonus.numbers("vp_each")
    bonus.same((len(rates), rates[:2]), (4, (3, 2)), "points by order of claiming (PU-SCORE-19)")
    bonus.same(sorted(bonus.part("counts").fields), sorted(HOODS), "Neighborhoods with something to count")


def _check_witch(data: Data) -> None:
    tokens, draw = block(data, "witch", "witch_tokens"), block(data, "witch", "witch_draw")
    levels = sorted(token.level for token in witch_tokens(data).values())
    tokens.same(levels, [1] * 5 + [2] * 5, "tokens by level (PU-WITCH-13)")
    draw.same((draw.number("draw"), draw.number("place")), (2, 1), "drawn and placed (PU-WITCH-09)")
