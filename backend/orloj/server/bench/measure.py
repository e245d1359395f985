"""The measurement: one table, then many at once, then one beside the tables of bots, then a long game."""

import asyncio
import time
from functools import partial
from importlib import import_module
from statistics import median, quantiles
from typing import Any

import uvloop

from orloj.server.bench.crowd import Crowd
from orloj.server.bench.loading import LENGTH, measure_loading, store_long_game
from orloj.server.bench.players import Party, Sample
from orloj.server.bench.process import serving
from orloj.server.bench.scratch import scratch

WARM = 60  # choices before the clock counts
BOT_TABLES = 20


def measure(
    database_url: str = "sqlite://",
    *,
    game: str = "unseen",
    games: str = "orloj.games:GAMES",
    seats: int = 4,
    choices: int = 1000,
    tables: int = 50,
    seconds: float = 10.0,
    bot_tables: int = BOT_TABLES,
    bots: str = "normal",
    loads: int = 5,
    length: int = LENGTH,
) -> dict[str, Any]:
    """Latency at one table over so many `choices`, and throughput of so many `tables` for so many `seconds`.

    Then latency at one table again for so many `seconds`, while at `bot_tables` others `bots` play without a pause.
    One server process on a scratch database; players choose at random from a second process. Times are in
    milliseconds from sending a choice on the socket until all `seats` viewers have the difference.

    At the end a game of `length` events is looked at right after each of `loads` starts of a server.
    """
    crowd, long = (bot_tables, bots), (loads, length)
    return uvloop.run(_measure(database_url, game, games, seats, choices, tables, seconds, crowd, long))


async def _measure(
    database_url: str, game: str, games: str, seats: int, choices: int, tables: int, seconds: float,
    crowd: tuple[int, str], long: tuple[int, int],
) -> dict[str, Any]:  # fmt: skip
    async with scratch(database_url) as (url, folder):
        settings = {"database_url": url, "data": folder, "secret": "for a measurement", "migrate": True, "bot_pace": 0}
        settings["limits"] = {"all": "off"}  # the whole crowd comes from one address
        async with serving(games, settings) as origin:
            one = await _one_table(Party(origin, game, seats, seed=1), choices)
            parties = [Party(origin, game, seats, seed) for seed in range(2, tables + 2)]
            many, took = await _many_tables(parties, seconds)
            beside, done = await _beside_bots(
                Party(origin, game, seats, seed=0), Crowd(origin, game, 2, crowd[1]), crowd[0], seconds
            )
        rules = getattr(import_module(games.partition(":")[0]), games.partition(":")[2])[game]
        table = await store_long_game(url, rules, seats, long[1])
        loading = await measure_loading(table, long[1], partial(serving, games, settings), long[0])
    return {
        "database": url.partition("://")[0].partition("+")[0],
        "game": game,
        "one_table": {**_summary(one), "viewers": seats},
        "many_tables": {**_summary(many), "tables": tables, "choices_per_second": round(len(many.seconds) / took, 1)},
        "beside_bots": {
            **_summary(beside),
            "viewers": seats,
            "bots": crowd[1],
            "tables": crowd[0],
            "bot_choices_per_second": round(done, 1),
        },
        "loading": {**loading, "events": long[1]},
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


async def _beside_bots(party: Party, crowd: Crowd, tables: int, seconds: float) -> tuple[Sample, float]:
    sample = Sample()
    began = time.perf_counter()
    async with crowd.playing(tables):
        await party.play(WARM, float("inf"), Sample())
        await party.play(10**9, time.perf_counter() + seconds, sample)
    await party.get_up()
    return sample, crowd.choices / (time.perf_counter() - began)


def _summary(sample: Sample) -> dict[str, float]:
    return {
        "choices": len(sample.seconds),
        "median_ms": round(median(sample.seconds) * 1000, 3),
        "p99_ms": round(_percentile(sample.seconds) * 1000, 3),
    }


def _percentile(values: list[float] | list[int]) -> float:
    return quantiles(values, n=100, method="inclusive")[-1]
