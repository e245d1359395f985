"""The files of the deployment say what the service understands."""

import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from orloj.server.settings import Settings
from tests.cli.service import ADDRESS

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "orloj.service"
COMPOSE = (ROOT / "docker-compose.yml", ROOT / "deploy" / "compose.replicas.yml")
KNOWN = {f"ORLOJ_{name.upper()}" for name in Settings.model_fields}


def unit() -> RawConfigParser:
    """The systemd unit; of a key that stands twice the last."""
    parser = RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text())
    return parser


def test_the_unit_is_sound(tmp_path: Path) -> None:
    text = UNIT.read_text().replace("/opt/orloj/bin/orloj", shutil.which("true") or "/bin/true")
    (tmp_path / "orloj.service").write_text(text)
    if (analyse := shutil.which("systemd-analyze")) is not None:
        done = subprocess.run(
            [analyse, "verify", str(tmp_path / "orloj.service")], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout + done.stderr) == (0, "")
    service = unit()["Service"]
    assert service["Type"] == "exec"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


def test_the_units_command_serves(tmp_path: Path) -> None:
    """ExecStart as a plain process, with the unit's own environment, in a state folder of the test's own."""
    program = shutil.which("orloj", path=str(ROOT / ".venv" / "bin"))
    assert program is not None
    command = shlex.split(unit()["Service"]["ExecStart"].replace("/opt/orloj/bin/orloj", program))
    lines = re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE)
    environment = {name: value.replace("/var/lib/orloj", str(tmp_path)) for name, value in lines}
    assert set(environment) <= KNOWN | {"PYTHONUNBUFFERED"}
    process = subprocess.Popen(
        command, env={**environment, "ORLOJ_PORT": "0"}, cwd=tmp_path, stderr=subprocess.PIPE, text=True, umask=0o077
    )
    try:
        assert process.stderr is not None
        found = next(match for line in process.stderr if (match := ADDRESS.search(line)))
        assert httpx.get(f"{found[1]}/readyz").json()["ready"]
    finally:
        process.terminate()
        assert process.wait(20) == 0
        if process.stderr is not None:
            process.stderr.close()
    assert (tmp_path / "orloj.sqlite3").stat().st_mode & 0o077 == 0


def compose(file: Path) -> dict[str, Any]:
    """A compose file, its merge keys resolved."""
    return dict(yaml.safe_load(file.read_text()))


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_compose_sets_only_what_there_is(file: Path) -> None:
    services = compose(file)["services"]
    for service in services.values():
        names = {name for name in service.get("environment", {}) if name.startswith("ORLOJ_")}
        assert names <= KNOWN
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}, "N7: logs stay under 50 MB"
        assert service["cap_drop"] == ["ALL"]


def test_replicas_trust_their_proxy_alone_and_nginx_knows_them() -> None:
    made = compose(COMPOSE[1])
    services = made["services"]
    address = {
        name: service["networks"]["inside"]["ipv4_address"] for name, service in services.items() if name != "db"
    }
    for name in ("one", "two"):
        assert services[name]["environment"]["ORLOJ_TRUSTED_PROXIES"] == address["proxy"]
    upstream = re.findall(r"server (\S+):8000 ", (ROOT / "deploy" / "nginx.conf").read_text())
    assert upstream == [address["one"], address["two"]]
    (subnet,) = made["networks"]["inside"]["ipam"]["config"]
    assert all(ip_address(one) in ip_network(subnet["subnet"]) for one in address.values())
    assert services["proxy"]["volumes"] == ["./deploy/nginx.conf:/etc/nginx/nginx.conf:ro"]
