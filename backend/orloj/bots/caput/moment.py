"""The middle of a turn: what it still offers, and what stands on the stack and is not resolved yet."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.board import upgrade
from orloj.bots.caput.prices import GOLD, PRICES, STONE, effect_worth, items_worth
from orloj.bots.caput.projects import sideways
from orloj.bots.caput.road import next_space
from orloj.bots.caput.tracks import academics
from orloj.bots.caput.weights import ACTION, EXTRA, LAID
from orloj.games.caput.components.crane import SLOT_BONUS
from orloj.games.caput.components.road import ROAD as SPACES
from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS
from orloj.games.caput.components.tracks import MINES, PRODUCTION, QUARRIES, UNI_STEPS, UPGRADE_UNI
from orloj.games.caput.effects.crane import actions_of
from orloj.games.caput.effects.road import can_advance, free_effect
from orloj.games.caput.effects.rows import PRICE as COST
from orloj.games.caput.effects.rows import SPECIAL
from orloj.games.caput.game import Caput
from orloj.games.caput.state import Player


def laying(game: Caput, player: Player, tile: str, left: int) -> float:
    """What laying a hex tile brings beside its reward."""
    if tile in UPGRADES:
        new = UPGRADES[tile]
        covered = player.board.get(new.action)
        studied = min(UNI_STEPS, player.uni + UPGRADE_UNI[new.era])
        taught = academics(player.tech, studied, left) - academics(player.tech, player.uni, left)
        lost = upgrade(covered[-1].tile, left) if covered else 0.0
        return LAID["upgrade"] + taught + upgrade(tile, left) - lost
    if tile in WALLS:
        return LAID["wall"] + (sideways(game, player, "wall", left) if WALLS[tile].hunger else 0.0)
    return LAID["building"] + (sideways(game, player, "cath", left) if BUILDINGS[tile].cathedral else 0.0)


@cache
def bargain(tile: str, left: int) -> float:
    """The reward of a wall or building, less its price."""
    piece = WALLS.get(tile) or BUILDINGS.get(tile)
    return effect_worth(piece.reward, left) - items_worth(piece.cost, left) if piece else 0.0


@cache
def bonus(tile: str, left: int) -> float:
    """What an upgrade gives once."""
    return effect_worth(UPGRADES[tile].centre, left)


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


def performing(game: Caput, seat: int, action: str, left: int) -> float:
    """What an action is likely to bring now, with the bonus of the upgrade on it; nothing if it cannot be performed."""
    player = game.players[seat]
    stack = player.board.get(action)
    after = bonus(stack[-1].tile, left) if stack else 0.0
    if action in ("mines", "quarries"):
        return after + managing(player, action, left)
    if action == "road":
        return after + next_space(game, player, left) if can_advance(game, seat) else 0.0
    best = choosing(game, player, action, left, bool(game.turn.special))
    return after + best if best else 0.0


def choosing(game: Caput, player: Player, row: str, left: int, special: bool) -> float:
    """The best of a row's tiles that can be paid for."""
    gold, stone, best = player.goods["gold"], player.goods["stone"], 0.0
    for tile in game.rows.rows[row][: SPECIAL + special]:
        if tile and COST[tile].get("gold", 0) <= gold and COST[tile].get("stone", 0) <= stone:
            best = max(best, bargain(tile, left) + laying(game, player, tile, left))
    return best


@cache
def slot(which: int, left: int) -> float:
    """The bonus of a slot of the wheel."""
    return effect_worth(SLOT_BONUS[which], left)


@cache
def egg_effect(space: int, left: int) -> float:
    """The egg effect of a street space."""
    return effect_worth(SPACES[space - 1].egg, left)


def turn(game: Caput, left: int) -> float:
    """What the turn still offers to the seat whose it is."""
    now, worth = game.turn, 0.0
    seat = now.seat
    if now.tile and not now.main:
        worth = max(performing(game, seat, action, left) for action in actions_of(game, now.tile)) - ACTION
    worth += now.special
    if now.bonus:
        worth += slot(now.slot, left)
    if now.street:
        worth += effect_worth(free_effect(game, now.street), left)
    if now.eggs:
        worth += egg_effect(now.eggs, left)
    if now.extra == "bought":
        worth += EXTRA
    waiting = now.sideways
    for project, n in waiting.items():
        if n:
            worth += n * sideways(game, game.players[seat], project, left)
    return worth
