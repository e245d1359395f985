"""Pages at which nothing happens, behind the time-outs of nginx (A4)."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from orloj.server.settings import Settings
from tests.deploy.conftest import Deployed, deployed
from tests.deploy.nginx import CONFIGURATION
from tests.postgres import Cluster
from tests.server.house import House, Page, Table


async def open_and_silent(pair: Deployed, stack: AsyncExitStack, seconds: float) -> tuple[Table, Page]:
    """A page that was opened and then left alone for so long, without an answer to give."""
    table = await House(pair.origin, None, stack).table(game="unseen")
    page = await table.guests[0].open(table)
    await page.until("presence")
    await asyncio.sleep(seconds)
    return table, page


QUICK = {"proxy_read_timeout 120s;": "proxy_read_timeout 2s;", "proxy_send_timeout 120s;": "proxy_send_timeout 2s;"}


async def test_an_idle_page_outlives_the_time_outs_of_nginx(
    postgres: Cluster, tmp_path: Path, stack: AsyncExitStack
) -> None:
    """A4: with a ping in less than nginx waits for, a page may be idle for ever."""
    with deployed(postgres, tmp_path, QUICK, ORLOJ_PING_SECONDS="0.5") as pair:
        table, page = await open_and_silent(pair, stack, 7.0)
        other = await table.guests[1].open(table)
        await other.send(t="chat", text="Are you there?")
        async with asyncio.timeout(5):
            assert (await page.until("chat"))["text"] == "Are you there?"


async def test_without_pings_nginx_would_end_it(postgres: Cluster, tmp_path: Path, stack: AsyncExitStack) -> None:
    """The same silence is fatal where the ping comes too late: the test above could fail."""
    with deployed(postgres, tmp_path, QUICK, ORLOJ_PING_SECONDS="30") as pair:
        _, page = await open_and_silent(pair, stack, 0)
        async with asyncio.timeout(10):
            assert await page.closed() in (0, 1006)


def test_nginx_waits_longer_than_orloj_is_silent() -> None:
    """What is shipped keeps the proportion that the tests above try out in little."""
    live = CONFIGURATION.read_text().partition("/live$ {")[2].partition("}")[0]
    found: dict[str, Any] = dict(re.findall(r"proxy_(read|send)_timeout (\d+)s;", live))
    ping = Settings().ping_seconds
    assert float(found["read"]) >= 3 * ping
    assert float(found["send"]) >= 3 * ping
