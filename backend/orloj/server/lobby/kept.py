"""The rules a table is played by: on the component data with which its game began, whatever is shipped since."""

import logging
from base64 import b64decode, b64encode
from functools import partial

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.engine.data.files import Files
from orloj.engine.rules import Rules
from orloj.server.db.database import Database
from orloj.server.db.tables import component_data
from orloj.server.lobby.shelf import Shelf
from orloj.server.wire import now

log = logging.getLogger("orloj.kept")


class KeptRules:
    """Keeps the component data of every game in the database, and finds those with which an older game began."""

    def __init__(self, database: Database, shelf: Shelf) -> None:
        self._database = database
        self._shelf = shelf
        self._older: dict[tuple[str, str], Rules] = {}

    async def keep(self) -> None:
        """Stores the shipped data of all games, unless they are there: games that begin now can rely on them."""
        async with self._database.write() as connection:
            for game, rules in self._shelf.games.items():
                await _keep(connection, game, rules, postgres=self._database.postgres)

    async def of(self, game: str, version: str) -> Rules:
        """The rules of a game on its component data of a version.

        A game from before data were kept goes on with those of today, as it always did. Raises Problem("unknown-game"),
        and Refused("bad-data") when the data of that version are no game to the rules of today.
        """
        shipped = self._shelf.find(game)
        if version == shipped.version:
            return shipped
        if (game, version) not in self._older:
            files = await self.files(game, version)
            if files is None:
                log.warning("%s: component data %s are not kept; played on with %s", game, version, shipped.version)
            self._older[game, version] = shipped if files is None else shipped.on(files)
        return self._older[game, version]

    async def files(self, game: str, version: str) -> Files | None:
        """The component data of a version, where they are kept."""
        where = (component_data.c.game == game, component_data.c.version == version)
        async with self._database.read() as connection:
            stored = (await connection.execute(select(component_data.c.files).where(*where))).scalar_one_or_none()
        return None if stored is None else {name: b64decode(content) for name, content in stored.items()}


async def _keep(connection: AsyncConnection, game: str, rules: Rules, *, postgres: bool) -> None:
    insert = partial(postgresql.insert if postgres else sqlite.insert, component_data)
    files = {name: b64encode(content).decode() for name, content in rules.files.items()}
    values = {"game": game, "version": rules.version, "files": files, "stored": now()}
    await connection.execute(insert().values(**values).on_conflict_do_nothing())
