"""How messages reach people, and what becomes of those that do not."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import update

from orloj.server.db.tables import channel
from orloj.server.telling import carrying
from orloj.server.telling.carrying import LEASE
from orloj.server.wire import Present
from tests.server.house import Guest, problem
from tests.server.receivers import receiver
from tests.server.told import ORIGIN, Told, telling

pytestmark = pytest.mark.either_database

KEY = "6O9eyE4cyP4BIdVHzTKuMnRw7bHGwaEvYgSoGB3LBfk"


async def channels(guest: Guest) -> list[dict[str, Any]]:
    return list((await guest.get("/api/notices/channels"))["channels"])


async def record(guest: Guest) -> list[tuple[str, str, str | None]]:
    listed = (await guest.get("/api/notices/deliveries"))["deliveries"]
    return [(one["title"], one["state"], one["error"]) for one in listed]


async def test_a_push_can_be_read_by_the_browser_alone(told: Told) -> None:
    table = await told.house.table(2, name="Thursday table")
    guest = table.guests[1]
    await told.by_push(guest)
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    heard = next(one for one in told.service.heard if "hook" not in one.path)
    assert heard.path == "/push/abc"
    assert b"Thursday" not in heard.body
    message = told.service.read(heard)
    assert message["title"] == "Your turn, Thursday table"
    assert (message["url"], message["tag"]) == (f"{ORIGIN}/t/{table.id}", table.id)
    assert message["body"] == "Thursday table (Secret Words): your turn."
    assert (len(heard.headers["topic"]), int(heard.headers["ttl"]) > 3600) == (32, True)
    scheme, _, rest = heard.headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.replace(" ", "").split(","))
    listed = await guest.get("/api/notices/channels")
    assert (scheme, parts["k"]) == ("vapid", listed["push_key"]), "browsers subscribe to this key"
    assert Vapid02.verify(heard.headers["authorization"])
    assert listed["channels"][0]["arrived"] is not None


async def test_the_key_of_pushes_is_made_once_for_all_processes(told: Told, database_url: str, tmp_path: Path) -> None:
    guest = await told.house.guest("Hana")
    first = (await guest.get("/api/notices/channels"))["push_key"]
    async with telling(database_url, tmp_path) as other:
        assert (await (await other.house.guest("Ota")).get("/api/notices/channels"))["push_key"] == first
    async with telling(database_url, tmp_path, vapid_key=KEY) as other:
        named = (await (await other.house.guest("Eva")).get("/api/notices/channels"))["push_key"]
        assert named != first
        assert len(named) == 87


async def test_a_browser_that_has_left_is_turned_off(told: Told) -> None:
    guest = await told.house.guest("Hana")
    id = await told.by_push(guest)
    told.service.answer = "410 Gone"
    await guest.post(f"/api/notices/channels/{id}/test")
    await told.step()
    await told.step(days=1)
    (shown,) = await channels(guest)
    assert (shown["on"], "set it up again" in shown["fault"], len(told.service.heard)) == (False, True, 1)
    again = await told.by_push(guest)
    assert again == id, "the same browser is the same way"
    assert [one["on"] for one in await channels(guest)] == [True]


async def test_a_browser_belongs_to_who_set_it_up_last(told: Told) -> None:
    hana, ota = await told.house.guest("Hana"), await told.house.guest("Ota")
    await told.by_push(hana)
    await told.by_push(ota)
    assert await channels(hana) == []
    assert len(await channels(ota)) == 1


async def test_an_email_says_what_is_asked_and_how_to_stop_it(told: Told) -> None:
    table = await told.house.table(2, name="Čtvrtek")
    guest = table.guests[1]
    await told.by_mail(guest)
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    letter = told.post.letters[0]
    assert (letter["To"], letter["Subject"]) == ("guest@example.org", "Your turn, Čtvrtek")
    assert re.fullmatch(r"<[0-9a-f]{32}@games\.example>", letter["Message-ID"])
    assert f"{ORIGIN}/t/{table.id}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = letter["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
    looked = await told.house.guest(None)
    assert (await looked.client.get(link)).headers["location"].startswith("/stop#")
    assert (await channels(guest))[0]["on"] is True, "looking changes nothing"
    answer = await looked.client.post(link, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert (await channels(guest))[0]["on"] is False


async def test_the_link_in_a_message_stops_that_way_alone(told: Told) -> None:
    table = await told.house.table(2)
    guest = table.guests[1]
    hook, other = await told.by_hook(guest), await told.by_mail(guest)
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    found = re.search(r"/stop#(\S+)", told.service.heard[0].json["message"])
    assert found is not None
    stranger = await told.house.guest(None)
    for forged in (f"{other}{found[1].removeprefix(hook)}", found[1][:-1], hook):
        await stranger.refused("/api/notices/stop", 404, "bad-stop", token=forged)
    assert all(one["on"] for one in await channels(guest))
    await stranger.post("/api/notices/stop", token=found[1])
    assert {one["id"]: one["on"] for one in await channels(guest)}[hook] is False
    assert sum(one["on"] for one in await channels(guest)) == 1
    await guest.post("/api/notices/off")
    assert not any(one["on"] for one in await channels(guest))


async def test_a_failure_is_tried_again_with_pauses_and_then_arrives(told: Told) -> None:
    """Known fault I4: 429 and 500."""
    table = await told.table()
    guest = table.guests[1]
    told.service.answers = ["429 Too Many Requests", "500 Broken"]
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    assert "429" in (await channels(guest))[0]["fault"]
    assert [(state, error is not None) for _, state, error in await record(guest)] == [("waiting", True)]
    await told.step(seconds=59)
    assert len(told.service.heard) == 1
    await told.step(seconds=2)
    await told.step(minutes=4)
    assert len(told.service.heard) == 2
    await told.step(minutes=2)
    assert await record(guest) == [("Your turn, Thursday table", "sent", None)]
    assert len({heard.headers["x-orloj-delivery"] for heard in told.service.heard}) == 1
    (shown,) = await channels(guest)
    assert (shown["fault"], shown["arrived"] is not None) == (None, True)
    metrics = (await guest.client.get("/metrics")).text
    assert 'orloj_told_total{kind="hook",outcome="again"} 2.0' in metrics
    assert 'orloj_told_total{kind="hook",outcome="sent"} 1.0' in metrics


@pytest.mark.parametrize("answer", ["500 Broken", "302 Found\r\nLocation: http://127.0.0.1:9/", "none"])
async def test_a_failure_is_given_up_with_a_visible_note(told: Told, answer: str) -> None:
    """Known fault I4: a service that fails for good, or redirects, or hangs up."""
    table = await told.table()
    told.service.answer = answer
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    for _ in range(10):
        await told.step(hours=9)
    ((_, state, error),) = await record(table.guests[1])
    assert (state, bool(error)) == ("failed", True)
    assert (await told.deliveries("tries")) == [(6,)]
    (shown,) = await channels(table.guests[1])
    assert (bool(shown["fault"]), shown["on"]) == (True, True)
    told.service.answer = "200 OK"
    await table.guests[1].post(f"/api/notices/channels/{shown['id']}/test")
    await told.step()
    assert (await channels(table.guests[1]))[0]["fault"] is None


async def test_what_is_tried_again_is_not_sent_when_it_has_come_to_nothing(told: Told) -> None:
    table = await told.table()
    told.service.answers = ["500 Broken"]
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    await table.choose(1, "end-turn")
    await told.step(hours=1)
    listed = (await table.guests[1].get("/api/notices/deliveries"))["deliveries"]
    assert [(one["state"], one["held"]) for one in listed] == [("held", "acted")]
    assert len(told.service.heard) == 1


async def test_a_service_that_does_not_answer_delays_neither_moves_nor_others(told: Told) -> None:
    """Known fault I4."""
    table = await told.table()
    courier = told.house.parts.courier
    async with receiver() as other:
        told.service.answering.clear()
        await table.guests[0].post("/api/notices/channels", kind="hook", address=other.hook)
        await table.choose(0, "end-turn")
        Present.ahead += timedelta(seconds=61)
        await courier._look()
        await told.service.arrived(1)
        await table.choose(1, "end-turn")
        Present.ahead += timedelta(seconds=61)
        await courier._look()
        await other.arrived(1)
        assert [state for _, state, _ in await record(table.guests[1])] == ["waiting"], "it waits for an answer yet"
        told.service.answering.set()
        await told.step()
    assert [state for _, state, _ in await record(table.guests[1])] == ["sent"]


async def test_a_service_that_never_answers_is_cut_off(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """Known fault I4: its thread is free again when its time is over."""
    monkeypatch.setattr(carrying, "PATIENCE", 0.3)
    table = await told.table()
    told.service.answering.clear()
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    (shown,) = await channels(table.guests[1])
    assert shown["fault"] == "The service takes too long to answer."


async def test_an_address_that_is_none_does_not_stop_the_worker(told: Told) -> None:
    """Known fault I4: however it came to stand in the database."""
    table = await told.table()
    await told.by_mail(table.guests[1])
    async with told.house.parts.database.write() as connection:
        await connection.execute(update(channel).where(channel.c.kind == "hook").values(address="json://["))
    await table.choose(0, "end-turn")
    await told.step(seconds=61)
    assert {state for _, state, _ in await record(table.guests[1])} == {"failed", "sent"}
    assert len(told.post.letters) == 1


@pytest.mark.parametrize(
    ("refusal", "state"), [("550 no such box", "failed"), ("451 later, please", "waiting"), ("nonsense", "waiting")]
)
async def test_a_mail_server_that_refuses(told: Told, refusal: str, state: str) -> None:
    """Known fault I3: the person sees it, and can change the address alone."""
    guest = await told.house.guest("Hana")
    id = await told.by_mail(guest, "old@example.org")
    told.post.refusal = refusal
    await guest.post(f"/api/notices/channels/{id}/test")
    await told.step()
    assert [one[1] for one in await record(guest)] == [state]
    assert (await channels(guest))[0]["fault"]
    told.post.refusal = ""
    assert await told.by_mail(guest, "new@example.org") == id
    await guest.post(f"/api/notices/channels/{id}/test")
    await told.step(hours=1)
    assert {letter["To"] for letter in told.post.letters} == {"new@example.org"}
    assert (await channels(guest))[0]["fault"] is None


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_worker_that_dies_loses_nothing_and_doubles_nothing(
    told: Told, database_url: str, tmp_path: Path, moment: str
) -> None:
    """Killed between claiming and sending, another sends it after the lease. Killed between sending and noting that,
    it is sent again under the same id, by which services and mail programs know it."""
    table = await told.table()
    await told.by_mail(table.guests[1])
    await table.choose(0, "end-turn")
    Present.ahead += timedelta(seconds=61)
    parts = told.house.parts
    await parts.courier._sorter.sort()
    claims = await parts.courier._carrier.claim()
    assert len(claims) == 2
    if moment == "after":
        for claim in claims:
            rows, _, parcel = await parts.courier._carrier._prepare(claim)
            assert rows
            await parts.courier._carrier._send(claim, parcel)
    async with telling(database_url, tmp_path) as other:
        await other.step()
        assert (len(other.post.letters), len(told.service.heard)) == (0, moment == "after"), "the lease is not over"
        await other.step(seconds=LEASE.total_seconds() + 1)
        await other.step(hours=9)
        letters, heard = [*told.post.letters, *other.post.letters], told.service.heard
        sent = 2 if moment == "after" else 1
        assert (len(letters), len(heard)) == (sent, sent)
        assert len({letter["Message-ID"] for letter in letters}) == 1
        assert len({one.headers["x-orloj-delivery"] for one in heard}) == 1
        assert await other.deliveries("state") == [("sent",), ("sent",)]


async def test_several_processes_share_the_work(told: Told, database_url: str, tmp_path: Path) -> None:
    table = await told.table()
    for _ in range(3):
        await told.by_hook(table.guests[1])
    await table.choose(0, "end-turn")
    Present.ahead += timedelta(seconds=61)
    async with telling(database_url, tmp_path) as other:
        await asyncio.gather(told.step(), other.step())
        await asyncio.gather(told.step(), other.step())
        assert told.titles() == ["Your turn, Thursday table"] * 4
        assert await told.deliveries("state", "tries") == [("sent", 1)] * 4


async def test_the_worker_is_woken_by_what_happens(database_url: str, tmp_path: Path) -> None:
    """Not only by its regular look, which is far away here."""
    async with telling(database_url, tmp_path) as told:
        table = await told.table()
        wishes: dict[str, Any] = {"zone": "UTC", "quiet": None, "off": [], "delay": 0, "remind": None}
        await table.guests[1].client.put("/api/notices/preferences", json=wishes)
        told.house.parts.courier.start()
        await asyncio.sleep(0.3)
        await table.choose(0, "end-turn")
        await told.service.arrived(1)
        assert told.titles() == ["Your turn, Thursday table"]


async def test_what_is_refused_changes_nothing(told: Told) -> None:
    guest = await told.house.guest("Hana")
    path = "/api/notices/channels"
    for address in (
        "file:///etc/passwd", "mailto://a:b@c.de", "json://", "", "x" * 2000, 5, None, "json://h/?template=x",
        "discord://1/2?template=/etc/passwd", "windows://", "exec://ls", "json://[", "sns://a/b/c",
    ):  # fmt: skip
        await guest.refused(path, 422, "bad-channel", kind="hook", address=address)
    good = told.service.subscription
    many: tuple[Any, ...] = (
        {}, [], "x", {**good, "endpoint": "ftp://x/y"}, {**good, "endpoint": 5}, {**good, "keys": {}},
        {**good, "keys": {**good["keys"], "auth": "AA"}}, {**good, "keys": {**good["keys"], "p256dh": "BB"}},
        {**good, "endpoint": f"https://x/{'y' * 1000}"},
    )  # fmt: skip
    for broken in many:
        await guest.refused(path, 422, "bad-channel", kind="push", address=broken)
    await guest.refused(path, 409, "no-address", kind="mail")
    await guest.refused(path, 422, "invalid-request", kind="pigeon")
    assert await channels(guest) == []
    for call, method in ((f"{path}/x", "PATCH"), (f"{path}/x", "DELETE"), (f"{path}/x/test", "POST")):
        problem(await guest.client.request(method, call, json={"on": True}), 404, "unknown-channel")
    id = await told.by_hook(guest)
    other = await told.house.guest("Ota")
    problem(await other.client.delete(f"{path}/{id}"), 404, "unknown-channel")
    problem(await other.client.patch(f"{path}/{id}", json={"on": False}), 404, "unknown-channel")
    assert (await guest.client.patch(f"{path}/{id}", json={"on": False})).json()["on"] is False
    await guest.refused(f"{path}/{id}/test", 409, "channel-off")
    for _ in range(19):
        await told.by_hook(guest)
    await guest.refused(path, 409, "too-many-channels", kind="hook", address=told.service.hook)
    assert (await guest.client.delete(f"{path}/{id}")).status_code == 204
    assert len(await channels(guest)) == 19


async def test_programs_and_companions_have_no_ways(told: Told) -> None:
    guest = await told.house.guest("Hana")
    made = await guest.post("/api/bots", name="Robot")
    program = await told.house.guest(None)
    program.client.headers["Authorization"] = f"Bearer {made['token']}"
    await program.refused("/api/notices/channels", 403, "not-for-bots", kind="hook", address=told.service.hook)


async def test_a_label_that_cannot_be_kept_is_refused(told: Told) -> None:
    guest = await told.house.guest("Hana")
    for label in ("a\0b", "", "x" * 121):
        body = {"kind": "hook", "address": told.service.hook, "label": label}
        await guest.refused("/api/notices/channels", 422, "invalid-request", **body)
    assert (await guest.get("/api/notices/channels"))["channels"] == []


async def test_addresses_are_not_told_to_anybody(told: Told, caplog: pytest.LogCaptureFixture) -> None:
    """Nor do they stand in the log, good or bad."""
    caplog.set_level("INFO")
    guest = await told.house.guest("Hana")
    for bad in ("json://very-secret-token[", "json://:very-secret-token@", "what://very-secret-token"):
        await guest.refused("/api/notices/channels", 422, "bad-channel", kind="hook", address=bad)
    await guest.post("/api/notices/channels", kind="hook", address="discord://123456789/very-secret-token")
    listed = await guest.client.get("/api/notices/channels")
    assert "very-secret" not in listed.text + caplog.text
    assert listed.json()["channels"][0]["label"] == "Discord"
    assert {service["scheme"] for service in listed.json()["services"]} >= {"discord", "matrix", "ntfy", "json"}


async def test_two_tests_at_once_are_one(told: Told) -> None:
    guest = await told.house.guest("Hana")
    id = await told.by_hook(guest)
    for _ in range(3):
        await guest.post(f"/api/notices/channels/{id}/test")
    await told.step()
    assert told.titles() == ["A test from Orloj"]
    await guest.post(f"/api/notices/channels/{id}/test")
    await told.step()
    assert len(told.titles()) == 2
    assert await record(guest) == [("A test from Orloj", "sent", None)] * 2


async def test_preferences_are_kept_and_bad_ones_are_not(told: Told) -> None:
    guest = await told.house.guest("Hana")
    path = "/api/notices/preferences"
    first = await guest.get(path)
    assert first == {"zone": "UTC", "quiet": None, "off": [], "delay": 60, "remind": None}
    good = {
        "zone": "Europe/Prague", "quiet": {"from": "22:00", "to": "07:30"}, "off": ["chat"], "delay": 300,
        "remind": {"after": 12, "most": 2},
    }  # fmt: skip
    assert (await guest.client.put(path, json=good)).json() == good
    for name, value in (("zone", "Prague/Castle"), ("zone", "../../etc/passwd"), ("zone", ""), ("zone", "a\0b")):
        problem(await guest.client.put(path, json={**good, name: value}), 422, "bad-zone")
    bad: tuple[tuple[str, Any], ...] = (
        ("quiet", {"from": "25:00", "to": "07:00"}), ("off", ["x"]), ("delay", -1), ("more", 1), ("quiet", {}),
        ("remind", {"after": 0, "most": 2}), ("zone", "x" * 100),
    )  # fmt: skip
    for name, value in bad:
        problem(await guest.client.put(path, json={**good, name: value}), 422, "invalid-request")
    assert await guest.get(path) == good
