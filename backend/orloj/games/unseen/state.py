"""The parts of a position of Prague Unseen. Seats are numbers from 0, clockwise; pieces are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part
from orloj.engine.piles import Pile
from orloj.games.unseen.components.cards import MUG_COPIES, MUGS
from orloj.games.unseen.components.city import BRIDGE_STACKS
from orloj.games.unseen.components.minigames import CLOCK_START, DISPLAY, MARKET_CENTRE, RIVER, RIVER_TOKENS
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


@dataclass(slots=True)
class Place:
    """A building place: the top Price token, how many are in the stack, and the cards, the last on top."""

    price: str | None = None
    left: int = 0
    cards: list[str] = field(default_factory=list[str])
    seat: int = -1
    worker: str = ""

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.price, self.left, self.cards.copy(), self.seat, self.worker)


@dataclass(slots=True)
class Hood(Part):
    """A Neighborhood."""

    id: str
    square: list[str]
    """By seat: the type of the Worker standing on the Square, or ""."""
    influence: list[int]
    """By seat: the space of the Gargoyle, CROWN for the crown."""
    virtual: int = 0
    laid: list[str] = field(default_factory=list[str])
    """Workers built over, as <seat>-<type>."""
    places: dict[str, Place] = field(default_factory=dict[str, Place])
    prices: Pile = field(default_factory=Pile)
    """Price tokens that nobody has seen."""
    upgrades: list[str] = field(default_factory=list[str])
    """Upgrade cards left, once somebody has looked; `upgrade_pile` before."""
    upgrade_pile: Pile = field(default_factory=Pile)
    upgrades_left: int = 0
    witch_tokens: dict[str, str] = field(default_factory=dict[str, str])
    bonus: list[int] = field(default_factory=list[int])
    """Seats with a marker on the End Game Scoring Bonus, in order of claiming."""

    def copy(self) -> Self:
        return type(self)(
            self.id,
            self.square.copy(),
            self.influence.copy(),
            self.virtual,
            self.laid.copy(),
            {name: place.copy() for name, place in self.places.items()},
            self.prices.copy(),
            self.upgrades.copy(),
            self.upgrade_pile.copy(),
            self.upgrades_left,
            self.witch_tokens.copy(),
            self.bonus.copy(),
        )


@dataclass(slots=True)
class Turn(Part):
    """Whose turn it is in which Era, and what the turn has used up."""

    era: int = 0
    seat: int = -1
    first: int = -1
    """The holder of the First Player token."""
    acted: bool = False
    bound: bool = False
    """3 Rumors were paid: the action must be one that uses a Worker (PU-CONV-07)."""
    counts_as: str = ""
    worker: str = ""
    """The Worker that was used, by its real type; it alone counts as `counts_as`."""
    used: list[str] = field(default_factory=list[str])
    """Upgrade cards used up this turn."""
    benched: dict[str, str] = field(default_factory=dict[str, str])
    """Seat -> the Worker on the Bench, in order of Benching."""

    def copy(self) -> Self:
        return type(self)(
            self.era,
            self.seat,
            self.first,
            self.acted,
            self.bound,
            self.counts_as,
            self.worker,
            self.used.copy(),
            self.benched.copy(),
        )


@dataclass(slots=True)
class City(Part):
    """What lies in the middle of the board: Popularity, offer, Witch, Bridges."""

    popularity: list[str] = field(default_factory=list[str])
    witch: str = ""
    witch_piles: dict[str, Pile] = field(default_factory=dict[str, Pile])
    offer: list[str] = field(default_factory=list[str])
    """The Building offer from the left; "" is a gap."""
    deck: Pile = field(default_factory=Pile)
    starters: Pile = field(default_factory=Pile)
    spaces: dict[str, int] = field(default_factory=dict[str, int])
    """Bridge space <site>:<hood> -> seat of the tile on it, -1 when empty."""
    joined: dict[str, list[str]] = field(default_factory=lambda: {hood: [] for hood in HOODS})
    """Neighborhood -> those joined to it by a complete Bridge."""

    def copy(self) -> Self:
        return type(self)(
            self.popularity.copy(),
            self.witch,
            {level: pile.copy() for level, pile in self.witch_piles.items()},
            self.offer.copy(),
            self.deck.copy(),
            self.starters.copy(),
            self.spaces.copy(),
            {hood: others.copy() for hood, others in self.joined.items()},
        )


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
