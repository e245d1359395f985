"""What a component text is read into: frozen lines, changes and items."""

from dataclasses import dataclass

from orloj.engine.notation.vocabulary import keyed


@dataclass(frozen=True, slots=True)
class Item:
    """A symbol, or a bracketed change, with its amount, place, repetition and what multiplies it.

    `n` is the amount of one time, `times` how often the item is resolved (each time chosen anew) and `per`
    the count that multiplies it when it is resolved ("" for none). A named symbol such as `guild:masons`
    is one string. Within a cost a bracketed change has no cost of its own: its `gain` is what is paid.
    """

    symbol: "str | Change"
    n: int = 1
    here: bool = False
    times: int = 1
    per: str = ""

    @property
    def key(self) -> str:
        """The name of the symbol in its vocabulary, such as "influence here"; "" for a bracketed change."""
        return keyed(self.symbol, self.here) if isinstance(self.symbol, str) else ""


@dataclass(frozen=True, slots=True)
class Change:
    """Alternatives to pay (none when free) and alternatives to gain; an alternative is a list of items."""

    cost: tuple[tuple[Item, ...], ...]
    gain: tuple[tuple[Item, ...], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One printed power: how often, at which moment of which events, and what changes.

    `moment` is "" (at will, or at once), "when", "before" or "after"; `here` narrows the first event to the
    card's own place.
    """

    once: bool
    moment: str
    events: tuple[str, ...]
    here: bool
    change: Change


Choice = tuple[tuple[Item, ...], ...]
Effect = tuple[Line, ...]
