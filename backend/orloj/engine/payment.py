"""Ways to pay: multisets of goods, their names as choices, and their order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from operator import mul

Way = dict[str, int]
_PART = re.compile(r"([a-z]+)(\d*)")


def way_id(way: Mapping[str, int]) -> str:
    """The choice that stands for a way to pay: `pay:fish2+rumor3`; an amount of one is left out."""
    return "pay:" + ("+".join([f"{good}{n}" if n > 1 else good for good, n in way.items() if n]) or "nothing")


def way_of(choice: str) -> Way:
    """The goods of a way to pay."""
    if choice == "pay:nothing":
        return {}
    parts = (_PART.fullmatch(part) for part in choice.removeprefix("pay:").split("+"))
    return {part[1]: int(part[2] or 1) for part in parts if part}


def ordered(ways: Iterable[tuple[int, ...]], goods: tuple[str, ...], worth: Mapping[str, float]) -> list[Way]:
    """The distinct ways, given as counts in the order of `goods`, the cheapest first by the worth of what goes."""
    worths = [worth[good] for good in goods]
    found = sorted(set(ways))
    found.sort(key=lambda way: sum(map(mul, way, worths)))
    return [dict(zip(goods, way, strict=True)) for way in found]
