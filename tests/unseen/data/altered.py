"""Broken copies of the component data."""

import copy
from collections.abc import Mapping
from typing import Any

from orloj.games.unseen.components.source import DATA, Data

GONE = "GONE"


def altered(changes: Mapping[str, Any]) -> Data:
    """A copy of the data with other values, by path: `board/clock/bulbs`, `items/items/kind/bag/copies`.

    A list is entered by the id of a table in it or by index; the value GONE takes the entry away.
    """
    data: dict[str, Any] = copy.deepcopy(dict(DATA))
    for path, value in changes.items():
        *way, last = path.split("/")
        node: Any = data
        for step in way:
            node = node[_key(node, step)]
        if value == GONE:
            del node[_key(node, last)]
        else:
            node[_key(node, last)] = value
    assert data != DATA
    return data


def _key(node: Any, step: str) -> Any:
    if isinstance(node, dict):
        return step
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in node]
    return ids.index(step) if step in ids else int(step)
