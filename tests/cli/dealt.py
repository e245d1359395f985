"""A server at which every table is dealt alike: a browser's test plays the same game in every run.

`python -m tests.cli.dealt serve ...` is `orloj serve ...` in a process whose tables all have one seed.
"""

import sys
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace

from tests.cli.service import ROOT, Service, serving

SEED = b"the same cards for everybody ..."


def serving_alike(folder: Path, *options: str, **variables: str) -> AbstractContextManager[Service]:
    """Serve from the data in `folder`, as `serving` does."""
    return serving(folder, *options, module="tests.cli.dealt", PYTHONPATH=str(ROOT), **variables)


def deal_alike() -> None:
    """Gives all tables of this process the same seed from here on. Tables for trying out are still dealt by chance."""
    from orloj.server.lobby import service

    vars(service)["secrets"] = SimpleNamespace(token_bytes=lambda _: SEED)


def _run() -> int:
    from orloj.cli import main

    deal_alike()
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_run())
