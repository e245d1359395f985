"""By e-mail, to the address that the person has proved."""

import asyncio
from email.utils import parseaddr

import aiosmtplib

from orloj.server.settings import Settings
from orloj.server.telling.mail import send_mail
from orloj.server.telling.ways import Later, Never, Parcel

PATIENCE = 60.0  # seconds for the whole talk with the mail server


async def send(settings: Settings, address: str | None, parcel: Parcel) -> None:
    """Hands the message to the mail server. Raises Later, Never."""
    if not settings.mails:
        raise Never("This house sends no e-mails.")
    if address is None:
        raise Never("You have no e-mail address here.")
    domain = parseaddr(settings.mail_from)[1].rpartition("@")[2]
    headers = {
        "Message-ID": f"<{parcel.id}@{domain}>",
        "List-Unsubscribe": f"<{parcel.one_click}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    text = f"{parcel.text}\n\n{parcel.url}\n\nNo more of these e-mails: {parcel.stop}\n"
    try:
        async with asyncio.timeout(PATIENCE):
            await send_mail(settings, address, parcel.title, text, headers)
    except aiosmtplib.SMTPRecipientsRefused as refused:
        raise _outcome(refused.recipients[0]) from refused
    except aiosmtplib.SMTPAuthenticationError as fault:
        raise Later("The house's mail server does not let it in.") from fault
    except aiosmtplib.SMTPResponseException as refused:
        raise _outcome(refused) from refused
    except (aiosmtplib.SMTPException, OSError) as fault:
        raise Later("The house's mail server does not answer.") from fault
    except ValueError as fault:
        raise Never("This address cannot be written to.") from fault


def _outcome(refused: aiosmtplib.SMTPResponseException) -> Later | Never:
    reason = f"The mail server says: {refused.code} {refused.message}"
    return Never(reason) if refused.code >= 500 else Later(reason)
