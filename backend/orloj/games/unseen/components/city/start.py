"""What the Starting Bonus tile and the Bench give."""

from collections.abc import Mapping
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.city.influence import ERAS
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import effect_from, effect_of


def start_bonuses(data: Data) -> tuple[Effect, ...]:
    """What a player starts with, by Popularity row of the chosen Neighborhood from the top."""
    row = block(data, "board", "starting_bonus")
    return tuple(effect_from(row, "rows", text) for text in row.texts("rows"))


def bench_bonuses(data: Data) -> Mapping[int, Effect]:
    """Era -> what a place on the Bench gives (PU-BENCH-03)."""
    row = block(data, "board", "bench")
    return MappingProxyType({era: effect_of(row, f"era_{era}") for era in ERAS})


START_BONUS = start_bonuses(DATA)
BENCH_BONUS = bench_bonuses(DATA)
BENCH_RUMOR = effect_of(block(DATA, "board", "bench_rumor"), "gain")
"""What the Bench gives besides: Rumors for the own Workers on Squares (PU-BENCH-04)."""
