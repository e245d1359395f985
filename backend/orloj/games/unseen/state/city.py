"""The Neighborhoods, and what lies in the middle of the board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from orloj.engine.parts import Part
from orloj.engine.piles import Pile
from orloj.games.unseen.components.vocabulary import HOODS


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
