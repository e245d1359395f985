"""What becomes of exceptions that reach the edge of the service."""

import logging
import secrets
import time
import traceback

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from orloj.server.db.database import Away, is_away
from orloj.server.edge import trail
from orloj.server.problems import Problem
from orloj.server.wire import now

NOT_SAVED = "not-saved"
AWAY = "The database does not answer at present, or takes nothing. Try again in a moment."
RETRY = 5  # seconds until it is worth asking again after the database was away
log = logging.getLogger("orloj.faults")


def incident(code: str, detail: str, fault: BaseException) -> Problem:
    """Logs a fault of ours with its trace under a number; the problem tells the number and no more.

    A database that is away is no fault of ours, and there may be thousands of requests that notice: see `away`.
    """
    if isinstance(fault, Away) or (code == NOT_SAVED and is_away(fault)):
        return away(fault, NOT_SAVED, detail) if code == NOT_SAVED else away(fault)
    number = secrets.token_hex(4)
    log.error("incident %s: %s", number, code, exc_info=fault)
    note(number, code, f"{detail} {type(fault).__name__}: {fault}", "".join(traceback.format_exception(fault)))
    return Problem(code, f"{detail} It was noted as incident {number}.", incident=number)


def note(number: str, code: str, message: str, trace: str) -> None:
    """Keeps a fault for the host to read, where this task works for a server that keeps them."""
    here = trail.present()
    if here.noting is not None:
        about = {"number": number, "code": code, "request": here.request, "table_id": here.table}
        here.noting.note({"at": now(), **about, "message": message, "trace": trace})


def away(fault: BaseException, code: str = "database-away", detail: str = AWAY) -> Problem:
    """The answer while the database is away. The log says so once in a while, however many notice it."""
    if hush.passes():
        log.error("the database is away: %s", fault)
    return Problem(code, detail, retry_after=RETRY)


class Hush:
    """Lets one word pass in so many seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._last = -seconds

    def passes(self) -> bool:
        """May it be said now?"""
        if time.monotonic() - self._last < self._seconds:
            return False
        self._last = time.monotonic()
        return True


hush = Hush(10.0)


def install(app: FastAPI) -> None:
    """Makes every refusal a problem document."""

    @app.exception_handler(Problem)
    async def refused(_: Request, problem: Exception) -> Response:
        assert isinstance(problem, Problem)
        return problem.response()

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, fault: Exception) -> Response:
        assert isinstance(fault, RequestValidationError)
        return _invalid(fault).response()

    @app.exception_handler(HTTPException)
    async def plain(request: Request, fault: Exception) -> Response:
        assert isinstance(fault, HTTPException)
        if fault.status_code == 400:
            problem = Problem("malformed-json", "The body cannot be read as JSON.")
        elif fault.status_code == 405:
            problem = Problem("method-not-allowed", f"{request.method} is not for this address.")
        else:
            problem = Problem("not-found", "Nothing is at this address.")
        response = problem.response()
        response.headers.update(fault.headers or {})
        return response


def _invalid(fault: RequestValidationError) -> Problem:
    first = fault.errors()[0]
    if first["type"] == "json_invalid":
        return Problem("malformed-json", "The body cannot be read as JSON.")
    where = ".".join(str(part) for part in first["loc"]).encode("ascii", "backslashreplace").decode()
    return Problem("invalid-request", f"{where}: {first['msg']}.")
