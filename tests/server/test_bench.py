"""The measurement measures: a short one on either database, with the tests' game."""

import pytest

from orloj.server.bench import measure
from tests.postgres import Cluster


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_short_measurement(kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))
    url = "sqlite://"
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgres")
        url = cluster.url("postgres")
    found = measure(
        url,
        game="toy",
        games="tests.server.toy:TOY",
        seats=2,
        choices=30,
        tables=3,
        seconds=1,
        bot_tables=3,
        bots="random",
        loads=1,
        length=12,
    )
    assert found["database"] == kind
    assert found["one_table"]["choices"] == 30
    assert 0 < found["one_table"]["median_ms"] <= found["one_table"]["p99_ms"]
    assert found["many_tables"]["tables"] == 3
    assert found["many_tables"]["choices_per_second"] > 0
    assert found["beside_bots"]["choices"] > 0
    assert (found["beside_bots"]["tables"], found["beside_bots"]["bots"]) == (3, "random")
    assert found["beside_bots"]["bot_choices_per_second"] > 0
    assert (found["loading"]["events"], found["loading"]["starts"]) == (12, 1)
    assert found["loading"]["first_ms"] > 0
    assert found["loading"]["history_ms"] > 0
    assert 50 < found["diff_bytes"]["median"] <= found["diff_bytes"]["p99"]
    if kind == "postgresql":
        left = cluster.sql("SELECT count(*) FROM pg_database WHERE datname LIKE 'orloj_bench_%'")
        assert left.strip() == "0", "the scratch database is gone"
