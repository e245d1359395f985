"""Passkeys: made, used elsewhere, taken away; nothing that was signed before, elsewhere or by another is good."""

import asyncio
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from orloj.server.accounts import passkeys
from orloj.server.accounts.passkeys import Site
from orloj.server.accounts.request import takes_passkeys
from orloj.server.db.tables import passkey, ticket
from orloj.server.wire import Present
from tests.server.house import Guest, House, problem, running
from tests.server.keyring import Keyring, packed

pytestmark = pytest.mark.either_database

PATH = "/api/session/passkeys"


async def keep(guest: Guest, key: Keyring, name: str = "My phone") -> dict[str, Any]:
    """Makes a passkey for somebody."""
    made = key.create(await guest.post(f"{PATH}/options"))
    return await guest.post(PATH, credential=made, name=name)


async def ask(guest: Guest) -> dict[str, Any]:
    return await guest.post(f"{PATH}/ask")


async def test_a_passkey_lets_one_in_on_another_device(house: House) -> None:
    guest, key = await house.guest("Jana"), Keyring(house.origin)
    made = await keep(guest, key)
    assert (made["name"], made["used"]) == ("My phone", None)
    assert (await guest.get("/api/session"))["passkeys"] == 1
    for _ in range(2):
        phone = await house.guest(None)
        came = await phone.post(f"{PATH}/enter", credential=key.get(await ask(phone)))
        assert came["person"] == {"id": guest.id, "name": "Jana"}
        assert came["login"] != (await guest.get("/api/session"))["login"], "each device has a login of its own"
        again = await phone.post(f"{PATH}/enter", credential=key.get(await ask(phone)))
        assert again["login"] == came["login"], "who is in stays in"
    kept = (await guest.get(PATH))["passkeys"]
    assert [(one["id"], one["name"], one["used"] is not None) for one in kept] == [(packed(key.id), "My phone", True)]


async def test_the_options_are_what_browsers_need(house: House) -> None:
    guest, key = await house.guest("Jana"), Keyring(house.origin)
    await keep(guest, key)
    new = await guest.post(f"{PATH}/options")
    assert (new["rp"]["id"], new["user"]["name"], new["user"]["displayName"]) == ("127.0.0.1", "Jana", "Jana")
    assert new["authenticatorSelection"]["residentKey"] == "required"
    assert [one["id"] for one in new["excludeCredentials"]] == [packed(key.id)]
    asked = await ask(await house.guest(None))
    assert (asked["rpId"], asked["allowCredentials"]) == ("127.0.0.1", []), "nothing tells who is known here"


async def test_the_host_says_what_passkeys_are_for(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, public_origin="http://games.example") as house:
        guest, key = await house.guest("Jana"), Keyring("http://games.example")
        assert (await guest.post(f"{PATH}/options"))["rp"]["id"] == "games.example"
        await keep(guest, key)
        options = await ask(guest)
        key.origin = house.origin
        await guest.refused(f"{PATH}/enter", 401, "bad-passkey", credential=key.get(options))


async def test_what_was_signed_works_once(house: House) -> None:
    guest, key = await house.guest("Jana"), Keyring(house.origin)
    await keep(guest, key)
    phones = [await house.guest(None) for _ in range(4)]
    signed = key.get(await ask(phones[0]))
    answers = await asyncio.gather(
        *(phone.client.post(f"{PATH}/enter", json={"credential": signed}) for phone in phones)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 401, 401, 401]
    made = Keyring(house.origin)
    credential = made.create(await guest.post(f"{PATH}/options"))
    await guest.post(PATH, credential=credential, name="x")
    await guest.refused(PATH, 401, "bad-passkey", credential=credential, name="x")


async def test_what_is_asked_for_does_not_stand_for_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, key, phone = await house.guest("Jana"), Keyring(house.origin), await house.guest(None)
    await keep(guest, key)
    options, new = await ask(phone), await guest.post(f"{PATH}/options")
    monkeypatch.setattr(Present, "ahead", timedelta(minutes=6))
    await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=key.get(options))
    other = Keyring(house.origin)
    await guest.refused(PATH, 401, "bad-passkey", credential=other.create(new), name="x")
    assert len((await guest.get(PATH))["passkeys"]) == 1


async def test_a_passkey_that_lies_is_refused(house: House) -> None:
    guest, key, phone = await house.guest("Jana"), Keyring(house.origin), await house.guest(None)
    await keep(guest, key)
    for lie in ({"origin": "https://evil.example"}, {"type": "webauthn.create"}, {"challenge": packed(b"guess")}):
        await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=key.get(await ask(phone), **lie))
        new = Keyring(house.origin)
        options = await guest.post(f"{PATH}/options")
        lie = {**lie, "type": "webauthn.get"} if "type" in lie else lie
        await guest.refused(PATH, 401, "bad-passkey", credential=new.create(options, **lie), name="x")
    elsewhere = {**await ask(phone), "rpId": "evil.example"}
    await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=key.get(elsewhere))
    forged, other = key.get(await ask(phone)), Keyring(house.origin)
    forged["response"]["signature"] = other.get(await ask(phone))["response"]["signature"]
    await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=forged)
    await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=other.get(await ask(phone)))
    assert (await phone.get("/api/session", 401))["code"] == "no-session"
    assert len((await guest.get(PATH))["passkeys"]) == 1


async def test_a_key_that_was_copied_shows(house: House) -> None:
    """Its count does not go on from where it stood."""
    guest, key, phone = await house.guest("Jana"), Keyring(house.origin), await house.guest(None)
    await keep(guest, key)
    await phone.post(f"{PATH}/enter", credential=key.get(await ask(phone)))
    key.count = 0
    await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=key.get(await ask(phone)))


async def test_what_one_is_asked_another_cannot_answer(house: House) -> None:
    jana, eva = await house.guest("Jana"), await house.guest("Eva")
    options = await jana.post(f"{PATH}/options")
    await eva.refused(PATH, 401, "bad-passkey", credential=Keyring(house.origin).create(options), name="x")
    key = Keyring(house.origin)
    await keep(jana, key)
    await eva.refused(PATH, 401, "bad-passkey", credential=key.create(await eva.post(f"{PATH}/options")), name="x")
    mine = packed(key.id)
    problem(await eva.client.delete(f"{PATH}/{mine}"), 404, "unknown-passkey")
    assert (await jana.client.delete(f"{PATH}/{mine}")).status_code == 204
    phone = await house.guest(None)
    await phone.refused(f"{PATH}/enter", 401, "bad-passkey", credential=key.get(await ask(phone)))
    problem(await jana.client.delete(f"{PATH}/{mine}"), 404, "unknown-passkey")


NESTED = packed(b"[" * 1800)


NO_CREDENTIALS: tuple[dict[str, Any], ...] = (
    {},
    {"id": "x"},
    {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
    {"id": 1, "rawId": None, "type": [], "response": "x"},
    *(
        {
            "id": "eA",
            "rawId": "eA",
            "type": "public-key",
            "response": dict.fromkeys(
                ("clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"), part
            ),
        }
        for part in ("", "x", "\0", "é", NESTED, packed(b"{}"), packed(json.dumps({"challenge": 1}).encode()))
    ),
)


async def test_what_is_no_credential_is_refused(house: House, subtests: pytest.Subtests) -> None:
    guest = await house.guest("Jana")
    for credential in NO_CREDENTIALS:
        with subtests.test(credential=credential):
            await guest.refused(f"{PATH}/enter", 401, "bad-passkey", credential=credential)
            await guest.refused(PATH, 401, "bad-passkey", credential=credential, name="x")
            assert (await guest.get("/api/session"))["passkeys"] == 0


async def test_a_passkey_has_a_name_and_nobody_has_passkeys_without_number(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 1)
    guest, key = await house.guest("Jana"), Keyring(house.origin)
    first, second = [await guest.post(f"{PATH}/options") for _ in range(2)]
    await guest.refused(PATH, 422, "bad-name", credential=key.create(first), name=" ")
    await guest.post(PATH, credential=key.create(first), name="x")
    await guest.refused(f"{PATH}/options", 409, "too-many-passkeys")
    other = Keyring(house.origin)
    await guest.refused(PATH, 409, "too-many-passkeys", credential=other.create(second), name="x")


async def test_neither_key_nor_question_can_be_read_in_the_database(house: House) -> None:
    guest, key = await house.guest("Jana"), Keyring(house.origin)
    await keep(guest, key)
    challenge = (await ask(guest))["challenge"]
    async with house.parts.database.read() as connection:
        stored = str((await connection.execute(select(ticket))).all()) + str(
            (await connection.execute(select(passkey))).all()
        )
    assert challenge not in stored
    assert packed(key.id) in stored


@pytest.mark.parametrize(
    ("origin", "takes"),
    [
        ("https://games.example", True),
        ("http://localhost:8000", True),
        ("http://games.example", False),
        ("https://192.168.1.4", False),
        ("https://[::1]", False),
        ("http://127.0.0.1:8000", False),
    ],
)
def test_browsers_take_passkeys_for_named_hosts_on_lines_that_nobody_listens_to(origin: str, takes: bool) -> None:
    host = origin.split("://")[1].split(":8")[0].strip("[]")
    assert takes_passkeys(Site(host, origin)) is takes
