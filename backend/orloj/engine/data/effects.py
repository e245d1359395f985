"""Looking into parsed effects."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from orloj.engine.data.rows import Row
from orloj.engine.notation import Change, Effect, Item

CROWD = 3  # symbols on one side of an arrow that still fit a card


class Card(Protocol):
    """What all kinds of card have."""

    @property
    def id(self) -> str: ...
    @property
    def effect(self) -> Effect: ...


def items_of(effect: Effect) -> Iterator[tuple[str, Item]]:
    """Every symbol of an effect, those in brackets too, with "cost" or "gain"."""
    for line in effect:
        yield from items_in(line.change)


def items_in(change: Change, gain: str = "gain") -> Iterator[tuple[str, Item]]:
    """Every symbol of a change, those in brackets too, with "cost" or the name for what is gained."""
    for side, choice in (("cost", change.cost), (gain, change.gain)):
        for item in (item for items in choice for item in items):
            if isinstance(item.symbol, Change):
                yield from items_in(item.symbol, side)
            else:
                yield side, item


def symbols_of(effect: Effect, side: str) -> list[str]:
    """The symbols that an effect costs ("cost") or gives ("gain")."""
    return [str(item.symbol) for found, item in items_of(effect) if found == side]


def require_fitting(row: Row, effect: Effect) -> None:
    """Raise ComponentError for an effect that shows more on one side of an arrow than fits."""
    lists = [items for line in effect for items in (*line.change.cost, *line.change.gain)]
    row.require(all(len(items) <= CROWD for items in lists), f"at most {CROWD} symbols on a side")


def require_uncrowded(file: str, cards: Mapping[str, Card]) -> None:
    """Raise ComponentError for a card whose effect does not fit."""
    for card in cards.values():
        require_fitting(Row(file, card.id, {}), card.effect)
