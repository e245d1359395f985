"""The words of messages: short, plain, with what is asked and at which table."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from orloj.server.lobby.table import TableInfo
from orloj.server.telling.outbox import BEGIN, CHAT, END, MOTION, QUESTION, READY, REMATCH, SEAT, TEST, TIME, TURN
from orloj.server.telling.truth import Row

LONGEST = 200  # characters of a title
WEIGHTS = (TURN, QUESTION, MOTION, TIME, READY, SEAT, REMATCH, CHAT, END, BEGIN, TEST)
"""Which of several things at one table stands first, and gives the message its title."""
NEWS = (SEAT, CHAT, END, BEGIN)  # for which nothing waits
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

SEATS = {
    "bot": "The others have decided that a bot plays for you until you come back",
    "drop": "The others go on without you: a bot has your seat",
    "substitute": "{now} plays on from your seat",
}


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
    """One message for one thing or for several: what is to be decided stands first."""
    first, *more = sorted(items, key=lambda item: WEIGHTS.index(item.row.occasion))
    places = {item.row.table_id for item in items}
    if len(places) == 1:
        path, tag = (_page(first.row, first.table), first.table.id) if first.table else ("/", TEST)
        lines = [_text(first), *(_text(item) for item in more if item.row.occasion != BEGIN)]
        return Message(_title(first)[:LONGEST], "\n".join(dict.fromkeys(lines)), path, tag)
    waiting = {item.row.table_id for item in items if item.row.occasion not in NEWS}
    games = "1 game waits" if len(waiting) == 1 else f"{len(waiting)} games wait"
    title = f"{games} for you" if waiting else f"News from {len(places)} games"
    lines = [f"{_title(item)}. {_text(item)}" for item in (first, *more)]
    return Message(title, "\n".join(lines), "/", "many")


def _page(row: Row, table: TableInfo) -> str:
    """Where a message leads: who has lost the seat is not let in at the table any more."""
    gone = row.occasion == SEAT and row.about["then"] != "bot"
    return "/" if gone else f"/t/{table.id}"


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
    if row.occasion == REMATCH:
        return f"{_named(table, row.about['by'])} plays again, {table.name}"
    if row.occasion == READY:
        return f"Are you still ready? {table.name}"
    plain = {END: "The game is over", BEGIN: "The game begins", TIME: "Your clock is empty", SEAT: "Your seat"}
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
    if row.occasion == SEAT:
        return f"{where}: {SEATS[row.about['then']].format(now=_named(table, row.about['seat']))}."
    if row.occasion == REMATCH:
        return f"{where}: join them by “Join the rematch” on that page."
    if row.occasion == READY:
        return f"{where}: it is to be played otherwise than you agreed to."
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
