"""The log: one line a happening, as JSON for machines or as text for a terminal, with the request it belongs to."""

import logging
import sys
from typing import Literal

from pythonjsonlogger.json import JsonFormatter

from orloj.server.edge import trail

TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s%(where)s"
QUIET = ("alembic", "apprise", "asyncio", "httpx", "sqlalchemy", "websockets")  # heard from warnings on
Form = Literal["json", "text"]


class Whence(logging.Filter):
    """Adds request, person and table to every line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Lets everything pass."""
        here = trail.present()
        known = {"request": here.request, "person": here.person, "table": here.table}
        told = " ".join(f"{name}={value}" for name, value in known.items() if value)
        vars(record).update(known, where=f" [{told}]" if told else "")
        return True


def formatter(form: Form) -> logging.Formatter:
    """Makes lines. One of JSON has time, level, logger, message, request, person, table, and a trace after a fault."""
    if form == "text":
        return logging.Formatter(TEXT)
    names = {"levelname": "level", "name": "logger", "exc_info": "trace"}
    return JsonFormatter(
        ["levelname", "name", "message", "request", "person", "table"],
        rename_fields=names,
        timestamp="time",
        reserved_attrs=[*vars(logging.makeLogRecord({})), "message", "asctime", "where", "color_message"],
    )


def configure(form: Form | None) -> None:
    """Sends the log of this process to stderr; without a form, text to a terminal and JSON to everything else."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form or ("text" if sys.stderr.isatty() else "json")))
    handler.addFilter(Whence())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
