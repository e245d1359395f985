"""Is this process fit to be sent people? Its database answers and is up to date, its workers live, it stays."""

import asyncio
from collections.abc import Callable
from typing import Any

from orloj.server.db.database import Database
from orloj.server.db.migrate import OutOfDate, check

PATIENCE = 3.0  # seconds the database may take
Alive = Callable[[], bool]


class Readiness:
    """Knows the workers of a process, and whether it is about to stop."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._workers: dict[str, Alive] = {}
        self.draining = False

    def expect(self, **workers: Alive) -> None:
        """These must live, by name, for the process to be ready."""
        self._workers.update(workers)

    async def look(self) -> dict[str, Any]:
        """What stands in the way, and `ready` when nothing does."""
        workers = {name: alive() for name, alive in self._workers.items()}
        database = await self._ask()
        ready = database == "ready" and all(workers.values()) and not self.draining
        return {"ready": ready, "draining": self.draining, "database": database, "workers": workers}

    async def _ask(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await check(self._database)
        except OutOfDate:
            return "at another revision"
        except Exception:  # noqa: BLE001  whatever it is, the answer is no
            return "does not answer"
        return "ready"
