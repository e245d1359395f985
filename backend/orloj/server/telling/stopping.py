"""One click stops a way of being told: every message carries a token for that, which only this house can have made."""

import hashlib

from itsdangerous import BadSignature, Signer

from orloj.server.problems import Problem


class Stops:
    """Makes and reads the tokens."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="orloj.stop", key_derivation="hmac", digest_method=hashlib.sha256)

    def token(self, channel: str) -> str:
        """The token that turns a channel off, for good: messages are kept for long."""
        return self._signer.sign(channel).decode()

    def channel(self, token: str) -> str:
        """The channel of a token. Raises Problem("bad-stop")."""
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, ValueError):
            raise Problem("bad-stop", "This link stops nothing: it is not whole.") from None
