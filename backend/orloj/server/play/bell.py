"""How the rest of the service calls for bots, without knowing them."""

import asyncio


class Bell:
    """Tables where a bot may have to act, each once, in the order in which they rang first."""

    def __init__(self) -> None:
        self._rang: dict[str, None] = {}
        self._wake = asyncio.Event()

    def ring(self, table: str) -> None:
        """A bot may have to act at a table."""
        self._rang[table] = None
        self._wake.set()

    async def heard(self) -> list[str]:
        """Waits for the bell; the tables that rang since the last time."""
        await self._wake.wait()
        self._wake.clear()
        tables, self._rang = list(self._rang), {}
        return tables
