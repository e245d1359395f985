"""A table as the service knows it, and as one person is shown it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from hmac import compare_digest
from json import dumps
from typing import Any

from orloj.server.accounts.service import Person, as_bot
from orloj.server.lobby.motion import Motion
from orloj.server.problems import Problem

MARK = 8  # hexadecimal digits of a hash: enough to see that something is another than it was
OPEN, RUNNING, OVER = "open", "running", "over"
BOT_NAMES = ("Hanuš", "Libuše", "Bruncvík", "Drahomíra", "Faust")  # by seat, from Prague's legends


def hashed(invite: str) -> str:
    """What is stored instead of an invitation: useless to whoever reads the database."""
    return sha256(invite.encode(errors="replace")).hexdigest()


def unknown() -> Problem:
    """The one answer to whoever may not know whether a table exists."""
    return Problem("unknown-table", "There is no such table, or you were not invited to it.")


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Everything about a table but its game. `version` counts the events.

    `taken` holds which person sits where, `bots` which seat a bot plays at which level: its own seat, or a person's.
    `unready` tells since when those on which seats are not ready for the game, `conceded` are the seats of those who
    are out, `offered` hashes of the links by which a seat may be taken over, `former` the persons who have left a seat
    to somebody else.
    `clock`, `banks` and `flag_due` are read in `server.clocks`; `sandbox` says what a table for trying out comes from.
    """

    id: str
    game: str
    rules_version: str
    name: str
    public: bool
    seats: int
    options: Mapping[str, str]
    host: str
    status: str
    version: int
    seed: bytes
    invite_hash: str
    waiting: Mapping[str, str] | None
    turn_since: datetime | None
    scores: list[dict[str, Any]] | None
    rematch: str | None
    clock: Mapping[str, Any] | None
    banks: Mapping[str, Any] | None
    flag_due: datetime | None
    paused: datetime | None
    cancelled: datetime | None
    watch_hash: str | None
    sandbox: Mapping[str, Any] | None
    created: datetime
    updated: datetime
    taken: Mapping[int, Person]
    bots: Mapping[int, str]
    unready: Mapping[int, datetime] = field(default_factory=dict)
    conceded: frozenset[int] = frozenset()
    offered: Mapping[int, str] = field(default_factory=dict)
    former: Mapping[int, tuple[Person, ...]] = field(default_factory=dict)
    watchers: Mapping[str, Person] = field(default_factory=dict)
    motion: Motion | None = None

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        return next((seat for seat, somebody in self.taken.items() if somebody.id == person), None)

    def free(self) -> list[int]:
        """The seats that neither a person nor a bot has taken."""
        return [seat for seat in range(self.seats) if seat not in self.taken and seat not in self.bots]

    def waits_for(self) -> list[int]:
        """The seats of those for whom the start waits. The host says so by starting, for companions too."""
        return sorted(self.unready.keys() - self.seats_of(self.host)) if self.status == OPEN else []

    def agreement(self) -> str:
        """Marks how the table plays: another one for each clock and each options."""
        return sha256(dumps([self.options, self.clock], sort_keys=True).encode()).hexdigest()[:MARK]

    def own_bots(self) -> dict[int, str]:
        """The bots, by seat, that play for nobody but themselves."""
        return {seat: level for seat, level in self.bots.items() if seat not in self.taken}

    def name_of(self, seat: int) -> str | None:
        """What a seat is called by; None while it is free. In a game that was brought along: as its record says."""
        if self.sandbox is not None and "names" in self.sandbox:
            return str(self.sandbox["names"][seat])
        if seat in self.taken:
            return self.taken[seat].shown
        return as_bot(BOT_NAMES[seat % len(BOT_NAMES)]) if seat in self.bots else None

    def company(self) -> tuple[object, ...]:
        """What pages show around the game: when it changes, they are told."""
        table = (self.host, self.status, self.rematch, self.name, self.options, self.clock, self.paused, self.cancelled)
        links = (self.invite_hash, self.watch_hash, self.watchers)
        return self.taken, self.bots, self.unready, self.conceded, self.offered, links, self.motion, table

    def seats_of(self, person: str | None) -> list[int]:
        """The seats for which a person acts: the own one, and those of companions on the same device."""
        mine = (seat for seat, somebody in self.taken.items() if person in (somebody.id, somebody.owner))
        return [] if person is None else sorted(mine)

    def companions_of(self, person: str) -> dict[int, Person]:
        """Those, by seat, who play on a person's device."""
        return {seat: somebody for seat, somebody in self.taken.items() if somebody.owner == person}

    def open_to(self, person: str | None) -> bool:
        """May this person see the table without an invitation?"""
        return self.public or bool(self.seats_of(person)) or person in self.watchers

    def seat_offered(self, invite: str | None) -> int | None:
        """The seat that may be taken over by this link."""
        given = hashed(invite) if invite is not None else ""
        return next((seat for seat, link in self.offered.items() if link and compare_digest(link, given)), None)

    def lets_watch(self, invite: str | None) -> bool:
        """Is this the link for onlookers?"""
        return invite is not None and self.watch_hash is not None and compare_digest(hashed(invite), self.watch_hash)

    def invites(self, invite: str | None) -> bool:
        """Is this the table's invitation?"""
        return invite is not None and compare_digest(hashed(invite), self.invite_hash)
