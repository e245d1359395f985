"""Canonical text of what was read."""

from orloj.engine.notation.nodes import Change, Choice, Effect, Item, Line
from orloj.engine.notation.vocabulary import Vocabulary


def show(node: Effect | Line | Change | Item, vocabulary: Vocabulary | None = None) -> str:
    """Canonical text. Without a vocabulary every amount of 1 is left out; both texts read the same."""
    if isinstance(node, Line):
        return _header(node) + show(node.change, vocabulary)
    if isinstance(node, Change):
        paid = _choice(node.cost, vocabulary) + " -> " if node.cost else ""
        return paid + _choice(node.gain, vocabulary)
    if isinstance(node, Item):
        return _item(node, vocabulary)
    return "; ".join(show(line, vocabulary) for line in node)


def _header(line: Line) -> str:
    words = ["once a turn"] if line.once else []
    if line.moment:
        words += [line.moment, line.events[0]] + ["here"] * line.here
        words += [f"or {event}" for event in line.events[1:]]
    return " ".join(words) + ": " if words else ""


def _choice(choice: Choice, vocabulary: Vocabulary | None) -> str:
    return " | ".join(", ".join(_item(item, vocabulary) for item in items) for items in choice)


def _item(item: Item, vocabulary: Vocabulary | None) -> str:
    if isinstance(item.symbol, Change):
        text, numbered = f"({show(item.symbol, vocabulary)})", False
    else:
        text = item.symbol
        known = vocabulary.symbols.get(item.key) if vocabulary else None
        numbered = known is not None and known.numbered
    text += f" {item.n}" if numbered or item.n > 1 else ""
    text += " here" if item.here else ""
    text += f" x{item.times}" if item.times > 1 else ""
    return text + (f" per {item.per}" if item.per else "")
