"""Backups in the folder that the host has set for them: listed, and written at a press."""

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from orloj.server.db.archive.writing import write_backup
from orloj.server.db.database import Database
from orloj.server.problems import Problem
from orloj.server.services import Services
from orloj.server.wire import now

MOST = 100  # files that are listed
log = logging.getLogger("orloj.backups")


async def listed(parts: Services) -> dict[str, Any]:
    """The files in the folder, newest first; `folder` is null where none is set."""
    folder = parts.settings.backups
    files = [] if folder is None else await asyncio.to_thread(_files, folder)
    return {"folder": str(folder) if folder else None, "files": files}


async def write(parts: Services) -> dict[str, Any]:
    """Writes one more; the file as it is listed. Raises Problem("no-folder", "no-backup")."""
    folder = parts.settings.backups
    if folder is None:
        raise Problem("no-folder", "Set ORLOJ_BACKUPS to the folder where backups go.")
    file = folder / f"orloj-{now():%Y-%m-%d-%H%M%S-%f}.orloj"  # to the microsecond: none takes another's place
    try:
        folder.mkdir(parents=True, exist_ok=True)
        rows = await asyncio.to_thread(_written, parts.settings.url, file)
        about = _about(file)
    except OSError as fault:
        log.warning("no backup was written to %s: %s", file, fault)
        raise Problem("no-backup", f"{file} cannot be written: {fault.strerror or fault}.") from None
    log.info("wrote the backup %s: %d rows, %d bytes", file, rows, about["bytes"])
    return about


def _written(url: str, file: Path) -> int:
    """Writes a backup apart from the loop that plays: to pack many rows takes long. The number of rows."""

    async def write_apart() -> int:
        database = Database(url, 1)
        try:
            return await write_backup(database, file)
        finally:
            await database.dispose()

    return asyncio.run(write_apart())


def _files(folder: Path) -> list[dict[str, Any]]:
    try:
        found = [_about(file) for file in folder.iterdir() if file.is_file() and not file.name.startswith(".")]
    except OSError:
        return []
    return sorted(found, key=lambda file: file["at"], reverse=True)[:MOST]


def _about(file: Path) -> dict[str, Any]:
    about = file.stat()
    return {"name": file.name, "bytes": about.st_size, "at": datetime.fromtimestamp(about.st_mtime, UTC)}
