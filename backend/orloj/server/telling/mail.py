"""The one way in which the service sends an e-mail."""

from collections.abc import Mapping
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate, make_msgid, parseaddr
from socket import gethostname
from types import MappingProxyType
from urllib.parse import unquote, urlsplit

import aiosmtplib

from orloj.server.settings import Settings

PATIENCE = 20.0  # seconds for each step of the talk with the mail server
NONE: Mapping[str, str] = MappingProxyType({})


class _Unfolded(UnstructuredHeader, BaseHeader):
    """A header that stands as it is: the library encodes a long address, where it finds no space to fold at.

    Mail services would not see the link that stops these letters then (RFC 8058).
    """

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("List-Unsubscribe", _Unfolded)
_POLICY = SMTP.clone(header_factory=_HEADERS)


async def send_mail(settings: Settings, to: str, subject: str, text: str, headers: Mapping[str, str] = NONE) -> None:
    """Hands a plain text to the mail server of the settings, which must be set (`Settings.mails`).

    Raises aiosmtplib.SMTPException (`SMTPResponseException.code` from 500 on: for good), OSError when the server is not
    reached, ValueError for an address or a header that is none.
    """
    assert settings.mails, "without a mail server nothing is offered that needs one"
    server = urlsplit(settings.smtp_url.get_secret_value())
    await aiosmtplib.send(
        _message(settings.mail_from, to, subject, text, headers),
        hostname=server.hostname,
        port=server.port,
        username=unquote(server.username) if server.username else None,
        password=unquote(server.password) if server.password else None,
        use_tls=server.scheme == "smtps",
        timeout=PATIENCE,
        local_hostname=urlsplit(settings.public_origin or "").hostname or gethostname(),
    )


def _message(sender: str, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    message = EmailMessage(_POLICY)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        del message[name]  # one of ours stands back
        message[name] = value
    message.set_content(text)
    return message
