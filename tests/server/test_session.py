"""Who somebody is."""

from pathlib import Path

import pytest

from orloj.server.accounts.cookie import NAME
from tests.server.house import House, problem, running

pytestmark = pytest.mark.either_database


async def test_a_guest_says_a_name_and_is_known(house: House) -> None:
    guest = await house.guest("  Jana   Nováková ")
    assert (await guest.get("/api/session"))["person"] == {"id": guest.id, "name": "Jana Nováková"}


async def test_without_a_cookie_nobody_is_known(house: House) -> None:
    stranger = await house.guest(None)
    assert (await stranger.get("/api/session", 401))["code"] == "no-session"
    await stranger.refused("/api/tables", 401, "no-session", game="toy", seats=2)


async def test_saying_another_name_renames(house: House) -> None:
    guest = await house.guest("Jana")
    again = await guest.post("/api/session", name="Hana")
    assert again["person"] == {"id": guest.id, "name": "Hana"}


async def test_the_cookie_is_kept_from_scripts_and_from_other_sites(house: House) -> None:
    guest = await house.guest(None)
    answer = await guest.client.post("/api/session", json={"name": "Jana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


async def test_behind_https_the_cookie_travels_by_nothing_else(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, public_origin="https://games.example.org") as house:
        guest = await house.guest(None)
        answer = await guest.client.post("/api/session", json={"name": "Jana"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_forged_cookie_is_nobody(house: House) -> None:
    guest, thief = await house.guest("Jana"), await house.guest(None)
    signature = guest.client.cookies[NAME].split(".")[1]
    for value in (guest.id, f"{guest.id}.{signature[:-2]}AA", f"somebody-else.{signature}", "."):
        thief.client.cookies.set(NAME, value)
        assert (await thief.get("/api/session", 401))["code"] == "no-session"


async def test_a_signed_cookie_of_a_forgotten_person_makes_a_new_one(house: House) -> None:
    guest = await house.guest(None)
    guest.client.cookies.set(NAME, house.parts.cookies._signer.sign("long-gone").decode())
    assert (await guest.get("/api/session", 401))["code"] == "no-session"
    made = await guest.post("/api/session", name="Jana")
    assert made["person"]["id"] != "long-gone"


async def test_bad_names_are_refused(house: House, subtests: pytest.Subtests) -> None:
    guest = await house.guest("Jana")
    for name in (
        *("", "   ", "x" * 31, "a\nb", "a\x00b", "\u202egnorw", "zero\u200bwidth", "\ud800", "line\u2028end"),
        *("\u2800", "\u3164", "Eva\uffa0", "\ufe0f", "\u0301\u0301", "e" + "\u0489" * 5),
    ):
        with subtests.test(name=ascii(name)):
            answer = await guest.client.post("/api/session", content=b'{"name": ' + _json(name) + b"}", headers=JSON)
            if name == "\ud800":
                assert answer.status_code in (400, 422)
            else:
                problem(answer, 422, "bad-name")
            assert (await guest.get("/api/session"))["person"]["name"] == "Jana"


async def test_unusual_names_are_kept_as_they_are(house: House, subtests: pytest.Subtests) -> None:
    for name in ("x" * 30, "Čeněk", "李", "<script>alert(1)</script>", 'O\'Neill "Q" & co', "🎲", "Eva ❤️", "ยี่"):
        with subtests.test(name=name):
            guest = await house.guest(name)
            assert (await guest.get("/api/session"))["person"]["name"] == name


JSON = {"content-type": "application/json"}


def _json(text: str) -> bytes:
    return ('"' + "".join(f"\\u{ord(c):04x}" for c in text) + '"').encode()
