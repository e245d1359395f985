"""`orloj backup`: the whole database in one file."""

import argparse
import asyncio
import sys
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from orloj.cli.database import add_database, opened, settings_of
from orloj.server.db.archive.writing import Empty, write_backup
from orloj.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and which database."""
    parser.epilog = (
        "The file holds the seeds of running games and keys of the house: keep it as you keep the database. The secret "
        "that signs cookies is not in it (ORLOJ_SECRET, or the file 'secret' in the data folder): keep that too."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; a file of that name must not be there yet")
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write it; 0 when it is whole, else 1 and no file."""
    settings = settings_of(arguments)
    if settings is None:
        return 2
    if arguments.file.exists():
        print(f"orloj: {arguments.file} is there already; nothing was written", file=sys.stderr)
        return 1
    try:
        rows = asyncio.run(_write(settings, arguments.file))
    except (Empty, OSError, SQLAlchemyError) as fault:
        print(f"orloj: no backup was made: {fault}", file=sys.stderr)
        return 1
    print(f"{arguments.file}: {rows} rows, {arguments.file.stat().st_size} bytes")
    return 0


async def _write(settings: Settings, file: Path) -> int:
    if settings.embedded and not settings.database_url and not (settings.data / "orloj.sqlite3").exists():
        raise Empty(f"there is no database in {settings.data}")
    database = opened(settings)
    try:
        return await write_backup(database, file)
    finally:
        await database.dispose()
