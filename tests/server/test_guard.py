"""Who may send what: origins, sizes, and requests that make no sense."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from orloj.server.guard import LARGEST
from tests.server.house import House, problem, running

pytestmark = pytest.mark.either_database

FOREIGN = ["https://evil.example", "null", "file://", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_no_other_site_changes_anything(house: House, origin: str) -> None:
    table = await house.table()
    guest = table.guests[0]
    body = {"version": 1, "choice": "step:1", "command_id": "c"}
    paths = ("/api/session", "/api/tables", *(f"{table.path}/{act}" for act in ("choices", "undo", "leave", "start")))
    for path in paths:
        answer = await guest.client.post(path, json=body, headers={"Origin": origin})
        problem(answer, 403, "foreign-origin")
        for media_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            headers = {"Origin": origin, "Content-Type": media_type}
            answer = await guest.client.post(path, content=b'{"name": "x"}', headers=headers)
            problem(answer, 403, "foreign-origin")
    assert (await guest.get(f"{table.path}/state"))["version"] == 1
    assert "access-control-allow-origin" not in answer.headers


async def test_the_own_page_and_named_origins_may(sqlite_url: str, tmp_path: Path) -> None:
    named = "https://games.example.org"
    async with running(sqlite_url, tmp_path, public_origin=named, allowed_origins=("app://orloj",)) as house:
        guest = await house.guest(None)
        for origin in (house.origin, named, "app://orloj"):
            answer = await guest.client.post("/api/session", json={"name": "Jana"}, headers={"Origin": origin})
            assert answer.status_code == 201


async def test_a_page_of_another_port_or_scheme_is_another_site(house: House) -> None:
    guest = await house.guest(None)
    for origin in (house.origin[:-1], house.origin.replace("127.0.0.1", "localhost")):
        answer = await guest.client.post("/api/session", json={"name": "Jana"}, headers={"Origin": origin})
        problem(answer, 403, "foreign-origin")


async def test_nothing_changes_by_get(house: House) -> None:
    table = await house.table(start=False)
    for act in ("join", "leave", "start", "rematch", "choices", "undo", "seats/1"):
        answer = await table.guests[0].client.get(f"{table.path}/{act}")
        assert answer.status_code in (404, 405)
    assert (await table.guests[0].get(table.path))["status"] == "open"


async def test_a_form_of_another_kind_is_not_json(house: House) -> None:
    guest = await house.guest("Jana")
    for media_type in ("text/plain", "application/x-www-form-urlencoded"):
        answer = await guest.client.post(
            "/api/session", content=b'{"name": "Eva"}', headers={"Content-Type": media_type}
        )
        problem(answer, 422, "invalid-request")
    assert (await guest.get("/api/session"))["person"]["name"] == "Jana"


async def test_too_large_bodies_are_refused_however_they_come(house: House) -> None:
    guest = await house.guest("Jana")
    body = b'{"name": "' + b"x" * LARGEST + b'"}'
    headers = {"Content-Type": "application/json"}
    problem(await guest.client.post("/api/session", content=body, headers=headers), 413, "too-large")

    async def chunks() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 1000):
            yield body[start : start + 1000]

    problem(await guest.client.post("/api/session", content=chunks(), headers=headers), 413, "too-large")
    table = await house.table()
    command = {"version": 1, "choice": "step:1", "command_id": "c", "x": "y" * LARGEST}
    answer = await table.guests[0].client.post(f"{table.path}/choices", json=command)
    problem(answer, 413, "too-large")
    assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 1
    assert (await guest.get("/api/session"))["person"]["name"] == "Jana"


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe", b'{"name": "x"', b"[" * 3000, b"nul"])
async def test_what_is_no_json_is_said_to_be_none(house: House, body: bytes) -> None:
    guest = await house.guest("Jana")
    answer = await guest.client.post("/api/session", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    problem(answer, answer.status_code, "malformed-json" if body else "invalid-request")


async def test_unknown_addresses_and_methods_are_problems_too(house: House) -> None:
    guest = await house.guest("Jana")
    for path in ("/api/nothing", "/api/tables/x/nothing", "/nothing", "/t", "/j/x"):
        problem(await guest.client.get(path), 404, "not-found")
    problem(await guest.client.put("/api/session"), 405, "method-not-allowed")
    answer = await guest.client.put("/api/tables", json={})
    assert answer.headers["allow"]
    for path in ("/api/tables/%00", "/api/tables/" + "x" * 33, "/api/tables/%2e%2e%2fsession", "/api/tables/é"):
        answer = await guest.client.get(path)
        assert answer.status_code in (404, 422), path
        assert "%00" not in answer.text


async def test_refusals_do_not_repeat_what_was_sent(house: House) -> None:
    guest = await house.guest("Jana")
    answer = await guest.client.get("/api/tables/<script>alert(1)</script>")
    assert "<script>" not in answer.text


async def test_every_answer_carries_the_protective_headers(house: House) -> None:
    guest = await house.guest("Jana")
    answers: list[httpx.Response] = [
        await guest.client.get("/api/session"),
        await guest.client.get("/api/nothing"),
        await guest.client.post("/api/session", content=b"{"),
        await guest.client.post("/api/session", json={}, headers={"Origin": "null"}),
    ]
    for answer in answers:
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
