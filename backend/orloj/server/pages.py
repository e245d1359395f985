"""The page and its libraries: everything that is not /api."""

import re
from base64 import b64encode
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from orloj.server.etag import cached, tag_of
from orloj.server.problems import Problem
from orloj.server.services import Parts

router = APIRouter(include_in_schema=False)
LIBRARIES = (
    "lit-html",
    "@fontsource/amarante",
    "@fontsource/barlow-condensed",
    "@fontsource/grenze",
    "@fontsource/grenze-gotisch",
    "@fontsource-variable/source-sans-3",
    "qrcode-generator",
)
# What is served of the page; its tests and tools are not. The service worker stands at the root, to act for all of it.
SHOWN = ("css", "games", "img", "js", "manifest.webmanifest", "sw.js")
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
INLINE = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


class File(NamedTuple):
    """A file in memory with the date and size it had when it was read."""

    stamp: tuple[int, int]
    body: bytes
    tag: str


class Shop:
    """Files by path; read again when they have changed."""

    def __init__(self) -> None:
        self._files: dict[Path, File] = {}

    def get(self, root: Path, path: str, folders: tuple[str, ...]) -> tuple[Path, File]:
        """A file in one of the folders under a root. Raises Problem("not-found"), also for ways out of them."""
        try:
            file = (root / path).resolve()
            about = file.stat()
        except (OSError, ValueError):
            raise _nothing() from None
        if not file.is_file() or not any(file.is_relative_to((root / folder).resolve()) for folder in folders):
            raise _nothing()
        stamp = about.st_mtime_ns, about.st_size
        if file not in self._files or self._files[file].stamp != stamp:
            body = file.read_bytes()
            self._files[file] = File(stamp, body, tag_of(body))
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
    _, file = shop.get(parts.settings.frontend, "index.html", ("index.html",))
    return _guarded(cached(request, file.body, "text/html", file.tag), file)


def _guarded(response: Response, file: File) -> Response:
    hashes = (sha256(script.encode()).digest() for script in INLINE.findall(file.body.decode()))
    allowed = "".join(f" 'sha256-{b64encode(digest).decode()}'" for digest in hashes)
    response.headers["Content-Security-Policy"] = POLICY.format(scripts=allowed)
    return response


@router.get("/vendor/{path:path}")
async def library(path: str, request: Request, parts: Parts) -> Response:
    """A file of one of the libraries that the page imports."""
    return _file(request, parts.settings.vendor, path, LIBRARIES)


@router.get("/{path:path}")
async def file(path: str, request: Request, parts: Parts) -> Response:
    """A file of the page; whoever looks for a page at an address of none gets the one that says so."""
    try:
        return _file(request, parts.settings.frontend, path, SHOWN)
    except Problem:
        if path.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
            raise
    _, file = shop.get(parts.settings.frontend, "index.html", ("index.html",))
    return _guarded(Response(file.body, 404, media_type="text/html"), file)


def _file(request: Request, root: Path, path: str, folders: tuple[str, ...]) -> Response:
    found, file = shop.get(root, path, folders)
    media_type = TYPES.get(found.suffix) or guess_type(found.name)[0] or "application/octet-stream"
    return cached(request, file.body, media_type, file.tag)
