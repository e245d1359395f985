"""Which database a command is for: the one that `orloj serve` would use."""

import argparse
import sys
from pathlib import Path

from pydantic import ValidationError

from orloj.server.db.database import Database
from orloj.server.settings import Settings


def add_database(parser: argparse.ArgumentParser) -> None:
    """The options that name the database; what is not given comes from the environment."""
    parser.argument_default = argparse.SUPPRESS  # so that an option left out does not hide the environment
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder of the embedded database (./data)")
    parser.add_argument("--database-url", metavar="URL", help="another database: postgresql://... or sqlite:///...")


def settings_of(arguments: argparse.Namespace) -> Settings | None:
    """The settings; None after saying which are wrong."""
    given = {name: value for name, value in vars(arguments).items() if name in ("data", "database_url")}
    try:
        return Settings(**given)
    except ValidationError as error:
        for problem in error.errors():
            print(f"orloj: {'.'.join(map(str, problem['loc']))}: {problem['msg']}", file=sys.stderr)
        return None


def opened(settings: Settings) -> Database:
    """The database that the settings name."""
    return Database(settings.url, 1)
