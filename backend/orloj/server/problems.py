"""Refusals as RFC 9457 problem documents: one catalogue of codes, one exception, one way to the wire."""

from typing import Any, NamedTuple

from orloj.engine.errors import Refused
from orloj.server.edge import trail
from orloj.server.wire import JsonResponse


class Kind(NamedTuple):
    """How a problem code is answered."""

    status: int
    title: str


CATALOGUE = {
    "malformed-json": Kind(400, "This is not JSON"),
    "no-session": Kind(401, "Say your name first"),
    "bad-token": Kind(401, "This token is not good"),
    "bad-passkey": Kind(401, "This passkey is not good"),
    "banned": Kind(403, "You are not let in"),
    "foreign-origin": Kind(403, "Commands come from this server's own pages only"),
    "not-your-turn": Kind(403, "It is not your turn"),
    "not-host": Kind(403, "Only the host may do this"),
    "not-seated": Kind(403, "You have no seat at this table"),
    "not-your-seat": Kind(403, "This is another's seat"),
    "conceded": Kind(403, "You have given this game up"),
    "no-vote": Kind(403, "You have no vote in this"),
    "not-your-motion": Kind(403, "This is another's question"),
    "not-for-bots": Kind(403, "This is for people only"),
    "not-for-companions": Kind(403, "This is for the person whose device it is"),
    "not-your-companion": Kind(403, "This is nobody who plays on your device"),
    "not-found": Kind(404, "There is nothing here"),
    "unknown-table": Kind(404, "No such table"),
    "no-motion": Kind(404, "No such question"),
    "unknown-data": Kind(404, "These component data are not kept here"),
    "unknown-bot": Kind(404, "No such bot"),
    "unknown-version": Kind(404, "The game has no such version"),
    "unknown-person": Kind(404, "Nobody of this id"),
    "bad-link": Kind(404, "This link is not good"),
    "unknown-login": Kind(404, "No such device"),
    "unknown-passkey": Kind(404, "No such passkey"),
    "unknown-watcher": Kind(404, "No such onlooker"),
    "unknown-channel": Kind(404, "No such way of being told"),
    "bad-stop": Kind(404, "This link stops nothing"),
    "method-not-allowed": Kind(405, "This address does not take that method"),
    "stale-version": Kind(409, "The position has changed"),
    "command-id-used": Kind(409, "This command id belongs to somebody else's command"),
    "nothing-to-undo": Kind(409, "There is nothing to take back"),
    "game-over": Kind(409, "The game is over"),
    "not-running": Kind(409, "The game has not begun"),
    "not-over": Kind(409, "The game is not over"),
    "not-sandbox": Kind(409, "This table is not for trying out"),
    "own-table": Kind(409, "This table is yours alone"),
    "table-started": Kind(409, "The game has begun already"),
    "table-full": Kind(409, "All seats are taken"),
    "seat-taken": Kind(409, "This seat is taken"),
    "seats-free": Kind(409, "Not all seats are taken"),
    "agreement-changed": Kind(409, "The table is to be played otherwise"),
    "not-ready": Kind(409, "Somebody is not ready"),
    "motion-open": Kind(409, "Something is asked already"),
    "asked-already": Kind(409, "You have asked that already"),
    "already-paused": Kind(409, "The game pauses already"),
    "not-paused": Kind(409, "The game does not pause"),
    "already-seated": Kind(409, "You sit here already"),
    "not-offered": Kind(409, "This seat is not offered"),
    "no-clock": Kind(409, "No clock runs"),
    "not-absent": Kind(409, "This player is not away"),
    "bot-seat": Kind(409, "This is a bot's own seat"),
    "too-many-bots": Kind(409, "You have too many bots"),
    "too-many-passkeys": Kind(409, "You have too many passkeys"),
    "too-many-watchers": Kind(409, "There are too many onlookers"),
    "too-many-channels": Kind(409, "You have too many ways of being told"),
    "channel-off": Kind(409, "This way of being told is off"),
    "no-address": Kind(409, "You have no e-mail address here"),
    "no-folder": Kind(409, "No folder is set for backups"),
    "no-mail": Kind(409, "This server sends no e-mails"),
    "too-large": Kind(413, "The message is too large"),
    "invalid-request": Kind(422, "The request lacks or garbles something"),
    "bad-name": Kind(422, "This name cannot be used"),
    "bad-email": Kind(422, "This is no e-mail address"),
    "bad-channel": Kind(422, "Nobody can be told by this address"),
    "bad-zone": Kind(422, "No such time zone"),
    "unknown-game": Kind(422, "No such game"),
    "bad-record": Kind(422, "This record cannot be taken in"),
    "bad-network": Kind(422, "This is no network to be banned"),
    "bad-options": Kind(422, "The game has no such option"),
    "bad-clock": Kind(422, "This is no clock to play by"),
    "bad-seats": Kind(422, "The game is not for that many players"),
    "bad-seat": Kind(422, "There is no such seat"),
    "bad-target": Kind(422, "The game cannot go back there"),
    "illegal-choice": Kind(422, "The rules do not allow this"),
    "unknown-message": Kind(422, "This message means nothing here"),
    "too-many": Kind(429, "Too much at once"),
    "internal-error": Kind(500, "Something broke here"),
    "rule-failed": Kind(500, "The rules broke down on this command"),
    "broken-table": Kind(500, "This table cannot be loaded"),
    "no-backup": Kind(500, "No backup was written"),
    "not-saved": Kind(503, "The command could not be saved"),
    "database-away": Kind(503, "The database is away"),
}
REFUSED = Kind(422, "The rules do not allow this")


class Problem(Exception):
    """A refusal on its way to the client. `extra` members stand beside the usual ones in the document.

    Of these `retry_after`, in seconds, becomes a header too.
    """

    def __init__(self, code: str, detail: str, **extra: Any) -> None:
        super().__init__(detail)
        self.code = code
        self.kind = CATALOGUE.get(code, REFUSED)
        self.detail = detail
        self.extra = extra

    @classmethod
    def of(cls, refused: Refused) -> "Problem":
        """The problem for a refusal by the rules, with its clause where the rules name one."""
        extra = {"clause": refused.clause} if refused.clause else {}
        return cls(refused.code, refused.detail, **extra)

    def document(self) -> dict[str, Any]:
        """The problem document; `request` is the number under which the host finds it in the log."""
        number = trail.present().request
        return {
            "type": f"urn:orloj:problem:{self.code}",
            "code": self.code,
            "title": self.kind.title,
            "status": self.kind.status,
            "detail": self.detail,
            **({"request": number} if number else {}),
            **self.extra,
        }

    def response(self) -> JsonResponse:
        """The document as an HTTP answer."""
        wait = self.extra.get("retry_after")
        headers = {"Retry-After": str(wait)} if wait is not None else None
        return JsonResponse(self.document(), self.kind.status, headers, media_type="application/problem+json")
