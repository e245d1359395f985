"""The effect texts: each can be read, is canonical and fits its tile; every word of the notation is on some piece."""

from collections.abc import Iterator
from typing import Any

from orloj.engine.data.effects import items_of, require_fitting
from orloj.engine.data.rows import Row, is_a, tables_in
from orloj.engine.notation import Effect
from orloj.games.caput.components.source import Data, block
from orloj.games.caput.components.vocabulary import VOCABULARY, effect_from

FIELDS = frozenset(
    (
        *("bonus", "building_without_cube", "centre", "cost", "each", "edges", "effect", "egg", "end", "entry", "free"),
        *("gain", "lower", "now", "plus_one", "produce", "reward", "squares", "surcharge", "technology_past_the_top"),
        *("university_past_the_top", "upper", "ways", "II", "III"),
    )
)
OTHER = {"plazas": frozenset(("reward",))}
"""Table -> its fields of that name that hold no effect."""
SIGNS = frozenset((">", "^"))
"""What squares of the projects show beside effects (PCR-GRID-17, PCR-GRID-18)."""


def check(data: Data) -> None:
    """Raise ComponentError for a text that cannot be read or does not fit, or a word that nothing shows."""
    shown: set[str] = set()
    for row, effect in effects(data):
        require_fitting(row, effect)
        for line in effect:
            shown |= {*line.events}
        for _, item in items_of(effect):
            shown |= {item.key, item.per}
            lessens = item.symbol != "less" or all(line.moment == "before" for line in effect)
            row.require(lessens, "less stands after before alone")
    words = block(data, "technologies", "rules")
    for word in (*VOCABULARY.symbols, *VOCABULARY.events, *VOCABULARY.counts):
        words.require(word in shown, f"no piece shows {word!r}")


def effects(data: Data) -> Iterator[tuple[Row, Effect]]:
    """Every effect text of the data, read, with the table in which it stands. Raises ComponentError."""
    for file, blocks in data.items():
        for name, content in blocks.items():
            for table in tables_in(content):
                row = Row(file, str(table.get("id", name)), table)
                for field in (field for field in table if field in FIELDS - OTHER.get(name, frozenset())):
                    yield from ((row, effect_from(row, field, text)) for text in _texts(table[field]))


def _texts(value: Any) -> list[str]:
    found = value if is_a(value, list) else [value]
    return [text for text in found if is_a(text, str) and text and text not in SIGNS]
