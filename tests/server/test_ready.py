"""Before the game everybody is ready, unless they say otherwise or are asked anew: the start waits for them."""

from typing import Any

import pytest

from tests.server.house import Guest, House, Table, problem

pytestmark = pytest.mark.either_database

DAYS = {"bank": 86_400, "refill": 3_600, "days_off": [], "zone": "Europe/Prague", "at_zero": "nudge"}


@pytest.fixture
async def lobby(house: House) -> Table:
    """An open table of three where everybody sits."""
    return await house.table(3, start=False)


async def put(guest: Guest, table: Table, what: str, body: object) -> Any:
    return await guest.client.put(f"{table.path}/{what}", json=body)


async def changed(table: Table, what: str, body: object, guest: int = 0) -> Any:
    answer = await put(table.guests[guest], table, what, body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def mark(table: Table) -> str:
    """Of the clock and the options as they stand."""
    return str((await table.guests[0].get(table.path))["agreement"])


async def plays(table: Table, clock: object = None, **options: str) -> Any:
    return await changed(table, "agreement", {"before": await mark(table), "clock": clock, "options": options})


async def says(table: Table, guest: int, *, ready: bool) -> None:
    await changed(table, "ready", {"ready": ready, "agreement": await mark(table)}, guest)


async def readiness(table: Table) -> list[bool]:
    return [seat["ready"] for seat in (await table.guests[0].get(table.path))["seats"]]


async def test_the_start_waits_for_who_is_not_ready(lobby: Table) -> None:
    host = lobby.guests[0]
    page = await host.open(lobby)
    assert [seat["ready"] for seat in (await page.until("presence"))["table"]["seats"]] == [True, True, True]
    await says(lobby, 2, ready=False)
    assert [seat["ready"] for seat in (await page.until("presence"))["table"]["seats"]] == [True, True, False]
    refusal = await host.refused(f"{lobby.path}/start", 409, "not-ready")
    assert refusal["detail"] == "Not ready yet: Guest 2."
    assert (await host.get(lobby.path))["status"] == "open"
    await says(lobby, 2, ready=True)
    assert (await host.post(f"{lobby.path}/start"))["status"] == "running"


async def test_a_free_seat_is_not_ready_and_a_bot_is(lobby: Table) -> None:
    await lobby.guests[2].post(f"{lobby.path}/leave")
    assert await readiness(lobby) == [True, True, False]
    await lobby.guests[0].post(f"{lobby.path}/seats/2", action="bot", level="easy")
    assert await readiness(lobby) == [True, True, True]


async def test_whoever_comes_to_the_seat_of_somebody_who_was_not_ready_is_ready(lobby: Table) -> None:
    await says(lobby, 2, ready=False)
    await lobby.guests[0].post(f"{lobby.path}/seats/2", action="kick")
    await lobby.guests[2].post(f"{lobby.path}/join", invite=lobby.invite)
    assert await readiness(lobby) == [True, True, True]


async def test_another_clock_or_option_asks_all_others_anew(lobby: Table) -> None:
    shown = await plays(lobby, DAYS)
    assert [seat["ready"] for seat in shown["seats"]] == [True, False, False]
    await says(lobby, 1, ready=True)
    await says(lobby, 2, ready=True)
    assert (await plays(lobby, DAYS, rounds="2"))["clock"] == shown["clock"]
    assert await readiness(lobby) == [True, True, True], "nothing is another than it was"
    shown = await plays(lobby, DAYS, rounds="50")
    assert (shown["options"], shown["clock"]) == ({"rounds": "50", "traps": "off"}, DAYS)
    assert [seat["ready"] for seat in shown["seats"]] == [True, False, False]
    await says(lobby, 1, ready=True)
    await plays(lobby, DAYS, traps="off", rounds="50")
    assert await readiness(lobby) == [True, True, False]


async def test_the_game_is_played_by_the_options_that_were_chosen_last(house: House) -> None:
    table = await house.table(2, start=False)
    await plays(table, rounds="50")
    await says(table, 1, ready=True)
    await table.guests[0].post(f"{table.path}/start")
    for round in range(2):
        for seat in (0, 1):
            await table.choose(seat, "end-turn", 1 + 2 * round + seat)
    assert (await table.guests[0].get(table.path))["status"] == "running", "two rounds would have ended it"


async def test_programs_and_bots_are_not_asked(house: House) -> None:
    table = await house.table(3, start=False)
    await table.guests[2].post(f"{table.path}/leave")
    await table.guests[1].post(f"{table.path}/leave")
    token = (await table.guests[0].post("/api/bots", name="Example"))["token"]
    program = await house.guest(None)
    program.client.headers["Authorization"] = f"Bearer {token}"
    await program.post(f"{table.path}/join", invite=table.invite)
    await table.guests[0].post(f"{table.path}/seats/2", action="bot", level="easy")
    await plays(table, DAYS)
    assert await readiness(table) == [True, True, True]


async def test_one_speaks_for_all_on_the_own_device(house: House) -> None:
    table = await house.table(4, start=False)
    for number in (2, 3):
        await table.guests[number].post(f"{table.path}/leave")
    await table.guests[0].post(f"{table.path}/seats/2", action="companion", name="Dana")
    await table.guests[1].post(f"{table.path}/seats/3", action="companion", name="Emil")
    await plays(table, DAYS)
    assert await readiness(table) == [True, False, True, False]
    await says(table, 1, ready=True)
    assert await readiness(table) == [True, True, True, True]


async def test_the_host_is_not_waited_for_and_a_new_host_neither(lobby: Table) -> None:
    await says(lobby, 0, ready=False)
    assert await readiness(lobby) == [True, True, True]
    await says(lobby, 1, ready=False)
    await lobby.guests[0].post(f"{lobby.path}/leave")
    shown = await lobby.guests[1].get(lobby.path)
    assert (shown["host"], [seat["ready"] for seat in shown["seats"]]) == (True, [False, True, True])


async def test_who_moves_stays_as_ready_as_before(lobby: Table) -> None:
    await lobby.guests[1].post(f"{lobby.path}/leave")
    await says(lobby, 2, ready=False)
    await lobby.guests[2].post(f"{lobby.path}/join", seat=1)
    assert await readiness(lobby) == [True, False, False]
    await lobby.guests[0].post(f"{lobby.path}/seats/2", action="bot", level="easy")
    assert await readiness(lobby) == [True, False, True]
    await lobby.guests[0].post(f"{lobby.path}/seats/1", action="swap", **{"with": 2})
    assert await readiness(lobby) == [True, True, False]


async def test_one_is_ready_for_what_one_has_seen(lobby: Table) -> None:
    host, guest, _ = lobby.guests
    old = await mark(lobby)
    await plays(lobby, DAYS)
    assert await mark(lobby) != old
    problem(await put(guest, lobby, "ready", {"ready": True, "agreement": old}), 409, "agreement-changed")
    longer = {"before": old, "clock": None, "options": {"rounds": "50"}}
    problem(await put(host, lobby, "agreement", longer), 409, "agreement-changed")
    assert (await host.get(lobby.path))["clock"] == DAYS
    assert await readiness(lobby) == [True, False, False]
    await plays(lobby)
    assert await mark(lobby) == old, "it is the old one again"


async def test_one_sits_down_to_what_one_has_seen(house: House, lobby: Table) -> None:
    old, newcomer = await mark(lobby), await house.guest("Newcomer")
    await lobby.guests[2].post(f"{lobby.path}/leave")
    await plays(lobby, DAYS)
    coming = {"invite": lobby.invite, "agreement": old}
    await newcomer.refused(f"{lobby.path}/join", 409, "agreement-changed", **coming)
    assert (await lobby.guests[0].get(lobby.path))["seats"][2]["person"] is None
    coming["agreement"] = await mark(lobby)
    assert (await newcomer.post(f"{lobby.path}/join", **coming))["seats"][2]["ready"] is True


async def test_who_plays_again_is_ready_for_the_same_only(house: House) -> None:
    over = await house.table(3)
    await over.play_out()
    fresh = await over.guests[0].post(f"{over.path}/rematch")
    again = Table(house, fresh["id"], fresh["invite"], over.guests)
    await again.guests[1].post(f"{over.path}/rematch")
    assert await readiness(again) == [True, True, False]
    await plays(again, DAYS)
    await says(again, 1, ready=True)
    await again.guests[2].post(f"{over.path}/rematch")
    assert await readiness(again) == [True, True, False]


async def test_once_the_game_has_begun_nobody_is_waited_for(lobby: Table) -> None:
    await says(lobby, 1, ready=False)
    await lobby.guests[0].post(f"{lobby.path}/leave")
    lobby.guests.pop(0)
    await lobby.guests[0].post(f"{lobby.path}/seats/0", action="bot", level="easy")
    await lobby.guests[0].post(f"{lobby.path}/start")
    await lobby.guests[0].post(f"{lobby.path}/concede")
    shown = await lobby.guests[1].get(lobby.path)
    assert (shown["host"], [seat["ready"] for seat in shown["seats"]]) == (True, [True, True, True])


async def test_only_who_sits_at_an_open_table_says_so(house: House, lobby: Table) -> None:
    stranger = await house.guest("Stranger")
    ready = {"ready": True, "agreement": await mark(lobby)}
    problem(await put(stranger, lobby, "ready", ready), 404, "unknown-table")
    public = await house.table(2, start=False, public=True)
    problem(await put(stranger, public, "ready", ready), 403, "not-seated")
    garbled: list[Any] = [{}, {"ready": True}, ready | {"ready": "perhaps"}, ready | {"seat": 1}, []]
    for body in garbled:
        problem(await put(lobby.guests[1], lobby, "ready", body), 422, "invalid-request")
    await lobby.guests[0].post(f"{lobby.path}/start")
    problem(await put(lobby.guests[1], lobby, "ready", ready), 409, "table-started")


async def test_only_the_host_of_an_open_table_changes_how_it_plays(house: House, lobby: Table) -> None:
    host, guest, _ = lobby.guests
    longer = {"before": await mark(lobby), "clock": None, "options": {"rounds": "50"}}
    problem(await put(guest, lobby, "agreement", longer), 403, "not-host")
    problem(await put(await house.guest("Stranger"), lobby, "agreement", longer), 404, "unknown-table")
    for wrong in ({"rounds": "3"}, {"speed": "1"}):
        problem(await put(host, lobby, "agreement", longer | {"options": wrong}), 422, "bad-options")
    problem(await put(host, lobby, "agreement", longer | {"clock": {**DAYS, "bank": 1}}), 422, "bad-clock")
    lacking: list[Any] = [{name: longer[name] for name in longer if name != left_out} for left_out in longer]
    for body in [*lacking, longer | {"options": {"rounds": 2}}, longer | {"seats": 2}]:
        problem(await put(host, lobby, "agreement", body), 422, "invalid-request")
    assert await readiness(lobby) == [True, True, True], "what was refused asks nobody"
    await host.post(f"{lobby.path}/start")
    problem(await put(host, lobby, "agreement", longer), 409, "table-started")
    shown = await host.get(lobby.path)
    assert (shown["options"], shown["clock"]) == ({"rounds": "2", "traps": "off"}, None)
