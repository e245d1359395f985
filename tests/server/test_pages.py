"""The page and its files."""

import re
from pathlib import Path

import pytest

from tests.server.house import House, problem, running


@pytest.fixture
async def house(sqlite_url: str, tmp_path: Path):  # type: ignore[no-untyped-def]
    """A server with a small page of its own."""
    page = tmp_path / "frontend"
    for file, text in {
        page / "index.html": '<script src="/js/a.js"></script>',
        page / "js" / "a.js": "export {}",
        page / "css" / "a.css": "a{}",
        page / "img" / "a.svg": "<svg/>",
        page / "sw.js": "self.skipWaiting()",
        page / "manifest.webmanifest": "{}",
        page / "assets" / "a-5IFP7LJL.js": "export {}",
        tmp_path / "secret": "no",
        tmp_path / "frontend-evil" / "a.js": "no",
    }.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    async with running(sqlite_url, tmp_path / "data", frontend=page) as house:
        yield house


ADDRESSES = (
    "/", "/t/abc", "/j/abc/token", "/w/abc/token", "/s/abc/token", "/pieces", "/pieces/unseen", "/bots", "/enter",
    "/notices", "/settings", "/settings/you", "/stop",
)  # fmt: skip


async def test_one_page_for_all_its_addresses(house: House, subtests: pytest.Subtests) -> None:
    guest = await house.guest(None)
    for path in ADDRESSES:
        with subtests.test(path=path):
            answer = await guest.client.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/html")
            policy = answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in policy
            assert re.findall(r"script-src ([^;]*)", policy) == ["'self'"]


async def test_files_have_their_types_and_are_asked_about_each_time(house: House) -> None:
    guest = await house.guest(None)
    for path, media_type in {
        "/js/a.js": "text/javascript",
        "/css/a.css": "text/css",
        "/img/a.svg": "image/svg+xml",
        "/sw.js": "text/javascript",  # at the root, so that it may act for all of the page
        "/manifest.webmanifest": "application/manifest+json",
    }.items():
        answer = await guest.client.get(path)
        assert answer.headers["content-type"].split(";")[0] == media_type
        assert answer.headers["cache-control"] == "no-cache"
        again = await guest.client.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_a_file_named_by_its_content_is_never_asked_about_again(house: House) -> None:
    guest = await house.guest(None)
    answer = await guest.client.get("/assets/a-5IFP7LJL.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await guest.client.get("/assets/none.js")).headers.get("cache-control") is None


async def test_long_files_are_packed_for_whoever_can_unpack_them(house: House) -> None:
    guest = await house.guest(None)
    text = "export const words = 'Praha';\n" * 200
    (house.parts.settings.frontend / "js" / "long.js").write_text(text)
    tags = set()
    for accepted, encoding in (("gzip, br", "gzip"), ("identity", None)):
        asking = {"Accept-Encoding": accepted}
        answer = await guest.client.get("/js/long.js", headers=asking)
        assert (answer.text, answer.headers.get("content-encoding")) == (text, encoding)
        assert (int(answer.headers["content-length"]) < 300) == (encoding == "gzip")
        assert answer.headers["vary"] == "Accept-Encoding"
        again = await guest.client.get("/js/long.js", headers={**asking, "If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        tags.add(answer.headers["etag"])
    assert len(tags) == 2, "what differs has another name"
    assert "content-encoding" not in (await guest.client.get("/js/a.js")).headers


async def test_a_new_version_is_seen_at_once(house: House) -> None:
    guest = await house.guest(None)
    file = house.parts.settings.frontend / "js" / "a.js"
    first = await guest.client.get("/js/a.js")
    file.write_text("export const version = 2")
    second = await guest.client.get("/js/a.js", headers={"If-None-Match": first.headers["etag"]})
    assert (second.status_code, second.text) == (200, "export const version = 2")


async def test_nothing_else_is_served(house: House, subtests: pytest.Subtests) -> None:
    guest = await house.guest(None)
    for path in (
        "/package.json", "/index.html", "/tests/a.js", "/js", "/js/", "/js/none.js", "/js/../secret", "/../secret",
        "/js/%2e%2e/%2e%2e/secret", "/js/..%2f..%2fsecret", "/js/%2e%2e%2f%2e%2e%2fsecret", "/js/a.js%00.css",
        "/%2e%2e/frontend-evil/a.js", "/..%2ffrontend-evil/a.js", "/assets/", "/assets/..%2f..%2fsecret",
        "//etc/passwd", "/js//etc/passwd", "/js/" + "x" * 5000,
    ):  # fmt: skip
        with subtests.test(path=path[:100]):
            problem(await guest.client.get(path), 404, "not-found")


async def test_a_browser_at_an_address_of_no_page_gets_the_page_that_says_so(house: House) -> None:
    guest = await house.guest(None)
    browser = {"Accept": "text/html,*/*;q=0.8"}
    answer = await guest.client.get("/nowhere", headers=browser)
    page = await guest.client.get("/", headers=browser)
    assert (answer.status_code, answer.text) == (404, page.text)
    assert answer.headers["content-security-policy"] == page.headers["content-security-policy"]
    problem(await guest.client.get("/api/nowhere", headers=browser), 404, "not-found")


async def test_the_catalogue_is_cached_like_a_file(house: House) -> None:
    guest = await house.guest(None)
    answer = await guest.client.get("/api/games")
    game = answer.json()["games"][0]
    assert (game["id"], game["seats"], game["options"]["rounds"]) == ("toy", [2, 3, 4], ["2", "50"])
    assert game["components"] == {"words": 64, "stride": 1}
    again = await guest.client.get("/api/games", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
