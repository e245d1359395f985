"""What a host can set, in the environment (ORLOJ_DATABASE_URL, ORLOJ_PORT, ...) or on the command line."""

import os
import secrets
from email.utils import parseaddr
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from orloj import paths
from orloj.server.edge.limits import checked

SHORTEST_TOKEN = 16  # characters; whoever has the host's token can take every table away


class Settings(BaseSettings):
    """The service's settings; every field is an environment variable with the prefix ORLOJ_."""

    model_config = SettingsConfigDict(env_prefix="ORLOJ_", env_ignore_empty=True)

    host: str = Field("127.0.0.1", description="address to listen on")
    port: int = Field(8000, ge=0, le=65535, description="port to listen on")
    data: Path = Field(Path("data"), description="folder for the embedded database and the secret")
    database_url: str = Field("", description="postgresql://... or sqlite:///...; empty: SQLite in the data folder")
    pool_size: int = Field(10, ge=1, le=100, description="database connections of one process")
    migrate: bool | None = Field(None, description="upgrade the database at the start; default: only SQLite")
    secret: SecretStr | None = Field(None, description="signs the cookies; default: made once in the data folder")
    public_origin: str | None = Field(None, description="how browsers see the server: https://games.example.org")
    allowed_origins: tuple[str, ...] = Field((), description="further origins (JSON list) that may send commands")
    trusted_proxies: Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode] = Field(
        (), description="networks of proxies whose X-Forwarded-For and X-Request-Id are believed: 127.0.0.1, 10.0.0.0/8"
    )
    limits: dict[str, str] = Field(
        {}, description='other limits by address, as JSON: {"chat": "30/minute", "tables": "off"}; {"all": "off"}'
    )
    log: Literal["json", "text"] | None = Field(None, description="form of the log; default: text on a terminal")
    admin_token: SecretStr | None = Field(None, description="opens the host's page /host; without it there is none")
    backups: Path | None = Field(None, description="folder for the backups of the host's room")
    drain_seconds: float = Field(
        0.0, ge=0, le=600, description="how long a stopping server still serves while /readyz says no"
    )
    ping_seconds: float = Field(20.0, gt=0, description="how often a silent socket is pinged and told the time")
    bot_workers: int = Field(1, ge=1, le=64, description="processes in which hard bots think")
    bot_seconds: float = Field(2.0, gt=0, le=60, description="how long a hard bot thinks about a choice")
    bot_pace: float = Field(1.0, ge=0, le=60, description="seconds before each choice of a bot, so that one can follow")
    absence_seconds: float = Field(300.0, ge=0, description="without an open page for so long, a player is away")
    smtp_url: SecretStr = Field(SecretStr(""), description="mail server: smtp[s]://user:password@host:port")
    mail_from: str = Field("", description="sender of e-mails, with smtp_url: Orloj <orloj@example.org>")
    vapid_key: SecretStr = Field(
        SecretStr(""), description="signs pushes to browsers: base64url of a P-256 key; default: made once and kept"
    )
    hook_networks: Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode] = Field(
        (), description="networks that chat services and push services may be in though they are not public: 10.0.0.0/8"
    )
    frontend: Path = Field(paths.FRONTEND, description="folder of the page, as `npm run build` makes it")

    @property
    def url(self) -> str:
        """The database to use."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'orloj.sqlite3'}"

    @property
    def embedded(self) -> bool:
        """Is the database a file of this process's own?"""
        return self.url.startswith("sqlite")

    @property
    def secure(self) -> bool:
        """Do browsers reach the server by https, so that the cookie must travel by nothing else?"""
        return bool(self.public_origin and self.public_origin.startswith("https:"))

    @property
    def mails(self) -> bool:
        """Can e-mails be sent?"""
        return bool(self.smtp_url)

    @property
    def origin(self) -> str:
        """Where links in messages lead."""
        return self.public_origin or f"http://{self.host}:{self.port}"

    @field_validator("trusted_proxies", "hook_networks", mode="before")
    @classmethod
    def _separate(cls, given: Any) -> Any:
        return [text.strip() for text in given.split(",") if text.strip()] if isinstance(given, str) else given

    @field_validator("limits")
    @classmethod
    def _limits_there_are(cls, given: dict[str, str]) -> dict[str, str]:
        checked(given)
        return given

    @field_validator("admin_token")
    @classmethod
    def _no_short_token(cls, given: SecretStr | None) -> SecretStr | None:
        if given is not None and len(given.get_secret_value().strip()) < SHORTEST_TOKEN:
            raise ValueError(f"the host's token has at least {SHORTEST_TOKEN} characters, as of: openssl rand -hex 24")
        return given

    @model_validator(mode="after")
    def _mail_server_and_sender(self) -> Self:
        if not self.smtp_url:
            return self
        server = urlsplit(self.smtp_url.get_secret_value())
        if server.scheme not in ("smtp", "smtps") or not server.hostname:
            raise ValueError("ORLOJ_SMTP_URL is smtp://host:port or smtps://host:port, with user:password@ if needed.")
        if "@" not in parseaddr(self.mail_from)[1]:
            raise ValueError("ORLOJ_MAIL_FROM must name the sender of e-mails where ORLOJ_SMTP_URL is set.")
        if self.public_origin is None:  # what a request says of its host is no ground for a link that lets people in
            raise ValueError("ORLOJ_PUBLIC_ORIGIN must be set where ORLOJ_SMTP_URL is: e-mails hold links.")
        return self

    @cached_property
    def signing_key(self) -> bytes:
        """The secret that signs cookies: as set, or from the data folder, where the first start writes it.

        Raises ValueError without a secret on PostgreSQL: its processes must share one.
        """
        if self.secret is not None:
            return self.secret.get_secret_value().encode()
        if not self.embedded:
            raise ValueError("ORLOJ_SECRET must be set with PostgreSQL: all processes have to share it.")
        self.data.mkdir(parents=True, exist_ok=True)
        file = self.data / "secret"
        try:
            handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return file.read_bytes()
        with open(handle, "wb") as stream:  # noqa: PTH123  a descriptor, not a path
            stream.write(secrets.token_hex(32).encode())
        return file.read_bytes()
