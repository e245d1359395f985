"""Hunger Wall and Cathedral (PCR-GRID)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.caput.by import By
from orloj.games.caput.components.grids import COLUMNS, CROSSING, GRIDS, ROWS, UP_COST, Grid
from orloj.games.caput.components.vocabulary import read
from orloj.games.caput.effects.base import Own, gives
from orloj.games.caput.game import Caput, Check, bill
from orloj.games.caput.state import Marker, Player

PROJECTS = ("wall", "cath")
TOP_TIER = 3
UP_BILL = bill(UP_COST)
CROSSING_BILL = {tier: bill(cost) for tier, cost in CROSSING.items()}


def grid(game: Caput, project: str) -> Grid:
    """The tiers in use of a project (PCR-VARIANT-07)."""
    return GRIDS[project][game.options["wall" if project == "wall" else "cathedral"]]


def marker(player: Player, project: str) -> Marker:
    """A player's cube on a project."""
    return player.wall if project == "wall" else player.cath


def crossing(game: Caput, seat: int, project: str) -> dict[str, int] | None:
    """What the next step up costs beside windows: nothing within a tier; None at the top (PCR-GRID-13, 15, 31)."""
    row = marker(game.players[seat], project).row
    if row == ROWS:
        return None
    rows = grid(game, project).rows
    tier, above = rows[row - 1].tier, rows[row].tier
    return CROSSING_BILL[above] if above != tier else {}


def can_climb(game: Caput, seat: int, project: str, windows: bool) -> bool:
    """Whether a step up can be paid in full, with windows or without (PCR-GRID-07, PCR-GRID-14, PCR-GRID-19)."""
    cost = crossing(game, seat, project)
    if cost is None:
        return False
    held = game.players[seat].goods
    return all(held[good] >= n for good, n in cost.items()) and (
        not windows or all(held[good] >= n for good, n in UP_BILL.items())
    )


def why_no_climb(game: Caput, seat: int, project: str) -> str:
    """The clause that forbids a bought step up: the top row, too few windows, or the crossing cost."""
    if crossing(game, seat, project) is None:
        return "PCR-GRID-31"
    held = game.players[seat].goods
    return "PCR-GRID-14" if all(held[good] >= n for good, n in UP_BILL.items()) else "PCR-GRID-07"


def climb(game: Caput, by: By, project: str, windows: bool) -> Effects:
    """A step up that is paid for; crossing into a tier is an event, the Cathedral's top one offers a tile."""
    cost = crossing(game, by.seat, project) or {}
    effects = game.spend(by, cost | (UP_BILL if windows else {})) if cost or windows else ()
    cube = marker(game.edit_player(by.seat), project)
    cube.row += 1
    game.note("up", by.seat, project=project, row=cube.row)
    if cost:
        effects += game.event(by.seat, "cross")
        if project == "cath" and grid(game, project).rows[cube.row - 1].tier == TOP_TIER:
            effects += (CathedralTile(by),)
    return (*effects, Land(by, project))


@dataclass(frozen=True, slots=True)
class Sideways(Own):
    """One step sideways, in the project's one direction; none beyond the last column (PCR-GRID-03, 05, 31)."""

    by: By
    project: str

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        if marker(game.players[self.by.seat], self.project).column == COLUMNS - 1:
            return ()
        cube = marker(game.edit_player(self.by.seat), self.project)
        cube.column += 1
        game.note("sideways", self.by.seat, project=self.project, column=cube.column)
        return (Land(self.by, self.project),)


@dataclass(frozen=True, slots=True)
class Land(Own):
    """The square a cube has come to, also by an arrow (PCR-GRID-17, PCR-GRID-18, PCR-GRID-22)."""

    by: By
    project: str

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        cube = marker(game.players[self.by.seat], self.project)
        square = grid(game, self.project).rows[cube.row - 1].squares[cube.column]
        if square == ">":
            return (Sideways(self.by, self.project),)
        if square == "^":
            return (Arrow(self.by, self.project),)
        return line_effects(game, self.by, read(square)) if square else ()


@dataclass(frozen=True, slots=True)
class Arrow(Own):
    """An up arrow, or a step up by another effect: now or never, without windows, the crossing cost stays due
    (PCR-GRID-18 to PCR-GRID-21)."""

    by: By
    project: str
    ask: ClassVar[str] = "arrow"

    def options(self, game: Caput) -> Sequence[str]:
        return ["up", "stay"] if can_climb(game, self.by.seat, self.project, windows=False) else ["stay"]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        return climb(game, self.by, self.project, windows=False) if choice == "up" else ()

    def context(self, game: Caput) -> dict[str, Any]:
        return {"project": self.project, "cost": crossing(game, self.by.seat, self.project)}


@dataclass(frozen=True, slots=True)
class EarnSideways(Own):
    """Sideways moves earned: they wait in one's own turn, in which they may be made at any later moment
    (PCR-GRID-33, PCR-TIMING-07); in another's turn they are made at once."""

    by: By
    project: str
    n: int

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        if game.turn.seat != self.by.seat:
            return [Sideways(self.by, self.project) for _ in range(self.n)]
        game.edit_turn().sideways[self.project] += self.n
        return ()


@dataclass(frozen=True, slots=True)
class CathedralTile(Own):
    """On reaching the top tier of the Cathedral: take one of its final-scoring tiles, if wanted (PCR-GRID-23 to 26)."""

    by: By
    ask: ClassVar[str] = "cathedral-tile"

    def options(self, game: Caput) -> Sequence[str] | None:
        if not game.supply.cathedral:
            return ()
        return [*(f"v:{tile}" for tile in game.supply.cathedral), "decline"]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        if choice == "decline":
            return ()
        tile = choice.removeprefix("v:")
        game.edit_supply().cathedral.remove(tile)
        game.edit_player(self.by.seat).cathedral_tile = tile
        game.note("cathedral-tile", self.by.seat, what=tile)
        return ()


def _can_move(project: str) -> Check:
    """Whether a sideways step of a project can do anything: not in the last column (NOTATION, section 2)."""
    return lambda game, by: marker(game.players[by.seat], project).column < COLUMNS - 1


def _can_rise(project: str) -> Check:
    """Whether a step up without windows can be made now."""
    return lambda game, by: can_climb(game, by.seat, project, windows=False)


def _register(project: str) -> None:
    @gives(f"{project}>")
    def _sideways(by: By, n: int) -> Effects:
        return (EarnSideways(by, project, n),)

    @gives(f"{project}^")
    def _up(by: By, n: int) -> Effects:
        return (Arrow(by, project),) * n


for _project in PROJECTS:
    _register(_project)
    Caput.checks |= {f"{_project}>": _can_move(_project), f"{_project}^": _can_rise(_project)}
