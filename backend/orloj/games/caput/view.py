"""What one viewer sees of a position, built from nothing; every part remembers its view until it changes.

Nothing on the table is secret but the order of stacks and the tiles drawn to choose from, which stand in no view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from orloj.engine.game import NATURE
from orloj.engine.parts import Part
from orloj.games.caput.components.road import ROAD
from orloj.games.caput.components.setup import TURNS
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.effects.crane import actions_of
from orloj.games.caput.effects.rows import ROWS, SPECIAL
from orloj.games.caput.effects.technology import PERMANENT
from orloj.games.caput.game import Caput
from orloj.games.caput.scoring import categories, good, total, winners
from orloj.games.caput.state import FREE, City, Crane, Player, Rows, Supply

View = dict[str, Any]
P = TypeVar("P", bound=Part)


def remembered(part: P, build: Callable[[P], View]) -> View:
    """The view of a part, built when it has changed since."""
    view = part.views.get("all")
    if view is None:
        view = part.views["all"] = build(part)
    return view


def view(game: Caput, viewer: int | None) -> View:
    """The view of a seat, or of an onlooker: the same for all."""
    over = not game.stack
    return {
        "game": "caput",
        "seats": game.seats,
        "options": game.options,
        "era": game.rows.era,
        "phase": "over" if over else "play" if game.turn.seat >= 0 else "setup",
        "turn": remembered(game.turn, lambda part: _turn(game)),
        "waiting": _waiting(game),
        "crane": remembered(game.crane, _crane),
        "rows": remembered(game.rows, _rows),
        "city": remembered(game.city, _city),
        **remembered(game.supply, _supply),
        "players": {str(p.seat): remembered(p, lambda part: _player(game, part)) for p in game.players},
        "scores": {str(p.seat): categories(game, p) | {"total": total(game, p)} for p in game.players}
        if over
        else None,
        "winners": winners(game) if over else None,
        "good": good(game) if over else None,
    }


def _turn(game: Caput) -> View:
    turn = game.turn
    rounds = 2 if game.seats == 1 else game.seats
    return {
        "seat": turn.seat,
        "number": turn.number,
        "of": TURNS[game.seats],
        "round": (max(turn.number, 1) - 1) // rounds + 1,
        "first": turn.first,
        "tile": turn.tile or None,
        "actions": list(actions_of(game, turn.tile)) if turn.tile else None,
        "slot": turn.slot if turn.tile else None,
        "done": list(turn.done),
        "main": turn.main,
        "extra": turn.extra or "none",
        "refreshed": turn.refreshed,
        "special": turn.special,
        "pending": {
            "bonus": turn.bonus,
            "road-free": turn.street or None,
            "road-egg": turn.eggs or None,
            "wall": turn.sideways["wall"],
            "cath": turn.sideways["cath"],
        },
    }


def _waiting(game: Caput) -> View:
    decider = game.decider
    return {} if decider is None or decider == NATURE else {str(decider): game.stack[-1].ask}


def _crane(crane: Crane) -> View:
    tiles = {name: {"position": spot.position, "five": spot.five} for name, spot in crane.tiles.items()}
    return {"box": crane.box, "tiles": tiles}


def _rows(rows: Rows) -> View:
    return {
        row: {
            **{str(slot + 1): rows.rows[row][slot] or None for slot in range(SPECIAL)},
            "special": rows.rows[row][SPECIAL] or None,
            "stack": len(rows.normal[row]),
            "special_stack": len(rows.special[row]),
        }
        for row in ROWS
        if row in rows.rows
    }


def _seat(seat: int) -> int | None:
    return None if seat == FREE else seat


def _city(city: City) -> View:
    return {
        "plazas": {name: {"tile": tile, "resolved": name in city.resolved} for name, tile in city.plazas.items()},
        "sites": {
            site: {
                "tile": built.tile,
                "turn": built.turn,
                "builder": _seat(built.builder),
                "claim": _seat(built.claim),
                "paid": built.paid,
            }
            for site, built in city.sites.items()
        },
    }


def _supply(supply: Supply) -> View:
    planks = (plank.rsplit(":", 1) for plank in supply.planks)
    return {
        "bridge": {
            "planks": {str(n): {"tile": tile, "way": int(way)} for n, (tile, way) in enumerate(planks, start=1)},
            "iv_stack": len(supply.bridge_iv),
            "v": dict.fromkeys(supply.bridge_v, True),
        },
        "cathedral": dict.fromkeys(supply.cathedral, True),
        "seals": {seal: _seat(owner) for seal, owner in supply.seals.items()},
        "tokens": dict.fromkeys(supply.tokens, True),
        "stacks": {level: len(pile) for level, pile in supply.technologies.items()},
    }


def _player(game: Caput, player: Player) -> View:
    return {
        "goods": player.goods.copy(),
        "mines": player.mines,
        "quarries": player.quarries,
        "mine_token": player.mine_token or None,
        "quarry_token": player.quarry_token or None,
        "rights": player.rights,
        "seals": dict.fromkeys(player.seals, True),
        "wealth": dict.fromkeys(player.wealth, True),
        "tech": player.tech,
        "uni": player.uni,
        "technologies": {
            name: {
                "level": TECHNOLOGIES[name].level,
                "state": "used" if name in player.used else "fresh" if name in player.fresh else "ready",
                "once": TECHNOLOGIES[name].level not in PERMANENT,
            }
            for name in player.technologies
        },
        "road": ROAD[player.road - 1].space if player.road else None,
        "statue": player.statue or None,
        "cathedral_tile": player.cathedral_tile or None,
        "wall": {"column": player.wall.column, "row": player.wall.row},
        "cath": {"column": player.cath.column, "row": player.cath.row},
        "board": {
            place: {"tile": stack[-1].tile, "turn": stack[-1].turn, "under": [laid.tile for laid in stack[:-1]]}
            for place, stack in player.board.items()
        },
        "buildings": player.buildings,
        "claims": player.claims,
        "projected": total(game, player),
    }
