"""Random solo games, and whether the log explains each of the Councilor's turns."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.games.unseen.components.solo import AIMS, HELP, SOLO_CARDS, CardRow
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.table import RULES

Entry = Mapping[str, Any]
LEVELS = [(level, witch) for level in (1, 2, 3, 4) for witch in ("no", "yes") if level > 2 or witch == "no"]
"""Every level, without the Witch Aim card and, where it may be, with it."""
ACTIONS = {"place", "enter", "build", "bridge", "bench"}


def options(level: int, witch: str = "no", **others: str) -> dict[str, str]:
    """The options of a solo table."""
    return {"councilor": str(level), "witch-aim": witch, **others}


def random_game(level: int, witch: str, seed: int) -> Iterator[tuple[Match, Step]]:
    """A random solo game, step by step; each step is given with the position it led to."""
    dice = random.Random(seed)
    match, step = Match.start(RULES, 1, options(level, witch), seed.to_bytes(4, "big"))
    yield match, step
    while match.game.decider is not None:
        yield match, (step := match.choose(0, dice.choice(legal(match.game))))


def turns(log: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """What is told of each turn of the Councilor, from its beginning to the next turn or the end of the Era."""
    found: list[Entry] = []
    for entry in [*log, {"k": "turn", "seat": 0}]:
        if entry["k"] in ("turn", "era-end", "era-points") and found:
            yield found
            found = []
        if found or (entry["k"], entry["seat"]) == ("turn", COUNCILOR):
            found.append(entry)


def unexplained(turn: Sequence[Entry], aims: Mapping[str, str]) -> list[str]:
    """What is wrong with the tale of a turn: a card, its rows from the top, one action of the row that was possible."""
    cards = [entry["what"] for entry in turn if entry["k"] == "solo-card"]
    rows = [entry for entry in turn if entry["k"] == "solo-row"]
    wanted = [row for card in cards for row in SOLO_CARDS[card].rows]
    side = HELP["witch" if AIMS[aims["a"]].hood == "witch" else "plain"]
    printed = [row for row in rows if not row["bench"]]
    found = [f"row {row} is not {wish}" for row, wish in zip(printed, wanted, strict=False) if not _is(row, wish)]
    found += [f"row {row} is not {w}" for row, w in zip(_bench(rows), side.bench, strict=False) if not _is(row, w)]
    if sum(row["action"] == "draw" for row in printed) != len(cards) - 1:
        found.append(f"{len(cards)} cards")
    done = [row for row in rows if row["hood"]]
    if len(done) > 1 or (done and rows[-1] != done[0]):
        found.append(f"rows after the one that was done: {rows}")
    acts = [entry["k"] for entry in turn if entry["k"] in ACTIONS and entry["seat"] == COUNCILOR]
    first = done[0]["action"] if done else "bench"
    if acts[:1] != [first] or (first == "bench") != ("bench" in acts):
        found.append(f"{acts} for {first}")
    if not done and len(_bench(rows)) != len(side.bench):
        found.append("passed without trying the whole Bench help card")
    return [*found, *_choices(turn, aims), *_tried(rows, aims)]


def _is(row: Entry, wish: CardRow) -> bool:
    return (row["action"], row["where"]) == (wish.action, wish.where)


def _bench(rows: Sequence[Entry]) -> list[Entry]:
    return [row for row in rows if row["bench"]]


def _choices(turn: Sequence[Entry], aims: Mapping[str, str]) -> Iterator[str]:
    """An Aim card that decided shows the symbol; whatever else decided has no symbol."""
    for entry in turn:
        if entry["k"] == "solo-choice":
            shown = AIMS[aims[entry["slot"]]].symbols if entry["slot"] else ()
            if (entry["why"] == "aim") != (entry["symbol"] in shown) or not entry["why"]:
                yield f"{entry} with {aims}"


def _tried(rows: Sequence[Entry], aims: Mapping[str, str]) -> Iterator[str]:
    """Where a row was tried: by A and B, or from A counterclockwise."""
    for row in rows:
        names = [hood for hood, _ in row["tried"]] + ([row["hood"]] if row["hood"] else [])
        a, b = AIMS[aims["a"]].hood, AIMS[aims["b"]].hood
        if "witch" in (a, b) or row["where"] not in ("a-else-b", "a-else-around"):
            continue
        way = [a, b] if row["where"] == "a-else-b" else [HOODS[(HOODS.index(a) - i) % 4] for i in range(4)]
        if names != way[: len(names)] or (not row["hood"] and len(names) != len(way)):
            yield f"{row['where']} tried {names}"
