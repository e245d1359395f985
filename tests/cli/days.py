"""A server over simulated days: its present is moved, and nobody has to wait.

`python -m tests.cli.days serve ...` is `orloj serve ...` in a process that reads seconds, a line each, by which its
present jumps ahead. Its tables are dealt alike.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from threading import Thread

from tests.cli.dealt import deal_alike
from tests.cli.service import PATIENCE, ROOT, Service

AHEAD = "ORLOJ_TEST_AHEAD"  # seconds by which the present is ahead from the start
BEAT = "0.25"  # seconds between two regular looks after everything


class Days(Service):
    """A running server. `ahead` is by how much its present differs from ours."""

    def __init__(self, process: subprocess.Popen[str], ahead: timedelta) -> None:
        super().__init__(process)
        self.ahead = ahead

    def end(self) -> None:
        """See the process out, and close what led to it."""
        self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def pass_time(self, **units: float) -> None:
        """Lets so much time pass: `days=1, hours=2`."""
        step = timedelta(**units)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{step.total_seconds()}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline().startswith("ahead")
        self.ahead += step


@contextmanager
def serving_days(folder: Path, *options: str, ahead: timedelta = timedelta(), **variables: str) -> Iterator[Days]:
    """Serve from the data in `folder` on a free port; `variables` are set in the environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ORLOJ_")}
    own = {"ORLOJ_LIMITS": '{"all": "off"}', "ORLOJ_PING_SECONDS": BEAT, AHEAD: str(ahead.total_seconds())}
    environment = {**kept, "PYTHONPATH": str(ROOT), **own, **variables}
    command = [sys.executable, "-m", "tests.cli.days", "serve", "--port", "0", "--data", str(folder), *options]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=folder)
    service = Days(process, ahead)
    try:
        service.wait_for_address()
        yield service
    finally:
        process.kill()
        service.end()


def _move_on(lines: Iterator[str]) -> None:
    from orloj.server.wire import Present

    for line in lines:
        Present.ahead += timedelta(seconds=float(line))
        sys.stdout.write(f"ahead {Present.ahead}\n")
        sys.stdout.flush()


def _run() -> int:
    from orloj.cli import main
    from orloj.server.wire import Present

    deal_alike()
    Present.ahead = timedelta(seconds=float(os.environ.pop(AHEAD, "0")))
    Thread(target=_move_on, args=(iter(sys.stdin.readline, ""),), daemon=True).start()
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_run())
