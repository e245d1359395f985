"""The middle of a turn: what it still offers, and what stands on the stack and is not resolved yet."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.board import upgrade
from orloj.bots.caput.prices import GOLD, PRICES, STONE, effect_worth, items_worth
from orloj.bots.caput.weights import ACTION, EXTRA, LAID, ROAD, STEP
from orloj.games.caput.components.crane import SLOT_BONUS
from orloj.games.caput.components.road import ROAD as SPACES
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.components.tracks import MINES, PRODUCTION, QUARRIES, UPGRADE_UNI
from orloj.games.caput.effects.crane import actions_of
from orloj.games.caput.effects.road import can_advance, free_effect
from orloj.games.caput.effects.rows import PRICE as COST
from orloj.games.caput.effects.rows import SPECIAL
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Player


@cache
def laying(tile: str, left: int) -> float:
    """What laying a hex tile brings beside its reward."""
    prices = PRICES[left]
    if tile in UPGRADES:
        return LAID["upgrade"] + UPGRADE_UNI[UPGRADES[tile].era] * prices["uni"] + upgrade(tile, left)
    if tile in WALLS:
        return LAID["wall"] + WALLS[tile].hunger * prices["wall>"]
    return LAID["building"] + BUILDINGS[tile].cathedral * prices["cath>"]


@cache
def tile_worth(tile: str, left: int) -> float:
    """What a hex tile is worth that is taken, paid for and laid."""
    if tile in UPGRADES:
        return laying(tile, left)
    piece = WALLS.get(tile) or BUILDINGS[tile]
    return laying(tile, left) + effect_worth(piece.reward, left) - items_worth(piece.cost, left)


def managing(player: Player, action: str, left: int) -> float:
    """Producing, or one of the good and a step."""
    if action == "mines":
        track, at, token, heap = MINES, player.mines, player.mine_token, GOLD[left]
    else:
        track, at, token, heap = QUARRIES, player.quarries, player.quarry_token, STONE[left]
    held, most = player.goods[track.good], len(heap) - 1
    produced = heap[min(most, held + at - 1)] - heap[held]
    produced += sum(effect_worth(bonus, left) for n, bonus in track.bonuses.items() if n < at)
    if token:
        produced += effect_worth(PRODUCTION[token], left)
    step = PRICES[left]["mine" if action == "mines" else "quarry"] if at < track.spaces else 0.0
    return max(produced, heap[min(most, held + 1)] - heap[held] + step)


@cache
def street(space: int, left: int) -> float:
    """Coming to a space of the King's Road."""
    ahead = ROAD[space] - ROAD[space - 1] if left else 0.0
    if space == len(SPACES):
        return STEP["statue"] - PRICES[left]["egg"]
    if space == len(SPACES) - 1:
        return STEP["bridge"] - PRICES[left]["egg"] + ahead
    return effect_worth(SPACES[space - 1].free, left) + effect_worth(SPACES[space - 1].egg, left) + ahead


def action_worth(game: Caput, seat: int, action: str, left: int, special: bool = False) -> float:
    """What performing an action is likely to bring now."""
    player = game.players[seat]
    stack = player.board.get(action)
    after = effect_worth(UPGRADES[stack[-1].tile].centre, left) if stack else 0.0
    if action in ("mines", "quarries"):
        return after + managing(player, action, left)
    if action == "road":
        return after + street(player.road + 1, left) if can_advance(game, seat) else 0.0
    gold, stone = player.goods["gold"], player.goods["stone"]
    tiles = game.rows.rows[action][: SPECIAL + special]
    found = [
        tile_worth(tile, left)
        for tile in tiles
        if tile and COST[tile].get("gold", 0) <= gold and COST[tile].get("stone", 0) <= stone
    ]
    return after + max(found) if found else 0.0


def turn(game: Caput, left: int) -> float:
    """What the turn still offers to the seat whose it is."""
    now, worth = game.turn, 0.0
    seat = now.seat
    if now.tile and not now.main:
        special = bool(now.special)
        worth = max(action_worth(game, seat, action, left, special) for action in actions_of(game, now.tile)) - ACTION
    worth += now.special
    if now.bonus:
        worth += effect_worth(SLOT_BONUS[now.slot], left)
    if now.street:
        worth += effect_worth(free_effect(game, now.street), left)
    if now.eggs:
        worth += effect_worth(SPACES[now.eggs - 1].egg, left)
    if now.extra == "bought":
        worth += EXTRA
    waiting = now.sideways
    return worth + waiting["wall"] * PRICES[left]["wall>"] + waiting["cath"] * PRICES[left]["cath>"]
