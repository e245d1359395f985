"""The outbox's part of storing a command on PostgreSQL: one more branch of the same statement."""

from typing import Any

import orjson
from sqlalchemy import CTE, ColumnElement, Insert, String, bindparam, cast, func, literal, literal_column, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import ARRAY

from orloj.server.db.tables import outbox, preference
from orloj.server.db.types import Moment
from orloj.server.telling.outbox import DELAY
from orloj.server.telling.passing import Word

SECOND: ColumnElement[Any] = literal_column("interval '1 second'")


def told_with(statement: Insert, moved: CTE) -> Insert:
    """The statement that stores an event, with a branch that stores a word too, if `moved` has a row."""
    each = func.unnest(bindparam("told", type_=ARRAY(String)), bindparam("abouts", type_=ARRAY(String)))
    one = each.table_valued("person", "about", name="one").render_derived()
    at = bindparam("at", type_=Moment)
    rows = {
        "person_id": one.c.person,
        "table_id": bindparam("table_id", type_=String),
        "occasion": bindparam("occasion", type_=String),
        "version": bindparam("seq", type_=outbox.c.version.type),
        "round": literal(0),
        "about": cast(one.c.about, outbox.c.about.type),
        "created": at,
        "due": at + func.coalesce(preference.c.delay, DELAY) * SECOND,
    }
    found = select(*rows.values()).select_from(
        moved.join(one, literal(True)).outerjoin(preference, preference.c.person_id == one.c.person)
    )
    return statement.add_cte(
        postgresql.insert(outbox).from_select(list(rows), found).on_conflict_do_nothing().cte("told")
    )


def told_values(word: Word) -> dict[str, Any]:
    """The values of that branch, beside those of the event."""
    return {
        "told": list(word.told),
        "abouts": [orjson.dumps(about).decode() for about in word.told.values()],
        "occasion": word.occasion,
    }
