"""What becomes of exceptions that reach the edge of the service."""

import logging
import secrets

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from orloj.server.problems import Problem

log = logging.getLogger("orloj.faults")


def incident(code: str, detail: str, fault: BaseException) -> Problem:
    """Logs a fault of ours with its trace under a number; the problem tells the number and no more."""
    number = secrets.token_hex(4)
    log.error("incident %s: %s", number, code, exc_info=fault)
    return Problem(code, f"{detail} It was noted as incident {number}.", incident=number)


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
