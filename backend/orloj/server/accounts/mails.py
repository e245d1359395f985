"""E-mail addresses: proved by a link that was sent there, and a way in from then on."""

import asyncio
import logging
from datetime import timedelta

import aiosmtplib
from email_validator import EmailNotValidError, validate_email
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from orloj.server.accounts import tickets
from orloj.server.accounts.links import bad_link
from orloj.server.accounts.service import Person
from orloj.server.db.database import Database
from orloj.server.db.tables import channel, person
from orloj.server.problems import Problem
from orloj.server.settings import Settings
from orloj.server.telling.mail import send_mail

LASTS = timedelta(minutes=30)
MOST = 4  # links under way to one address, or asked for by one person
PURPOSE = "mail"
TRIES = (0.0, 2.0, 20.0)  # seconds before each try to hand a letter over
log = logging.getLogger("orloj.mails")


class Mails:
    """Sends links that prove an address or let somebody in, and redeems them.

    All work begins after the answer: it takes no longer, and says nothing else, where an address is known.
    """

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._sending: set[asyncio.Task[None]] = set()
        self._counting = asyncio.Lock()  # else those who ask at once would not be counted

    def send(self, who: Person | None, text: str) -> None:
        """Sends a link to an address soon: to anyone who is in, so as to prove it; else only where it is known.

        Raises Problem("no-mail", "bad-email").
        """
        if not self._settings.mails:
            raise Problem("no-mail", "The host of this server has named no mail server.")
        task = asyncio.create_task(self._send(who, address(text)))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def redeem(self, ticket: str, here: Person | None) -> str:
        """The id of the person who is in now, after a link was used on a device where `here` is in, or nobody.

        An address that was to be proved is the person's from then on, unless it is another's by now: then whoever owns
        it comes in as that one. Nobody is made another by a link that others can have sent: it proves the address for
        who asked, and `here` stays.
        Raises Problem("bad-link").
        """
        try:
            return await self._redeem(ticket, here)
        except IntegrityError:  # somebody else proved the same address in the same moment
            return await self._redeem(ticket, here)

    async def _redeem(self, ticket: str, here: Person | None) -> str:
        async with self._database.write() as connection:
            good = await tickets.redeem(connection, PURPOSE, ticket)
            if good is None:
                raise bad_link()
            known = await _owner(connection, good.about["email"])
            if known is not None:
                return known
            if good.person_id is None:
                raise bad_link()  # the address was given up meanwhile
            await connection.execute(
                update(person).where(person.c.id == good.person_id).values(email=good.about["email"])
            )
            return here.id if here is not None else good.person_id

    async def of(self, who: Person) -> str | None:
        """A person's proved address."""
        async with self._database.read() as connection:
            return (await connection.execute(select(person.c.email).where(person.c.id == who.id))).scalar_one_or_none()

    async def forget(self, who: Person) -> None:
        """Gives a person's address up: nothing is sent there any more."""
        async with self._database.write() as connection:
            await connection.execute(update(person).where(person.c.id == who.id).values(email=None))
            await connection.execute(delete(channel).where(channel.c.person_id == who.id, channel.c.kind == "mail"))

    async def stop(self) -> None:
        """Gives up what is not sent yet."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, who: Person | None, email: str) -> None:
        try:
            async with self._counting, self._database.write() as connection:
                known = await _owner(connection, email)
                asks = who.id if who is not None else None
                if (known is None and asks is None) or await _too_many(connection, email, asks):
                    return
                ticket = await tickets.issue(connection, PURPOSE, LASTS, asks, email=email)
                name = await _name(connection, known or asks)
            await self._hand_over(email, f"{self._settings.public_origin}/enter#mail={ticket}", name)
        except Exception:
            log.exception("a link by e-mail was not sent")

    async def _hand_over(self, email: str, link: str, name: str) -> None:
        text = TEXT.format(name=name, link=link, minutes=int(LASTS.total_seconds()) // 60)
        for number, wait in enumerate(TRIES, 1):
            await asyncio.sleep(wait)
            try:
                await send_mail(self._settings, email, "Your link to Orloj", text)
            except (aiosmtplib.SMTPException, OSError) as fault:
                for_good = isinstance(fault, aiosmtplib.SMTPResponseException) and fault.code >= 500
                if for_good or number == len(TRIES):
                    raise
            else:
                return


TEXT = """\
With this link you are in as {name}, on any device. It works once, within {minutes} minutes:

{link}

If it was not you who asked for it, do nothing: without the link nobody comes in.
"""


def address(text: str) -> str:
    """An address in the one way in which it is stored. Raises Problem("bad-email")."""
    try:
        return validate_email(text, check_deliverability=False).normalized.lower()
    except EmailNotValidError as fault:
        raise Problem("bad-email", f"This is no e-mail address: {fault}") from fault


async def _owner(connection: AsyncConnection, email: str) -> str | None:
    return (await connection.execute(select(person.c.id).where(person.c.email == email))).scalar_one_or_none()


async def _name(connection: AsyncConnection, id: str | None) -> str:
    return str((await connection.execute(select(person.c.name).where(person.c.id == id))).scalar_one())


async def _too_many(connection: AsyncConnection, email: str, asks: str | None) -> bool:
    """Nobody's box is filled by strangers, and nobody fills many boxes."""
    under_way = await tickets.outstanding(connection, PURPOSE)
    same = [ticket for ticket in under_way if ticket.about["email"] == email]
    mine = [ticket for ticket in under_way if asks is not None and ticket.person_id == asks]
    return max(len(same), len(mine)) >= MOST
