"""The parts of a position of Praga Caput Regni. Seats are numbers from 0, clockwise; pieces are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part
from orloj.engine.piles import Pile
from orloj.games.caput.components.setup import START
from orloj.games.caput.components.tracks import MINES, PRODUCTION, QUARRIES, SEALS, WEALTH

GOODS = ("gold", "stone", "egg", "silver", "goldwindow", "red", "blue", "vp")
FREE = -1


@dataclass(slots=True)
class Laid:
    """A hex tile that was laid: its id and the sixths by which it is turned clockwise."""

    tile: str
    turn: int


@dataclass(slots=True)
class Marker:
    """A cube on a project's grid: column in the direction of travel from 0, row from 1."""

    column: int = 0
    row: int = 1


@dataclass(slots=True)
class Player(Part):
    """Everything that belongs to one seat."""

    seat: int
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0) | dict(START))
    mines: int = MINES.start
    quarries: int = QUARRIES.start
    """The spaces of the two markers; the number of mines is one less (PCR-MINE-06)."""
    mine_token: str = ""
    quarry_token: str = ""
    rights: int = 0
    """Seal claims earned and not used."""
    seals: list[str] = field(default_factory=list[str])
    wealth: list[str] = field(default_factory=lambda: [wealth.id for wealth in WEALTH])
    """Wealth bonuses still under their cube."""
    tech: int = 0
    uni: int = 0
    technologies: list[str] = field(default_factory=list[str])
    """Technologies gained, in order; those of level III and IV also in `used` when they are."""
    fresh: list[str] = field(default_factory=list[str])
    """Technologies of level I and II that work only from the next turn (PCR-TECH-06)."""
    used: list[str] = field(default_factory=list[str])
    road: int = 0
    statue: str = ""
    """The V tile of the bridge."""
    cathedral_tile: str = ""
    wall: Marker = field(default_factory=Marker)
    cath: Marker = field(default_factory=Marker)
    board: dict[str, list[Laid]] = field(default_factory=dict[str, list[Laid]])
    """Action or wall place -> the tiles on it, the last on top."""
    paid: list[str] = field(default_factory=list[str])
    """Connections on the own board that have paid (PCR-UPGRADE-24)."""
    buildings: int = 0
    claims: int = 0
    final: dict[str, int] = field(default_factory=dict[str, int])
    """Points of the final scoring by category."""

    def copy(self) -> Self:
        return type(self)(
            self.seat,
            self.goods.copy(),
            self.mines,
            self.quarries,
            self.mine_token,
            self.quarry_token,
            self.rights,
            self.seals.copy(),
            self.wealth.copy(),
            self.tech,
            self.uni,
            self.technologies.copy(),
            self.fresh.copy(),
            self.used.copy(),
            self.road,
            self.statue,
            self.cathedral_tile,
            Marker(self.wall.column, self.wall.row),
            Marker(self.cath.column, self.cath.row),
            {place: [Laid(laid.tile, laid.turn) for laid in stack] for place, stack in self.board.items()},
            self.paid.copy(),
            self.buildings,
            self.claims,
            self.final.copy(),
        )


@dataclass(slots=True)
class Turn(Part):
    """Whose turn it is, what it has used up and what still waits in it."""

    number: int = 0
    """Turns begun by all, the solo opponent's among them."""
    seat: int = -1
    first: int = -1
    tile: str = ""
    slot: int = 0
    main: bool = False
    """The action of the tile is done."""
    extra: str = ""
    """"bought", then "done"."""
    refreshed: bool = False
    done: list[str] = field(default_factory=list[str])
    """Actions performed this turn, in order."""
    special: int = 0
    """Points of a special tile bonus that is not used yet; 0 without one."""
    bonus: bool = False
    """The slot's other bonus waits (PCR-CRANE-04)."""
    street: int = 0
    """The street space whose free effect waits; `eggs` the one whose egg effect does."""
    eggs: int = 0
    sideways: dict[str, int] = field(default_factory=lambda: {"wall": 0, "cath": 0})
    """Sideways moves that wait (PCR-TIMING-07)."""

    def copy(self) -> Self:
        return type(self)(
            self.number,
            self.seat,
            self.first,
            self.tile,
            self.slot,
            self.main,
            self.extra,
            self.refreshed,
            self.done.copy(),
            self.special,
            self.bonus,
            self.street,
            self.eggs,
            self.sideways.copy(),
        )


@dataclass(slots=True)
class Spot:
    """Where an action tile lies on the crane, and whether it carries the 5-point token."""

    position: int
    five: bool = False


@dataclass(slots=True)
class Crane(Part):
    """The action crane: the position of the blocked sector and of every tile on the wheel."""

    box: int = 0
    tiles: dict[str, Spot] = field(default_factory=dict[str, Spot])

    def copy(self) -> Self:
        return type(self)(self.box, {tile: Spot(spot.position, spot.five) for tile, spot in self.tiles.items()})


@dataclass(slots=True)
class Rows(Part):
    """The three rows with their stacks: three normal tiles and, last, the special one; "" is a gap."""

    era: int = 1
    rows: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    normal: dict[str, Pile] = field(default_factory=dict[str, Pile])
    special: dict[str, Pile] = field(default_factory=dict[str, Pile])

    def copy(self) -> Self:
        return type(self)(
            self.era,
            {row: tiles.copy() for row, tiles in self.rows.items()},
            {row: pile.copy() for row, pile in self.normal.items()},
            {row: pile.copy() for row, pile in self.special.items()},
        )


@dataclass(slots=True)
class Built:
    """A building in the city: who built it (FREE for a neutral one), whose claim it bears, what was paid for it."""

    tile: str
    turn: int
    builder: int = FREE
    claim: int = FREE
    paid: int = 0


@dataclass(slots=True)
class City(Part):
    """Plaza tiles and buildings."""

    plazas: dict[str, str] = field(default_factory=dict[str, str])
    resolved: list[str] = field(default_factory=list[str])
    sites: dict[str, Built] = field(default_factory=dict[str, Built])
    """Site "q,r" -> the building on it."""

    def copy(self) -> Self:
        sites = {
            site: Built(built.tile, built.turn, built.builder, built.claim, built.paid)
            for site, built in self.sites.items()
        }
        return type(self)(self.plazas.copy(), self.resolved.copy(), sites)


@dataclass(slots=True)
class Supply(Part):
    """What all may take: bridge tiles, seals, production tokens, technologies."""

    planks: list[str] = field(default_factory=list[str])
    """Bridge tiles laid, each as <tile>:<way>."""
    bridge_iv: Pile = field(default_factory=Pile)
    bridge_v: list[str] = field(default_factory=list[str])
    cathedral: list[str] = field(default_factory=list[str])
    seals: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEALS, FREE))
    tokens: list[str] = field(default_factory=lambda: list(PRODUCTION))
    technologies: dict[str, Pile] = field(default_factory=dict[str, Pile])

    def copy(self) -> Self:
        return type(self)(
            self.planks.copy(),
            self.bridge_iv.copy(),
            self.bridge_v.copy(),
            self.cathedral.copy(),
            self.seals.copy(),
            self.tokens.copy(),
            {level: pile.copy() for level, pile in self.technologies.items()},
        )


PARTS = (Player, Laid, Marker, Turn, Spot, Crane, Rows, Built, City, Supply)
"""Every class that a stored position is made of."""
