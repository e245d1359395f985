"""Chat services and plain webhooks, by the library that knows how each of them wants to be spoken to."""

import logging
import threading
import warnings
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import apprise
from apprise.plugins.base import NotifyBase
from apprise.plugins.custom_json import NotifyJSON

from orloj.server.problems import Problem
from orloj.server.telling.ways import UNREACHED, Later, Never, Parcel


class Service(NamedTuple):
    """A chat service: how addresses of it begin, what it is called, and what an address looks like."""

    scheme: str
    title: str
    example: str


SERVICES = (
    Service("discord", "Discord", "discord://webhook_id/webhook_token"),
    Service("slack", "Slack", "slack://token_a/token_b/token_c/#channel"),
    Service("tgram", "Telegram", "tgram://bot_token/chat_id"),
    Service("matrix", "Matrix", "matrixs://user:password@matrix.example.org/#room"),
    Service("mmost", "Mattermost", "mmosts://chat.example.org/webhook_token"),
    Service("rocket", "Rocket.Chat", "rockets://webhook@chat.example.org/#channel"),
    Service("ntfy", "ntfy", "ntfys://ntfy.example.org/topic"),
    Service("gotify", "Gotify", "gotifys://gotify.example.org/token"),
    Service("signal", "Signal gateway", "signals://signal.example.org/+420600000000/+420700000000"),
    Service("workflow", "Microsoft Teams", "workflows://host/workflow/signature"),
    Service("json", "Webhook (JSON)", "jsons://hooks.example.org/path"),
)
LONGEST = 1000  # characters of an address
PATIENCE = 8.0  # seconds for a service to take the line, and to answer
FILES = ("template", "attach")  # parameters by which an address names files of this machine
ASSET = apprise.AppriseAsset(
    app_id="Orloj", app_desc="Orloj", app_url="", image_url_mask="", image_url_logo="", async_mode=False,
    storage_mode=apprise.PersistentStoreMode.MEMORY, allow_templates=False, plugin_paths=[],
)  # fmt: skip

with warnings.catch_warnings(action="ignore"):  # the first call loads all services, also those with odd imports
    apprise.Apprise.instantiate(SERVICES[-1].example, asset=ASSET)


def opened(address: str) -> tuple[Service, NotifyBase]:
    """The service of an address, ready to send. Raises Problem("bad-channel")."""
    try:
        if len(address) > LONGEST or any(name in parse_qs(urlsplit(address).query.lower()) for name in FILES):
            raise _bad()
        plugin = apprise.Apprise.instantiate(address, asset=ASSET, suppress_exceptions=True)
    except Problem:
        raise
    except Exception as fault:  # whatever a library makes of a text that somebody has typed
        raise _bad() from fault
    if not isinstance(plugin, NotifyBase):
        raise _bad()
    names = {*_names(plugin.protocol), *_names(plugin.secure_protocol)}
    service = next((service for service in SERVICES if service.scheme in names), None)
    if service is None:
        raise _bad()
    plugin.socket_connect_timeout = plugin.socket_read_timeout = PATIENCE
    plugin.service_retry = 0
    return service, plugin


def send(address: str, parcel: Parcel) -> None:
    """Sends to a service, and blocks. Raises Later, Never."""
    try:
        _, plugin = opened(address)
    except Problem as fault:
        raise Never("This address is of no service that is known here.") from fault
    if isinstance(plugin, NotifyJSON):
        plugin.headers["X-Orloj-Delivery"] = parcel.id
    text = f"{parcel.text}\n{parcel.url}\n\nNo more of these: {parcel.stop}"
    HEARD.said = []
    if not plugin.notify(body=text, title=parcel.title, body_format=apprise.NotifyFormat.TEXT):
        raise Later("; ".join(HEARD.said)[:250] or UNREACHED)


def _names(names: object) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else tuple(names) if isinstance(names, (tuple, list)) else ()


def _bad() -> Problem:
    known = ", ".join(service.title for service in SERVICES)
    return Problem("bad-channel", f"This is no address of a service that is known here: {known}.")


class Heard(threading.local):
    """What the library has complained of in this thread."""

    said: list[str]

    def __init__(self) -> None:
        self.said = []


class Ear(logging.Handler):
    """Keeps what the library says, instead of the log: the person is told it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Notes one complaint."""
        HEARD.said.append(record.getMessage())


HEARD = Heard()
LIBRARY = logging.getLogger("apprise")
LIBRARY.addHandler(Ear(logging.WARNING))
LIBRARY.propagate = False
