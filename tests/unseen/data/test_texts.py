"""The words of Prague Unseen: the worked texts, and all texts of the data."""

from collections.abc import Iterator
from typing import Any

import pytest

from orloj.engine.data.rows import tables_in
from orloj.engine.notation import Change, Item, Line, NotationError, parse_cost
from orloj.games.unseen.components.source import DATA
from orloj.games.unseen.components.vocabulary import VOCABULARY, read, show

FIELDS = frozenset(
    (
        *("effect", "cost", "gain", "printed", "home_worker", "other_worker", "empty", "turn_back", "bonuses"),
        *("column_2", "column_4", "column_5", "space_1", "space_2", "space_6", "era_1", "era_2", "era_3"),
        *("unit", "flame"),
    )
)
"""Fields of the data files that hold the notation, wherever they stand."""


def texts() -> Iterator[str]:
    """Every text in notation of the data files."""
    for table in tables_in(dict(DATA)):
        for field in table.keys() & FIELDS:
            yield from flat(table[field])
    board = DATA["board"]
    for name in ("market_printed", "market_side_a", "market_side_b", "starting_bonus"):
        yield from flat(board[name]["rows"])
    yield from flat(board["flame_order"]["clockwise"])
    yield from flat(list(board["influence_rewards"]["space_4"].values()))


def flat(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value


def plain(cost: tuple[tuple[Item, ...], ...], *gain: tuple[Item, ...]) -> tuple[Line, ...]:
    """One line without a header."""
    return (Line(False, "", (), False, Change(cost, gain)),)


def test_every_text_of_the_data_is_canonical() -> None:
    found = list(texts())
    assert len(found) > 220
    for text in found:
        assert show(read(text)) == text


ANY, SWAP = Item("any"), Change(((Item("any"),),), ((Item("any"),),))
WORKED = {
    "book 2 -> fish 4": plain(((Item("book", 2),),), (Item("fish", 4),)),
    "fish 2": plain((), (Item("fish", 2),)),
    "any, rumor 2, enter": plain((), (ANY, Item("rumor", 2), Item("enter"))),
    "boat 3 | idea 3": plain((), (Item("boat", 3),), (Item("idea", 3),)),
    "(any -> any) x2": plain((), (Item(SWAP, times=2),)),
    "same 2 -> vp 5": plain(((Item("same", 2),),), (Item("vp", 5),)),
    "any per square": plain((), (Item("any", per="square"),)),
    "any 4 -> vp 1 per building": plain(((Item("any", 4),),), (Item("vp", 1, per="building"),)),
    "upgrade -> rumor 2, upgrade here, influence here": plain(
        ((Item("upgrade"),),), (Item("rumor", 2), Item("upgrade", here=True), Item("influence", here=True))
    ),
    "rumor 1 -> activate": plain(((Item("rumor"),),), (Item("activate"),)),
    "once a turn before market: rumor 1 -> market 1": (
        Line(True, "before", ("market",), False, Change(((Item("rumor"),),), ((Item("market"),),))),
    ),
    "when place here: fish, mug": (Line(False, "when", ("place",), True, Change((), ((Item("fish"), Item("mug")),))),),
}


@pytest.mark.parametrize("text", WORKED)
def test_worked_texts(text: str) -> None:
    assert read(text) == WORKED[text]
    assert show(WORKED[text]) == text


def test_a_text_is_read_once() -> None:
    assert read("any, rumor 1") is read("any, rumor 1")


def test_amounts_of_one_are_written_for_steps_rumors_and_points_only() -> None:
    assert show(read("beer 1, rumor, boat")) == "beer, rumor 1, boat 1"
    assert show(read("vp, idea, market")) == "vp 1, idea 1, market 1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("guild:bakers", "unknown symbol 'guild:bakers'"),
        ("beer here", "unknown symbol 'beer here'"),
        ("upgrade", "'upgrade' cannot be gained"),
        ("vp 1 -> any", "'vp' cannot be paid"),
        ("influence here -> any", "'influence here' cannot be paid"),
        ("guild:masons 2", "takes no amount"),
        ("when mill here: any", "unknown event 'mill here'"),
        ("any per boat", "unknown count 'boat'"),
    ],
)
def test_texts_that_mean_nothing_here(text: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        read(text)


def test_what_may_be_paid() -> None:
    """PU-SYM-04: a Worker on a Square, placing one and entering with one are words of their own, never paid."""
    payable = {key for key, symbol in VOCABULARY.symbols.items() if symbol.cost}
    assert payable == {
        *("beer", "cog", "fish", "book", "any", "same", "rumor", "garnet", "mug", "upgrade", "guild"),
        *("guild:masons", "guild:carpenters", "guild:smiths", "guild:ropers"),
    }
    assert {"place", "enter"} <= VOCABULARY.symbols.keys()
    assert "square" in VOCABULARY.counts
    for word in ("place", "enter", "witch", "boat 1"):
        with pytest.raises(NotationError):
            parse_cost(word, VOCABULARY)
