"""How fast the path of a command is: from a choice on the socket until all viewers have the difference."""

from orloj.server.bench.loading import LENGTH
from orloj.server.bench.measure import BOT_TABLES, measure

__all__ = ["BOT_TABLES", "LENGTH", "measure"]
