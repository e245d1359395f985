"""Tables before and around the game."""

import pytest

from tests.server.house import House, problem


async def test_a_table_opens_private_with_its_host_on_the_first_seat(house: House) -> None:
    host = await house.guest("Hana")
    made = await host.post("/api/tables", game="toy", seats=3, options={"traps": "on"}, name=" At  Hana's ")
    table = await host.get(f"/api/tables/{made['id']}")
    assert (table["name"], table["public"], table["status"], table["version"]) == ("At Hana's", False, "open", 0)
    assert table["options"] == {"rounds": "2", "traps": "on"}
    assert [seat["person"] for seat in table["seats"]] == [{"id": host.id, "name": "Hana"}, None, None]
    assert (table["you"], table["host"], table["seats"][0]["host"], table["seats"][0]["you"]) == (0, True, True, True)
    assert len(table["commitment"]) == 64
    assert table["seed"] is None
    assert [mine["id"] for mine in (await host.get("/api/tables"))["tables"]] == [made["id"]]


async def test_the_shuffle_is_fixed_when_the_table_opens_and_never_the_same(house: House) -> None:
    host = await house.guest("Hana")
    seen = set()
    for _ in range(20):
        made = await host.post("/api/tables", game="toy", seats=2)
        seen.add((await host.get(f"/api/tables/{made['id']}"))["commitment"])
    assert len(seen) == 20


async def test_a_private_table_is_invisible_without_its_invitation(house: House) -> None:
    table = await house.table()
    for stranger in (await house.guest("Stranger"), await house.guest(None)):
        for path in ("", "/state", "/events", "/record", "?invite=wrong"):
            unknown = await stranger.get("/api/tables/no-such-table", 404)
            assert await stranger.get(f"{table.path}{path}", 404) | {"request": unknown["request"]} == unknown
        looked = await stranger.get(f"{table.path}?invite={table.invite}")
        assert (looked["id"], looked["you"]) == (table.id, None)


async def test_the_invitation_shows_the_table_but_not_the_game(house: House) -> None:
    table = await house.table()
    guest = await house.guest("Late")
    assert (await guest.get(f"{table.path}/state?invite={table.invite}", 404))["code"] == "unknown-table"
    await guest.refused(f"{table.path}/join", 409, "table-started", invite=table.invite)


async def test_a_public_table_is_open_to_all_who_know_it(house: House) -> None:
    table = await house.table(3, start=False, public=True)
    onlooker = await house.guest(None)
    assert (await onlooker.get(table.path))["you"] is None
    joiner = await house.guest("Joiner")
    await table.guests[2].post(f"{table.path}/leave")
    assert (await joiner.post(f"{table.path}/join"))["you"] == 2


async def test_a_wrong_invitation_is_an_unknown_table(house: House) -> None:
    table = await house.table(start=False)
    guest = await house.guest("Guess")
    await guest.refused(f"{table.path}/join", 404, "unknown-table", invite="guess")
    await guest.refused(f"{table.path}/join", 404, "unknown-table")


async def test_one_chooses_a_seat_and_may_change_it(house: House) -> None:
    host = await house.guest("Hana")
    made = await host.post("/api/tables", game="toy", seats=3)
    path, invite = f"/api/tables/{made['id']}", made["invite"]
    guest = await house.guest("Gita")
    assert (await guest.post(f"{path}/join", invite=invite, seat=2))["you"] == 2
    await guest.refused(f"{path}/join", 409, "seat-taken", seat=0)
    await guest.refused(f"{path}/join", 422, "bad-seat", seat=3)
    assert (await guest.post(f"{path}/join"))["you"] == 2, "who sits keeps the seat"
    assert (await guest.post(f"{path}/join", seat=1))["you"] == 1
    assert [seat["person"] and seat["person"]["name"] for seat in (await host.get(path))["seats"]] == [
        "Hana", "Gita", None,
    ]  # fmt: skip


async def test_a_full_table_takes_nobody(house: House) -> None:
    table = await house.table(start=False)
    guest = await house.guest("Late")
    await guest.refused(f"{table.path}/join", 409, "table-full", invite=table.invite)
    assert table.id not in [mine["id"] for mine in (await guest.get("/api/tables"))["tables"]]


async def test_only_the_host_starts_and_only_with_all_seats_taken(house: House) -> None:
    table = await house.table(3, start=False)
    host, first, second = table.guests
    await first.refused(f"{table.path}/start", 403, "not-host")
    await second.post(f"{table.path}/leave")
    await second.refused(f"{table.path}/start", 404, "unknown-table")
    await host.refused(f"{table.path}/start", 409, "seats-free")
    await second.post(f"{table.path}/join", invite=table.invite)
    started = await host.post(f"{table.path}/start")
    assert (started["status"], started["version"], started["waiting"]) == ("running", 1, {"0": "turn"})
    await host.refused(f"{table.path}/start", 409, "table-started")


async def test_a_running_table_keeps_its_seats(house: House) -> None:
    table = await house.table(3)
    host, guest, _ = table.guests
    await guest.refused(f"{table.path}/join", 409, "table-started", seat=0)
    await host.refused(f"{table.path}/seats/1", 409, "table-started", action="kick")
    await host.refused(f"{table.path}/seats/1", 409, "table-started", action="swap", **{"with": 2})


async def test_the_host_leaves_and_the_next_one_is_host(house: House) -> None:
    table = await house.table(3, start=False)
    host, heir, last = table.guests
    await host.post(f"{table.path}/leave")
    assert (await host.get(table.path, 404))["code"] == "unknown-table"
    assert (await heir.get(table.path))["host"] is True
    await heir.post(f"{table.path}/leave")
    await last.post(f"{table.path}/leave")
    assert (await last.get(f"{table.path}?invite={table.invite}", 404))["code"] == "unknown-table"


async def test_who_is_kicked_has_no_seat_and_sees_nothing(house: House) -> None:
    table = await house.table(3, start=False)
    host, kicked, other = table.guests
    await other.refused(f"{table.path}/seats/1", 403, "not-host", action="kick")
    shown = await host.post(f"{table.path}/seats/1", action="kick")
    assert shown["seats"][1]["person"] is None
    assert (await kicked.get(table.path, 404))["code"] == "unknown-table"
    await host.refused(f"{table.path}/seats/1", 422, "bad-seat", action="kick")
    await host.refused(f"{table.path}/seats/0", 422, "bad-seat", action="kick")


async def test_the_host_swaps_seats_taken_or_free(house: House) -> None:
    table = await house.table(3, start=False)
    host, guest, other = table.guests
    await guest.refused(f"{table.path}/seats/0", 403, "not-host", action="swap", **{"with": 1})
    await host.post(f"{table.path}/seats/0", action="swap", **{"with": 2})
    assert (await host.get(table.path))["you"] == 2
    assert (await other.get(table.path))["you"] == 0
    await guest.post(f"{table.path}/leave")
    await host.post(f"{table.path}/seats/1", action="swap", **{"with": 2})
    assert (await host.get(table.path))["you"] == 1
    for bad in ({}, {"with": 1}, {"with": 3}):
        await host.refused(f"{table.path}/seats/1", 422, "bad-seat", action="swap", **bad)


async def test_a_table_that_cannot_be_is_not_opened(house: House, subtests: pytest.Subtests) -> None:
    host = await house.guest("Hana")
    for body, status, code in (
        ({"game": "chess", "seats": 2}, 422, "unknown-game"),
        ({"game": "toy", "seats": 1}, 422, "bad-seats"),
        ({"game": "toy", "seats": 5}, 422, "bad-seats"),
        ({"game": "toy", "seats": "2"}, 422, "invalid-request"),
        ({"game": "toy", "seats": 2, "options": {"rounds": "3"}}, 422, "bad-options"),
        ({"game": "toy", "seats": 2, "options": {"speed": "1"}}, 422, "bad-options"),
        ({"game": "toy", "seats": 2, "name": "a\tb"}, 422, "bad-name"),
        ({"game": "toy", "seats": 2, "seed": "00"}, 422, "invalid-request"),
        ({"seats": 2}, 422, "invalid-request"),
        ([], 422, "invalid-request"),
    ):
        with subtests.test(body=body):
            problem(await host.client.post("/api/tables", json=body), status, code)
            assert (await host.get("/api/tables"))["tables"] == []


async def test_a_rematch_brings_the_same_people_together(house: House) -> None:
    table = await house.table(options={"traps": "on"})
    first, second = table.guests
    await first.refused(f"{table.path}/rematch", 409, "not-over")
    await table.play_out()
    again = await second.post(f"{table.path}/rematch")
    assert again["invite"]
    shown = await second.get(f"/api/tables/{again['id']}")
    assert (shown["you"], shown["host"], shown["options"]["traps"]) == (1, True, "on")
    assert (await first.get(table.path))["rematch"] == again["id"]
    assert await first.post(f"{table.path}/rematch") == {"id": again["id"], "invite": None}
    assert (await first.get(f"/api/tables/{again['id']}"))["you"] == 0
    assert await first.post(f"{table.path}/rematch") == {"id": again["id"], "invite": None}
    await (await house.guest("Stranger")).refused(f"{table.path}/rematch", 404, "unknown-table")
    old = await first.get(table.path)
    assert shown["commitment"] != old["commitment"], "another shuffle"
    assert (await second.post(f"/api/tables/{again['id']}/start"))["status"] == "running"


async def test_a_new_name_is_seen_at_the_tables(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    await table.guests[1].post("/api/session", name="Renamed")
    told = await page.until("presence")
    assert told["table"]["seats"][1]["person"]["name"] == "Renamed"


async def test_a_table_is_playable_with_people_of_one_name(house: House) -> None:
    host, twin = await house.guest("Jana"), await house.guest("Jana")
    made = await host.post("/api/tables", game="toy", seats=2)
    shown = await twin.post(f"/api/tables/{made['id']}/join", invite=made["invite"])
    assert [seat["you"] for seat in shown["seats"]] == [False, True]
