"""The counts of the box, as the rule texts give them, and that the data files hold just these pieces."""

from orloj.engine.data.rows import Row
from orloj.games.unseen.components.cards import buildings, mugs, upgrades
from orloj.games.unseen.components.city.bridges import tiles
from orloj.games.unseen.components.city.squares import resources
from orloj.games.unseen.components.minigames.horned import item_kinds
from orloj.games.unseen.components.minigames.robot import crates
from orloj.games.unseen.components.minigames.vodnik import mill_tokens, river_sets, river_tokens
from orloj.games.unseen.components.prices import prices
from orloj.games.unseen.components.source import Data, block
from orloj.games.unseen.components.vocabulary import BASICS, TYPES
from orloj.games.unseen.components.witch import witch_tokens

GIVEN = {
    **dict.fromkeys((*BASICS, "garnet"), (15, "PU-DATA-01")),
    "witch_tokens": (10, "PU-DATA-02"),
    "river_tokens": (15, "PU-DATA-03"),
    "market_tiles": (1, "PU-DATA-03"),
    "crates": (11, "PU-DATA-04"),
    "priority_tiles": (4, "PU-DATA-05"),
    "faction_tiles": (4, "PU-DATA-05"),
    "price_tokens": (36, "PU-DATA-06"),
    "buildings": (65, "PU-DATA-07"),
    "mugs": (18, "PU-DATA-07"),
    "items": (33, "PU-DATA-08"),
    "mill_tokens": (5, "PU-DATA-09"),
    "river_milestones": (12, "PU-DATA-09"),
    "upgrades": (32, "PU-DATA-10"),
}
PLAYER = {"gargoyles": 4, "boats": 1, "markers": 12, "bridge_tiles": 8}


def check(data: Data) -> None:
    """Raise ComponentError when the box, or a file with its pieces, has another count than the texts."""
    box, player = block(data, "board", "box"), block(data, "board", "player")
    for name, (number, clause) in GIVEN.items():
        box.same(box.number(name), number, f"{name} in the box ({clause})")
    for name, (file, found) in _listed(data).items():
        number, clause = GIVEN[name]
        Row(file, name, {}).same(found, number, f"pieces in the data ({clause})")
    player.same(sorted(player.texts("workers")), sorted(TYPES), "one Worker of each type (PU-DATA-11)")
    for name, number in PLAYER.items():
        player.same(player.number(name), number, f"{name} of a player (PU-DATA-11)")
    listed = block(data, "bridges", "bridge_tiles")
    listed.same(len(tiles(data)), PLAYER["bridge_tiles"], "Bridge tiles (PU-DATA-11)")


def _listed(data: Data) -> dict[str, tuple[str, int]]:
    """Piece -> the file that lists it, and how many there are by that list."""
    stacks = river_tokens(data).values()
    copies = block(data, "mugs", "mug_deck").number("copies")
    return {
        "witch_tokens": ("witch", len(witch_tokens(data))),
        "river_tokens": ("variety", sum(len(tokens) for tokens in river_sets(data).values())),
        "crates": ("crates", len(crates(data))),
        "priority_tiles": ("board", len(TYPES)),
        "faction_tiles": ("board", len(resources(data))),
        "price_tokens": ("prices", len(prices(data))),
        "buildings": ("buildings", len(buildings(data))),
        "mugs": ("mugs", len(mugs(data)) * copies),
        "items": ("items", sum(kind.copies for kind in item_kinds(data).values())),
        "mill_tokens": ("mill", len(mill_tokens(data))),
        "river_milestones": ("river_milestones", sum(sum(types.values()) for types in stacks)),
        "upgrades": ("upgrades", len(upgrades(data))),
    }
