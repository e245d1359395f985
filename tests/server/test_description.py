"""What is published about the wire is what goes over it."""

import json
from typing import Any, get_args

import pytest
from openapi_spec_validator import validate
from pydantic import BaseModel

from orloj.server.accounts.schemas import (
    LinkOut,
    LoginList,
    NewProgram,
    PasskeyList,
    ProgramList,
    SessionOut,
    WaysOut,
)
from orloj.server.lobby.schemas import FoundTable, InviteLink, TableList, TableOut
from orloj.server.play.messages import FROM_CLIENT, FROM_SERVER
from orloj.server.play.schemas import EventList, GameList, Position, RecordOut
from orloj.server.problems import CATALOGUE
from orloj.server.schemas import ProblemDocument
from tests.server.house import House

PATHS = {
    "/api/session": {"get", "post", "delete"},
    "/api/session/person": {"delete"},
    "/api/session/ways": {"get"},
    "/api/session/link": {"post"},
    "/api/session/enter": {"post"},
    "/api/session/mail": {"post"},
    "/api/session/mail/enter": {"post"},
    "/api/session/email": {"delete"},
    "/api/session/logins": {"get", "delete"},
    "/api/session/logins/{id}": {"delete"},
    "/api/session/passkeys": {"get", "post"},
    "/api/session/passkeys/options": {"post"},
    "/api/session/passkeys/ask": {"post"},
    "/api/session/passkeys/enter": {"post"},
    "/api/session/passkeys/{id}": {"delete"},
    "/api/tables/{id}/watch-link": {"post", "delete"},
    "/api/tables/{id}/name": {"put"},
    "/api/tables/{id}/invite": {"post"},
    "/api/tables/{id}/watch": {"post"},
    "/api/tables/{id}/watchers/{person}": {"delete"},
    "/api/bots": {"get", "post"},
    "/api/bots/{id}": {"delete"},
    "/api/games": {"get"},
    "/api/games/{game}/components": {"get"},
    "/api/games/{game}/data": {"get"},
    "/api/mutes": {"get"},
    "/api/mutes/{person}": {"put", "delete"},
    "/api/records": {"post"},
    "/api/tables": {"get", "post"},
    "/api/tables/{id}": {"get", "delete"},
    "/api/tables/{id}/again": {"post"},
    "/api/tables/{id}/history": {"get"},
    "/api/tables/{id}/history/index": {"get"},
    "/api/tables/{id}/note": {"get", "put"},
    "/api/tables/{id}/sandbox": {"post"},
    "/api/tables/{id}/join": {"post"},
    "/api/tables/{id}/leave": {"post"},
    "/api/tables/{id}/start": {"post"},
    "/api/tables/{id}/rematch": {"post"},
    "/api/tables/{id}/seats/{seat}": {"post"},
    "/api/tables/{id}/agreement": {"put"},
    "/api/tables/{id}/ready": {"put"},
    "/api/tables/{id}/motions": {"post"},
    "/api/tables/{id}/motions/undo": {"get"},
    "/api/tables/{id}/motions/{motion}": {"delete"},
    "/api/tables/{id}/motions/{motion}/vote": {"post"},
    "/api/tables/{id}/resume": {"post"},
    "/api/tables/{id}/concede": {"post"},
    "/api/tables/{id}/seats/{seat}/offer": {"delete"},
    "/api/tables/{id}/take": {"post"},
    "/api/tables/{id}/state": {"get"},
    "/api/tables/{id}/choices": {"post"},
    "/api/tables/{id}/undo": {"post"},
    "/api/tables/{id}/events": {"get"},
    "/api/tables/{id}/record": {"get"},
    "/api/notices/preferences": {"get", "put"},
    "/api/notices/channels": {"get", "post"},
    "/api/notices/channels/{id}": {"patch", "delete"},
    "/api/notices/channels/{id}/test": {"post"},
    "/api/notices/deliveries": {"get"},
    "/api/notices/stop": {"post"},
    "/api/notices/stop/{token}": {"get", "post"},
    "/api/notices/off": {"post"},
    "/api/admin": {"get"},
    "/api/admin/tables": {"get"},
    "/api/admin/tables/{id}": {"delete"},
    "/api/admin/tables/{id}/record": {"get"},
    "/api/admin/people": {"get"},
    "/api/admin/people/{id}/ban": {"put", "delete"},
    "/api/admin/bans": {"get", "post"},
    "/api/admin/bans/{number}": {"delete"},
    "/api/admin/sockets": {"get"},
    "/api/admin/incidents": {"get"},
    "/api/admin/incidents/seen": {"put"},
    "/api/admin/incidents/{number}": {"get"},
    "/api/admin/incidents/{number}/seen": {"put"},
    "/api/admin/outbox": {"get"},
    "/api/admin/retention": {"get", "put"},
    "/api/admin/retention/look": {"post"},
    "/api/admin/backups": {"get", "post"},
    "/healthz": {"get"},
    "/readyz": {"get"},
    "/metrics": {"get"},
}


@pytest.fixture
async def description(house: House) -> dict[str, Any]:
    """The published document."""
    return await (await house.guest(None)).get("/openapi.json")


async def test_the_description_is_sound_and_names_exactly_the_wire(description: dict[str, Any]) -> None:
    validate(description)
    assert {path: set(methods) for path, methods in description["paths"].items()} == PATHS


async def test_every_refusal_in_it_is_in_the_catalogue(description: dict[str, Any]) -> None:
    told = set()
    for methods in description["paths"].values():
        for method in methods.values():
            for status, answer in method["responses"].items():
                if "application/problem+json" in answer.get("content", {}):
                    for code in answer["description"].split(", "):
                        assert str(CATALOGUE[code].status) == status
                        told.add(code)
    assert told >= {"not-your-turn", "stale-version", "illegal-choice", "unknown-table", "no-session", "table-full"}


async def test_the_socket_is_described_beside_it(description: dict[str, Any]) -> None:
    socket = description["x-websocket"]["/api/tables/{id}/live"]
    for side, models in (("server", FROM_SERVER), ("client", FROM_CLIENT)):
        names = [entry["$ref"].rpartition("/")[2] for entry in socket[side]]
        assert names == [model.__name__ for model in models]
        for name in names:
            assert description["components"]["schemas"][name]["properties"]["t"]["const"]


def strictly(model: type[BaseModel], value: Any) -> None:
    """The value has the model's members and no others, at the top level and in lists of models."""
    model.model_validate_json(json.dumps(value))
    known = {field.alias or name for name, field in model.model_fields.items()}
    assert set(value) <= known, set(value) - known
    needed = {field.alias or name for name, field in model.model_fields.items() if field.is_required()}
    assert needed <= set(value)


async def test_what_is_sent_fits_the_models(house: House) -> None:
    table = await house.table()
    first, second = table.guests
    page, other = await first.open(table), await second.open(table)
    await page.until("presence")
    for n, choice in enumerate(("step:1", "draw", "step:9", "end-turn")):
        await page.choose(choice, f"c{n}")
    await page.send(t="chat", text="Ahoj")
    await page.until("chat")
    await page.send(t="nothing")
    await page.until("refused")
    await house.parts.watch.look_after()
    await page.until("clock")
    await table.play_out()
    await page.quiet()
    await other.quiet()
    by_type = {get_args(model.model_fields["t"].annotation)[0]: model for model in FROM_SERVER}
    seen = set()
    for message in (*page.messages, *other.messages):
        strictly(by_type[message["t"]], message)
        seen.add(message["t"])
    assert seen == set(by_type)
    strictly(FoundTable, await first.get(table.path))
    strictly(TableList, await first.get("/api/tables"))
    strictly(Position, await first.get(f"{table.path}/state?preview=1"))
    strictly(EventList, await first.get(f"{table.path}/events"))
    strictly(RecordOut, await first.get(f"{table.path}/record"))
    strictly(GameList, await first.get("/api/games"))
    strictly(SessionOut, await first.get("/api/session"))
    strictly(LoginList, await first.get("/api/session/logins"))
    strictly(PasskeyList, await first.get("/api/session/passkeys"))
    strictly(WaysOut, await first.get("/api/session/ways"))
    strictly(LinkOut, await first.post("/api/session/link"))
    strictly(InviteLink, await first.post(f"{table.path}/watch-link"))
    lobby = await house.table(2, start=False)
    strictly(InviteLink, await lobby.guests[0].post(f"{lobby.path}/invite"))
    strictly(TableOut, (await lobby.guests[0].client.put(f"{lobby.path}/name", json={"name": "Friday"})).json())
    strictly(NewProgram, await first.post("/api/bots", name="Robot"))
    strictly(ProgramList, await first.get("/api/bots"))
    strictly(ProblemDocument, await first.get("/api/tables/none", 404))


@pytest.mark.parametrize(
    "message",
    [
        {"t": "choose", "version": 1, "choice": "step:1", "command_id": "c1"},
        {"t": "undo", "version": 1, "command_id": "c1"},
        {"t": "undo", "version": 1, "command_id": "c1", "steps": 2},
        {"t": "chat", "text": "Ahoj"},
        {"t": "resync", "after": 3},
    ],
)
def test_what_clients_send_is_what_the_models_take(message: dict[str, Any]) -> None:
    model = next(model for model in FROM_CLIENT if get_args(model.model_fields["t"].annotation)[0] == message["t"])
    model.model_validate(message)


async def test_metrics_count_what_happens(house: House) -> None:
    table = await house.table()
    page = await table.guests[0].open(table)
    await page.until("presence")
    await page.choose("step:1", "c1")
    await page.choose("step:1", "c1", version=1)
    await page.choose("step:7", "c2")
    text = (await table.guests[0].client.get("/metrics")).text
    for line in (
        'orloj_commands_total{outcome="done"} 1.0',
        'orloj_commands_total{outcome="repeated"} 1.0',
        'orloj_commands_total{outcome="illegal-choice"} 1.0',
        "orloj_command_seconds_count 2.0",
        "orloj_sockets 1.0",
        "orloj_tables_in_memory 1.0",
        "orloj_tables_broken 0.0",
    ):
        assert line in text.splitlines()
