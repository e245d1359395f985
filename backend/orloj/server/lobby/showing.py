"""A table on the wire, as one person is shown it."""

from collections.abc import Collection
from typing import Any

from orloj.engine.chance import commitment
from orloj.server.clocks.standing import shown
from orloj.server.history.visits import News
from orloj.server.life.voting import needs, voters
from orloj.server.lobby.motion import Motion
from orloj.server.lobby.table import MARK, OVER, RUNNING, TableInfo
from orloj.server.wire import now


def shown_to(
    table: TableInfo, person: str | None, online: Collection[str], away: Collection[str], news: News
) -> dict[str, Any]:
    """A table for one person, with what is new there for that one.

    `online` are the persons with an open page, `away` those who have had none for so long that a bot may stand in.
    The seed is in it only when the game is over.
    """
    seated = bool(table.seats_of(person))
    return {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "name": table.name,
        "public": table.public,
        "options": table.options,
        "agreement": table.agreement(),
        "seats": [_seat(table, seat, person, online, away) for seat in range(table.seats)],
        "status": table.status,
        "cancelled": table.cancelled,
        "version": table.version,
        "seen": news.seen,
        "news": news.number,
        "news_by": news.by,
        "you": table.seat_of(person),
        "host": table.host == person,
        "commitment": commitment(table.seed),
        "seed": table.seed.hex() if table.status == OVER else None,
        "waiting": table.waiting,
        "turn_since": table.turn_since,
        "scores": table.scores,
        "rematch": table.rematch if seated else None,
        "clock": table.clock,
        "clocks": shown(table, now()),
        "paused": table.paused,
        "motion": _motion(table, table.motion, person)
        if table.motion is not None and table.status == RUNNING
        else None,
        "watching": person in table.watchers,
        "watchers": [{"id": id, "name": watcher.name} for id, watcher in table.watchers.items()] if seated else [],
        "watch_link": seated and table.watch_hash is not None,
        "invite_mark": table.invite_hash[:MARK] if seated else None,
        "sandbox": table.sandbox,
        "created": table.created,
        "updated": table.updated,
    }


def _seat(
    table: TableInfo, seat: int, viewer: str | None, online: Collection[str], away: Collection[str]
) -> dict[str, Any]:
    person = table.taken.get(seat)
    return {
        "seat": seat,
        "person": {"id": person.id, "name": person.name} if person else None,
        "name": table.name_of(seat),
        "bot": table.bots.get(seat),
        "program": person is not None and person.program,
        "host": person is not None and person.id == table.host,
        "you": person is not None and person.id == viewer,
        "yours": person is not None and viewer is not None and viewer in (person.id, person.owner),
        "companion": person is not None and person.companion,
        "ready": table.name_of(seat) is not None and seat not in table.waits_for(),
        "conceded": seat in table.conceded,
        "former": [{"id": somebody.id, "name": somebody.name} for somebody in table.former.get(seat, ())],
        "offered": seat in table.offered,
        "online": person is not None and (person.id in online or person.owner in online),
        "away": person is not None and person.id in away,
    }


def _motion(table: TableInfo, motion: Motion, person: str | None) -> dict[str, Any]:
    return {
        "id": motion.id,
        "kind": motion.kind,
        "by": motion.seat,
        "mine": motion.seat in table.seats_of(person),
        "about": motion.about,
        "votes": [
            {"seat": seat, "yes": vote is not False, "choice": vote if isinstance(vote, str) else None}
            for seat, vote in motion.votes.items()
        ],
        "voters": voters(table, motion.kind, motion.about, motion.votes),
        "needs": needs(motion.kind),
        "opened": motion.opened,
        "expires": motion.expires,
    }
