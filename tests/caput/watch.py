"""Somebody who watches a game of Praga Caput Regni from its first decision to its last."""

from __future__ import annotations

from orloj.games.caput.components.tracks import WINDOWS_KEPT
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Player
from tests.caput.invariants import faults


class Watch:
    """Looks at every position in turn: the box is whole, what was done stays done, and whoever has ended a turn keeps
    no more than two windows."""

    def __init__(self) -> None:
        self._marks: dict[str, int] = {}
        self._laid: dict[str, str] = {}
        self._turn = self._seat = 0

    def __call__(self, game: Caput) -> None:
        """Fails with everything that is wrong in this position, or has gone wrong since the last."""
        found = [*faults(game), *self._went_back(game), *self._windows(game)]
        assert not found, found

    def _went_back(self, game: Caput) -> list[str]:
        """Markers never go back, tiles and planks stay where they were laid, seals and cubes where they were put."""
        marks, laid = _marks(game), _laid(game)
        found = [f"{name} went back from {n} to {marks[name]}" for name, n in self._marks.items() if marks[name] < n]
        found += [f"{what} at {where} has gone" for where, what in self._laid.items() if laid.get(where) != what]
        self._marks, self._laid = marks, laid
        return found

    def _windows(self, game: Caput) -> list[str]:
        """PCR-WINDOW-04, PCR-WINDOW-06: when another turn has begun, as the last one left it; the end of the game may
        bring more."""
        goods = game.players[self._seat].goods
        kept = goods["silver"] + goods["goldwindow"]
        ended = 0 < self._turn != game.turn.number and game.turn.seat >= 0
        seat, self._turn, self._seat = self._seat, game.turn.number, max(game.turn.seat, 0)
        return [f"seat {seat} keeps {kept} windows"] if ended and kept > WINDOWS_KEPT else []


def _marks(game: Caput) -> dict[str, int]:
    found = {"turn": game.turn.number, "era": game.rows.era, "planks": len(game.supply.planks)}
    for player in game.players:
        found |= {f"{name} of seat {player.seat}": n for name, n in _marks_of(player).items()}
    return found


def _marks_of(player: Player) -> dict[str, int]:
    return {
        "points": player.goods["vp"],
        "mines": player.mines,
        "quarries": player.quarries,
        "technology": player.tech,
        "University": player.uni,
        "road": player.road,
        "wall column": player.wall.column,
        "wall row": player.wall.row,
        "cathedral column": player.cath.column,
        "cathedral row": player.cath.row,
        "corner tokens": player.goods["red"] + player.goods["blue"],
        "connections paid": len(player.paid),
        "wealth bonuses taken": -len(player.wealth),
    }


def _laid(game: Caput) -> dict[str, str]:
    found = {f"site {site}": str(built) for site, built in game.city.sites.items()}
    found |= {f"plank {n}": plank for n, plank in enumerate(game.supply.planks)}
    found |= {seal: str(owner) for seal, owner in game.supply.seals.items() if owner >= 0}
    for player in game.players:
        for place, stack in player.board.items():
            found |= {f"{place} {n} of seat {player.seat}": str(laid) for n, laid in enumerate(stack)}
    return found
