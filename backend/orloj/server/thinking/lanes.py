"""Bots that think by the clock, and the others: whoever answers at once does not stand in line behind them."""

from contextlib import AbstractAsyncContextManager

from orloj.server.thinking.minds import Mind, Minds

DEEP = {"hard"}


class Lanes:
    """Two sets of processes: `deep` for the levels in DEEP, `quick` for all others."""

    def __init__(self, quick: Minds, deep: Minds) -> None:
        self._quick = quick
        self._deep = deep

    def free(self, level: str) -> AbstractAsyncContextManager[Mind]:
        """A process for one question to a bot of that level."""
        return (self._deep if level in DEEP else self._quick).free()

    async def stop(self) -> None:
        """Ends all processes."""
        await self._quick.stop()
        await self._deep.stop()
