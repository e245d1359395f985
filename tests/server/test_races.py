"""Things that happen in the same moment."""

import asyncio

from tests.server.house import House


async def test_ten_join_for_the_last_seat_and_one_gets_it(house: House) -> None:
    host = await house.guest("Hana")
    made = await host.post("/api/tables", game="toy", seats=2)
    path = f"/api/tables/{made['id']}"
    guests = [await house.guest(f"Guest {n}") for n in range(10)]
    answers = await asyncio.gather(
        *(guest.client.post(f"{path}/join", json={"invite": made["invite"]}) for guest in guests)
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"table-full"}
    winner = guests[[answer.status_code for answer in answers].index(200)]
    assert (await host.get(path))["seats"][1]["person"]["id"] == winner.id
    assert (await host.post(f"{path}/start"))["status"] == "running"


async def test_ten_join_for_one_named_seat_of_three(house: House) -> None:
    host = await house.guest("Hana")
    made = await host.post("/api/tables", game="toy", seats=4)
    path = f"/api/tables/{made['id']}"
    guests = [await house.guest(f"Guest {n}") for n in range(10)]
    answers = await asyncio.gather(
        *(guest.client.post(f"{path}/join", json={"invite": made["invite"], "seat": 2}) for guest in guests)
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
    assert [seat["person"] is not None for seat in (await host.get(path))["seats"]] == [True, False, True, False]


async def test_one_person_who_clicks_two_seats_holds_one(house: House) -> None:
    host = await house.guest("Hana")
    made = await host.post("/api/tables", game="toy", seats=4)
    path = f"/api/tables/{made['id']}"
    guest = await house.guest("Hasty")
    body = {"invite": made["invite"]}
    await asyncio.gather(*(guest.client.post(f"{path}/join", json={**body, "seat": seat}) for seat in (1, 2, 3, 1)))
    taken = [seat["person"] for seat in (await host.get(path))["seats"]]
    assert sum(person is not None and person["id"] == guest.id for person in taken) == 1


async def test_joining_while_the_host_starts_is_in_the_game_or_told(house: House) -> None:
    outcomes = set()
    for n in range(12):
        table = await house.table(start=False)
        host, second = table.guests
        await second.post(f"{table.path}/leave")
        joiner = await house.guest(f"Joiner {n}")

        async def join(delay: float) -> int:
            await asyncio.sleep(delay)
            body = {"invite": table.invite}  # noqa: B023  awaited within this round
            return (await joiner.client.post(f"{table.path}/join", json=body)).status_code  # noqa: B023

        joined, started = await asyncio.gather(join(n % 4 * 0.002), host.client.post(f"{table.path}/start"))
        shown = await host.get(table.path)
        assert joined == 200
        assert shown["seats"][1]["person"]["id"] == joiner.id
        assert (started.status_code == 200) == (shown["status"] == "running")
        outcomes.add(started.status_code)
    assert outcomes <= {200, 409}


async def test_leaving_while_the_host_starts(house: House) -> None:
    for _ in range(8):
        table = await house.table(start=False)
        host, leaver = table.guests
        left, started = await asyncio.gather(
            leaver.client.post(f"{table.path}/leave"), host.client.post(f"{table.path}/start")
        )
        assert {left.status_code, started.status_code} in ({204, 409}, {409, 200})
        assert ((await host.get(table.path))["seats"][1]["person"] is None) == (left.status_code == 204)


async def test_one_command_sent_twenty_times_at_once_is_one_event(house: House) -> None:
    table = await house.table()
    body = {"version": 1, "choice": "draw", "command_id": "the-one"}
    post = table.guests[0].client.post
    answers = await asyncio.gather(*(post(f"{table.path}/choices", json=body) for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    events = (await table.guests[0].get(f"{table.path}/events"))["events"]
    assert [event["seq"] for event in events] == [1, 2]


async def test_two_choices_for_one_version_and_one_wins(house: House) -> None:
    table = await house.table()
    post = table.guests[0].client.post
    bodies = [{"version": 1, "choice": "step:1", "command_id": f"try-{n}"} for n in range(8)]
    answers = await asyncio.gather(*(post(f"{table.path}/choices", json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["code"] == "stale-version"
            assert answer.json()["state"]["version"] == 2


async def test_undo_and_the_next_players_choice_do_not_cross(house: House) -> None:
    for n in range(6):
        table = await house.table()
        await table.choose(0, "step:1")
        undo = {"version": 2, "command_id": f"undo-{n}"}
        end = {"version": 2, "choice": "end-turn", "command_id": f"end-{n}"}
        post = table.guests[0].client.post
        first, second = await asyncio.gather(
            post(f"{table.path}/undo", json=undo), post(f"{table.path}/choices", json=end)
        )
        assert sorted((first.status_code, second.status_code)) == [200, 409]


async def test_the_house_answers_while_many_play_at_random(house: House) -> None:
    tables = [await house.table(start=False) for _ in range(6)]

    async def busy(number: int) -> None:
        table = tables[number]
        host, guest = table.guests
        for _ in range(4):
            await asyncio.gather(
                guest.client.post(f"{table.path}/leave"),
                guest.client.post(f"{table.path}/join", json={"invite": table.invite}),
                host.client.post(f"{table.path}/seats/0", json={"action": "swap", "with": 1}),
                host.client.get("/api/tables"),
            )
        await guest.client.post(f"{table.path}/join", json={"invite": table.invite})
        await asyncio.gather(*(host.client.post(f"{table.path}/start") for _ in range(2)))

    async def ask() -> None:
        asker = await house.guest("Asker")
        for _ in range(10):
            async with asyncio.timeout(30):  # it answers at all: how soon is no matter of a test
                assert (await asker.get("/healthz"))["status"] == "up"
            await asyncio.sleep(0.02)

    await asyncio.gather(*(busy(number) for number in range(6)), ask())
    for table in tables:
        shown = await table.guests[0].get(table.path)
        assert shown["status"] == "running"
        assert len({seat["person"]["id"] for seat in shown["seats"]}) == 2


async def test_a_rematch_crosses_with_leaving_it(house: House) -> None:
    table = await house.table()
    await table.play_out()
    first, second = table.guests
    for _ in range(15):
        opened = await first.post(f"{table.path}/rematch")
        left, joined = await asyncio.gather(
            first.client.post(f"/api/tables/{opened['id']}/leave"), second.client.post(f"{table.path}/rematch")
        )
        assert (left.status_code, joined.status_code) == (204, 201), (left.text, joined.text)
        there = joined.json()["id"]
        assert (await second.get(f"/api/tables/{there}"))["you"] is not None
        await second.post(f"/api/tables/{there}/leave")
