"""The city: what claims on open plazas may bring."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.prices import effect_worth
from orloj.bots.caput.weights import CLOSING, SLOW
from orloj.games.caput.components.city import PLAZAS_FOR
from orloj.games.caput.components.hexes import hex_id
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.game import Caput
from orloj.games.caput.state import FREE

SITES = {
    seats: tuple((plaza.id, tuple(hex_id(site) for site in plaza.sites)) for plaza in plazas)
    for seats, plazas in PLAZAS_FOR.items()
}


@cache
def claim(tile: str, lacks: int, first: bool, left: int) -> float:
    """A claim on a plaza that lacks so many buildings: one of its rewards, both for whoever is first there, the lower
    one if it stays open."""
    upper, lower = (effect_worth(half, left) for half in (PLAZA_TILES[tile].upper, PLAZA_TILES[tile].lower))
    closing = CLOSING[min(lacks, len(CLOSING) - 1)] * min(1.0, left / SLOW)
    complete = upper + lower if first else max(upper, lower)
    return closing * complete + (1 - closing) * effect_worth(PLAZA_TILES[tile].lower, 0)


def claims(game: Caput, left: int) -> list[float]:
    """Seat -> what its claims may bring; remembered with the city until that changes."""
    memory = game.city.views.setdefault("worth", {})
    known = memory.get(str(left))
    if known is None:
        known = memory[str(left)] = _claims(game, left)
    return known


def _claims(game: Caput, left: int) -> list[float]:
    worth = [0.0] * game.seats
    city, built = game.city, game.city.sites
    for plaza, sites in SITES[game.seats]:
        if plaza in city.resolved:
            continue
        there = [built[site] for site in sites if site in built]
        ranks: dict[int, tuple[int, int]] = {}
        for building in there:
            if (seat := building.claim) != FREE:
                n, paid = ranks.get(seat, (0, 0))
                ranks[seat] = n + 1, paid + building.paid
        if ranks:
            best = max(ranks.values())
            for seat, rank in ranks.items():
                worth[seat] += claim(city.plazas[plaza], len(sites) - len(there), rank == best, left)
    return worth
