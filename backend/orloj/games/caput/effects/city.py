"""The city: placing buildings, claims, blue corners, plazas (PCR-BUILD, PCR-CORNER, PCR-PLAZA)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.caput.by import By
from orloj.games.caput.components.city import OLD_TOWN, PLAZAS_FOR, PRINTED_CORNERS, SITE_VP, SITES_FOR, SURCHARGE
from orloj.games.caput.components.hexes import SIDES, Hex, Vertex, hex_id, hex_of, turned_corners, vertex
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.components.tiles import BUILDINGS
from orloj.games.caput.effects.base import Own
from orloj.games.caput.effects.board import MOST_A_CORNER, GainTokens
from orloj.games.caput.effects.grids import EarnSideways
from orloj.games.caput.game import Caput, bill
from orloj.games.caput.state import FREE, Built

SITE_IDS: Mapping[int, Mapping[Hex, str]] = MappingProxyType(
    {seats: {site: hex_id(site) for site in sites} for seats, sites in SITES_FOR.items()}
)
UPPER, LOWER = "upper", "lower"


EXTRA = bill(SURCHARGE)
OLD_SITES = frozenset(site for plaza in PLAZAS_FOR[4] if plaza.id in OLD_TOWN for site in plaza.sites)
OLD_IDS = frozenset(map(hex_id, OLD_SITES))


def surcharge(site: Hex) -> dict[str, int]:
    """What a site costs on top of the tile: gold in the Old Town (PCR-BUILD-14, PCR-BUILD-17)."""
    return EXTRA if site in OLD_SITES else {}


def free_sites(game: Caput, gold: int) -> list[Hex]:
    """The sites without a building whose surcharge so much gold can pay (PCR-BUILD-11, PCR-BUILD-15)."""
    built, closed = game.city.sites, OLD_SITES if gold < EXTRA["gold"] else ()
    return [site for site, name in SITE_IDS[game.seats].items() if name not in built and site not in closed]


def around(game: Caput, plaza: str) -> list[Built]:
    """The buildings round a plaza, whoever built them (PCR-BUILD-22)."""
    sites = next(place.sites for place in PLAZAS_FOR[game.seats] if place.id == plaza)
    return [game.city.sites[hex_id(site)] for site in sites if hex_id(site) in game.city.sites]


def marks(tile: str, turn: int, site: Hex) -> list[Vertex]:
    """The vertices at which the blue marks of a building lie."""
    return [vertex(site, corner) for corner in turned_corners(BUILDINGS[tile].corners, turn)]


def corner_tokens(game: Caput, tile: str, turn: int, site: Hex) -> int:
    """A token for each other blue mark, printed ones too, at the vertex of each of its own (PCR-CORNER-03 to 05)."""
    others = [v for name, built in game.city.sites.items() for v in marks(built.tile, built.turn, hex_of(name))]
    return sum(min(others.count(mark) + (mark in PRINTED_CORNERS), MOST_A_CORNER) for mark in marks(tile, turn, site))


@dataclass(frozen=True, slots=True)
class LayBuilding(Own):
    """Place a building on a free site, in any of six orientations; `paid` is what the tile cost (PCR-BUILD-06).

    Then in order: the surcharge, the site's points, a claim or a point for every building round the plaza, corners,
    the Cathedral icon, and the plaza itself when this was the last building it can have.
    """

    by: By
    tile: str
    paid: int
    ask: ClassVar[str] = "lay"
    open: ClassVar[bool] = False

    def options(self, game: Caput) -> Sequence[str]:
        sites = free_sites(game, game.players[self.by.seat].goods["gold"])
        return [f"lay:{hex_id(site)}:{turn}" for site in sites for turn in range(SIDES)]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        name, turn = choice.removeprefix("lay:").split(":")
        site, tile, seat = hex_of(name), BUILDINGS[self.tile], self.by.seat
        extra = surcharge(site)
        effects = game.spend(self.by, extra) if extra else ()
        tokens = corner_tokens(game, self.tile, int(turn), site)
        plaza = SITES_FOR[game.seats][site]
        paid = self.paid + sum(extra.values())
        claim = seat if tile.cube else FREE
        game.edit_city().sites[name] = Built(self.tile, int(turn), seat, claim, paid)
        player = game.edit_player(seat)
        player.buildings += 1
        player.claims += tile.cube
        game.note("build", seat, what=self.tile, site=name, turn=int(turn), plaza=plaza, claim=tile.cube)
        points = SITE_VP.get(site, 0) + (0 if tile.cube else len(around(game, plaza)))
        if points:
            effects += game.receive(By(seat, "site"), "vp", points)
        if tile.cube:
            effects += game.event(seat, "claim")
        if tokens:
            effects += (GainTokens(self.by, "blue", tokens),)
        if tile.cathedral:
            effects += (EarnSideways(self.by, "cath", 1),)
        return (*effects, *close_plaza(game, plaza, seat))

    def context(self, game: Caput) -> dict[str, Any]:
        return {"tile": self.tile}

    def why(self, game: Caput, choice: str) -> str | None:
        name = choice.removeprefix("lay:").partition(":")[0]
        if name in game.city.sites:
            return "PCR-BUILD-11"
        return "PCR-BUILD-15" if name in OLD_IDS else "PCR-BUILD-06"


def claims(game: Caput, plaza: str) -> dict[int, int]:
    """Seat -> cubes at a plaza (PCR-PLAZA-02)."""
    found: dict[int, int] = {}
    for built in around(game, plaza):
        if built.claim != FREE:
            found[built.claim] = found.get(built.claim, 0) + 1
    return found


def majority(game: Caput, plaza: str) -> list[int]:
    """Who takes both rewards: most cubes, then most spent on the buildings that bear them; all who are still tied
    (PCR-PLAZA-07, PCR-PLAZA-09 to 11)."""
    spent = {
        seat: (n, sum(built.paid for built in around(game, plaza) if built.claim == seat))
        for seat, n in claims(game, plaza).items()
    }
    best = max(spent.values(), default=(0, 0))
    return [seat for seat, rank in spent.items() if rank == best]


def close_plaza(game: Caput, plaza: str, active: int) -> Effects:
    """When every site round a plaza is built on, its rewards, claimant by claimant in turn order from the active
    player (PCR-PLAZA-03, PCR-PLAZA-04, PCR-PLAZA-21)."""
    sites = next(place.sites for place in PLAZAS_FOR[game.seats] if place.id == plaza)
    if len(around(game, plaza)) < len(sites):
        return ()
    game.edit_city().resolved.append(plaza)
    best, present = majority(game, plaza), claims(game, plaza)
    game.note("plaza", active, plaza=plaza, both=best)
    order = [seat for i in range(game.seats) if (seat := (active + i) % game.seats) in present]
    effects: list[Effect[Any]] = []
    for seat in order:
        by = By(seat, plaza)
        effects += [PlazaReward(by, UPPER), PlazaReward(by, LOWER)] if seat in best else [ChooseReward(by)]
    return tuple(effects)


@dataclass(frozen=True, slots=True)
class ChooseReward(Own):
    """A claimant chooses one of the plaza's two rewards (PCR-PLAZA-06)."""

    by: By
    ask: ClassVar[str] = "plaza"

    def options(self, game: Caput) -> Sequence[str]:
        return [f"plaza:{UPPER}", f"plaza:{LOWER}"]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return (PlazaReward(self.by, choice.removeprefix("plaza:")),)

    def context(self, game: Caput) -> dict[str, Any]:
        return {"plaza": self.by.source, "tile": game.city.plazas[self.by.source]}


@dataclass(frozen=True, slots=True)
class PlazaReward(Own):
    """One of a plaza's rewards."""

    by: By
    half: str

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        tile = PLAZA_TILES[game.city.plazas[self.by.source]]
        game.note("reward", self.by.seat, plaza=self.by.source, half=self.half)
        return line_effects(game, self.by, tile.upper if self.half == UPPER else tile.lower)
