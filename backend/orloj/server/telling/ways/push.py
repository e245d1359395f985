"""Web push: an encrypted message to the push service of a browser."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import orjson
import requests
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from orloj.server.telling.ways import Later, Never, Parcel

PATIENCE = 10.0  # seconds for the push service to answer
KEPT = 3 * 24 * 3600  # seconds for which it keeps a message for a browser that is closed
GONE = (404, 410)
FIT = 400  # characters of the text: push services take 4 KB
TOPIC = 32  # characters at most


class Push(NamedTuple):
    """How pushes are signed; `subject` is how a push service reaches the host."""

    key: Vapid02
    subject: str

    def send(self, subscription: Mapping[str, Any], parcel: Parcel) -> None:
        """Sends to the subscription of a browser, and blocks. Raises Later, Never."""
        told = {"title": parcel.title, "body": parcel.text[:FIT], "url": parcel.url, "tag": parcel.tag}
        session = requests.Session()
        session.trust_env = False
        try:
            webpush(
                subscription,
                orjson.dumps({**told, "stop": parcel.stop, "id": parcel.id}).decode(),
                vapid_private_key=self.key,
                vapid_claims={"sub": self.subject},
                ttl=KEPT,
                headers={"Topic": parcel.id[:TOPIC], "Urgency": "normal"},
                timeout=PATIENCE,
                requests_session=session,
            )
        except WebPushException as refused:
            raise _outcome(refused) from refused
        except requests.RequestException as fault:
            raise Later("The browser's push service cannot be reached.") from fault
        except (ValueError, TypeError) as fault:
            raise Never("The browser's subscription cannot be read.", gone=True) from fault


def _outcome(refused: WebPushException) -> Later | Never:
    status = refused.response.status_code if refused.response is not None else 0
    if status in GONE:
        return Never("This browser takes no messages any more: set it up again there.", gone=True)
    if status == 429 or status >= 500:
        return Later(f"The browser's push service is busy ({status}).")
    return Never(f"The browser's push service refuses messages ({status}).")
