"""`orloj serve` as a process of its own, started and stopped as a host does it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"running on (http://[\w.:]+)")
ROOT = Path(__file__).parents[2]
PATIENCE = 30  # seconds until a start or a stop counts as failed


class Service:
    """A running server: where it answers, and its process."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    def stop(self, signal: int) -> int:
        """Send a signal and return the exit status."""
        self.process.send_signal(signal)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(folder: Path, *options: str, **variables: str) -> Iterator[Service]:
    """Serve from the data in `folder` on a free port; `variables` are set in the environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ORLOJ_")}
    # Everybody in a test comes from one address.
    environment = kept | {"ORLOJ_LIMITS": '{"all": "off"}'} | variables
    command = [sys.executable, "-m", "orloj", "serve", "--port", "0", "--data", str(folder), *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder)
    try:
        yield Service(process, address_of(process))
    finally:
        process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where a server answers that has just been started."""
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if found := ADDRESS.search(line):
            return found[1]
    raise AssertionError(f"the server did not start:\n{''.join(said)}")
