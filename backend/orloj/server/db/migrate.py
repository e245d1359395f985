"""Alembic, called from the program: nobody needs a configuration file to run or to upgrade a server."""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from orloj.paths import MIGRATIONS
from orloj.server.db.database import Database

LOCK = 0x6F726C6F6A  # any number; all processes of one database must use the same one


class OutOfDate(RuntimeError):
    """The database's structure is not the one this program was written for."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration for this project, on an open connection where one is given."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    return settings


async def upgrade(database: Database, revision: str = "head") -> None:
    """Brings the database's structure to a revision; of several processes that try, one does it."""

    def run(connection: Connection) -> None:
        if database.postgres:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(config(connection), revision)

    async with database.write() as connection:
        await connection.run_sync(run)


async def downgrade(database: Database, revision: str = "base") -> None:
    """Takes the database's structure back to a revision; what does not fit there is lost."""
    async with database.write() as connection:
        await connection.run_sync(lambda c: command.downgrade(config(c), revision))


async def check(database: Database) -> None:
    """Raises OutOfDate unless the database stands at the newest revision."""

    def current(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with database.read() as connection:
        found = await connection.run_sync(current)
    if found != newest():
        raise OutOfDate(f"The database is at revision {found}, this program needs {newest()}: set ORLOJ_MIGRATE=true.")


@cache
def newest() -> str | None:
    """The revision that this program was written for."""
    return ScriptDirectory.from_config(config()).get_current_head()
