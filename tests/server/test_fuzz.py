"""Requests nobody would write, made from the published description: no fault of ours, nothing undocumented."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok
from urllib3.util import connection as urllib3_connection

from tests.server.process import process

CHECKS = [not_a_server_error, content_type_conformance, status_code_conformance, response_schema_conformance]


CONNECT = urllib3_connection.create_connection  # before any server in this process puts its fence there


@pytest.fixture(autouse=True)
def unfenced(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is fenced off for the service is where the test itself has to go: this machine."""
    monkeypatch.setattr(urllib3_connection, "create_connection", CONNECT)


@pytest.fixture(params=["sqlite", "postgres"])
def origin(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server in a process of its own: schemathesis waits for its answers."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    with asyncio.Runner() as runner:
        server = process(url, tmp_path)
        found, _ = runner.run(server.__aenter__())
        yield found
        runner.run(server.__aexit__(None, None, None))


def test_no_request_is_a_fault_of_ours(origin: str) -> None:
    schema = schemathesis.openapi.from_url(f"{origin}/openapi.json")
    with httpx.Client(base_url=origin) as browser:  # somebody with a session gets further
        browser.post("/api/session", json={"name": "Fuzz"}).raise_for_status()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
        paths = browser.get("/openapi.json").json()["paths"]
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == sum(map(len, paths.values())) > 80
    for operation in sorted(operations, key=_ends_the_session):
        _try_it(operation, GenerationMode.POSITIVE, headers)
        if operation.body or operation.query or operation.path_parameters:
            _try_it(operation, GenerationMode.NEGATIVE, headers)


def _ends_the_session(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    return operation.method.upper() == "DELETE" and operation.path.startswith("/api/session")


def _try_it(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, headers: dict[str, str]) -> None:
    @settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS, headers=headers)

    send()
