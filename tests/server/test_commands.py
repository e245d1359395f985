"""Choices and undo by HTTP."""

import pytest

from tests.server.house import House


async def test_a_choice_is_on_everybodys_table(house: House) -> None:
    table = await house.table()
    answer = await table.choose(0, "step:2")
    assert answer["version"] == 2
    assert answer["view"]["players"]["0"]["steps"] == 2
    assert answer["decision"]["undo"] == ["step:2"]
    other = await table.guests[1].get(f"{table.path}/state")
    assert (other["version"], other["view"]["players"]["0"]["steps"]) == (2, 2)
    assert (other["decision"], other["you"]) == (None, 1)


async def test_the_decision_is_for_the_decider_alone(house: House) -> None:
    table = await house.table()
    mine = await table.guests[0].get(f"{table.path}/state")
    assert mine["decision"]["ask"] == "turn"
    assert "step:1" in mine["decision"]["choices"]
    assert (await table.guests[1].get(f"{table.path}/state"))["decision"] is None


async def test_previews_come_on_request_and_change_nothing(house: House) -> None:
    table = await house.table()
    shown = await table.guests[0].get(f"{table.path}/state?preview=1")
    step, draw = shown["previews"]["step:2"], shown["previews"]["draw"]
    assert step["patch"] == [{"op": "replace", "path": "/players/0/steps", "value": 2}]
    assert step["log"] == [{"k": "stepped", "seat": 0, "steps": 2}]
    assert (step["reveals"], draw["reveals"]) == (False, True)
    assert "secret" not in str(draw)
    assert (await table.guests[0].get(f"{table.path}/state")) == {
        name: value for name, value in shown.items() if name != "previews"
    }
    other = await table.guests[1].get(f"{table.path}/state?preview=1")
    assert "previews" not in other


async def test_not_your_turn(house: House) -> None:
    table = await house.table()
    body = {"version": 1, "choice": "step:1", "command_id": "early"}
    refusal = await table.guests[1].refused(f"{table.path}/choices", 403, "not-your-turn", **body)
    assert refusal["clause"] == "TOY-TURN-01"
    assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 1


async def test_a_stale_version_gets_the_new_state(house: House) -> None:
    table = await house.table()
    await table.choose(0, "step:1")
    body = {"version": 1, "choice": "step:1", "command_id": "late"}
    refusal = await table.guests[0].refused(f"{table.path}/choices", 409, "stale-version", **body)
    assert refusal["state"] == await table.guests[0].get(f"{table.path}/state")
    other = await table.guests[1].refused(f"{table.path}/choices", 409, "stale-version", **body)
    assert other["state"] == await table.guests[1].get(f"{table.path}/state")


async def test_a_version_that_is_not_there_yet_is_stale_too(house: House) -> None:
    table = await house.table()
    body = {"version": 7, "choice": "step:1", "command_id": "prophet"}
    await table.guests[0].refused(f"{table.path}/choices", 409, "stale-version", **body)


async def test_an_illegal_choice_is_refused_with_its_clause(house: House, subtests: pytest.Subtests) -> None:
    table = await house.table()
    for choice in ("step:3", "STEP:1", "step:1 ", "no such", "hood:golem", "'; drop table event; --"):
        with subtests.test(choice=choice):
            body = {"version": 1, "choice": choice, "command_id": "cheat"}
            refusal = await table.guests[0].refused(f"{table.path}/choices", 422, "illegal-choice", **body)
            assert refusal.get("clause") == ("TOY-STEP-01" if choice.startswith("step:") else None)
            assert (await table.guests[0].get(f"{table.path}/events"))["events"][-1]["seq"] == 1


async def test_a_refused_choice_leaves_no_trace(house: House) -> None:
    plain, tried = await house.table(), await house.table()
    await plain.choose(0, "step:1")
    body = {"version": 1, "choice": "step:9", "command_id": "try"}
    await tried.guests[0].refused(f"{tried.path}/choices", 422, "illegal-choice", **body)
    await tried.guests[0].post(f"{tried.path}/choices", version=1, choice="step:1", command_id="try")
    for seat in range(2):
        first = await plain.guests[seat].get(f"{plain.path}/state")
        second = await tried.guests[seat].get(f"{tried.path}/state")
        for state in (first, second):
            for player in state["view"]["players"].values():
                player.pop("words", None)
        assert first == second


async def test_an_open_table_takes_no_choices(house: House) -> None:
    table = await house.table(start=False)
    body = {"version": 0, "choice": "step:1", "command_id": "early"}
    await table.guests[0].refused(f"{table.path}/choices", 409, "not-running", **body)
    assert (await table.guests[0].get(f"{table.path}/state", 409))["code"] == "not-running"
    assert (await table.guests[0].get(f"{table.path}/events"))["events"] == []


async def test_a_finished_game_takes_no_choices_and_no_undo(house: House) -> None:
    table = await house.table()
    await table.play_out()
    shown = await table.guests[0].get(table.path)
    assert (shown["status"], shown["waiting"], shown["turn_since"]) == ("over", None, None)
    assert [score["winner"] for score in shown["scores"]] == [True, True]
    body = {"version": shown["version"], "command_id": "more"}
    await table.guests[0].refused(f"{table.path}/choices", 409, "game-over", choice="step:1", **body)
    await table.guests[0].refused(f"{table.path}/undo", 409, "game-over", **body)
    assert (await table.guests[0].get(f"{table.path}/state"))["decision"] is None


async def test_strangers_and_onlookers_cannot_act(house: House) -> None:
    private, public = await house.table(), await house.table(public=True)
    body = {"version": 1, "choice": "step:1", "command_id": "mine"}
    stranger = await house.guest("Stranger")
    await stranger.refused(f"{private.path}/choices", 404, "unknown-table", **body)
    await stranger.refused(f"{public.path}/choices", 403, "not-seated", **body)
    await stranger.refused("/api/tables/no-such-table/choices", 404, "unknown-table", **body)
    await (await house.guest(None)).refused(f"{public.path}/choices", 401, "no-session", **body)


async def test_nobody_acts_for_somebody_else(house: House) -> None:
    table = await house.table()
    body = {"version": 1, "choice": "step:1", "command_id": "hers", "seat": 0}
    await table.guests[1].refused(f"{table.path}/choices", 422, "invalid-request", **body)


async def test_a_command_sent_again_gets_its_first_answer(house: House) -> None:
    table = await house.table()
    body = {"version": 1, "choice": "draw", "command_id": "once"}
    first = await table.guests[0].post(f"{table.path}/choices", **body)
    assert await table.guests[0].post(f"{table.path}/choices", **body) == first
    await table.choose(0, "end-turn")
    await table.choose(1, "step:2")
    assert await table.guests[0].post(f"{table.path}/choices", **body) == first
    with_new_version = {**body, "version": 4}
    assert await table.guests[0].post(f"{table.path}/choices", **with_new_version) == first
    assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 4


async def test_the_first_answer_is_known_long_after(house: House) -> None:
    table = await house.table(options={"rounds": "50"})
    body = {"version": 1, "choice": "draw", "command_id": "once"}
    first = await table.guests[0].post(f"{table.path}/choices", **body)
    for version in range(2, 62):
        await table.choose(0, "step:1", version)
    assert await table.guests[0].post(f"{table.path}/choices", **body) == first


async def test_anothers_command_id_tells_nothing(house: House) -> None:
    table = await house.table()
    await table.guests[0].post(f"{table.path}/choices", version=1, choice="draw", command_id="hers")
    body = {"version": 1, "choice": "draw", "command_id": "hers"}
    refusal = await table.guests[1].refused(f"{table.path}/choices", 409, "command-id-used", **body)
    assert "state" not in refusal


async def test_one_command_id_at_two_tables_is_two_commands(house: House) -> None:
    for table in (await house.table(), await house.table()):
        answer = await table.guests[0].post(f"{table.path}/choices", version=1, choice="step:1", command_id="same")
        assert answer["version"] == 2


async def test_undo_takes_back_step_by_step_and_several_at_once(house: House) -> None:
    table = await house.table()
    for choice in ("step:1", "step:2", "step:1"):
        await table.choose(0, choice)
    undo = await table.guests[0].post(f"{table.path}/undo", version=4, command_id="u1")
    assert (undo["version"], undo["decision"]["undo"]) == (5, ["step:1", "step:2"])
    assert undo["view"]["players"]["0"]["steps"] == 3
    undo = await table.guests[0].post(f"{table.path}/undo", version=5, command_id="u2", steps=2)
    assert (undo["version"], undo["decision"]["undo"]) == (6, [])
    assert undo["view"]["players"]["0"]["steps"] == 0
    await table.guests[0].refused(f"{table.path}/undo", 409, "nothing-to-undo", version=6, command_id="u3")
    assert await table.guests[0].post(f"{table.path}/undo", version=5, command_id="u2", steps=2) == undo


async def test_undo_stops_at_what_was_revealed(house: House) -> None:
    table = await house.table()
    await table.choose(0, "step:1")
    await table.choose(0, "draw")
    await table.guests[0].refused(f"{table.path}/undo", 409, "nothing-to-undo", version=3, command_id="u1")
    await table.choose(0, "step:1")
    await table.guests[0].refused(f"{table.path}/undo", 409, "nothing-to-undo", version=4, command_id="u2", steps=2)
    assert (await table.guests[0].get(f"{table.path}/state"))["version"] == 4


async def test_undo_does_not_reach_over_a_hand_over(house: House) -> None:
    table = await house.table()
    await table.choose(0, "step:1")
    await table.choose(0, "end-turn")
    await table.guests[0].refused(f"{table.path}/undo", 403, "not-your-turn", version=3, command_id="u1")
    await table.guests[1].refused(f"{table.path}/undo", 409, "nothing-to-undo", version=3, command_id="u2")


async def test_doing_and_undoing_gives_nothing(house: House) -> None:
    table = await house.table()
    before = await table.guests[0].get(f"{table.path}/state")
    for n in range(5):
        version = (await table.choose(0, "step:2"))["version"]
        await table.guests[0].post(f"{table.path}/undo", version=version, command_id=f"undo-{n}")
    after = await table.guests[0].get(f"{table.path}/state")
    assert {**after, "version": 1} == before


async def test_the_time_of_the_turn_is_since_the_hand_over(house: House) -> None:
    table = await house.table()
    begun = (await table.guests[0].get(table.path))["turn_since"]
    await table.choose(0, "step:1")
    assert (await table.guests[0].get(table.path))["turn_since"] == begun
    await table.choose(0, "end-turn")
    shown = await table.guests[0].get(table.path)
    assert shown["turn_since"] > begun
    assert shown["waiting"] == {"1": "turn"}


async def test_events_are_in_order_and_can_be_had_from_anywhere(house: House) -> None:
    table = await house.table(options={"rounds": "50"})
    for version in range(1, 13):
        await table.choose(0, "step:1", version)
    events = (await table.guests[1].get(f"{table.path}/events"))["events"]
    assert [event["seq"] for event in events] == list(range(1, 14))
    assert events[1]["log"] == [{"k": "stepped", "seat": 0, "steps": 1}]
    later = (await table.guests[1].get(f"{table.path}/events?after=9"))["events"]
    assert later == events[9:]
    assert (await table.guests[1].get(f"{table.path}/events?after={2**31 - 1}"))["events"] == []
    for absurd in (2**31, 2**63, 10**400):
        refusal = await table.guests[1].get(f"{table.path}/events?after={absurd}", 422)
        assert refusal["code"] == "invalid-request"
