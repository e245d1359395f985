"""How long somebody waits for a long game: the first look at it after a start, and looking back."""

import random
import secrets
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from http.client import HTTPConnection
from statistics import median
from urllib.parse import urlsplit

from sqlalchemy import insert

from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules
from orloj.server.db import migrate
from orloj.server.db.database import Database
from orloj.server.db.tables import event, game_table, person, seat
from orloj.server.lobby import repository as rows
from orloj.server.lobby.table import OPEN, hashed
from orloj.server.marks import new_id
from orloj.server.play import events
from orloj.server.play.events import SNAPSHOT_EVERY, Event, Snapshot
from orloj.server.play.progress import progress
from orloj.server.wire import now

LENGTH = 1000  # events, some 200 more than a game between four people usually has
STRETCH = 200  # steps of a look back
Serving = Callable[[], AbstractAsyncContextManager[str]]
"""Runs a server during a block; its origin."""
PUBLIC = {"version": 0, "public": True, "status": OPEN, "name": "A long game"}


async def store_long_game(url: str, rules: Rules, seats: int, length: int) -> str:
    """A running game of so many events in a database, as the service would have stored it; its table's id.

    It is played at random, and as much is taken back as it needs to be so long.
    """
    database = Database(url, pool_size=1)
    try:
        await migrate.upgrade(database)
        return await _store(database, rules, seats, length)
    finally:
        await database.dispose()


async def measure_loading(table: str, length: int, serving: Serving, loads: int) -> dict[str, float]:
    """Milliseconds, as medians: the first request for the present position after each of so many starts of a server.

    And of looks back over 200 steps then.
    """
    places = sorted({1, max(1, length // 3), max(1, length - STRETCH)})
    first: list[float] = []
    back: list[float] = []
    for _ in range(loads):
        async with serving() as origin:
            server = HTTPConnection(urlsplit(origin).netloc)
            path = f"/api/tables/{table}"
            first.append(_ask(server, f"{path}/state"))
            back += [_ask(server, f"{path}/history?from={at}&to={at + STRETCH}") for at in places]
            server.close()
    return {"first_ms": round(median(first), 1), "history_ms": round(median(back), 1), "starts": loads}


def _ask(server: HTTPConnection, path: str) -> float:
    began = time.perf_counter()
    server.request("GET", path)
    answer = server.getresponse()
    text = answer.read()
    if answer.status != 200:
        raise RuntimeError(f"{path} was refused: {text!r}")
    return (time.perf_counter() - began) * 1000


async def _store(database: Database, rules: Rules, seats: int, length: int) -> str:
    host, id, at, seed = new_id(), new_id(), now(), secrets.token_bytes(32)
    options = {name: values[0] for name, values in rules.options.items()}
    async with database.write() as connection:
        await connection.execute(insert(person).values(id=host, name="Host", created=at))
        about = {"game": rules.id, "rules_version": rules.version, "seats": seats, "options": options, "seed": seed}
        values = {**PUBLIC, **about, "id": id, "host": host, "invite_hash": hashed(id), "created": at, "updated": at}
        await connection.execute(insert(game_table).values(**values))
        bots = [{"table_id": id, "seat": number, "person_id": None, "bot": "normal"} for number in range(1, seats)]
        await connection.execute(insert(seat), [{"table_id": id, "seat": 0, "person_id": host, "bot": None}, *bots])
        table = await rows.find(connection, id)
        assert table is not None, "it was just stored"
        steps, snapshots, match = _long_game(rules, seats, options, seed, length)
        added = [Event(id, seq, step, None, at).columns() for seq, step in enumerate(steps, start=1)]
        await connection.execute(insert(event), added)
        for made in snapshots:
            await events.keep_snapshot(connection, id, made)
        # Nobody is waited for: no bot may play on while it is measured.
        reached = progress(table, match, at, "choice")._asdict()
        await rows.change(connection, id, **{**reached, "version": len(steps), "waiting": None})
    return id


def _long_game(
    rules: Rules, seats: int, options: dict[str, str], seed: bytes, length: int
) -> tuple[list[Step], list[Snapshot], Match]:
    """Tries with more and more taken back, until a game has so many events before its end."""
    for tenths in range(1, 9):
        dice = random.Random(tenths)  # noqa: S311  only the choices of a player
        match, step = Match.start(rules, seats, options, seed)
        steps, snapshots = [step], list[Snapshot]()
        while len(steps) < length and (decider := match.game.decider) is not None:
            back = match.trail and dice.random() < tenths / 10
            step = match.undo(decider) if back else match.choose(decider, dice.choice(list(legal(match.game))))
            steps.append(step)
            if len(steps) % SNAPSHOT_EVERY == 0:
                snapshots.append(Snapshot(len(steps), match.dump()))
        if len(steps) == length and match.game.decider is not None:
            return steps, snapshots, match
    raise RuntimeError(f"no game of {rules.id} has {length} events")
