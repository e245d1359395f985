"""What belongs to one seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part
from orloj.games.unseen.components.city import BRIDGE_STACKS
from orloj.games.unseen.components.minigames import DISPLAY
from orloj.games.unseen.components.vocabulary import BASICS, HOODS, TYPES

GOODS = (*BASICS, "garnet", "rumor")
HAND, BENCH = "hand", "bench"


@dataclass(slots=True)
class Player(Part):
    """Everything that belongs to one seat."""

    seat: int
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    workers: dict[str, str] = field(default_factory=lambda: dict.fromkeys(TYPES, HAND))
    """Worker type -> hand, bench, square:<hood>, card:<place> or laid:<hood> (PU-WRK-06)."""
    guilds: list[str] = field(default_factory=list[str])
    tiles: list[int] = field(default_factory=lambda: [len(stack) for stack in BRIDGE_STACKS.values()])
    """Bridge tiles left in each stack."""
    bridges: list[int] = field(default_factory=list[int])
    """The worth in points of each built Bridge tile."""
    beside: int = 0
    """How many of them found no space on the board."""
    boat: int = 0
    voyages: int = 0
    ends: list[int] = field(default_factory=list[int])
    idea: int = 0
    milestones: dict[str, list[str]] = field(default_factory=lambda: {hood: [] for hood in HOODS})
    bonuses: dict[str, int] = field(default_factory=dict[str, int])
    """Neighborhood -> position of the own marker on its End Game Scoring Bonus, from 1."""
    display: list[list[str]] = field(default_factory=lambda: [[] for _ in DISPLAY.rows])
    repair: dict[str, int] = field(default_factory=dict[str, int])
    upgrades: list[str] = field(default_factory=list[str])
    mugs: list[str] = field(default_factory=list[str])
    prices: list[str] = field(default_factory=list[str])
    era_vp: list[int] = field(default_factory=list[int])
    card_vp: int = 0

    def copy(self) -> Self:
        return type(self)(
            self.seat,
            self.stock.copy(),
            self.workers.copy(),
            self.guilds.copy(),
            self.tiles.copy(),
            self.bridges.copy(),
            self.beside,
            self.boat,
            self.voyages,
            self.ends.copy(),
            self.idea,
            {hood: types.copy() for hood, types in self.milestones.items()},
            self.bonuses.copy(),
            [row.copy() for row in self.display],
            self.repair.copy(),
            self.upgrades.copy(),
            self.mugs.copy(),
            self.prices.copy(),
            self.era_vp.copy(),
            self.card_vp,
        )

    def on_squares(self) -> int:
        """How many own Workers stand on Squares; those laid down beside one do not (PU-BUILD-07)."""
        return sum(place.startswith("square:") for place in self.workers.values())
