"""docs/bots.md tells the truth: its examples fit the wire, its codes and limits are the service's."""

import json
import re
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel

from orloj.server.accounts.programs import MOST
from orloj.server.guard import LARGEST
from orloj.server.play.chat import LONGEST
from orloj.server.play.connection import CLOSED_TABLE, LAGGING, MOST_WAITING, REMOVED, REVOKED
from orloj.server.play.messages import FROM_CLIENT, FROM_SERVER
from orloj.server.problems import CATALOGUE

PAGE = (Path(__file__).parents[2] / "docs/bots.md").read_text()


def named(models: tuple[type[BaseModel], ...]) -> dict[str, type[BaseModel]]:
    """The models by the `t` of their messages."""
    return {get_args(model.model_fields["t"].annotation)[0]: model for model in models}


def examples() -> list[dict[str, Any]]:
    """The messages of the socket on the page; what is left out there (...) is left out here."""
    texts = re.findall(r'^    (\{"t".*?\})$', PAGE.split("## By WebSocket")[1].split("## When")[0], re.M | re.S)
    texts = [re.sub(r", \.\.\.", "", text).replace("{...}", "{}") for text in texts]
    return [dict(json.loads(text)) for text in texts]


def test_every_message_has_an_example_that_fits() -> None:
    told = examples()
    server, client = named(FROM_SERVER), named(FROM_CLIENT)
    assert {message["t"] for message in told} == {*server, *client}
    for message in told:
        if message["t"] in client and "id" not in message:
            client[message["t"]].model_validate(message)
        else:
            model = server[message["t"]]
            needed = {field.alias or name for name, field in model.model_fields.items() if field.is_required()}
            known = {field.alias or name for name, field in model.model_fields.items()}
            assert needed <= set(message) <= known, message["t"]


def test_the_codes_are_those_of_the_service() -> None:
    rows = re.findall(r"^\| (`[^|]*) \| ([0-9, ]+) \|", PAGE, re.M)
    assert len(rows) > 10
    for codes, statuses in rows:
        told = [CATALOGUE[code].status for code in re.findall(r"`([a-z-]+)`", codes)]
        assert sorted(set(told)) == sorted({int(status) for status in statuses.split(",")}), codes


def test_the_limits_are_those_of_the_service() -> None:
    assert f"{MOST} bots a person. {LARGEST // 1024} kB a body" in PAGE
    assert f"{LONGEST} characters of chat. {MOST_WAITING} messages" in PAGE
    for code in (LAGGING, REVOKED, REMOVED, CLOSED_TABLE):
        assert str(code) in PAGE
