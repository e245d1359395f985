"""What stands on the stack and is not resolved yet, by the kind of effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from orloj.bots.caput.moment import bargain, bonus, choosing, laying, managing
from orloj.bots.caput.prices import PRICES, change_worth, effect_worth, items_worth
from orloj.bots.caput.projects import sideways
from orloj.bots.caput.road import next_space
from orloj.bots.caput.weights import ACTION, PRODUCE, STEP
from orloj.engine import gains
from orloj.engine.notation import Change
from orloj.games.caput.components.bridge import BRIDGE_IV, PLANKS
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.components.tiles import BUILDINGS, WALLS
from orloj.games.caput.components.tracks import WEALTH
from orloj.games.caput.effects import actions, board, city, goods, grids, road, rows, technology, tracks
from orloj.games.caput.game import Caput

Pending = Callable[[Caput, Any, int], float]
"""Position, effect, own actions to come -> what the effect is likely to bring to the seat that decides it."""


def _sum(game: Caput, effects: Sequence[Any], left: int) -> float:
    return sum(PENDING[type(effect)](game, effect, left) for effect in effects if type(effect) in PENDING)


def _laying(game: Caput, effect: Any, left: int) -> float:
    return laying(game, game.players[effect.by.seat], effect.tile, left)


def _sideways(game: Caput, effect: Any, left: int) -> float:
    return sideways(game, game.players[effect.by.seat], effect.project, left)


def _road(game: Caput, effect: road.AdvanceRoad, left: int) -> float:
    return next_space(game, game.players[effect.by.seat], left)


def _plank(game: Caput, effect: road.LayPlank, left: int) -> float:
    laid = len(game.supply.planks)
    return max(effect_worth(way, left) for way in PLANKS[laid].ways) if laid < len(PLANKS) else 0.0


def _reward(game: Caput, effect: city.PlazaReward, left: int) -> float:
    tile = PLAZA_TILES[game.city.plazas[effect.by.source]]
    return effect_worth(tile.upper if effect.half == city.UPPER else tile.lower, left)


def _either_reward(game: Caput, effect: city.ChooseReward, left: int) -> float:
    tile = PLAZA_TILES[game.city.plazas[effect.by.source]]
    return max(effect_worth(tile.upper, left), effect_worth(tile.lower, left))


def _exchange(game: Caput, effect: gains.Exchange, left: int) -> float:
    return max(0.0, _sum(game, effect.then, left) - items_worth(effect.cost, left))


def _wealth(game: Caput, effect: goods.WealthBonus, left: int) -> float:
    return sum(effect_worth(wealth.gain, left) for wealth in WEALTH if wealth.id in effect.reached)


PENDING: Mapping[type, Pending] = MappingProxyType(
    {
        gains.Gain: lambda g, e, left: items_worth(e.items, left),
        gains.Either: lambda g, e, left: change_worth(Change((), e.gains), left),
        gains.Exchange: _exchange,
        actions.ChooseTile: lambda g, e, left: choosing(g, g.players[e.by.seat], e.by.source, left, e.special),
        actions.PayTile: lambda g, e, left: bargain(e.tile, left) + _laying(g, e, left),
        actions.Reward: lambda g, e, left: effect_worth((WALLS.get(e.tile) or BUILDINGS[e.tile]).reward, left),
        actions.AfterAction: lambda g, e, left: bonus(e.upgrade, left) if e.upgrade else 0.0,
        actions.MayPerform: lambda g, e, left: ACTION,
        board.LayUpgrade: _laying,
        board.LayWall: _laying,
        board.GainTokens: lambda g, e, left: e.n * PRICES[left][e.colour],
        board.Retroactive: lambda g, e, left: bonus(e.by.source, left),
        city.LayBuilding: _laying,
        city.PlazaReward: _reward,
        city.ChooseReward: _either_reward,
        goods.WealthBonus: _wealth,
        grids.EarnSideways: lambda g, e, left: e.n * _sideways(g, e, left),
        grids.Sideways: _sideways,
        grids.Arrow: lambda g, e, left: PRICES[left][f"{e.project}^"],
        grids.CathedralTile: lambda g, e, left: STEP["cathedral"],
        road.AdvanceRoad: _road,
        road.DrawBridgeTiles: lambda g, e, left: STEP["bridge"],
        road.ChooseBridgeTile: lambda g, e, left: max(effect_worth(BRIDGE_IV[t].now, left) for t in e.drawn),
        road.ChooseStatue: lambda g, e, left: STEP["statue"],
        road.LayPlank: _plank,
        rows.FreeRefresh: lambda g, e, left: PRICES[left]["refresh"],
        technology.TechSteps: lambda g, e, left: e.n * PRICES[left]["tech"],
        technology.UniSteps: lambda g, e, left: e.n * PRICES[left]["uni"],
        technology.DrawTechnologies: lambda g, e, left: STEP[e.level],
        technology.KeepTechnology: lambda g, e, left: STEP[e.level],
        tracks.Advance: lambda g, e, left: e.n * PRICES[left]["mine" if e.track == "mines" else "quarry"],
        tracks.ChooseToken: lambda g, e, left: PRODUCE * left * PRICES[left]["gold"],
        tracks.Manage: lambda g, e, left: managing(g.players[e.by.seat], e.track, left),
    }
)


def pending(game: Caput, seat: int, left: int) -> float:
    """What is not resolved yet of a seat's."""
    stack: list[Any] = game.stack  # effects of a seat all have a `by`, of whatever type
    worth = 0.0
    for effect in stack:
        kind = type(effect)
        if kind in PENDING and effect.by.seat == seat:
            worth += PENDING[kind](game, effect, left)
    return worth
