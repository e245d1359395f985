"""A real nginx with the configuration that is shipped: only addresses, and what a test names, are changed."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ports import free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
UPSTREAM = re.compile(r"server 172\.31\.98\.\d+:8000 ")
PATIENCE = 10.0  # seconds


def program() -> str:
    """Where nginx is; the test fails without it, for a silent skip would hide a gap."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        pytest.fail("nginx is not installed (apt-get install nginx): these tests cannot run")
    return found


def configured(folder: Path, listen: str, replicas: list[str], changes: Mapping[str, str]) -> Path:
    """The shipped configuration for these addresses; each change must find its place."""
    text = CONFIGURATION.read_text()
    addresses = iter(replicas)
    assert len(UPSTREAM.findall(text)) == len(replicas)
    text = UPSTREAM.sub(lambda _: f"server {next(addresses).removeprefix('http://')} ", text)
    for old, new in {"listen 80;": f"listen {listen};", "/tmp/": f"{folder}/", **changes}.items():
        assert old in text, old
        text = text.replace(old, new)
    file = folder / "nginx.conf"
    file.write_text(text)
    return file


@contextmanager
def nginx(folder: Path, replicas: list[str], changes: Mapping[str, str] | None = None) -> Iterator[str]:
    """nginx in front of these servers: where it answers."""
    port = free_port()
    file = configured(folder, f"127.0.0.1:{port}", replicas, changes or {})
    user = "user root;" if os.geteuid() == 0 else ""  # its own user cannot reach a test's folder
    command = [program(), "-c", str(file), "-e", "stderr", "-g", f"daemon off; {user}"]
    with (folder / "nginx.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        _wait(process, port, folder / "nginx.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, log.read_text()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nginx does not answer: {log.read_text()}")
