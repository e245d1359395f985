"""What all parts of the wire have in common."""

from typing import Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from orloj.server.problems import CATALOGUE


def _writable(text: str) -> str:
    if "\0" in text:
        raise ValueError("no null characters")
    return text


WRITABLE = AfterValidator(_writable)
"""Marks what the database keeps as it was written: PostgreSQL takes no null characters."""


class Body(BaseModel):
    """Something a client sends: unknown members are refused, so that nobody believes they had an effect."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ProblemDocument(BaseModel):
    """A refusal (RFC 9457). Further members may stand beside these, as `state` in `stale-version`."""

    model_config = ConfigDict(extra="allow")

    type: str
    code: str = Field(description="stable name", examples=sorted(CATALOGUE))
    title: str
    status: int
    detail: str = Field(description="one sentence for a person")
    request: str | None = Field(None, description="the number of the request, as in X-Request-Id: for the host")
    clause: str | None = Field(None, description="the rule that forbids it, where one does")


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of an endpoint, for its OpenAPI description."""
    found: dict[int | str, list[str]] = {}
    for code in codes:
        found.setdefault(CATALOGUE[code].status, []).append(code)
    schema = {"$ref": "#/components/schemas/ProblemDocument"}
    return {
        status: {"description": ", ".join(names), "content": {"application/problem+json": {"schema": schema}}}
        for status, names in found.items()
    }
