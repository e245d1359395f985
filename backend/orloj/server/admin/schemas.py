"""The host's room on the wire."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from orloj.server.admin.retention import MOST_DAYS
from orloj.server.schemas import WRITABLE, Body

Term = Annotated[int | None, Field(ge=1, le=MOST_DAYS, description="days; null keeps it for good")]


class Report(BaseModel):
    """Something for the host's page to show. It is written for that page and may change with it."""

    model_config = ConfigDict(extra="allow")


class DaysBody(Body):
    """After how many days without any change something is removed. Running games never are."""

    finished: Term
    lobbies: Term
    sandboxes: Term
    deliveries: Term
    incidents: Term


class BanBody(Body):
    """An address or network that is not to be let in, for good or for some days."""

    network: Annotated[str, Field(max_length=64)]
    reason: Annotated[str, Field(max_length=200), WRITABLE] = ""
    days: Annotated[int | None, Field(ge=1, le=MOST_DAYS)] = None
