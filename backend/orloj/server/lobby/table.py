"""A table as the service knows it, and as one person is shown it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from orloj.engine.chance import commitment
from orloj.server.accounts.service import Person, as_bot
from orloj.server.problems import Problem

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
    created: datetime
    updated: datetime
    taken: Mapping[int, Person]
    bots: Mapping[int, str]

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        return next((seat for seat, somebody in self.taken.items() if somebody.id == person), None)

    def free(self) -> list[int]:
        """The seats that neither a person nor a bot has taken."""
        return [seat for seat in range(self.seats) if seat not in self.taken and seat not in self.bots]

    def own_bots(self) -> dict[int, str]:
        """The bots, by seat, that play for nobody but themselves."""
        return {seat: level for seat, level in self.bots.items() if seat not in self.taken}

    def name_of(self, seat: int) -> str | None:
        """What a seat is called by; None while it is free."""
        if seat in self.taken:
            return self.taken[seat].shown
        return as_bot(BOT_NAMES[seat % len(BOT_NAMES)]) if seat in self.bots else None

    def company(self) -> tuple[object, ...]:
        """What pages show around the game: when it changes, they are told."""
        return self.taken, self.bots, self.host, self.status, self.rematch, self.name

    def open_to(self, person: str | None) -> bool:
        """May this person see the table without an invitation?"""
        return self.public or self.seat_of(person) is not None

    def invites(self, invite: str | None) -> bool:
        """Is this the table's invitation?"""
        return invite is not None and compare_digest(hashed(invite), self.invite_hash)

    def shown_to(self, person: str | None, online: Collection[str], away: Collection[str]) -> dict[str, Any]:
        """The table on the wire, for one person.

        `online` are the persons with an open page, `away` those who have had none for so long that a bot may stand in.
        The seed is in it only when the game is over.
        """
        return {
            "id": self.id,
            "game": self.game,
            "name": self.name,
            "public": self.public,
            "options": self.options,
            "seats": [self._seat(seat, person, online, away) for seat in range(self.seats)],
            "status": self.status,
            "version": self.version,
            "you": self.seat_of(person),
            "host": self.host == person,
            "commitment": commitment(self.seed),
            "seed": self.seed.hex() if self.status == OVER else None,
            "waiting": self.waiting,
            "turn_since": self.turn_since,
            "scores": self.scores,
            "rematch": self.rematch if self.seat_of(person) is not None else None,
            "created": self.created,
            "updated": self.updated,
        }

    def _seat(self, seat: int, viewer: str | None, online: Collection[str], away: Collection[str]) -> dict[str, Any]:
        person = self.taken.get(seat)
        return {
            "seat": seat,
            "person": {"id": person.id, "name": person.name} if person else None,
            "name": self.name_of(seat),
            "bot": self.bots.get(seat),
            "program": person is not None and person.program,
            "host": person is not None and person.id == self.host,
            "you": person is not None and person.id == viewer,
            "online": person is not None and person.id in online,
            "away": person is not None and person.id in away,
        }
