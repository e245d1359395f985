"""`orloj serve` as a process of its own, started and stopped as a host does it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

ADDRESS = re.compile(r"running on (http://[\w.:]+)")
ROOT = Path(__file__).parents[2]
PATIENCE = 30  # seconds until a start or a stop counts as failed


class Service:
    """A running server: where it answers, its process, and what it has said so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.url = ""
        self.said: list[str] = []
        self._told = Event()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def stop(self, signal: int) -> int:
        """Send a signal and return the exit status."""
        self.process.send_signal(signal)
        status = self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)
        return status

    def wait_for_address(self) -> None:
        """Wait until it says where it answers."""
        if not self._told.wait(PATIENCE) or not self.url:
            raise AssertionError(f"the server did not start:\n{''.join(self.said)}")

    def _listen(self) -> None:
        """Reads on to the end: nobody can write into a pipe that is full."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            if not self.url and (found := ADDRESS.search(line)):
                self.url = found[1]
                self._told.set()
        self._told.set()


@contextmanager
def serving(folder: Path, *options: str, module: str = "orloj", **variables: str) -> Iterator[Service]:
    """Serve from the data in `folder` on a free port; `variables` are set in the environment.

    `module` is run in place of the command.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ORLOJ_")}
    # Everybody in a test comes from one address.
    environment = kept | {"ORLOJ_LIMITS": '{"all": "off"}'} | variables
    command = [sys.executable, "-m", module, "serve", "--port", "0", "--data", str(folder), *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment, cwd=folder)
    service = Service(process)
    try:
        service.wait_for_address()
        yield service
    finally:
        process.kill()
        process.wait()
        service._listener.join(PATIENCE)
        assert process.stderr is not None
        process.stderr.close()
