"""What the server counts about itself, in Prometheus' text form."""

from fastapi import APIRouter
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response

router = APIRouter(include_in_schema=True, tags=["operation"])
SECONDS = (0.001, 0.002, 0.004, 0.006, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    """One registry a server, so that several in one process do not add up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter("orloj_commands", "Commands by outcome", ["outcome"], registry=self.registry)
        self.seconds = Histogram(
            "orloj_command_seconds", "From a command's arrival to its publication", buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self.sockets = Gauge("orloj_sockets", "Open pages", registry=self.registry)
        self.lagging = Counter("orloj_sockets_dropped", "Pages dropped because they lagged", registry=self.registry)
        self.thoughts = Histogram(
            "orloj_bot_seconds", "How long a bot thought about a choice", ["level"], buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self.bot_faults = Counter(
            "orloj_bot_faults", "Choices a bot failed to make, by what it did instead", ["level", "fault"],
            registry=self.registry,
        )  # fmt: skip
        self.incidents = Counter("orloj_incidents", "Faults of our own, by code", ["code"], registry=self.registry)
        self.limited = Counter("orloj_limited", "Requests refused by a limit", ["limit"], registry=self.registry)
        self.banned = Counter("orloj_banned", "Requests refused by a ban", registry=self.registry)
        self.tables = Gauge("orloj_tables_in_memory", "Tables in memory", registry=self.registry)
        self.broken = Gauge("orloj_tables_broken", "Tables that could not be loaded", registry=self.registry)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """Counters and gauges in Prometheus' text form."""
    registry = request.app.state.services.metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
