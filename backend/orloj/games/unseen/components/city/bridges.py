"""Bridge sites on the board and the Bridge tiles of every player (PU-DATA-11)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Item
from orloj.games.unseen.components.city.places import SIDES_OF_BOARD, side_for
from orloj.games.unseen.components.source import DATA, Data, block
from orloj.games.unseen.components.vocabulary import cost_of


@dataclass(frozen=True, slots=True)
class Site:
    """Two facing spaces of equal worth in points, one in each of the two Neighborhoods of a border."""

    id: str
    between: tuple[str, str]
    worth: int
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BridgeTile:
    """A Bridge tile: the stack it lies in, how many lie above it, and the Guilds it costs."""

    id: str
    stack: int
    depth: int
    cost: tuple[Item, ...]
    text: str


def sites(data: Data) -> Mapping[str, Site]:
    """The Bridge sites of both sides of the board by id."""
    found: dict[str, Site] = {}
    for row in block(data, "board", "bridges").rows("site"):
        between = row.texts("between")
        if len(between) != 2:
            raise row.error("a site lies between two Neighborhoods")
        found[row.id] = Site(row.id, (between[0], between[1]), row.number("worth"), row.texts("sides"))
    return MappingProxyType(found)


def tiles(data: Data) -> Mapping[str, BridgeTile]:
    """The Bridge tiles of one player by id."""
    return MappingProxyType(
        {
            row.id: BridgeTile(row.id, row.number("stack"), row.number("depth"), cost_of(row, "cost"), row.text("cost"))
            for row in block(data, "bridges", "bridge_tiles").rows("tile")
        }
    )


def stacks_of(tiles: Mapping[str, BridgeTile]) -> Mapping[int, tuple[str, ...]]:
    """Stack -> its tiles from the top."""
    ordered = sorted(tiles.values(), key=lambda tile: tile.depth)
    numbers = sorted({tile.stack for tile in ordered})
    return MappingProxyType({number: tuple(tile.id for tile in ordered if tile.stack == number) for number in numbers})


def sites_for(seats: int) -> tuple[Site, ...]:
    """The sites in use with so many players, in the order of the data."""
    return _SITES_OF[side_for(seats)]


SITES = sites(DATA)
_SITES_OF = {side: tuple(site for site in SITES.values() if side in site.sides) for side in SIDES_OF_BOARD}
BESIDE_VP = block(DATA, "board", "bridges").number("beside_board")
"""Points of a Bridge tile for which no space was left (PU-BRIDGE-05)."""
BRIDGE_TILES = tiles(DATA)
BRIDGE_STACKS = stacks_of(BRIDGE_TILES)
GOLEM_EVERY = block(DATA, "board", "milestones").number("golem_every")
"""So many built Bridge tiles make one Golem Milestone (PU-MILE-01)."""
