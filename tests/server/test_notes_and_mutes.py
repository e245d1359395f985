"""What one keeps for oneself: notes that nobody else reads, and whom one does not want to hear."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from orloj.server.db.tables import mute, note
from orloj.server.history.notes import LONGEST
from tests.server.house import Guest, House, Page, Table, problem, running

pytestmark = pytest.mark.either_database


async def put(guest: Guest, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    """The answer to a PUT, which must have that status."""
    answer = await guest.client.put(path, json=body or None)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


async def count(house: House, what: Any) -> int:
    async with house.parts.database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(what))).scalar_one())


async def test_a_note_is_kept_and_nobody_else_reads_it(house: House) -> None:
    table = await house.table(2, public=True)
    ana, bela = table.guests
    onlooker = await house.guest("Onlooker")
    page = await bela.open(table)
    assert await ana.get(f"{table.path}/note") == {"text": ""}
    text = "Béla takes the Golem next.\nI must not forget: 🗝"
    assert await put(ana, f"{table.path}/note", text=text) == {"text": text}
    await put(ana, f"{table.path}/note", text=text + "!")
    assert await ana.get(f"{table.path}/note") == {"text": text + "!"}
    assert await bela.get(f"{table.path}/note") == {"text": ""}
    problem(await onlooker.client.get(f"{table.path}/note"), 404, "unknown-table")
    problem(await onlooker.client.put(f"{table.path}/note", json={"text": "x"}), 404, "unknown-table")
    for address in ("", "/state", "/events", "/record", "/history"):
        await bela.client.get(f"{table.path}{address}")
    await page.quiet()
    assert b"Golem next" not in bela.everything()
    assert await put(ana, f"{table.path}/note", text="") == {"text": ""}
    assert await count(house, note) == 0


@pytest.mark.parametrize("text", ["x" * (LONGEST + 1), "a\0b", 7, None])
async def test_what_is_no_note_is_refused(house: House, text: Any) -> None:
    table = await house.table(2)
    await put(table.guests[0], f"{table.path}/note", text="x" * LONGEST)
    answer = await table.guests[0].client.put(f"{table.path}/note", json={"text": text})
    problem(answer, 422, "invalid-request")
    assert await table.guests[0].get(f"{table.path}/note") == {"text": "x" * LONGEST}


async def hears(page: Page, *texts: str) -> None:
    """Follows the page until it has been told so much, and then some more: it hears these and nothing else."""
    while sum(message["t"] == "chat" for message in page.messages) < len(texts):
        await page.next()
    await page.quiet()
    assert [message["text"] for message in page.messages if message["t"] == "chat"] == list(texts)


async def test_muted_people_are_heard_neither_live_nor_later(house: House) -> None:
    table = await house.table(3)
    ana, bela, cyril = table.guests
    page, other = await ana.open(table), await cyril.open(table)
    talker = await bela.open(table)
    await talker.send(t="chat", text="before")
    said = await page.until("chat")
    assert (said["person"], said["seat"], said["name"]) == (bela.id, 1, "Guest 1")
    assert await put(ana, f"/api/mutes/{bela.id}") == {"people": [{"id": bela.id, "name": "Guest 1"}]}
    await put(ana, f"/api/mutes/{bela.id}")
    await talker.send(t="chat", text="during")
    await other.until("chat", text="during")
    await other.send(t="chat", text="Cyril says")
    await page.until("chat", text="Cyril says")
    again = await ana.open(table)
    await hears(page, "before", "Cyril says")
    await hears(again, "Cyril says")
    await hears(other, "before", "during", "Cyril says")
    await hears(talker, "before", "during", "Cyril says")
    assert await bela.get("/api/mutes") == {"people": []}, "nobody is told that they are muted"
    answer = await ana.client.delete(f"/api/mutes/{bela.id}")
    assert answer.json() == {"people": []}
    await talker.send(t="chat", text="after")
    await page.until("chat", text="after")
    await hears(await ana.open(table), "before", "during", "Cyril says", "after")


async def test_muting_reaches_pages_of_other_processes(postgres_url: str, tmp_path: Path) -> None:
    async with running(postgres_url, tmp_path) as left, running(postgres_url, tmp_path) as right:
        table = await left.table(3)
        ana, bela, cyril = table.guests
        page = await (await ana.through(right)).open(table)
        other = await (await cyril.through(right)).open(table)
        await other.until("presence")
        await put(ana, f"/api/mutes/{bela.id}")
        talker = await bela.open(table)
        await talker.send(t="chat", text="elsewhere")
        await other.until("chat", text="elsewhere")
        await hears(page)


async def test_who_plays_on_this_device_does_not_hear_them_either(house: House) -> None:
    table = await house.table(3, start=False)
    await table.guests[2].post(f"{table.path}/leave")
    ana, bela, _ = table.guests
    shown = await ana.post(f"{table.path}/seats/2", action="companion", name="Dana")
    dana = shown["seats"][2]["person"]["id"]
    await put(ana, f"/api/mutes/{bela.id}")
    talker = await bela.open(table)
    await talker.send(t="chat", text="quietly")
    await talker.until("chat")
    line = Table(house, table.id, "", [ana])
    line.path = table.path
    page = await ana.open(line, after=f"0&as={dana}")
    await hears(page)


@pytest.mark.parametrize("other", ["nobody", "x%00y", "me"])
async def test_only_somebody_else_can_be_muted(house: House, other: str) -> None:
    guest = await house.guest("Ana")
    answer = await guest.client.put(f"/api/mutes/{guest.id if other == 'me' else other}")
    problem(answer, 404, "unknown-person")
    assert (await guest.client.delete(f"/api/mutes/{other}")).json() == {"people": []}
    assert await count(house, mute) == 0


async def test_mutes_and_notes_are_for_people_with_a_name(house: House) -> None:
    nobody, table = await house.guest(None), await house.table(2)
    for answer in (
        await nobody.client.get("/api/mutes"),
        await nobody.client.put("/api/mutes/x"),
        await nobody.client.get(f"{table.path}/note"),
    ):
        problem(answer, 401, "no-session")


async def test_what_happens_between_moves_is_no_obstacle_to_taking_back(house: House) -> None:
    """Chat, notes, looks and mutes are no steps: all see the same number of them, and all can load the game."""
    table = await house.table(3, public=True)
    ana, bela, cyril = table.guests
    page = await ana.open(table)
    await put(cyril, f"/api/mutes/{ana.id}")
    for number in range(3):
        await table.choose(0, "step:1")
        await page.send(t="chat", text=f"Thinking {number}")
        await page.send(t="look", version=2 + number)
        await put(ana, f"{table.path}/note", text=f"Step {number}")
        await put(bela, f"/api/mutes/{cyril.id}")
    decision = (await ana.get(f"{table.path}/state"))["decision"]
    assert decision["undo"] == ["step:1"] * 3
    await ana.post(f"{table.path}/undo", version=4, command_id="u", steps=2)
    house.parts.rooms._tables.forget(table.id)
    for guest in (ana, bela, cyril, await house.guest("Onlooker")):
        told = await guest.get(f"{table.path}/history")
        assert (told["last"], len(told["steps"])) == (5, 4)
        assert (await guest.get(f"{table.path}/state"))["view"]["players"]["0"]["steps"] == 1
    assert (await ana.get(f"{table.path}/state"))["decision"]["undo"] == ["step:1"]
