"""Passkeys: a key on somebody's device, or in their password manager, that shows who they are."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import webauthn
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn.helpers import (
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from orloj.server.accounts import tickets
from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import passkey
from orloj.server.names import clean_name
from orloj.server.problems import Problem
from orloj.server.wire import now

LASTS = timedelta(minutes=5)
MOST = 20
NEW, ENTER = "passkey-new", "passkey"


@dataclass(frozen=True, slots=True)
class Site:
    """Where passkeys are for: the host's name, and the origin of the pages."""

    host: str
    origin: str


class Passkey(NamedTuple):
    """A passkey as its person sees it."""

    id: str
    name: str
    created: datetime
    used: datetime | None


class Passkeys:
    """Makes, lists, takes away and checks passkeys. What is to be signed works once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def options(self, who: Person, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody. Raises Problem("too-many-passkeys")."""
        mine = await self.of(who)
        if len(mine) >= MOST:
            raise Problem("too-many-passkeys", f"One person has at most {MOST} passkeys: remove one first.")
        async with self._database.write() as connection:
            challenge = await tickets.issue(connection, NEW, LASTS, who.id)
        made = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Orloj",
            user_id=who.id.encode(),
            user_name=who.name,
            challenge=challenge.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.id)) for one in mine],
        )
        return dict(json.loads(webauthn.options_to_json(made)))

    async def add(self, who: Person, site: Site, credential: Mapping[str, Any], name: str) -> Passkey:
        """Takes a new passkey in. Raises Problem("bad-passkey", "bad-name", "too-many-passkeys")."""
        name = clean_name(name)
        with _refusing():
            given = parse_registration_credential_json(dict(credential))
            challenge = parse_client_data_json(given.response.client_data_json).challenge
        await self._require_asked(NEW, challenge, who.id)
        with _refusing():
            checked = webauthn.verify_registration_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        id, at = bytes_to_base64url(checked.credential_id), now()
        values = {"id": id, "person_id": who.id, "name": name, "created": at, "sign_count": checked.sign_count}
        try:
            async with self._database.write() as connection:
                await _require_room(connection, who)
                await connection.execute(insert(passkey).values(**values, public_key=checked.credential_public_key))
        except IntegrityError as fault:  # it is somebody's already
            raise bad_passkey() from fault
        return Passkey(id, name, at, None)

    async def of(self, who: Person) -> list[Passkey]:
        """A person's passkeys, the newest first."""
        columns = (passkey.c.id, passkey.c.name, passkey.c.created, passkey.c.used)
        query = select(*columns).where(passkey.c.person_id == who.id).order_by(passkey.c.created.desc())
        async with self._database.read() as connection:
            return [Passkey(*row) for row in await connection.execute(query)]

    async def remove(self, who: Person, id: str) -> None:
        """Takes a passkey away. Raises Problem("unknown-passkey")."""
        mine = delete(passkey).where(passkey.c.id == id, passkey.c.person_id == who.id)
        async with self._database.read() as connection:
            if (await connection.execute(mine)).rowcount != 1:
                raise Problem("unknown-passkey", "You have no such passkey.")

    async def ask(self, site: Site) -> dict[str, Any]:
        """What a browser needs to ask for any passkey of this server's."""
        async with self._database.write() as connection:
            challenge = await tickets.issue(connection, ENTER, LASTS)
        made = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge.encode())
        return dict(json.loads(webauthn.options_to_json(made)))

    async def whose(self, site: Site, credential: Mapping[str, Any]) -> str:
        """The id of the person who has signed with a passkey. Raises Problem("bad-passkey")."""
        with _refusing():
            given = parse_authentication_credential_json(dict(credential))
            challenge = parse_client_data_json(given.response.client_data_json).challenge
            id = bytes_to_base64url(given.raw_id)
        await self._require_asked(ENTER, challenge, None)
        async with self._database.read() as connection:
            known = (await connection.execute(select(passkey).where(passkey.c.id == id))).one_or_none()
        with _refusing():
            assert known is not None, "a passkey that was taken away"
            checked = webauthn.verify_authentication_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
            )
        used = update(passkey).where(passkey.c.id == known.id)
        async with self._database.read() as connection:
            await connection.execute(used.values(sign_count=checked.new_sign_count, used=now()))
        return str(known.person_id)

    async def _require_asked(self, purpose: str, challenge: bytes, who: str | None) -> None:
        """Raises Problem("bad-passkey") unless this server has asked for it lately and nobody has answered yet."""
        async with self._database.write() as connection:
            good = await tickets.redeem(connection, purpose, challenge.decode("ascii", "replace"))
        if good is None or good.person_id != who:
            raise bad_passkey()


def bad_passkey() -> Problem:
    """The one answer to a passkey that is unknown, out of time or wrong."""
    return Problem("bad-passkey", "This passkey is not known here, or the attempt took too long: try again.")


@contextmanager
def _refusing() -> Iterator[None]:
    """The library throws all kinds of exceptions at what is no credential, or not a good one."""
    try:
        yield
    except Exception as fault:
        raise bad_passkey() from fault


async def _require_room(connection: AsyncConnection, who: Person) -> None:
    mine = select(func.count()).where(passkey.c.person_id == who.id)
    if (await connection.execute(mine)).scalar_one() >= MOST:
        raise Problem("too-many-passkeys", f"One person has at most {MOST} passkeys: remove one first.")
