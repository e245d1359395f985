"""Who has a page open at which table, in this process and in the others."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterable

STALE = 3.0  # beats after which a process that says nothing more is taken for dead


class Presence:
    """Persons by table.

    `beat` is the time in seconds between two reports of a living process; who has had no page open for `absence`
    seconds is away. A process knows what it has seen itself: to a new one everybody was there at its start.
    """

    def __init__(self, beat: float, absence: float) -> None:
        self._beat = beat
        self._absence = absence
        self._began = time.monotonic()
        self._left: dict[tuple[str, str], float] = {}
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._there: defaultdict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)

    def online(self, table: str) -> frozenset[str]:
        """The persons with an open page at a table, wherever that page is served."""
        reports = self._there[table].values() if table in self._there else ()
        return self.here(table).union(*(persons for _, persons in reports))

    def here(self, table: str) -> frozenset[str]:
        """The persons whose page this process serves."""
        return frozenset(self._here[table]) if table in self._here else frozenset()

    def elsewhere(self) -> dict[str, dict[str, list[str]]]:
        """By process, the persons by table as it has reported them."""
        found: dict[str, dict[str, list[str]]] = {}
        for table, reports in self._there.items():
            for sender, (_, persons) in reports.items():
                found.setdefault(sender, {})[table] = sorted(persons)
        return found

    def away(self, table: str, persons: Iterable[str]) -> frozenset[str]:
        """Those of a table's persons who have had no page open for long."""
        limit, online = time.monotonic() - self._absence, self.online(table)
        return frozenset(
            person
            for person in persons
            if person not in online and self._left.get((table, person), self._began) <= limit
        )

    def touch(self, table: str, *persons: str) -> None:
        """Signs of life other than an open page, or the last ones."""
        for person in persons:
            self._left[table, person] = time.monotonic()

    def tables(self) -> list[str]:
        """The tables with a page in this process."""
        return list(self._here)

    def arrive(self, table: str, person: str) -> None:
        """A page opened."""
        self._here[table][person] += 1

    def depart(self, table: str, person: str) -> None:
        """A page closed."""
        pages = self._here[table]
        pages[person] -= 1
        if not pages[person]:
            del pages[person]
            self.touch(table, person)
        if not pages:
            del self._here[table]

    def report(self, table: str, sender: str, persons: frozenset[str]) -> bool:
        """Notes what another process says; True when it changes who is online."""
        before = self.online(table)
        if persons:
            self._there[table][sender] = time.monotonic(), persons
        else:
            self._forget(table, sender)
        after = self.online(table)
        self.touch(table, *(before - after))
        return after != before

    def expire(self) -> list[str]:
        """Forgets processes that have fallen silent; returns the tables where that changes who is online."""
        oldest = time.monotonic() - STALE * self._beat
        limit = time.monotonic() - self._absence
        self._left = {key: left for key, left in self._left.items() if left > limit}
        silent = [
            (table, sender)
            for table, reports in self._there.items()
            for sender, (heard, _) in reports.items()
            if heard < oldest
        ]
        return [table for table, sender in silent if self.report(table, sender, frozenset())]

    def _forget(self, table: str, sender: str) -> None:
        if table in self._there:
            self._there[table].pop(sender, None)
            if not self._there[table]:
                del self._there[table]
