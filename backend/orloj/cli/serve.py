"""`orloj serve`: the service and its page on one port, until interrupted."""

import argparse
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from pydantic import ValidationError

from orloj.server.app import create_app
from orloj.server.edge import logs
from orloj.server.serving import Server
from orloj.server.settings import Settings

CANNOT_START = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The settings a host changes most; what is not given comes from the environment (ORLOJ_PORT, ...)."""
    parser.epilog = "Every setting can be given in the environment too: ORLOJ_PORT, ORLOJ_DATA, ..."
    parser.argument_default = argparse.SUPPRESS  # so that an option left out does not hide the environment
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (8000); 0 takes a free one")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="embedded database and secret (./data)")
    parser.add_argument("--database-url", metavar="URL", help="another database: postgresql://... or sqlite:///...")
    parser.add_argument("--public-origin", metavar="URL", help="how browsers see a server behind a proxy")
    parser.add_argument(
        "--migrate",
        action=argparse.BooleanOptionalAction,
        help="upgrade the database at the start (only SQLite unless told)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM; 0 after a clean stop, 2 for wrong settings, 3 if it cannot start."""
    given = {name: value for name, value in vars(arguments).items() if name != "command"}
    try:
        settings = Settings(**given)
        app = create_app(settings)
    except ValidationError as error:
        for problem in error.errors():
            print(f"orloj: {'.'.join(map(str, problem['loc']))}: {problem['msg']}", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"orloj: {error}", file=sys.stderr)
        return 2
    logs.configure(settings.log)
    os.umask(0o077)  # the database holds the seeds of games in progress: not for other users of the machine
    server = Server(app, settings)
    # Once it has stopped cleanly, uvicorn raises the signal again; left alone, that would be a failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else CANNOT_START
