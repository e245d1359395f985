"""How fast the path of a command is: from a choice on the socket until all viewers have the difference."""

from orloj.server.bench.measure import measure

__all__ = ["measure"]
