"""JSON on the wire."""

from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
from starlette.responses import Response

OPTIONS = orjson.OPT_UTC_Z | orjson.OPT_NON_STR_KEYS


def encode(value: Any) -> bytes:
    """The JSON bytes of a value; points in time become RFC 3339 text in UTC."""
    return orjson.dumps(value, option=OPTIONS)


class Present:
    """The one source of the present, in UTC. `ahead` is moved by whoever tries out what days bring."""

    ahead = timedelta()

    @classmethod
    def moment(cls) -> datetime:
        """The point in time that is taken for the present."""
        return datetime.now(UTC) + cls.ahead


def now() -> datetime:
    """The present in UTC, to the millisecond: what is stored is then exactly what is sent."""
    moment = Present.moment()
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


class JsonResponse(Response):
    """A JSON answer without FastAPI's conversion of every value."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)
