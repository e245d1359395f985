"""`orloj restore`: a database from a backup."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from orloj.cli.database import add_database, opened, settings_of
from orloj.server.db.archive.lines import Unreadable
from orloj.server.db.archive.reading import Occupied, read_backup
from orloj.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and which database."""
    parser.epilog = "The database must be empty; a backup of an older version is brought up to date on the way."
    parser.add_argument("file", type=Path, metavar="FILE", help="what `orloj backup` wrote")
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Fill it; 0 when all is there, else 1 and the database is as it was."""
    settings = settings_of(arguments)
    if settings is None:
        return 2
    os.umask(0o077)  # as for `orloj serve`
    try:
        rows = asyncio.run(_read(settings, arguments.file))
    except (Unreadable, Occupied, OSError, SQLAlchemyError) as fault:
        print(f"orloj: {arguments.file}: nothing was restored: {fault}", file=sys.stderr)
        return 1
    print(f"{arguments.file}: {rows} rows restored")
    return 0


async def _read(settings: Settings, file: Path) -> int:
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    database = opened(settings)
    try:
        return await read_backup(database, file)
    finally:
        await database.dispose()
