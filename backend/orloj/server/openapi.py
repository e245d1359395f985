"""The published description of the wire: HTTP by FastAPI, the socket beside it under `x-websocket`."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from orloj.server.accounts.cookie import NAME
from orloj.server.play.messages import FROM_CLIENT, FROM_SERVER
from orloj.server.schemas import ProblemDocument, problems

PERSON = "set by POST /api/session; with the query `as` and a companion's id you are that one, wherever you ask"
REF = "#/components/schemas/{model}"


def install(app: FastAPI) -> None:
    """Makes the app publish the whole wire at its openapi_url."""

    def describe() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _describe(app)
        return app.openapi_schema

    app.openapi = describe  # type: ignore[method-assign]


def _describe(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    models = [(model, "serialization") for model in (*FROM_SERVER, ProblemDocument)]
    models += [(model, "validation") for model in FROM_CLIENT]
    _, schemas = models_json_schema(models, ref_template=REF)  # type: ignore[arg-type]
    document["components"]["schemas"] = {**schemas["$defs"], **document["components"]["schemas"]}
    for unused in ("HTTPValidationError", "ValidationError"):  # the framework's own form of a refusal
        del document["components"]["schemas"][unused]
    for methods in document["paths"].values():
        for method in methods.values():
            _add_common_refusals(method)
    document["components"]["securitySchemes"] = {
        "person": {"type": "apiKey", "in": "cookie", "name": NAME, "description": PERSON},
        "bot": {"type": "http", "scheme": "bearer", "description": "a token made by POST /api/bots"},
    }
    document["security"] = [{"person": []}, {"bot": []}, {}]
    document["x-websocket"] = {
        "/api/tables/{id}/live": {
            "query": {
                "after": "the version the page shows: what it missed since is sent first",
                "as": "the companion who looks, as everywhere",
            },
            "server": [{"$ref": REF.format(model=model.__name__)} for model in FROM_SERVER],
            "client": [{"$ref": REF.format(model=model.__name__)} for model in FROM_CLIENT],
            "refusals": "before the socket opens: an HTTP answer with a problem document, as elsewhere",
            "close": {
                "1012": "the server stops: connect again",
                "1013": "the page lagged too far behind: connect again",
                "4402": "the host has banned you",
                "4401": "you are not in any more: the login was ended or the token revoked",
                "4403": "you have no seat here any more",
                "4404": "the table is closed",
            },
        }
    }
    return document


def _add_common_refusals(method: dict[str, Any]) -> None:
    """What the service refuses everywhere, before an endpoint is asked."""
    answers = method["responses"]
    if "application/json" in answers.get("422", {}).get("content", {}):
        del answers["422"]
    codes = ["internal-error", "database-away", "banned", "not-your-companion", "too-many"]
    codes += ["malformed-json", "too-large"] if "requestBody" in method else []
    codes += ["invalid-request"] if "requestBody" in method or "parameters" in method else []
    for status, answer in problems(*codes).items():
        answers.setdefault(str(status), answer)
