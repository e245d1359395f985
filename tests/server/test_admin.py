"""The host's room: shut without the token, and what can be seen and done there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from orloj.server.db.archive.reading import read_backup
from orloj.server.db.database import Database
from orloj.server.settings import Settings
from tests.postgres import Cluster
from tests.server.house import House, Json, problem, running
from tests.server.process import process

pytestmark = pytest.mark.either_database

TOKEN = "a token that is long enough"
PATHS = ("", "/tables", "/people", "/bans", "/sockets", "/incidents", "/outbox", "/retention", "/backups")
CHANGES = (
    ("DELETE", "/tables/{table}"), ("PUT", "/people/{person}/ban"), ("POST", "/bans"), ("PUT", "/retention"),
    ("POST", "/retention/look"), ("PUT", "/incidents/seen"), ("POST", "/backups"),
)  # fmt: skip


class Host:
    """Somebody with the host's token."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """The answer, which must have that status."""
        answer = await self.client.request(method, f"/api/admin{path}", json=body or None)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None


@asynccontextmanager
async def hosted(url: str, folder: Path, **more: Any) -> AsyncIterator[tuple[House, Host]]:
    """A server with such a room, and its host."""
    async with running(url, folder, admin_token=TOKEN, **more) as house:
        guest = await house.guest(None)
        guest.client.headers["Authorization"] = f"Bearer {TOKEN}"
        yield house, Host(guest.client)


async def test_without_a_token_there_is_no_room(house: House) -> None:
    guest = await house.guest("Jana")
    for path in PATHS:
        problem(await guest.client.get(f"/api/admin{path}", headers={"Authorization": "Bearer x"}), 404, "not-found")


@pytest.mark.parametrize("token", ["short", "", " " * 40])
def test_a_token_that_protects_nothing_is_refused(token: str) -> None:
    """M14."""
    with pytest.raises(ValueError, match="at least 16 characters"):
        Settings(admin_token=token)


async def test_who_has_not_the_token_sees_and_changes_nothing(database_url: str, tmp_path: Path) -> None:
    """M11: a refusal leaves everything as it was."""
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table()
        jana = table.guests[0]
        before = await host.ask("GET", "/tables")
        for token in ("", "Bearer", "Bearer wrong", f"Basic {TOKEN}", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}"):
            headers = {"Authorization": token} if token else {}
            for path in PATHS:
                problem(await jana.client.get(f"/api/admin{path}", headers=headers), 401, "bad-token")
            for method, path in CHANGES:
                address = f"/api/admin{path.format(table=table.id, person=jana.id)}"
                problem(await jana.client.request(method, address, headers=headers), 401, "bad-token")
        assert {**await host.ask("GET", "/tables"), "now": before["now"]} == before
        assert (await jana.get(f"{table.path}/state"))["version"] == 1


async def test_tokens_cannot_be_guessed_at_length(sqlite_url: str, tmp_path: Path) -> None:
    async with hosted(sqlite_url, tmp_path, limits={"all": "off", "admin": "5/minute"}) as (house, host):
        guest = await house.guest(None)
        codes = []
        for n in range(40):
            answer = await guest.client.get("/api/admin", headers={"Authorization": f"Bearer guess-{n}"})
            codes.append(answer.status_code)
        assert codes == [401] * 5 + [429] * 35
        await host.ask("GET", "", 429)  # not even the right one is told apart for the rest of the minute


async def test_the_overview(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table()
        await house.table(start=False)
        page = await table.guests[0].open(table)
        await page.until("presence")
        seen: Json = await host.ask("GET", "")
        assert seen["counts"]["tables"] == {"open": 1, "running": 1, "over": 0, "sandbox": 0}
        assert seen["counts"]["persons"] == 4
        assert seen["now"]["sockets"] == 1
        assert seen["now"]["megabytes"] > 10
        assert seen["readiness"]["ready"]
        assert set(seen["readiness"]["workers"]) >= {"watch", "bots", "gate", "house"}
        assert seen["database"].startswith("PostgreSQL " if "postgres" in database_url else "SQLite ")


async def test_tables_are_found(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        first = await house.table(name="Thursday table")
        second = await house.table(start=False, name="100% <b>Sunday</b>")
        await first.guests[1].post("/api/session", name="Matěj")

        async def found(**query: Any) -> list[str]:
            shown = await host.ask("GET", f"/tables?{httpx.QueryParams(query)}")
            assert shown["total"] == len(shown["tables"])
            return [table["id"] for table in shown["tables"]]

        assert await found() in ([second.id, first.id], [first.id, second.id])
        assert await found(q="thursday") == [first.id]
        assert await found(q="Matěj") == [first.id]
        assert await found(q=second.id[:6]) == [second.id]
        assert await found(q="100%") == [second.id]
        assert await found(q="%") == [second.id], "nobody searches by patterns"
        assert await found(q="nobody\0") == []
        assert await found(status="open") == [second.id]
        assert await found(status="over") == []
        shown = (await host.ask("GET", "/tables?q=thursday"))["tables"][0]
        assert [seat["name"] for seat in shown["seats"]] == ["Guest 0", "Matěj"]
        assert (shown["waiting"], shown["version"], shown["broken"]) == ({"0": "turn"}, 1, False)
        assert "seed" not in str(shown)
        assert "secret-" not in str(shown)


async def test_a_dead_table_is_removed_by_hand(database_url: str, tmp_path: Path) -> None:
    """G8: the host can list and remove; whoever looks is told."""
    async with hosted(database_url, tmp_path) as (house, host):
        table, other = await house.table(), await house.table()
        page = await table.guests[0].open(table)
        await page.until("presence")
        await host.ask("DELETE", f"/tables/{table.id}", 204)
        assert await page.closed() == 4404
        await table.guests[0].get(table.path, 404)
        await host.ask("DELETE", f"/tables/{table.id}", 404)
        assert (await other.choose(0, "step:1"))["version"] == 2


async def test_records_for_the_host(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table()
        await table.choose(0, "draw")
        public = await host.ask("GET", f"/tables/{table.id}/record")
        assert public["seed"] is None or public["seed"] == ""
        assert [event["choice"] for event in public["events"]][1] is None
        complete = await host.ask("GET", f"/tables/{table.id}/record?complete=true")
        assert [event["choice"] for event in complete["events"]][1] == "draw"
        await host.ask("GET", "/tables/nowhere/record", 404)


async def test_a_banned_person_is_out_within_seconds(database_url: str, tmp_path: Path) -> None:
    """M12: two open tabs end, and no message or request of theirs does anything."""
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table()
        guilty, other = table.guests
        pages = [await guilty.open(table) for _ in range(2)]
        for page in pages:
            await page.until("presence")
        bot = (await guilty.post("/api/bots", name="Robot"))["token"]
        await host.ask("PUT", f"/people/{guilty.id}/ban", 204)
        async with asyncio.timeout(5):
            assert [await page.closed() for page in pages] == [4402, 4402]
        body = {"version": 1, "choice": "step:1", "command_id": "c1"}
        await guilty.refused(f"{table.path}/choices", 403, "banned", **body)
        await guilty.refused("/api/session", 403, "banned", name="Somebody else")
        with pytest.raises(InvalidStatus, match="403"):
            await guilty.open(table)
        answer = await other.client.get("/api/tables", headers={"Authorization": f"Bearer {bot}", "Cookie": ""})
        problem(answer, 403, "banned")
        assert (await other.get(f"{table.path}/state"))["version"] == 1
        assert [person["id"] for person in (await host.ask("GET", "/bans"))["people"]] == [guilty.id]
        await host.ask("DELETE", f"/people/{guilty.id}/ban", 204)
        assert (await guilty.post(f"{table.path}/choices", **body))["version"] == 2
        await host.ask("PUT", "/people/nobody/ban", 404)


async def test_a_banned_network_is_out(sqlite_url: str, tmp_path: Path) -> None:
    async with hosted(sqlite_url, tmp_path, trusted_proxies=("127.0.0.0/8",)) as (house, host):
        table = await house.table()
        guest = table.guests[0]
        page = await guest.open(table, **{"X-Forwarded-For": "203.0.113.9"})
        await page.until("presence")
        made = await host.ask("POST", "/bans", 201, network="203.0.113.77/24", reason="guesses", days=2)
        assert await page.closed() == 4402
        away = {"X-Forwarded-For": "203.0.113.200"}
        problem(await guest.client.get("/api/tables", headers=away), 403, "banned")
        assert (await guest.client.get("/", headers=away)).status_code == 200, "the page can say why"
        assert (await guest.client.get("/api/tables", headers={"X-Forwarded-For": "203.0.114.1"})).status_code == 200
        assert (await host.ask("GET", "/bans"))["networks"][0]["network"] == "203.0.113.0/24"
        await host.client.get("/api/admin/bans", headers=away)  # the host is let in, to lift it
        await host.ask("DELETE", f"/bans/{made['id']}", 204)
        assert (await guest.client.get("/api/tables", headers=away)).status_code == 200
        for wrong in ("everybody", "0.0.0.0/0", "10.0.0.0/7", "::/8", "", "203.0.113.0/33"):
            problem(await host.client.post("/api/admin/bans", json={"network": wrong}), 422, "bad-network")
        await host.ask("DELETE", "/bans/4711", 404)
        garbled = {"network": "203.0.113.9", "reason": "a\0b"}
        problem(await host.client.post("/api/admin/bans", json=garbled), 422, "invalid-request")


async def test_a_ban_reaches_the_other_process(
    postgres_url: str, postgres_database: tuple[Cluster, str], tmp_path: Path
) -> None:
    """M12: seconds, wherever the page is served."""
    assert postgres_database
    shared = hosted(postgres_url, tmp_path, secret="shared by all")
    async with shared as (house, host), process(postgres_url, tmp_path) as (origin, _):
        table = await house.table()
        async with asyncio.timeout(30):
            there = House(origin, None, house._stack)
            page = await (await table.guests[0].through(there)).open(table)
            await page.until("presence")
            while not (elsewhere := (await host.ask("GET", "/sockets"))["elsewhere"]):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            assert elsewhere[0]["tables"] == {table.id: [table.guests[0].id]}
        await host.ask("PUT", f"/people/{table.guests[0].id}/ban", 204)
        async with asyncio.timeout(8):
            assert await page.closed() == 4402


async def test_sockets_are_listed(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table()
        page = await table.guests[1].open(table)
        await page.until("presence")
        (line,) = (await host.ask("GET", "/sockets"))["here"]
        assert (line["table"], line["called"], line["seat"], line["address"]) == (table.id, "Guest 1", 1, "127.0.0.1")


async def test_faults_are_read_and_marked(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table(options={"traps": "on"})
        for n in range(2):
            body = {"version": 1, "choice": "crash", "command_id": f"c{n}"}
            told = await table.guests[0].refused(f"{table.path}/choices", 500, "rule-failed", **body)
        await house.parts.gate.incidents.settled()
        listed = (await host.ask("GET", "/incidents"))["incidents"]
        assert listed[0]["number"] == told["incident"]
        assert (len(listed), listed[0]["table_id"], listed[0]["seen"]) == (2, table.id, False)
        assert "trace" not in listed[0]
        assert "ZeroDivisionError" in (await host.ask("GET", f"/incidents/{listed[0]['id']}"))["trace"]
        await host.ask("PUT", f"/incidents/{listed[0]['id']}/seen", 204)
        assert [fault["seen"] for fault in (await host.ask("GET", "/incidents"))["incidents"]] == [True, False]
        await host.ask("PUT", "/incidents/seen", 204)
        assert all(fault["seen"] for fault in (await host.ask("GET", "/incidents"))["incidents"])
        await host.ask("GET", "/incidents/4711", 404)


async def test_people_are_found(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (house, host):
        table = await house.table()
        await house.guest("Anežka")
        people = (await host.ask("GET", "/people?q=ane"))["people"]
        assert [person["name"] for person in people] == ["Anežka"]
        shown = (await host.ask("GET", f"/people?q={table.guests[0].id}"))["people"][0]
        assert (shown["name"], shown["tables"], shown["banned"]) == ("Guest 0", 1, None)
        assert (await host.ask("GET", "/people"))["total"] == 3
        for secret in ("link_hash", "email", "token"):
            assert secret not in shown


async def test_backups_are_listed(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with hosted(sqlite_url, tmp_path, backups=folder) as (_, host):
        assert (await host.ask("GET", "/backups"))["files"] == []
        folder.mkdir()
        (folder / "older; rm -rf.orloj").write_bytes(b"12345")
        (folder / ".hidden").write_bytes(b"1")
        (folder / "sub").mkdir()
        listed = await host.ask("GET", "/backups")
        assert [(file["name"], file["bytes"]) for file in listed["files"]] == [("older; rm -rf.orloj", 5)]
    async with hosted(sqlite_url, tmp_path) as (_, host):
        assert await host.ask("GET", "/backups") == {"folder": None, "files": []}


async def test_a_backup_is_written_at_a_press_and_brings_everything_back(database_url: str, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    folder = tmp_path / "not there yet"
    async with hosted(database_url, tmp_path, backups=folder) as (house, host):
        table = await house.table()
        await table.choose(0, "draw")
        before = await table.guests[0].get(f"{table.path}/state")
        written = await host.ask("POST", "/backups", 201)
        await table.choose(0, "end-turn")
        assert (await host.ask("GET", "/backups"))["files"] == [written]
    file = folder / written["name"]
    assert (file.stat().st_size, file.stat().st_mode & 0o777) == (written["bytes"], 0o600)
    database = Database(other)
    await read_backup(database, file)
    await database.dispose()
    async with running(other, tmp_path) as again:
        guest = await table.guests[0].through(again)
        assert await guest.get(f"{table.path}/state") == before


async def test_why_no_backup_was_written_is_told(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    async with hosted(sqlite_url, tmp_path, backups=tmp_path / "file") as (_, host):
        refusal = await host.ask("POST", "/backups", 500)
        assert (refusal["code"], "File exists" in refusal["detail"]) == ("no-backup", True)
    async with hosted(sqlite_url, tmp_path) as (_, host):
        assert (await host.ask("POST", "/backups", 409))["code"] == "no-folder"
    assert (tmp_path / "file").read_text() == "in the way"


async def test_messages_are_listed(database_url: str, tmp_path: Path) -> None:
    async with hosted(database_url, tmp_path) as (_, host):
        post = await host.ask("GET", "/outbox")
        assert (post["waiting"], post["deliveries"]) == ([], [])
