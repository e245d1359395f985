"""The live line: what a page is sent, and in which order."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import House

pytestmark = pytest.mark.either_database


async def test_every_page_follows_every_event(house: House) -> None:
    table = await house.table(4, public=True)
    pages = [await guest.open(table) for guest in table.guests]
    pages.append(await (await house.guest(None)).open(table))
    for page in pages:
        await page.until("presence")
    assert (await pages[0].choose("step:2", "c1"))["t"] == "ack"
    assert (await pages[0].choose("draw", "c2"))["version"] == 3
    assert (await pages[0].choose("end-turn", "c3"))["t"] == "ack"
    for seat, page in enumerate(pages):
        await page.reach(4)
        viewer = table.guests[seat] if seat < 4 else await house.guest(None)
        state = await viewer.get(f"{table.path}/state")
        assert (page.view, page.decision) == (state["view"], state["decision"])
        assert (page.decision is not None) == (seat == 1)
        steps = [message for message in page.messages if message["t"] == "diff"]
        assert [(step["from"], step["to"], step["kind"], step["seat"]) for step in steps] == [
            (1, 2, "choice", 0), (2, 3, "choice", 0), (3, 4, "choice", 0),
        ]  # fmt: skip


async def test_who_acts_has_the_difference_before_the_ack(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    assert await page.choose("step:1", "c1") == {"t": "ack", "command_id": "c1", "version": 2}
    assert page.version == 2


async def test_a_choice_by_http_reaches_the_pages_too(house: House) -> None:
    table = await house.table()
    page = await table.guests[1].open(table)
    await page.until("presence")
    await table.choose(0, "step:2")
    await page.reach(2)
    assert page.view["players"]["0"]["steps"] == 2


async def test_undo_by_socket(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    for n in range(3):
        await page.choose("step:1", f"c{n}")
    await page.send(t="undo", version=4, command_id="u1", steps=2)
    assert (await page.until("ack"))["version"] == 5
    assert page.view["players"]["0"]["steps"] == 1
    assert page.decision is not None
    assert page.decision["undo"] == ["step:1"]
    await page.send(t="undo", version=5, command_id="u2")
    assert (await page.until("ack"))["version"] == 6
    await page.send(t="undo", version=6, command_id="u3")
    assert (await page.until("refused"))["problem"]["code"] == "nothing-to-undo"


async def test_a_command_sent_again_is_acknowledged_again(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    first = await page.choose("draw", "c1")
    assert await page.choose("draw", "c1", version=1) == first
    await page.quiet()
    assert page.version == 2


async def test_refusals_name_the_command_and_the_line_stays(house: House) -> None:
    table = await house.table()
    page, other = await table.guests[0].open(table), await table.guests[1].open(table)
    await page.until("presence", seats=[{"seat": 0, "online": True}, {"seat": 1, "online": True}])
    await other.until("presence")
    for told, version, choice, code in (
        (page, 1, "step:7", "illegal-choice"),
        (page, 0, "step:1", "stale-version"),
        (other, 1, "step:1", "not-your-turn"),
    ):
        refusal = await told.choose(choice, "c1", version)
        assert (refusal["t"], refusal["command_id"]) == ("refused", "c1")
        assert refusal["problem"]["code"] == code
    await other.quiet()
    assert [message["t"] for message in other.messages].count("refused") == 1, "only who sent it is told"
    assert (await page.choose("step:1", "c2"))["t"] == "ack"


NONSENSE = (
    ("{", "malformed-json"),
    ("[]", "malformed-json"),
    ('"choose"', "malformed-json"),
    ('{"t": NaN}', "malformed-json"),
    ("{}", "unknown-message"),
    ('{"t": "state"}', "unknown-message"),
    ('{"t": ["choose"]}', "unknown-message"),
    ('{"t": "choose"}', "invalid-request"),
    ('{"t": "choose", "version": true, "choice": "step:1", "command_id": "c"}', "invalid-request"),
    ('{"t": "choose", "version": "1", "choice": "step:1", "command_id": "c"}', "invalid-request"),
    ('{"t": "choose", "version": 1, "choice": "", "command_id": "c"}', "invalid-request"),
    ('{"t": "choose", "version": 1, "choice": 1, "command_id": "c"}', "invalid-request"),
    ('{"t": "choose", "version": 1, "choice": "step:1", "command_id": ""}', "invalid-request"),
    ('{"t": "choose", "version": 1, "choice": "step:1", "command_id": "a b"}', "invalid-request"),
    ('{"t": "choose", "version": 1, "choice": "step:1", "command_id": 1}', "invalid-request"),
    ('{"t": "choose", "version": 1, "choice": "' + "x" * 201 + '", "command_id": "c"}', "invalid-request"),
    ('{"t": "undo", "version": 1, "command_id": "c", "steps": 0}', "invalid-request"),
    ('{"t": "undo", "version": 1, "command_id": "c", "steps": "1"}', "invalid-request"),
    ('{"t": "chat"}', "invalid-request"),
    ('{"t": "chat", "text": "  "}', "invalid-request"),
    ('{"t": "chat", "text": "' + "x" * 501 + '"}', "invalid-request"),
    ('{"t": "chat", "text": "\\u0000"}', "invalid-request"),
    ('{"t": "chat", "text": "' + "x" * 16400 + '"}', "too-large"),
    ("[" * 5000, "malformed-json"),
)


async def test_a_message_that_means_nothing_is_refused_by_name(house: House, subtests: pytest.Subtests) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    for number, (text, code) in enumerate(NONSENSE):
        with subtests.test(text=text[:100]):
            await page.line.send(text)
            assert (await page.until("refused"))["problem"]["code"] == code
            await page.send(t="chat", text=f"{number}")
            assert (await page.until("chat"))["text"] == f"{number}"
    assert (await page.choose("step:1", "after"))["version"] == 2


async def test_a_message_in_bytes_is_read_like_text(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    await page.line.send(json.dumps({"t": "chat", "text": "Ahoj"}).encode())
    assert (await page.until("chat"))["text"] == "Ahoj"


async def test_only_those_who_may_look_get_a_line(house: House) -> None:
    table = await house.table()
    for guest, status, code in (
        (await house.guest(None), 404, "unknown-table"),
        (await house.guest("Stranger"), 404, "unknown-table"),
    ):
        with pytest.raises(InvalidStatus) as refused:
            await guest.open(table)
        response = refused.value.response
        assert response.status_code == status
        assert json.loads(response.body or b"")["code"] == code


async def test_a_page_of_another_site_gets_no_line(house: House) -> None:
    table = await house.table()
    foreign = ("https://evil.example", "null", "file://", house.origin.replace("http:", "https:") + "1")
    for origin in (*foreign, "http://127.0.0.1:1", f"{house.origin}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            await table.guests[0].open(table, Origin=origin)
        response = refused.value.response
        assert response.status_code == 403
        assert json.loads(response.body or b"")["code"] == "foreign-origin"
    page = await table.guests[0].open(table, Origin=house.origin)
    assert (await page.next())["t"] == "state"


async def test_the_lobby_is_live_and_the_start_arrives_as_state(house: House) -> None:
    table = await house.table(3, start=False)
    host, guest, other = table.guests
    page = await host.open(table)
    first = await page.next()
    assert (first["t"], first["table"]["status"]) == ("presence", "open")
    await other.post(f"{table.path}/leave")
    assert (await page.until("presence"))["table"]["seats"][2]["person"] is None
    await other.post(f"{table.path}/join", invite=table.invite, seat=2)
    assert (await page.until("presence"))["table"]["seats"][2]["person"]["name"] == "Guest 2"
    second = await guest.open(table)
    told = await page.until("presence")
    assert told["seats"] == [{"seat": 0, "online": True}, {"seat": 1, "online": True}, {"seat": 2, "online": False}]
    await second.next()
    await host.post(f"{table.path}/seats/0", action="swap", **{"with": 1})
    assert (await page.until("presence"))["table"]["you"] == 1
    await host.post(f"{table.path}/start")
    for opened, seat in ((page, 1), (second, 0)):
        state = await opened.until("state")
        assert (state["version"], state["you"]) == (1, seat)
        assert state["view"]["players"][str(seat)]["words"]
        assert (await opened.until("presence"))["table"]["status"] == "running"


async def test_the_end_is_told_with_scores_and_seed(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    await table.play_out()
    told = await page.until("presence")
    assert told["table"]["status"] == "over"
    assert told["table"]["scores"][0]["total"] == 0
    assert len(told["table"]["seed"]) == 64


async def test_who_is_kicked_loses_the_line(house: House) -> None:
    table = await house.table(3, start=False)
    host, kicked, _ = table.guests
    pages = [await kicked.open(table), await kicked.open(table)]
    await host.post(f"{table.path}/seats/1", action="kick")
    for page in pages:
        assert await page.closed() == 4403


async def test_a_closed_table_closes_its_lines(house: House) -> None:
    table = await house.table(start=False, public=True)
    onlooker = await (await house.guest(None)).open(table)
    for guest in table.guests:
        await guest.post(f"{table.path}/leave")
    assert await onlooker.closed() == 4404


async def test_chat_reaches_all_once_and_greets_who_comes_later(house: House) -> None:
    table = await house.table()
    first, second = await table.guests[0].open(table), await table.guests[1].open(table)
    for text in ("Ahoj", "Ahoj", '<img src=x onerror="alert(1)">', "dvě\nřádky"):
        await first.send(t="chat", text=text)
    for page in (first, second):
        said = [await page.until("chat") for _ in range(4)]
        assert [(one["text"], one["seat"], one["name"]) for one in said] == [
            (text, 0, "Guest 0") for text in ("Ahoj", "Ahoj", '<img src=x onerror="alert(1)">', "dvě\nřádky")
        ]
        assert len({one["id"] for one in said}) == 4
        await page.quiet()
        assert [message["t"] for message in page.messages].count("chat") == 4
    later = await table.guests[0].open(table)
    assert [(await later.until("chat"))["id"] for _ in range(4)] == [one["id"] for one in said]


async def test_nobody_speaks_as_somebody_else(house: House) -> None:
    table = await house.table(public=True)
    page = await table.guests[1].open(table)
    await page.send(t="chat", text="It was me", seat=0, name="Guest 0", person=table.guests[0].id)
    assert (await page.until("chat"))["seat"] == 1
    stranger = await (await house.guest(None)).open(table)
    await stranger.send(t="chat", text="Boo")
    assert (await stranger.until("refused"))["problem"]["code"] == "no-session"
    onlooker = await (await house.guest("Onlooker")).open(table)
    await onlooker.until("chat")
    await onlooker.send(t="chat", text="Nice")
    assert (await onlooker.until("chat"))["seat"] is None
    assert (await onlooker.choose("step:1", "c1"))["problem"]["code"] == "not-seated"


async def test_chat_does_not_move_the_game(house: House) -> None:
    open_table, table = await house.table(start=False), await house.table()
    for at in (open_table, table):
        page = await at.guests[0].open(at)
        await page.send(t="chat", text="Hello")
        await page.until("chat")
    assert (await open_table.guests[0].get(open_table.path))["status"] == "open"
    assert (await table.guests[0].get(table.path))["version"] == 1


async def test_nobody_hears_of_pages_that_change_nothing(house: House) -> None:
    table = await house.table(public=True)
    page = await table.guests[0].open(table)
    await page.until("presence")
    await page.quiet()
    told = len(page.messages)
    onlooker, stranger = await house.guest("Onlooker"), await house.guest(None)
    for guest in (onlooker, stranger, table.guests[0]):
        other = await guest.open(table)
        assert (await other.until("presence"))["seats"][0]["online"]
        await other.line.close()
    await page.quiet()
    assert len(page.messages) == told
    await (await table.guests[1].open(table)).until("presence")
    assert (await page.until("presence"))["seats"][1]["online"]


async def test_one_person_with_two_devices(house: House) -> None:
    table = await house.table()
    first, second = await table.guests[0].open(table), await table.guests[0].open(table)
    watcher = await table.guests[1].open(table)
    await watcher.until("presence")
    assert (await second.choose("step:1", "c1", version=1))["t"] == "ack"
    await first.reach(2)
    assert (await first.choose("step:1", "c2"))["t"] == "ack"
    await second.line.close()
    await watcher.quiet()
    assert watcher.messages[-1]["t"] != "presence" or watcher.messages[-1]["seats"][0]["online"]
    await first.line.close()
    gone = await watcher.until("presence")
    assert gone["seats"] == [{"seat": 0, "online": False}, {"seat": 1, "online": True}]
