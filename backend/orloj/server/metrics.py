"""What the server counts about itself, in Prometheus' text form."""

from typing import TYPE_CHECKING

from fastapi import APIRouter
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.requests import Request
from starlette.responses import Response

if TYPE_CHECKING:  # counting needs nothing of what is counted with
    from orloj.server.admin.counts import Counts

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
        self.requests = Counter("orloj_requests", "Answers to requests, by status", ["status"], registry=self.registry)
        self.flags = Counter("orloj_clock_flags", "Clocks that ran empty, by what came of it", ["consequence"],
                             registry=self.registry)  # fmt: skip
        self.database = Gauge("orloj_database_up", "1 when the database answered", registry=self.registry)
        self.by_status = Gauge("orloj_tables", "Tables in the database", ["status"], registry=self.registry)
        self.persons = Gauge("orloj_persons", "Persons in the database", registry=self.registry)
        self.outbox = Gauge("orloj_outbox_waiting", "What is still to be told", registry=self.registry)
        self.deliveries = Gauge("orloj_deliveries", "Messages kept, by state", ["state"], registry=self.registry)
        self.unseen = Gauge("orloj_incidents_unseen", "Faults the host has not looked at", registry=self.registry)
        self.told = Counter(
            "orloj_told", "Messages to people, by way and by what became of a try", ["kind", "outcome"],
            registry=self.registry,
        )  # fmt: skip
        self.tables = Gauge("orloj_tables_in_memory", "Tables in memory", registry=self.registry)
        self.broken = Gauge("orloj_tables_broken", "Tables that could not be loaded", registry=self.registry)
        ProcessCollector(registry=self.registry)

    @property
    def open_sockets(self) -> int:
        """How many pages are open in this process."""
        return int(self.registry.get_sample_value("orloj_sockets") or 0)


def quantile(histogram: Histogram, share: float) -> float:
    """The bound, in seconds, below which so large a share of what was observed lies; 0 without observations."""
    samples = next(iter(histogram.collect())).samples
    buckets = [(float(s.labels["le"]), s.value) for s in samples if s.name.endswith("_bucket")]
    total = buckets[-1][1]
    return next((bound for bound, count in buckets if count >= share * total), 0.0) if total else 0.0


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """Counters and gauges in Prometheus' text form."""
    parts = request.app.state.services
    await _ask_database(parts.metrics, parts.counts)
    return Response(generate_latest(parts.metrics.registry), media_type=CONTENT_TYPE_LATEST)


async def _ask_database(metrics: Metrics, counts: "Counts") -> None:
    try:
        found = await counts.look()
    except ConnectionError:
        metrics.database.set(0)
        return
    metrics.database.set(1)
    for status, number in found.tables.items():
        metrics.by_status.labels(status).set(number)
    for state, number in found.deliveries.items():
        metrics.deliveries.labels(state).set(number)
    metrics.persons.set(found.persons)
    metrics.outbox.set(found.waiting)
    metrics.unseen.set(found.incidents)
