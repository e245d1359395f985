"""What is asked of every request: its number, where it comes from, how often, and whether it is let in."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from orloj.server.db.tables import event, game_table, incident, person
from orloj.server.edge import logs
from orloj.server.edge.address import household, parsed
from orloj.server.edge.limits import DEFAULTS, Limits, checked, limit_of
from orloj.server.metrics import Metrics
from orloj.server.problems import Problem
from orloj.server.settings import Settings
from tests.server.house import Guest, House, problem, running

HERE = "127.0.0.1"


async def rows(house: House) -> tuple[int, ...]:
    """How much there is of what a refused request must not touch."""
    async with house.parts.database.read() as connection:
        counts = [select(func.count()).select_from(table) for table in (person, game_table, event)]
        return tuple([(await connection.execute(count)).scalar_one() for count in counts])


async def test_every_answer_has_a_number_and_problems_repeat_it(house: House) -> None:
    guest = await house.guest(None)
    for path in ("/", "/healthz", "/api/session", "/nothing", "/js/main.js"):
        answer = await guest.client.get(path)
        number = answer.headers["x-request-id"]
        assert len(number) == 16
        if answer.headers["content-type"] == "application/problem+json":
            assert answer.json()["request"] == number
    assert number != (await guest.client.get("/healthz")).headers["x-request-id"]
    stranger = await guest.client.get("/healthz", headers={"X-Request-Id": "from-outside"})
    assert stranger.headers["x-request-id"] != "from-outside", "the peer is no trusted proxy"


async def test_sockets_have_a_number_too(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    number = page.line.response.headers["x-request-id"] if page.line.response else ""
    assert len(number) == 16
    refusal = await page.choose("nonsense", "c1", version=1)
    assert refusal["problem"]["request"] == number
    with pytest.raises(Exception, match="404") as refused:
        await (await house.guest("Stranger")).open(table)
    answer = refused.value.response  # type: ignore[attr-defined]
    assert json.loads(answer.body)["request"] == answer.headers["x-request-id"]


async def test_a_trusted_proxy_gives_number_and_address(sqlite_url: str, tmp_path: Path) -> None:
    limits = {"sessions": "2/minute"}
    async with running(sqlite_url, tmp_path, trusted_proxies=(f"{HERE}/32",), limits=limits) as house:
        guest = await house.guest(None)
        answer = await guest.client.get("/healthz", headers={"X-Request-Id": "proxy-7"})
        assert answer.headers["x-request-id"] == "proxy-7"
        for bad in ("with space", "x" * 65, "<script>"):
            answer = await guest.client.get("/healthz", headers={"X-Request-Id": bad})
            assert len(answer.headers["x-request-id"]) == 16

        async def enter(chain: str) -> int:
            body = {"name": "Jana"}
            return (await guest.client.post("/api/session", json=body, headers={"X-Forwarded-For": chain})).status_code

        assert [await enter("203.0.113.7") for _ in range(3)] == [201, 201, 429]
        assert await enter("203.0.113.8") == 201, "another address has its own count"
        assert await enter("8.8.8.8, 203.0.113.7") == 429, "what stands left of the last stranger anybody can send"
        assert await enter(f"203.0.113.7, {HERE}") == 429, "trusted proxies are passed over"
        assert await enter("203.0.113.7:4711") == 429


async def test_a_stranger_cannot_fake_an_address(sqlite_url: str, tmp_path: Path) -> None:
    """M8: a thousand tries with changing forwarding headers meet the limit of the one address they come from."""
    async with running(sqlite_url, tmp_path, limits={"invitations": "5/minute", "all": "off"}) as house:
        table = await house.table()
        stranger = await house.guest("Stranger")
        before = await rows(house)
        codes = []
        for n in range(1000):
            faked = dict.fromkeys(("X-Forwarded-For", "X-Real-IP", "Forwarded"), f"198.51.100.{n % 250}")
            body = {"invite": f"guess-{n}"}
            codes.append((await stranger.client.post(f"{table.path}/join", json=body, headers=faked)).status_code)
        assert codes.count(429) >= 994
        assert set(codes) == {404, 429}
        refused = await stranger.client.get(f"{table.path}?invite=guess")
        problem(refused, 429, "too-many")
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert await rows(house) == before
        assert 'orloj_limited_total{limit="invitations"}' in (await stranger.client.get("/metrics")).text


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("203.0.113.7", "203.0.113.7"), (" 203.0.113.7:80 ", "203.0.113.7"), ("[2001:db8::1]:443", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"), ("::ffff:203.0.113.7", "203.0.113.7"), ("fe80::1%eth0", "fe80::1"),
        ("unknown", None), ("", None), ("_hidden", None), ("203.0.113.7.8", None),
    ],
)  # fmt: skip
def test_addresses_are_read(text: str, address: str | None) -> None:
    found = parsed(text)
    assert (str(found) if found else None) == address


def test_a_household_shares_its_network() -> None:
    assert household(parsed("2001:db8:1:2:3::4")) == household(parsed("2001:db8:1:2:ffff::1")) == "2001:db8:1:2::/64"
    assert household(parsed("2001:db8:1:3::1")) != household(parsed("2001:db8:1:2::1"))


@pytest.mark.parametrize(
    ("request_line", "limit"),
    [
        ("POST /api/session", "sessions"), ("POST /api/session/enter", "entries"),
        ("POST /api/session/mail/enter", "entries"), ("POST /api/session/passkeys/enter", "entries"),
        ("POST /api/session/mail", "mails"), ("POST /api/tables", "tables"), ("POST /api/tables/x/rematch", "tables"),
        ("POST /api/tables/x/sandbox", "tables"), ("POST /api/tables/x/join", "invitations"),
        ("POST /api/tables/x/watch", "invitations"), ("POST /api/tables/x/take", "invitations"),
        ("GET /api/tables/x?invite=y", "invitations"), ("POST /api/records", "imports"),
        ("POST /api/notices/stop", "entries"), ("POST /api/notices/stop/token", "entries"),
        ("GET /api/tables/x", None), ("POST /api/tables/x/choices", None), ("GET /api/session", None),
    ],
)  # fmt: skip
def test_what_counts_against_which_limit(request_line: str, limit: str | None) -> None:
    method, _, address = request_line.partition(" ")
    path, _, query = address.partition("?")
    assert limit_of(method, path, query) == limit


def test_limits_that_make_no_sense_are_refused() -> None:
    assert set(checked({})) == set(DEFAULTS)
    assert set(checked({"all": "off", "chat": "5/minute"})) == {"chat"}
    for wrong in ({"chats": "5/minute"}, {"chat": "often"}):
        with pytest.raises(ValueError, match=r"."):
            checked(wrong)
    with pytest.raises(ValueError, match="there is no limit"):
        Settings(limits={"chats": "5/minute"})


async def test_who_keeps_trying_is_let_in_when_the_window_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A7: refused tries do not count, and no limit lasts: five tabs of one household all get in."""
    limits = Limits({"sockets": "3/minute"}, Metrics())
    present = 1000.0
    monkeypatch.setattr("limits.storage.memory.time.time", lambda: present)
    monkeypatch.setattr("orloj.server.edge.limits.time.time", lambda: present)

    waits: list[int] = []

    def tries(number: int) -> int:
        admitted = 0
        for _ in range(number):
            try:
                limits.count("sockets", "household")
                admitted += 1
            except Problem as refused:
                waits.append(refused.extra["retry_after"])
        return admitted

    assert tries(50) == 3
    present += 30
    assert tries(50) == 0
    present += 31
    assert (min(waits), max(waits)) == (30, 60)
    assert tries(50) == 3, "sixty seconds after the first ones, although it never stopped trying"


def test_no_limit_keeps_anybody_out_for_more_than_an_hour() -> None:
    """A7."""
    assert max(item.get_expiry() for item in checked({}).values()) <= 3600


async def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """N6: strangers do not fill the memory."""
    limits = Limits({"sessions": "3 per 1 second"}, Metrics())
    for n in range(2000):
        limits.count("sessions", f"10.0.{n // 256}.{n % 256}")
    assert limits.known == 2000
    for _ in range(100):
        await asyncio.sleep(0.1)
        limits.check("chat", "somebody")
        limits.count("sessions", "somebody else") if _ % 20 == 0 else None
        limits.tidy()
        if limits.known <= 2:
            return
    raise AssertionError(f"{limits.known} addresses are still remembered")


async def test_chat_is_limited_on_the_socket(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, limits={"all": "off", "chat": "3/minute"}) as house:
        table = await house.table()
        page = await table.guests[0].open(table)
        await page.until("presence")
        for n in range(4):
            await page.send(t="chat", text=f"Ahoj {n}")
        refusal = await page.until("refused")
        assert refusal["problem"]["code"] == "too-many"
        assert refusal["problem"]["retry_after"] >= 1
        await page.quiet()
        assert [m["text"] for m in page.messages if m["t"] == "chat"] == ["Ahoj 0", "Ahoj 1", "Ahoj 2"]


async def test_sockets_are_limited_before_they_open(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, tmp_path, limits={"all": "off", "sockets": "2/minute"}) as house:
        table = await house.table()
        for _ in range(2):
            await table.guests[0].open(table)
        with pytest.raises(Exception, match="429"):
            await table.guests[0].open(table)


async def test_incidents_are_kept_with_request_and_table(house: House) -> None:
    table = await house.table(options={"traps": "on"})
    body = {"version": 1, "choice": "crash", "command_id": "c1"}
    refusal = await table.guests[0].refused(f"{table.path}/choices", 500, "rule-failed", **body)
    await house.parts.gate.incidents.settled()
    async with house.parts.database.read() as connection:
        row = (await connection.execute(select(incident))).one()
    assert (row.number, row.code, row.request, row.table_id, row.seen) == (
        refusal["incident"], "rule-failed", refusal["request"], table.id, False,
    )  # fmt: skip
    assert "ZeroDivisionError" in row.message
    assert "in resolve" in row.trace


async def test_incidents_wait_while_the_database_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orloj.server.edge.incidents.PAUSE", 0.02)
    incidents, refused = house.parts.gate.incidents, 0
    write = incidents._write

    async def sometimes(fault: dict[str, Any]) -> None:
        nonlocal refused
        refused += 1
        if refused < 3:
            raise ConnectionError("away")
        await write(fault)

    monkeypatch.setattr(incidents, "_write", sometimes)
    table = await house.table(options={"traps": "on"})
    async with asyncio.timeout(2):  # nobody waits for it
        body = {"version": 1, "choice": "crash", "command_id": "c1"}
        await table.guests[0].refused(f"{table.path}/choices", 500, "rule-failed", **body)
    await incidents.settled()
    async with house.parts.database.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(incident))).scalar_one() == 1


async def away(house: House, guest: Guest, table_path: str) -> None:
    """Every ordinary request says so, and nothing breaks."""
    for method, path, body in (
        ("GET", "/api/tables", None),
        ("GET", table_path, None),
        ("POST", "/api/session", {"name": "Jana"}),
        ("POST", "/api/tables", {"game": "toy", "seats": 2}),
    ):
        answer = await guest.client.request(method, path, json=body)
        problem(answer, 503, "database-away")
        assert int(answer.headers["retry-after"]) > 0
        assert "incident" not in answer.json()
    assert (await guest.get("/healthz"))["status"] == "up"
    assert not (await guest.get("/readyz", 503))["ready"]
    assert "orloj_database_up 0.0" in (await guest.client.get("/metrics")).text


async def test_a_database_that_is_away_is_said_to_be_so(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F8."""
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    monkeypatch.setattr("orloj.server.admin.counts.FRESH", 0.0)
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):

        def refuse(*_: object, **__: object) -> None:
            raise ConnectionRefusedError("nobody listens")

        for engine in (house.parts.database.engine, house.parts.database._reader):
            patch.setattr(engine.sync_engine, "connect", refuse)
        await away(house, table.guests[0], table.path)
        await page.send(t="resync", after=1)
        assert (await page.until("refused"))["problem"]["code"] == "database-away"
        with pytest.raises(Exception, match="503"):
            await table.guests[1].open(table)
    assert sum("the database is away" in line for line in caplog.messages) <= 1, "not once a request"
    assert (await page.choose("step:1", "c1"))["t"] == "ack"
    assert (await table.guests[0].get("/readyz"))["ready"]


async def test_a_disk_that_takes_nothing_is_said_to_be_so(sqlite_url: str, tmp_path: Path) -> None:
    """F8: what cannot be stored is refused, not shown; what was shown before is still there."""
    async with running(sqlite_url, tmp_path) as house:
        table = await house.table()
        page = await table.guests[1].open(table)
        await page.until("presence")
        connections = [await house.parts.database.engine.connect() for _ in range(house.parts.settings.pool_size)]
        for one in connections:  # all that the pool will hand out
            raw = (await one.get_raw_connection()).driver_connection
            assert raw is not None
            await raw.execute("PRAGMA query_only = ON")  # as on a disk that is read-only
        for one in connections:
            await one.close()
        body = {"version": 1, "choice": "step:1", "command_id": "c1"}
        await table.guests[0].refused(f"{table.path}/choices", 503, "not-saved", **body)
        answer = await table.guests[0].client.post("/api/tables", json={"game": "toy", "seats": 2})
        problem(answer, 503, "database-away")
        assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 1
        await page.quiet()
        assert page.version == 1


def record(message: str, **more: Any) -> logging.LogRecord:
    """A line as the log gets it."""
    found = logging.makeLogRecord({"name": "orloj.x", "levelname": "INFO", "msg": message, **more})
    assert logs.Whence().filter(found)
    return found


async def test_a_line_of_the_log_is_json_with_request_person_and_table(house: House) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logs.formatter("json").format(record))

    handler = Kept()
    handler.addFilter(logs.Whence())
    log = logging.getLogger("orloj.requests")
    log.addHandler(handler)
    level = log.level
    log.setLevel(logging.INFO)
    try:
        table = await house.table()
        answer = await table.guests[1].client.post(f"{table.path}/join?invite=secret", json={"invite": table.invite})
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
    line = json.loads(lines[-1])
    assert set(line) == {"time", "level", "logger", "message", "request", "person", "table"}
    assert (line["level"], line["logger"]) == ("INFO", "orloj.requests")
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["person"], line["table"]) == (table.guests[1].id, table.id)
    assert line["message"].startswith("POST /api/tables/{id}/join: ")
    assert table.invite not in "".join(lines), "no secret stands in a log"


def test_both_forms_of_the_log_keep_a_trace_and_one_line_a_happening() -> None:
    try:
        raise LookupError("gone")
    except LookupError as fault:
        trouble = (type(fault), fault, fault.__traceback__)
    line = logs.formatter("json").format(record("it broke\nbadly", exc_info=trouble))
    assert "\n" not in line
    assert "LookupError: gone" in json.loads(line)["trace"]
    assert "LookupError: gone" in logs.formatter("text").format(record("it broke", exc_info=trouble))
