"""A PostgreSQL of the tests' own: `Cluster` starts one in a temporary folder and touches nothing else.

The server listens on a Unix socket only, trusts its user and syncs nothing to disk. How a conftest uses it:

    from tests.postgres import Cluster, postgres   # a fixture: one cluster a session (a worker under xdist)

    @pytest.fixture(scope="session")
    def migrated(postgres: Cluster) -> str:
        name = postgres.create()
        upgrade(postgres.url(name))          # the project's migrations, once
        return name

    @pytest.fixture
    def database_url(postgres: Cluster, migrated: str) -> Iterator[str]:
        with postgres.fresh(template=migrated) as url:   # a copy, dropped afterwards
            yield url

Nobody may be connected to a template while it is copied: dispose of the engine that migrated it.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Self

import pytest

USER = "postgres"
DEBIAN = Path("/usr/lib/postgresql")
QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class Unavailable(RuntimeError):
    """PostgreSQL's server programs are not installed."""


def programs() -> Path:
    """The folder of `initdb`, `pg_ctl` and `psql`: Debian's newest, else the PATH's; or Unavailable."""
    versions = [path for path in DEBIAN.glob("*/bin") if (path / "initdb").exists()]
    if versions:
        return max(versions, key=lambda path: int(path.parent.name))
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    raise Unavailable("PostgreSQL is not installed (apt-get install postgresql): these tests cannot run")


class Cluster:
    """A running PostgreSQL; use as a context manager. `durable` keeps fsync on, for measuring."""

    def __init__(self, *, durable: bool = False) -> None:
        self._programs = programs()
        self._settings = {} if durable else QUICK
        self._numbers = count()

    def __enter__(self) -> Self:
        # A socket's path may have 107 characters at most, and `USER` must be able to reach it: hence /tmp.
        self._folder = Path(tempfile.mkdtemp(prefix="orloj-pg-", dir="/tmp"))
        if os.geteuid() == 0:  # the server refuses to run as root
            shutil.chown(self._folder, USER, USER)
        try:
            options = (f"--username={USER}", "--auth=trust", "--encoding=UTF8", "--no-sync")
            self._run("initdb", *options, *self._data)
            folder = str(self._folder)
            settings = {"listen_addresses": "", "unix_socket_directories": folder} | self._settings
            flags = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
            self._run("pg_ctl", "start", "--wait", f"--log={folder}/log", f"--options={flags}", *self._data)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if (self._folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "stop", "--mode=immediate", *self._data)
        shutil.rmtree(self._folder)

    @property
    def _data(self) -> tuple[str, str]:
        return "--pgdata", str(self._folder / "data")

    def url(self, database: str) -> str:
        """The SQLAlchemy URL of a database in this cluster."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self._folder}"

    def create(self, template: str = "template1") -> str:
        """Create a database as a copy of `template` and return its name."""
        name = f"test_{next(self._numbers)}"
        self.sql(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return name

    @contextmanager
    def fresh(self, template: str = "template1") -> Iterator[str]:
        """The URL of a new copy of `template`, dropped at the end with whoever is still connected."""
        name = self.create(template)
        try:
            yield self.url(name)
        finally:
            self.sql(f'DROP DATABASE "{name}" WITH (FORCE)')

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run one statement and return its rows, unaligned, a line each."""
        where = (f"--host={self._folder}", f"--username={USER}", f"--dbname={database}")
        return self._run("psql", "-XAtq", *where, "--command", statement)

    def _run(self, program: str, *arguments: str) -> str:
        # To a file: the daemon that inherits a pipe keeps it open, and reading it would never end.
        output = self._folder / f"{program}.out"
        command = [str(self._programs / program), *arguments]
        user = USER if os.geteuid() == 0 else None
        groups: list[str] | None = [] if user else None
        with output.open("wb") as stream:
            done = subprocess.run(
                command, cwd=self._folder, stdout=stream, stderr=stream, check=False,
                user=user, group=user, extra_groups=groups,
            )  # fmt: skip
        text = output.read_text()
        if done.returncode:
            raise RuntimeError(f"{program} ended with status {done.returncode}: {text.strip()}")
        return text


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for the session; fails where none is installed, for a silent skip would hide a gap."""
    try:
        cluster = Cluster()
    except Unavailable as missing:
        pytest.fail(str(missing))
    with cluster:
        yield cluster
