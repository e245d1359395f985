"""Guests come in with a name and stay who they are."""

import secrets
from dataclasses import dataclass

from orloj.server.accounts.repository import Persons
from orloj.server.names import clean_name
from orloj.server.wire import now


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has said a name."""

    id: str
    name: str


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
