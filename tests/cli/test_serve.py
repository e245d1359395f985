"""`orloj serve` from its start to its end."""

import json
import signal
from pathlib import Path

import httpx
import pytest

from orloj.cli import main
from tests.cli.service import serving
from tests.postgres import Cluster


def test_serves_the_page_and_stops_cleanly_on_either_signal(tmp_path: Path) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        with serving(tmp_path) as service:
            assert httpx.get(f"{service.url}/healthz").status_code == 200
            page = httpx.get(f"{service.url}/")
            assert page.status_code == 200
            assert "text/html" in page.headers["content-type"]
            assert service.stop(number) == 0


def test_a_guest_is_known_again_after_a_restart(tmp_path: Path) -> None:
    with httpx.Client() as browser:
        with serving(tmp_path) as service:
            made = browser.post(f"{service.url}/api/session", json={"name": "Jana"})
            assert made.status_code == 201
            service.stop(signal.SIGTERM)
        with serving(tmp_path) as service:
            assert browser.get(f"{service.url}/api/session").json() == made.json()


def test_nobody_else_on_the_machine_reads_the_games(tmp_path: Path) -> None:
    with serving(tmp_path):
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()}
    assert {"orloj.sqlite3", "secret"} <= modes.keys()
    assert set(modes.values()) == {0}


def test_stops_although_a_browser_holds_a_connection(tmp_path: Path) -> None:
    with serving(tmp_path) as service, httpx.Client() as browser:
        assert browser.get(f"{service.url}/healthz").status_code == 200  # kept alive
        assert service.stop(signal.SIGTERM) == 0


def test_says_that_it_is_leaving_before_it_stops(tmp_path: Path) -> None:
    with serving(tmp_path, ORLOJ_DRAIN_SECONDS="2") as service, httpx.Client() as browser:
        assert browser.get(f"{service.url}/readyz").json()["ready"]
        service.process.send_signal(signal.SIGTERM)
        while (answer := browser.get(f"{service.url}/readyz")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["draining"]) == (503, True)
        assert httpx.get(f"{service.url}/api/games").status_code == 200, "whoever comes is still served"
        assert service.process.wait(30) == 0


def test_a_second_signal_stops_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, ORLOJ_DRAIN_SECONDS="600") as service:
        assert httpx.get(f"{service.url}/readyz").status_code == 200  # it says where it answers before it does
        service.process.send_signal(signal.SIGTERM)
        while httpx.get(f"{service.url}/readyz").status_code == 200:
            pass
        assert service.stop(signal.SIGTERM) == 0


def test_logs_lines_of_json_unless_told_otherwise(tmp_path: Path) -> None:
    with serving(tmp_path) as service:
        number = httpx.post(f"{service.url}/api/session", json={"name": ""}).headers["x-request-id"]
        service.stop(signal.SIGTERM)
    lines = [json.loads(line) for line in service.said]
    assert any(line["request"] == number and line["logger"] == "orloj.requests" for line in lines)
    with serving(tmp_path, ORLOJ_LOG="text") as service:
        assert service.stop(signal.SIGTERM) == 0
    assert not any(line.startswith("{") for line in service.said)


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    """M7: cookies, invitations, links and the host's token; not even where they are part of an address."""
    token = "the token of the host"
    with serving(tmp_path, ORLOJ_ADMIN_TOKEN=token) as service, httpx.Client(base_url=service.url) as browser:
        browser.post("/api/session", json={"name": "Jana"}).raise_for_status()
        made = browser.post("/api/tables", json={"game": "unseen", "seats": 2}).json()
        browser.post(f"/api/tables/{made['id']}/join", json={"invite": made["invite"]})
        for path in (f"/j/{made['id']}/{made['invite']}", f"/api/tables/{made['id']}?invite={made['invite']}"):
            browser.get(path)
            browser.post(path)
        link = browser.post("/api/session/link").json()["token"]
        browser.post("/api/session/enter", json={"token": link})
        browser.post("/api/notices/stop/a-token-to-stop")
        for given in (token, "another token of mine"):
            browser.delete("/api/admin/bans/1", headers={"Authorization": f"Bearer {given}"})
        secrets = [*dict(browser.cookies).values(), made["invite"], link, token, "a-token-to-stop", "another token"]
        service.stop(signal.SIGTERM)
        said = "".join(service.said)
    assert "/api/admin/bans/{number}" in said
    assert [secret for secret in secrets if secret in said] == []


def test_the_environment_names_the_database(postgres: Cluster, tmp_path: Path) -> None:
    with postgres.fresh() as url:
        variables = {"ORLOJ_DATABASE_URL": url, "ORLOJ_SECRET": "not a secret"}
        with pytest.raises(AssertionError, match="set ORLOJ_MIGRATE=true"), serving(tmp_path, **variables):
            pass
        with serving(tmp_path, ORLOJ_MIGRATE="true", **variables) as service:
            made = httpx.post(f"{service.url}/api/session", json={"name": "Jana"}).json()
        database = url.split("?")[0].rsplit("/", 1)[1]
        assert made["person"]["name"] in postgres.sql("SELECT name FROM person", database)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "70000"], "port: "),
        (["--database-url", "postgresql://nobody@/nowhere"], "ORLOJ_SECRET must be set"),
    ],
)
def test_says_what_is_wrong_with_the_settings(
    options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *options]) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
