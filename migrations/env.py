"""Alembic's entry point: on the connection handed over, or on ORLOJ_DATABASE_URL for a developer."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from orloj.server.db.database import Database
from orloj.server.db.tables import metadata
from orloj.server.settings import Settings


def migrate(connection: Connection) -> None:
    """Runs what was asked for; SQLite changes a table by copying it."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def on_own_connection() -> None:
    """For the command line, where no connection was handed over."""
    database = Database(Settings().url)
    async with database.write() as connection:
        await connection.run_sync(migrate)
    await database.dispose()


handed_over = context.config.attributes.get("connection")
if handed_over is None:
    asyncio.run(on_own_connection())
else:
    migrate(handed_over)
