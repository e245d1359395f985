"""What one process does with a table, the others follow, and nobody is shown what is not for their eyes."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.house import House, running
from tests.server.test_motions import ask, state, vote

LONG = {"rounds": "50"}


class Pair(NamedTuple):
    """Two servers on one database."""

    left: House
    right: House


@pytest.fixture
async def pair(postgres_url: str, tmp_path: Path) -> AsyncIterator[Pair]:
    """Two servers that hear of one another by the database alone."""
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(running(postgres_url, tmp_path, bot_pace=60)) for _ in range(2)]
        yield Pair(*both)


async def test_another_process_follows_the_way_back_and_plays_on_from_there(pair: Pair) -> None:
    table = await pair.left.table(options=LONG)
    table.guests[1] = await table.guests[1].through(pair.right)
    left, right = [await guest.open(table) for guest in table.guests]
    for choice in ("draw", "step:1", "draw", "end-turn"):
        await table.choose(0, choice)
    await right.reach(5)
    await right.choose("step:2", "c")
    await ask(table, 0, "undo", to=3)
    await vote(table, 1, yes=True)
    for page in (left, right):
        await page.reach(7)
    assert left.view["players"]["0"]["words"] == (await state(table))["view"]["players"]["0"]["words"]
    assert right.view == (await state(table, 1))["view"]
    await table.choose(0, "draw", 7)
    await right.reach(8)
    assert right.view["players"]["0"]["count"] == 3
    assert right.view["players"]["1"]["steps"] == 0


async def test_j8_a_page_elsewhere_never_sees_what_the_newcomer_draws(pair: Pair) -> None:
    """The page of who sat there hangs on another process, which hears of everything at once or not at all."""
    table = await pair.left.table(options=LONG, public=True)
    gone = table.guests[0]
    far = await gone.through(pair.right)
    page = await far.open(table)
    await page.until("state")
    live = pair.right.parts.rooms._tables.known(table.id)
    assert live is not None
    invite = (await gone.post(f"{table.path}/seats/0", action="offer"))["invite"]
    newcomer = await pair.left.guest("Newcomer")
    async with live.lock:  # the other process is held up, and has several versions to catch up with
        await newcomer.post(f"{table.path}/take", invite=invite)
        body = {"version": 2, "choice": "draw", "command_id": "c"}
        answer = await newcomer.post(f"{table.path}/choices", **body)
    await page.reach(3)
    await page.quiet()
    secret = answer["view"]["players"]["0"]["words"][-1]
    assert secret.encode() not in far.everything()
    assert "words" not in page.view["players"]["0"]


async def test_a_question_and_its_answers_are_seen_everywhere(pair: Pair) -> None:
    table = await pair.left.table(options=LONG)
    far = await table.guests[1].through(pair.right)
    page = await far.open(table)
    await page.until("state")
    await ask(table, 0, "cancel")
    while (asked := (await page.until("presence"))["table"]["motion"]) is None:
        pass
    shown = await far.post(f"{table.path}/motions/{asked['id']}/vote", yes=True)
    assert shown["status"] == "over"
    assert (await table.guests[0].get(table.path))["status"] == "over"
