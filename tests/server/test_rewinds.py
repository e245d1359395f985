"""Whatever happens at a table, what is stored leads to the position that everybody sees."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from orloj.engine.game import legal
from orloj.engine.match import Match
from orloj.engine.record import Record, verify
from orloj.engine.rules import Rules
from orloj.games import GAMES
from orloj.server.lobby import repository as rows
from orloj.server.play import events
from orloj.server.play.events import REWIND, Event
from orloj.server.play.orders import Order
from orloj.server.play.replay import play_on, replay_all
from tests.server.house import House, Table, running
from tests.server.test_motions import ask, state, vote
from tests.server.toy import TOY

EVERYTHING: dict[str, Rules] = {**GAMES, **TOY}
# No shrinking: each story is a game played through a server.
WALK = settings(
    max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=(Phase.generate,)
)


class Story:
    """What happens at one table, chosen by numbers."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.out: set[int] = set()
        self._number = 0

    async def shown(self) -> dict[str, Any]:
        """The table as the first seat sees it."""
        return await self.table.guests[0].get(self.table.path)

    async def tell(self, number: int) -> None:
        """One thing that happens."""
        shown = await self.shown()
        if shown["status"] == "over":
            return
        what, which = number % 12, number // 12
        seat = int(next(iter(shown["waiting"])))
        persons = [n for n in range(len(self.table.guests)) if n not in self.out]
        if what == 0:
            await self.rewind(persons, 1 + which % shown["version"])
        elif what == 1 and seat not in self.out and shown["seats"][seat]["bot"] is None:
            await self.undo(seat, which)
        elif what == 2:
            await self.seat(persons[which % len(persons)], action="bot", level="easy")
        elif what == 3:
            await self.seat(persons[which % len(persons)], action="back")
        elif what == 4 and len(persons) > 1 and which % 3 == 0:
            self.out.add(persons[-1])
            await self.table.guests[persons[-1]].post(f"{self.table.path}/concede")
        elif what == 5:
            await self.substitute(persons[which % len(persons)])
        else:
            await self.choose(seat, which)

    async def choose(self, seat: int, which: int) -> None:
        """A choice of whoever is to decide: by the command of a person or of a bot."""
        parts, self._number = self.house.parts, self._number + 1
        live = await parts.reading.find(self.table.id, self.table.guests[0].id)
        assert live.match is not None
        choices = legal(live.match.game)
        order = Order(live.version, f"c{self._number}", choices[which % len(choices)], 0)
        if seat in live.info.bots:
            await parts.commands.play_for_bot(live, seat, order._replace(command_id=f"bot-{self._number}"))
        else:
            await parts.commands.carry_out(self.table.id, self.table.guests[seat].id, order)

    async def undo(self, seat: int, which: int) -> None:
        """Takes back what can be."""
        found, self._number = await state(self.table, seat), self._number + 1
        if undo := found["decision"]["undo"]:
            body = {"version": found["version"], "command_id": f"c{self._number}", "steps": 1 + which % len(undo)}
            await self.table.guests[seat].post(f"{self.table.path}/undo", **body)

    async def rewind(self, persons: list[int], to: int) -> None:
        """Goes back to a version, by everybody's consent."""
        body = {"kind": "undo", "about": {"to": to}}
        answer = await self.table.guests[persons[0]].client.post(f"{self.table.path}/motions", json=body)
        if answer.status_code == 200:
            for other in persons[1:]:
                await vote(self.table, other, yes=True)
            assert (await self.shown())["motion"] is None
        else:
            assert answer.json()["code"] == "bad-target"

    async def seat(self, seat: int, **body: Any) -> None:
        """Something with one's own seat."""
        await self.table.guests[seat].post(f"{self.table.path}/seats/{seat}", **body)

    async def substitute(self, seat: int) -> None:
        """Somebody else comes."""
        path = self.table.path
        invite = (await self.table.guests[seat].post(f"{path}/seats/{seat}", action="offer"))["invite"]
        newcomer = await self.house.guest("Newcomer")
        await newcomer.post(f"{path}/take", invite=invite)
        self.table.guests[seat] = newcomer

    async def check(self) -> None:
        """What is stored leads to what is seen, from wherever one begins."""
        parts, id = self.house.parts, self.table.id
        live = await parts.reading.find(id, self.table.guests[0].id)
        seen = [await state(self.table, seat) for seat in range(len(self.table.guests))]
        async with parts.database.read() as connection:
            info = await rows.find(connection, id)
            stored = await events.after(connection, id, 0)
            stretches = [await events.stretch(connection, id, event.seq) for event in stored]
        assert info is not None
        assert live.match is not None
        walked = dict(_seq(found) for found in play_on(live.rules, info, None, stored))
        assert as_json(walked[live.version]) == as_json(live.match), "from the first event on"
        for seq, (start, later) in enumerate(stretches, start=1):
            found = replay_all(live.rules, info, start, later)
            assert found is not None
            assert as_json(found) == as_json(walked[seq]), "from the nearest stored position on"
        for event in stored:
            if event.step.kind == REWIND:
                then, now = walked[event.step.steps], walked[event.seq]
                assert live.rules.dump(now.game) == live.rules.dump(then.game)
                assert (now.chances, now.trail) == (walked[event.seq - 1].chances, ())
        chances = [walked[seq].chances for seq in sorted(walked)]
        assert chances == sorted(chances), "no number of chance is used twice"
        parts.rooms._tables.forget(id)
        assert [await state(self.table, seat) for seat in range(len(self.table.guests))] == seen


def _seq(found: tuple[Event, Match]) -> tuple[int, Match]:
    return found[0].seq, found[1]


def as_json(match: Match) -> Any:
    """All of a match."""
    return json.loads(json.dumps(match.dump()))


@pytest.fixture(params=["sqlite", "postgres"])
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """Tells stories at tables of one server, whose bots do nothing by themselves."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    with asyncio.Runner() as runner:
        served = running(url, tmp_path, EVERYTHING, bots="tests.server.odd:passing", bot_pace=60)
        house = runner.run(served.__aenter__())
        yield lambda game, numbers: runner.run(tell(house, game, numbers))
        runner.run(served.__aexit__(None, None, None))


async def tell(house: House, game: str, numbers: list[int]) -> None:
    """A story from the start of a game."""
    story = Story(house, await house.table(3, game=game, options={"rounds": "50"} if game == "toy" else {}))
    for number in numbers:
        await story.tell(number)
    await story.check()


@given(numbers=st.lists(st.integers(0, 10_000), min_size=4, max_size=40))
@WALK
def test_any_story_of_a_table_is_what_is_stored(told: Any, numbers: list[int]) -> None:
    told("toy", numbers)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_any_story_of_a_real_game_is_what_is_stored(told: Any, game: str) -> None:
    dice = random.Random(1)
    told(game, [dice.randrange(10_000) if dice.random() < 0.5 else 12 * dice.randrange(50) + 6 for _ in range(120)])


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_real_game_goes_back_at_random_points_and_proves_itself(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    """Positions and views are those of then; what is hidden is drawn anew from there on; the record proves it all."""
    dice = random.Random(game)
    async with running(sqlite_url, tmp_path, GAMES, bot_pace=60) as house:
        table = await house.table(game=game)
        story, kept = Story(house, table), dict[int, Any]()
        for n in range(3000):
            shown = await story.shown()
            if shown["status"] == "over":
                break
            kept[shown["version"]] = [(await state(table, seat))["view"] for seat in range(2)] if n % 7 == 0 else None
            if n in (40, 60, 61, 90):
                to = dice.choice([version for version, views in kept.items() if views and version < shown["version"]])
                await ask(table, dice.randrange(2), "undo", to=to)
                asked = (await story.shown())["motion"]["by"]
                await vote(table, 1 - asked, yes=True)
                assert [(await state(table, seat))["view"] for seat in range(2)] == kept[to]
            else:
                await story.choose(int(next(iter(shown["waiting"]))), dice.randrange(50))
        shown = await story.shown()
        assert shown["status"] == "over"
        record = Record.load(await table.guests[0].get(f"{table.path}/record"))
        assert [event.kind for event in record.events].count("rewind") == 4
        assert list(verify(record, GAMES[game])) == shown["scores"]
