"""Building, Upgrade and Mug cards (PU-DATA-07, PU-DATA-10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from orloj.engine.notation import Effect
from orloj.games.unseen.components.source import DATA, Data, block, blocks
from orloj.games.unseen.components.vocabulary import HOODS, TYPES, effect_of


@dataclass(frozen=True, slots=True)
class Building:
    """A Building card. `level` is 0 for the starting cards, else the Era it is offered in; `worker` is the
    type that may enter it, or "any" (PU-SYM-03)."""

    id: str
    name: str
    level: int
    worker: str
    effect: Effect
    text: str


@dataclass(frozen=True, slots=True)
class Upgrade:
    """An Upgrade card of a Neighborhood; `code` is its printed number."""

    id: str
    code: str
    name: str
    hood: str
    effect: Effect
    text: str


@dataclass(frozen=True, slots=True)
class Mug:
    """A kind of Mug card; the deck holds `MUG_COPIES` of each."""

    id: str
    name: str
    effect: Effect
    text: str


def buildings(data: Data) -> Mapping[str, Building]:
    """The Building cards of the data by id."""
    return MappingProxyType(
        {
            row.id: Building(
                row.id,
                row.text("name"),
                row.number("level"),
                row.one_of("worker", (*TYPES, "any")),
                effect_of(row, "effect"),
                row.text("effect"),
            )
            for row in block(data, "buildings", "buildings").rows("card")
        }
    )


def upgrades(data: Data) -> Mapping[str, Upgrade]:
    """The Upgrade cards of the data by id."""
    return MappingProxyType(
        {
            row.id: Upgrade(
                row.id,
                row.text("code"),
                row.text("name"),
                row.one_of("neighborhood", HOODS),
                effect_of(row, "effect"),
                row.text("effect"),
            )
            for row in block(data, "upgrades", "upgrade_cards").rows("card")
        }
    )


def mugs(data: Data) -> Mapping[str, Mug]:
    """The kinds of Mug card of the data by id."""
    return MappingProxyType(
        {
            row.id: Mug(row.id, row.text("name"), effect_of(row, "effect"), row.text("effect"))
            for row in blocks(data, "mugs", "mug")
        }
    )


BUILDINGS = buildings(DATA)
UPGRADES = upgrades(DATA)
UPGRADES_IN_PLAY = block(DATA, "upgrades", "upgrades").number("in_play")
"""Upgrade cards of each Neighborhood that a game is played with (PU-SETUP-15)."""
MUGS = mugs(DATA)
MUG_COPIES = block(DATA, "mugs", "mug_deck").number("copies")
