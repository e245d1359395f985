"""The measurement: one table, then many at once."""

import asyncio
import time
from statistics import median, quantiles
from typing import Any

import uvloop

from orloj.server.bench.players import Party, Sample
from orloj.server.bench.process import serving
from orloj.server.bench.scratch import scratch

WARM = 60  # choices before the clock counts


def measure(
    database_url: str = "sqlite://",
    *,
    game: str = "unseen",
    games: str = "orloj.games:GAMES",
    seats: int = 4,
    choices: int = 1000,
    tables: int = 50,
    seconds: float = 10.0,
) -> dict[str, Any]:
    """Latency at one table over so many `choices`, and throughput of so many `tables` for so many `seconds`.

    One server process on a scratch database; players choose at random from a second process. Times are in
    milliseconds from sending a choice on the socket until all `seats` viewers have the difference.
    """
    return uvloop.run(_measure(database_url, game, games, seats, choices, tables, seconds))


async def _measure(
    database_url: str, game: str, games: str, seats: int, choices: int, tables: int, seconds: float
) -> dict[str, Any]:
    async with scratch(database_url) as (url, folder):
        settings = {"database_url": url, "data": folder, "secret": "for a measurement", "migrate": True}
        async with serving(games, settings) as origin:
            one = await _one_table(Party(origin, game, seats, seed=1), choices)
            parties = [Party(origin, game, seats, seed) for seed in range(2, tables + 2)]
            many, took = await _many_tables(parties, seconds)
    return {
        "database": url.partition("://")[0].partition("+")[0],
        "game": game,
        "one_table": {**_summary(one), "viewers": seats},
        "many_tables": {**_summary(many), "tables": tables, "choices_per_second": round(len(many.seconds) / took, 1)},
        "diff_bytes": {"median": median(one.sizes), "p99": _percentile(one.sizes)},
    }


async def _one_table(party: Party, choices: int) -> Sample:
    sample = Sample()
    await party.play(WARM, float("inf"), Sample())
    await party.play(choices, float("inf"), sample)
    await party.get_up()
    return sample


async def _many_tables(parties: list[Party], seconds: float) -> tuple[Sample, float]:
    for party in parties:
        await party.sit_down()
    sample = Sample()
    began = time.perf_counter()
    await asyncio.gather(*(party.play(10**9, began + seconds, sample) for party in parties))
    took = time.perf_counter() - began
    for party in parties:
        await party.get_up()
    return sample, took


def _summary(sample: Sample) -> dict[str, float]:
    return {
        "choices": len(sample.seconds),
        "median_ms": round(median(sample.seconds) * 1000, 3),
        "p99_ms": round(_percentile(sample.seconds) * 1000, 3),
    }


def _percentile(values: list[float] | list[int]) -> float:
    return quantiles(values, n=100, method="inclusive")[-1]
