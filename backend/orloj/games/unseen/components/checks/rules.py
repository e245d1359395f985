"""How a check says what does not hold."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from orloj.engine.notation import Change, Effect, Item
from orloj.games.unseen.components.rows import ComponentError

CROWD = 3  # symbols on one side of an arrow that still fit a card


def require(holds: bool, file: str, id: str, rule: str) -> None:
    """Raise ComponentError for that place of the data unless the rule holds."""
    if not holds:
        raise ComponentError(file, id, rule)


def same(found: object, wanted: object, file: str, id: str, rule: str) -> None:
    """Raise ComponentError unless the data have what the rule wants."""
    require(found == wanted, file, id, f"{rule}: {found!r} instead of {wanted!r}")


def items_of(effect: Effect) -> Iterator[tuple[str, Item]]:
    """Every symbol of an effect, those in brackets too, with "cost" or "gain"."""
    for line in effect:
        yield from _items(line.change, "gain")


def _items(change: Change, gain: str) -> Iterator[tuple[str, Item]]:
    for side, choice in (("cost", change.cost), (gain, change.gain)):
        for item in (item for items in choice for item in items):
            if isinstance(item.symbol, Change):
                yield from _items(item.symbol, side)
            else:
                yield side, item


def gains(effect: Effect) -> list[str]:
    """The symbols that an effect gives."""
    return [str(item.symbol) for side, item in items_of(effect) if side == "gain"]


def require_uncrowded(file: str, effects: Mapping[str, Effect]) -> None:
    """Raise ComponentError for a card that shows more on one side of an arrow than fits."""
    for id_, effect in effects.items():
        lists = [items for line in effect for items in (*line.change.cost, *line.change.gain)]
        require(
            all(len(items) <= CROWD for items in lists), file, id_, f"more than {CROWD} symbols on a side"
        )


def rising(marks: tuple[tuple[int, int], ...]) -> bool:
    """Do both the spaces and the points of a track's marks rise?"""
    return all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(marks))
