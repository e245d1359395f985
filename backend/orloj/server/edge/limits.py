"""How often something may be done from one address: enough for any household, too little for guessing and flooding.

What is refused does not count, so whoever keeps trying is let in as soon as the window allows; no window is longer
than an hour. The counts are this process's own: behind several replicas a limit is as many times as high.
"""

import re
import time
from collections.abc import Mapping
from math import ceil

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from orloj.server.metrics import Metrics
from orloj.server.problems import Problem

DEFAULTS = {
    "sessions": "60 per 10 minutes",  # people coming in, and changing their names
    "entries": "30 per 10 minutes",  # personal links, tickets from mails, passkeys and stop links tried
    "mails": "10 per 10 minutes",  # mails with a way in asked for
    "tables": "60 per hour",
    "invitations": "120 per 10 minutes",  # joining, looking on, taking over
    "imports": "30 per 10 minutes",
    "chat": "60 per minute",
    "sockets": "300 per minute",
    "tests": "20 per 10 minutes",  # test messages of channels
    "admin": "10 per minute",  # wrong tokens of the host
}
NAMES = {
    "sessions": "people",
    "entries": "tries to come in",
    "mails": "e-mails",
    "tables": "tables",
    "invitations": "invitations",
    "imports": "records",
    "chat": "messages",
    "sockets": "open pages",
    "tests": "test messages",
    "admin": "wrong tokens",
}
OFF = "off"
TABLE = r"/api/tables/[^/]+"
RULES = tuple(
    (method, re.compile(pattern), limit)
    for method, pattern, limit in (
        ("POST", r"/api/session", "sessions"),
        ("POST", r"/api/session/(enter|mail/enter|passkeys/ask|passkeys/enter)", "entries"),
        ("POST", r"/api/notices/stop(/[^/]+)?", "entries"),
        ("POST", r"/api/session/mail", "mails"),
        ("POST", rf"/api/tables|{TABLE}/(rematch|sandbox)", "tables"),
        ("POST", rf"{TABLE}/(join|watch|take)", "invitations"),
        ("POST", r"/api/records", "imports"),
        ("POST", r"/api/notices/channels/[^/]+/test", "tests"),
    )
)


def limit_of(method: str, path: str, query: str) -> str | None:
    """The limit that a request counts against, if any. To look at a table with an invitation is to try it."""
    if method == "GET" and "invite=" in query and re.fullmatch(TABLE, path):
        return "invitations"
    return next((limit for verb, where, limit in RULES if verb == method and where.fullmatch(path)), None)


def checked(given: Mapping[str, str]) -> dict[str, RateLimitItem]:
    """The limits in force: the defaults, other ones where they are given, "off" for none.

    Raises ValueError for a limit of no such name, or one that says no number and time.
    """
    for name in given:
        if name not in DEFAULTS and name != "all":
            raise ValueError(f"there is no limit {name!r}: the limits are all, {', '.join(DEFAULTS)}")
    texts = {name: given.get(name, given.get("all", text)) for name, text in DEFAULTS.items()}
    return {name: parse(text) for name, text in texts.items() if text != OFF}


class Limits:
    """Counts by limit and address, in a moving window."""

    def __init__(self, given: Mapping[str, str], metrics: Metrics) -> None:
        """`given` as the setting `limits` has it."""
        self.items = checked(given)
        self._storage = MemoryStorage()
        self._limiter = MovingWindowRateLimiter(self._storage)
        self._metrics = metrics

    def count(self, limit: str, who: str) -> None:
        """Counts once more. Raises Problem("too-many") when that is too often; it is not counted then."""
        item = self.items.get(limit)
        if item is not None and not self._limiter.hit(item, limit, who):
            raise self._refusal(limit, item, who)

    def check(self, limit: str, who: str) -> None:
        """Raises Problem("too-many") when `count` would; counts nothing."""
        item = self.items.get(limit)
        if item is not None and not self._limiter.test(item, limit, who):
            raise self._refusal(limit, item, who)

    def tidy(self) -> None:
        """Forgets addresses from which nothing came lately, which the library keeps as empty lists."""
        events = self._storage.events
        for key in [key for key, entries in list(events.items()) if not entries]:
            events.pop(key, None)

    @property
    def known(self) -> int:
        """How many addresses and limits are remembered."""
        return len(self._storage.events)

    def _refusal(self, limit: str, item: RateLimitItem, who: str) -> Problem:
        self._metrics.limited.labels(limit).inc()
        wait = max(1, ceil(self._limiter.get_window_stats(item, limit, who).reset_time - time.time()))
        detail = f"Too many {NAMES[limit]} from your address: try again in {wait} s."
        return Problem("too-many", detail, retry_after=wait)
