"""Answers that a browser keeps: it asks about each again, so that a new version is seen at once, or never."""

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

FOR_GOOD = "public, max-age=31536000, immutable"  # a year, in seconds


def cached(
    request: Request, body: bytes, media_type: str, tag: str | None = None, *, for_good: bool = False
) -> Response:
    """The body, or 304 when the browser has it already.

    `tag` saves computing the body's hash again; what is kept `for_good` never changes at its address.
    """
    headers = {"ETag": tag or tag_of(body), "Cache-Control": FOR_GOOD if for_good else "no-cache"}
    if headers["ETag"] in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def tag_of(body: bytes) -> str:
    """The entity tag of a body: from its content, for a package's files may all bear the same date."""
    return f'"{sha256(body).hexdigest()[:32]}"'
