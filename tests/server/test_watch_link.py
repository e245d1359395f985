"""A link to look on shows the table to whoever holds it, before a name is said; it lets nobody sit down."""

from tests.server.house import House, problem


async def test_whoever_holds_the_link_sees_the_table_first(house: House) -> None:
    table = await house.table()
    link = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    stranger = await house.guest(None)
    seen = (await stranger.client.get(table.path, params={"invite": link})).json()
    assert (seen["you"], seen["watching"], seen["watchers"]) == (None, False, [])
    problem(await stranger.client.get(table.path, params={"invite": link + "x"}), 404, "unknown-table")

    await table.guests[1].post(f"{table.path}/watch-link")  # a new link, so that the old one is dead
    problem(await stranger.client.get(table.path, params={"invite": link}), 404, "unknown-table")


async def test_the_link_to_look_on_is_no_invitation_to_play(house: House) -> None:
    table = await house.table(start=False)
    link = (await table.guests[0].post(f"{table.path}/watch-link"))["invite"]
    otto = await house.guest("Otto")
    answer = await otto.client.post(f"{table.path}/join", json={"invite": link})
    problem(answer, 404, "unknown-table")
    await otto.post(f"{table.path}/watch", invite=link)
    await table.guests[0].post(f"{table.path}/seats/1", action="kick")
    await otto.refused(f"{table.path}/join", 404, "unknown-table")
    await otto.refused(f"{table.path}/join", 404, "unknown-table", invite=link, seat=1)
    assert (await otto.post(f"{table.path}/join", invite=table.invite))["you"] == 1
