"""The cookie that says who somebody is: the token of a login, signed. Nothing in the database can forge it."""

import hashlib
from typing import Protocol

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

NAME = "orloj_session"
LASTS = 400 * 24 * 3600  # seconds; the longest that browsers grant


class HasCookies(Protocol):
    """A request or a socket."""

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies by name."""
        ...


class Cookies:
    """Writes and reads the cookie. `secure` keeps it off plain http."""

    def __init__(self, key: bytes, *, secure: bool) -> None:
        self._signer = Signer(key, salt="orloj.session", key_derivation="hmac", digest_method=hashlib.sha256)
        self._secure = secure

    def write(self, response: Response, token: str) -> None:
        """Sets the cookie for a login's token."""
        response.set_cookie(
            NAME,
            self._signer.sign(token).decode(),
            max_age=LASTS,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def clear(self, response: Response) -> None:
        """Takes the cookie away."""
        response.delete_cookie(NAME, httponly=True, samesite="lax", secure=self._secure)

    def read(self, request: HasCookies) -> str | None:
        """The token, or None without a cookie that this server has signed."""
        try:
            return self._signer.unsign(request.cookies.get(NAME, "")).decode()
        except BadSignature:
            return None
