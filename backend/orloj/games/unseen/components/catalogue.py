"""The component data as the page gets it: every piece by id, with the fields and texts of the data files."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.minigames.golem import SIDES, market_block
from orloj.games.unseen.components.solo import HELP
from orloj.games.unseen.components.source import DATA, VERSION, block, blocks

__all__ = ["VERSION", "catalogue"]

_PROVENANCE = frozenset(("source", "basis", "forced", "id"))
_ELSEWHERE = frozenset(("box", "neighborhood", "place_order", "bridges"))
"""Blocks of the board that are lists of pieces by themselves, or no part of the drawing."""


@cache
def catalogue() -> dict[str, Any]:
    """One JSON object, the same at every call: read it, never change it."""
    return {
        "neighborhoods": _by_id(blocks(DATA, "board", "neighborhood")),
        "places": _by_id(block(DATA, "board", "place_order").rows("place")),
        "sites": _by_id(block(DATA, "board", "bridges").rows("site")),
        "buildings": _by_id(block(DATA, "buildings", "buildings").rows("card")),
        "prices": _prices(),
        "upgrades": _by_id(block(DATA, "upgrades", "upgrade_cards").rows("card")),
        "mugs": _by_id(blocks(DATA, "mugs", "mug")),
        "witch_tokens": _by_id(block(DATA, "witch", "witch_tokens").rows("token")),
        "items": _by_id(block(DATA, "items", "items").rows("kind")),
        "crates": _by_id(block(DATA, "crates", "crates").rows("crate")),
        "mill_tokens": _by_id(block(DATA, "mill", "mill").rows("token")),
        "bridge_tiles": _by_id(block(DATA, "bridges", "bridge_tiles").rows("tile")),
        "river_milestones": _by_id(block(DATA, "river_milestones", "river_milestones").rows("token")),
        "river_sets": _by_id(block(DATA, "variety", "river_tokens").rows("set")),
        "market_sides": {side: _shown(market_block(DATA, side)) for side in SIDES},
        "councilors": _by_id(block(DATA, "solo", "councilors").rows("board")),
        "aims": _by_id(block(DATA, "solo", "aims").rows("card")),
        "solo_cards": _by_id(block(DATA, "solo", "solo_cards").rows("card")),
        "reward_tokens": _by_id(block(DATA, "solo", "reward_tokens").rows("token")),
        "help_cards": {side: _shown(block(DATA, "solo", f"help_{side}")) for side in HELP},
        "board": _board(),
    }


def _by_id(rows: Iterable[Row]) -> dict[str, Any]:
    return {row.id: _shown(row) for row in rows}


def _shown(row: Row) -> dict[str, Any]:
    return {field: value for field, value in row.fields.items() if field not in _PROVENANCE}


def _prices() -> dict[str, Any]:
    points = block(DATA, "prices", "vp")
    tokens = block(DATA, "prices", "price_list").rows("price")
    return {row.id: _shown(row) | {"vp": points.number(f"level_{row.number('level')}")} for row in tokens}


def _board() -> dict[str, Any]:
    """What is printed on the board and on the player boards, block by block; with what happens to Crates."""
    names = (name for name, value in DATA["board"].items() if type(value) is dict)
    printed = {
        name: _shown(block(DATA, "board", name))
        for name in names
        if name not in _ELSEWHERE and not name.startswith("market_")
    }
    bridges = {"beside_board": block(DATA, "board", "bridges").number("beside_board")}
    return printed | {"bridges": bridges, "crate_use": _shown(block(DATA, "crates", "crate_use"))}
