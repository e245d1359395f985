"""The words that a game brings to the notation."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

RESERVED = frozenset(("once", "when", "before", "after", "or", "per", "here"))
WORD = r"[a-z]+(?:-[a-z]+)*(?::[a-z]+(?:-[a-z]+)*)?[>^]?"


@dataclass(frozen=True, slots=True)
class Symbol:
    """What the notation may do with a symbol.

    `amount`: it takes a number; `cost`: it may be paid; `gain`: it may be gained; `numbered`: canonical text
    writes its amount even when that is 1.
    """

    amount: bool
    cost: bool
    gain: bool = True
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one game.

    A symbol or an event that may be followed by `here` is listed with it: "build here".
    Raises ValueError for a word that the notation could not read back.
    """

    symbols: Mapping[str, Symbol]
    events: frozenset[str]
    counts: frozenset[str]

    def __post_init__(self) -> None:
        for word in (*self.symbols, *self.events, *self.counts):
            stem = word.removesuffix(" here")
            if stem in RESERVED or not re.fullmatch(WORD, stem):
                raise ValueError(f"not a word of the notation: {word!r}")


def keyed(word: str, here: bool) -> str:
    """The name under which a word stands in a vocabulary."""
    return f"{word} here" if here else word
