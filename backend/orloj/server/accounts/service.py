"""Guests come in with a name and stay who they are; their programs come in with a token."""

import secrets
from dataclasses import dataclass

from orloj.server.accounts.repository import Persons
from orloj.server.names import clean_name
from orloj.server.wire import now


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has said a name; or a `program` that plays by a token, in a name given by its owner.

    `owner` is on whose device a companion plays.
    """

    id: str
    name: str
    program: bool = False
    owner: str | None = None

    @property
    def companion(self) -> bool:
        """Is this somebody who plays on another's device?"""
        return self.owner is not None

    @property
    def shown(self) -> str:
        """The name as others are shown it: no program passes for a person."""
        return as_bot(self.name) if self.program else self.name


def as_bot(name: str) -> str:
    """A name as that of a bot."""
    return f"{name} (bot)"


class Accounts:
    """Makes, renames and finds persons."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons

    async def enter(self, known: str | None, name: str) -> Person:
        """Renames the person known by id, or makes a new one. Raises Problem("bad-name")."""
        name = clean_name(name)
        if known is not None and await self._persons.rename(known, name):
            return Person(known, name)
        person = Person(secrets.token_urlsafe(12), name)
        await self._persons.add(person.id, person.name, now())
        return person

    async def find(self, id: str | None) -> Person | None:
        """The person of an id, where there is one."""
        name = await self._persons.name(id) if id is not None else None
        return Person(id, name) if id is not None and name is not None else None
