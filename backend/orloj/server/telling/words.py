"""The words of messages: short, plain, with what is asked and at which table."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from orloj.server.lobby.table import TableInfo
from orloj.server.telling.outbox import BEGIN, CHAT, END, MOTION, QUESTION, TEST, TIME
from orloj.server.telling.truth import Row

LONGEST = 200  # characters of a title
MOTIONS = {
    "undo": "{by} asks to take steps back",
    "cancel": "{by} asks to break the game off",
    "pause": "{by} asks for a pause",
    "bot": "{by} asks that a bot plays for {seat}",
    "drop": "{by} asks to go on without {seat}",
    "substitute": "{by} asks for somebody else on the seat of {seat}",
    "wait": "{by} asks to go on waiting for {seat}",
    "time": "The clock of {seat} is empty: the table decides",
}
THEN = {"bot": "a bot plays on for you until you come back", "vote": "the others decide how to go on"}


class Message(NamedTuple):
    """What is sent. `path` is of the page it leads to, `tag` the same for messages that replace one another."""

    title: str
    text: str
    path: str
    tag: str


class Item(NamedTuple):
    """One thing to tell: a row, its table, and the title of the table's game."""

    row: Row
    table: TableInfo | None
    game: str


def message_of(items: Sequence[Item]) -> Message:
    """One message for one thing or for several."""
    if len(items) > 1:
        waiting = [item for item in items if item.row.occasion not in (END, BEGIN, CHAT)]
        count = len({item.row.table_id for item in waiting or items})
        games = "1 game" if count == 1 else f"{count} games"
        title = f"{games} {'waits' if count == 1 else 'wait'} for you" if waiting else f"News from {games}"
        return Message(title, "\n".join(f"{_title(item)}. {_text(item)}" for item in items), "/", "many")
    item = items[0]
    path, tag = (f"/t/{item.table.id}", item.table.id) if item.table else ("/", TEST)
    return Message(_title(item)[:LONGEST], _text(item), path, tag)


def _title(item: Item) -> str:
    row, table = item.row, item.table
    if table is None:
        return "A test from Orloj"
    if row.round:
        return f"Reminder: {table.name}"
    if row.about.get("withdrawn"):
        return f"Not your turn after all, {table.name}"
    if row.occasion == QUESTION:
        return f"Question in {_named(table, row.about.get('turn'))}’s turn"
    if row.occasion == MOTION:
        return _motion(table, row.about)
    plain = {END: "The game is over", BEGIN: "The game begins", TIME: "Your clock is empty"}
    if row.occasion == CHAT:
        return f"{row.about.get('name') or _named(table, row.about.get('by'))} speaks to you, {table.name}"
    return f"{plain.get(row.occasion, 'Your turn')}, {table.name}"


def _text(item: Item) -> str:
    row, table = item.row, item.table
    if table is None:
        return "This is how Orloj tells you what happens at your tables."
    where = f"{table.name} ({item.game})"
    if row.about.get("withdrawn"):
        return f"{where}: the turn was taken back, nothing is asked of you now."
    if row.occasion == END:
        return f"{where}: {'broken off' if table.cancelled else _result(table)}."
    if row.occasion == CHAT:
        return f"{where}: {row.about.get('text', '')}"
    if row.occasion == MOTION:
        return f"{where}: your vote is asked for."
    if row.occasion == TIME:
        return f"{where}: {THEN.get(str(row.about.get('then')), 'your move is waited for')}."
    if row.occasion == BEGIN:
        return f"{where}."
    asked = (table.waiting or {}).get(str(row.about["seat"]), row.about.get("ask", "turn"))
    asks = "your turn" if asked == "turn" else f"you are asked: {asked.replace('-', ' ')}"
    return f"{where}: {asks}."


def _motion(table: TableInfo, about: Mapping[str, object]) -> str:
    motion = table.motion
    if motion is None:
        return f"A vote, {table.name}"
    words = MOTIONS.get(motion.kind, "{by} asks for your vote")
    return words.format(by=_named(table, motion.seat), seat=_named(table, motion.about.get("seat")))


def _named(table: TableInfo, seat: object) -> str:
    name = table.name_of(seat) if isinstance(seat, int) else None
    return name or "somebody"


def _result(table: TableInfo) -> str:
    winners = [_named(table, score["seat"]) for score in table.scores or [] if score.get("winner")]
    return f"{' and '.join(winners)} won" if winners else "it is over"
