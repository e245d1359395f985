"""E-mails by a real mail server."""

from typing import Any

import aiosmtplib
import pytest
from pydantic import ValidationError

from orloj.server.settings import Settings
from orloj.server.telling.mail import send_mail
from tests.server.post import ORIGIN, SENDER, post_office

pytestmark = pytest.mark.either_database


def settings(**given: Any) -> Settings:
    return Settings.model_validate(given)


async def test_a_letter_arrives_as_it_was_written() -> None:
    async with post_office() as post:
        header = {"List-Unsubscribe": "<https://games.example/stop>"}
        await send_mail(settings(**post.settings), "žofie@example.org", "Čas\nběží", "Už hraješ – ano.\n", header)
        letter = await post.letter()
    assert (letter["From"], letter["To"], letter["Subject"]) == (SENDER, "žofie@example.org", "Čas běží")
    assert letter["List-Unsubscribe"] == "<https://games.example/stop>"
    assert letter["Message-ID"].endswith("@games.example>")
    assert letter["Date"]
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter.get_content().splitlines() == ["Už hraješ – ano."]


async def test_a_long_address_in_a_header_stands_as_it_is() -> None:
    """Mail services read it without decoding (RFC 8058)."""
    stop = f"<https://games.example/api/notices/stop/{'x' * 150}>"
    async with post_office() as post:
        await send_mail(settings(**post.settings), "a@example.org", "Čas " * 40, "y", {"List-Unsubscribe": stop})
        await post.letter()
        assert f"List-Unsubscribe: {stop}\r\n".encode() in post.raw[0]


async def test_the_mail_server_may_want_a_name_and_a_password() -> None:
    async with post_office(login=True) as post:
        url = f"smtp://us%40er:p%40ss@127.0.0.1:{post.port}"
        await send_mail(settings(smtp_url=url, mail_from=SENDER, public_origin=ORIGIN), "a@example.org", "x", "y")
        assert (post.logins[-1], len(post.letters)) == ((b"us@er", b"p@ss"), 1)
        with pytest.raises(aiosmtplib.SMTPException):
            await send_mail(
                settings(smtp_url=url.replace("p%40ss", "x"), mail_from=SENDER, public_origin=ORIGIN),
                "a@example.org",
                "x",
                "y",
            )


async def test_what_goes_wrong_is_raised() -> None:
    async with post_office() as post:
        post.refusal = "552 full"
        with pytest.raises(aiosmtplib.SMTPResponseException) as refused:
            await send_mail(settings(**post.settings), "a@example.org", "x", "y")
        assert refused.value.code == 552
        with pytest.raises(ValueError, match="linefeed"):
            await send_mail(settings(**post.settings), "a@example.org", "x", "y", {"X-Sly": "a\r\nBcc: b@example.org"})
    with pytest.raises(OSError, match="connecting"):
        await send_mail(settings(**post.settings), "a@example.org", "x", "y")


@pytest.mark.parametrize(
    ("url", "sender"), [("http://post", SENDER), ("smtp://", SENDER), ("smtp://post", ""), ("smtp://post", "Orloj")]
)
def test_wrong_settings_show_before_anything_starts(url: str, sender: str) -> None:
    with pytest.raises(ValidationError, match="ORLOJ_"):
        settings(smtp_url=url, mail_from=sender, public_origin=ORIGIN)
    with pytest.raises(ValidationError, match="ORLOJ_PUBLIC_ORIGIN"):
        settings(smtp_url="smtp://post", mail_from=SENDER)
    assert not settings(smtp_url="").mails
