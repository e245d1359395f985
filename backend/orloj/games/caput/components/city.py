"""The city map: plazas, sites, Old Town, printed corners (PCR-BUILD, PCR-PLAZA)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from orloj.engine.data.rows import Row
from orloj.games.caput.components.hexes import Hex, Vertex
from orloj.games.caput.components.rows import listed, numbered
from orloj.games.caput.components.source import DATA, block
from orloj.games.caput.components.vocabulary import cost_of

SEATS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Plaza:
    """A plaza with its building sites, in use from a number of players."""

    id: str
    at: Hex
    players: int
    sites: tuple[Hex, ...]


def pair(value: Any) -> Hex:
    """Two numbers of the data as a hex or vertex."""
    q, r = value
    return int(q), int(r)


def _plaza(row: Row) -> Plaza:
    sites = tuple(pair(site) for site in row.value("sites", list))
    return Plaza(row.id, pair(row.value("at", list)), row.number("players"), sites)


PLAZAS = tuple(_plaza(row) for row in block(DATA, "city", "plazas").rows("list"))
PLAZAS_FOR: Mapping[int, tuple[Plaza, ...]] = MappingProxyType(
    {seats: tuple(plaza for plaza in PLAZAS if plaza.players <= seats) for seats in SEATS}
)
SITES_FOR: Mapping[int, Mapping[Hex, str]] = MappingProxyType(
    {seats: MappingProxyType({s: p.id for p in plazas for s in p.sites}) for seats, plazas in PLAZAS_FOR.items()}
)
"""Players -> building site -> the one plaza it borders (PCR-BUILD-25)."""
OLD_TOWN = frozenset(block(DATA, "city", "old_town").texts("plazas"))
SURCHARGE = cost_of(block(DATA, "city", "old_town"), "surcharge")
SITE_VP: Mapping[Hex, int] = MappingProxyType(
    {pair(row["site"]): row["vp"] for row in listed(block(DATA, "city", "old_town_points"), "list")}
)
PRINTED_CORNERS: frozenset[Vertex] = frozenset(
    pair(row.value("vertex", list)) for row in block(DATA, "city", "corners").rows("list")
)
NEUTRAL_SITES: Mapping[int, tuple[Hex, ...]] = MappingProxyType(
    {
        seats: tuple(pair(site) for site in row.value("sites", list))
        for seats, row in numbered(block(DATA, "city", "neutral"), "list", "players").items()
    }
)
