"""The pieces of the four minigames."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part
from orloj.engine.piles import Pile
from orloj.games.unseen.components.cards import MUG_COPIES, MUGS
from orloj.games.unseen.components.minigames import CLOCK_START, MARKET_CENTRE, RIVER, RIVER_TOKENS


@dataclass(slots=True)
class Market(Part):
    """The Golems' Marketplace and Priority track."""

    side: str = "printed"
    golem: int = MARKET_CENTRE
    priority: list[str] = field(default_factory=list[str])
    """Worker types from the top of the track."""

    def copy(self) -> Self:
        return type(self)(self.side, self.golem, self.priority.copy())


@dataclass(slots=True)
class Cauldron(Part):
    """The Horned's Cauldron, Flame board and bag."""

    items: list[str] = field(default_factory=list[str])
    """The Item in each section, clockwise; "" is a gap."""
    flame: int = 0
    """Quarter turns clockwise of the Flame board since its first bonus lay at the first Worker symbol."""
    bag: Pile = field(default_factory=Pile)

    def copy(self) -> Self:
        return type(self)(self.items.copy(), self.flame, self.bag.copy())


@dataclass(slots=True)
class Crate:
    """A Crate in play: its section by Worker type, its slot from the left, and whether its Reward is shown."""

    section: str
    slot: int
    shown: bool = True


@dataclass(slots=True)
class Clock(Part):
    """The Robots' Clock and Crates."""

    at: str = CLOCK_START
    crates: dict[str, Crate] = field(default_factory=dict[str, Crate])

    def copy(self) -> Self:
        crates = {name: Crate(crate.section, crate.slot, crate.shown) for name, crate in self.crates.items()}
        return type(self)(self.at, crates)


@dataclass(slots=True)
class River(Part):
    """The Vodniks' River and its Milestone stacks."""

    spaces: list[list[str]] = field(default_factory=lambda: [sorted(types) for types in RIVER])
    """Worker types of space 1, 2, ...; never changed once the game has begun."""
    stacks: dict[str, dict[str, int]] = field(
        default_factory=lambda: {stack: dict(types) for stack, types in RIVER_TOKENS.items()}
    )
    finished: int = -1
    """The seat that marked the first End space; -1 while nobody has."""
    sets: list[str] = field(default_factory=list[str])
    """The sets of River Variety tokens in River order, when they are in use."""

    def copy(self) -> Self:
        stacks = {stack: tokens.copy() for stack, tokens in self.stacks.items()}
        return type(self)(self.spaces.copy(), stacks, self.finished, self.sets.copy())


@dataclass(slots=True)
class Slot:
    """Where a Mill token lies: section by Worker type, slot from the left."""

    section: str
    slot: int


@dataclass(slots=True)
class Mill(Part):
    """The Mill Wheel, and the Mug cards beside it."""

    tokens: dict[str, Slot] = field(default_factory=dict[str, Slot])
    mugs: Pile = field(default_factory=lambda: Pile(dict.fromkeys(MUGS, MUG_COPIES)))
    discard: dict[str, int] = field(default_factory=dict[str, int])

    def copy(self) -> Self:
        tokens = {token: Slot(at.section, at.slot) for token, at in self.tokens.items()}
        return type(self)(tokens, self.mugs.copy(), self.discard.copy())
