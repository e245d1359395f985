"""The page: everything that is not /api."""

import gzip
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from orloj.server.etag import cached, tag_of
from orloj.server.problems import Problem
from orloj.server.services import Parts

router = APIRouter(include_in_schema=False)
TYPES = {
    ".js": "text/javascript",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
PAGE = "index.html"
NAMED_BY_CONTENT = "assets/"  # see frontend/scripts/build.mjs
PACKED = {".js", ".css", ".map", ".svg", ".html"}  # pictures and typefaces are packed by their own means
WORTH = 1024  # bytes from which a file is packed


class File(NamedTuple):
    """A file in memory, as it is and packed where that is worth it, with the date and size it had when it was read."""

    stamp: tuple[int, int]
    body: bytes
    tag: str
    packed: bytes | None
    packed_tag: str


class Shop:
    """Files by path; read again when they have changed."""

    def __init__(self) -> None:
        self._files: dict[Path, File] = {}

    def get(self, root: Path, path: str) -> tuple[Path, File]:
        """A file under a root. Raises Problem("not-found"), also for ways out of it."""
        try:
            file = (root / path).resolve()
            about = file.stat()
        except (OSError, ValueError):
            raise _nothing() from None
        if not file.is_file() or not file.is_relative_to(root.resolve()):
            raise _nothing()
        stamp = about.st_mtime_ns, about.st_size
        if file not in self._files or self._files[file].stamp != stamp:
            body = file.read_bytes()
            packed = gzip.compress(body, mtime=0) if len(body) >= WORTH and file.suffix in PACKED else None
            self._files[file] = File(stamp, body, tag_of(body), packed, tag_of(packed or b""))
        return file, self._files[file]


def _nothing() -> Problem:
    return Problem("not-found", "Nothing is at this address.")


shop = Shop()


@router.get("/")
@router.get("/t/{id}")
@router.get("/j/{id}/{invite}")
@router.get("/w/{id}/{invite}")
@router.get("/s/{id}/{invite}")
@router.get("/bots")
@router.get("/enter")
@router.get("/host")
@router.get("/host/{part}")
@router.get("/notices")
@router.get("/pieces")
@router.get("/pieces/{game}")
@router.get("/settings")
@router.get("/settings/{part}")
@router.get("/stop")
async def page(request: Request, parts: Parts) -> Response:
    """The one page, which reads its address itself."""
    _, file = shop.get(parts.settings.frontend, PAGE)
    return _guarded(cached(request, file.body, "text/html", file.tag))


def _guarded(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = POLICY
    return response


@router.get("/{path:path}")
async def file(path: str, request: Request, parts: Parts) -> Response:
    """A file of the page; whoever looks for a page at an address of none gets the one that says so."""
    try:
        if path == PAGE:
            raise _nothing()  # it has addresses of its own
        found, file = shop.get(parts.settings.frontend, path)
    except Problem:
        if path.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
            raise
        _, file = shop.get(parts.settings.frontend, PAGE)
        return _guarded(Response(file.body, 404, media_type="text/html"))
    media_type = TYPES.get(found.suffix) or guess_type(found.name)[0] or "application/octet-stream"
    return _sent(request, file, media_type, for_good=path.startswith(NAMED_BY_CONTENT))


def _sent(request: Request, file: File, media_type: str, *, for_good: bool) -> Response:
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        response = cached(request, file.body, media_type, file.tag, for_good=for_good)
    else:
        response = cached(request, file.packed, media_type, file.packed_tag, for_good=for_good)
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response
