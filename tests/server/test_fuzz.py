"""Requests nobody would write, made from the published description: no fault of ours, nothing undocumented."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.server.process import process

CHECKS = [not_a_server_error, content_type_conformance, status_code_conformance, response_schema_conformance]


@pytest.fixture(params=["sqlite", "postgres"])
def origin(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server in a process of its own: schemathesis waits for its answers."""
    url = str(request.getfixturevalue(f"{request.param}_url"))
    with asyncio.Runner() as runner:
        server = process(url, tmp_path)
        found, _ = runner.run(server.__aenter__())
        yield found
        runner.run(server.__aexit__(None, None, None))


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_is_a_fault_of_ours(origin: str, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{origin}/openapi.json")
    with httpx.Client(base_url=origin) as browser:  # somebody with a session gets further
        browser.post("/api/session", json={"name": "Fuzz"}).raise_for_status()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode == GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.path_parameters):
            continue

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def try_it(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS, headers=headers)

        try_it()
        tried += 1
    assert tried >= 13
