"""Mines, quarries, seals, technology and University."""

from __future__ import annotations

from functools import cache

from orloj.bots.caput.prices import PRICES, effect_worth
from orloj.bots.caput.weights import GROWTH, KEEN, LASTING, NEAR, ONCE, PRODUCE, RIGHT, SHY
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.components.tracks import PRODUCTION, TECH_STEPS, UNI_STEPS, UNI_VALUE
from orloj.games.caput.effects.technology import PERMANENT
from orloj.games.caput.effects.tracks import TRACKS
from orloj.games.caput.state import Player


@cache
def track(name: str, at: int, token: str, left: int) -> float:
    """A marker on its track: what it will produce, and the token and the seal that it comes nearer to."""
    which = TRACKS[name]
    a_time = (at - 1) * PRICES[left][which.good]
    a_time += sum(effect_worth(bonus, left) for n, bonus in which.bonuses.items() if n < at)
    if token:
        a_time += effect_worth(PRODUCTION[token], left)
    hope = min(1.0, left / 6)
    seal = RIGHT * NEAR * max(0, at - which.token_at) if at < which.seal_at else 0.0
    return PRODUCE * left * a_time + hope * seal


def production(player: Player, left: int) -> float:
    """Both tracks."""
    return track("mines", player.mines, player.mine_token, left) + track(
        "quarries", player.quarries, player.quarry_token, left
    )


def _rate(steps: float) -> float:
    """Points of a technology step at so many University steps, between two steps in proportion."""
    low = min(int(steps), UNI_STEPS - 1)
    smooth = [steps_ / UNI_STEPS * UNI_VALUE[-1] for steps_ in range(UNI_STEPS + 1)]
    return smooth[low] + (steps - low) * (smooth[low + 1] - smooth[low])


@cache
def academics(tech: int, uni: int, left: int) -> float:
    """Technology steps at the University's rate, as they may stand at the end."""
    now = tech * UNI_VALUE[uni]
    if not left:
        return now
    steps = min(float(TECH_STEPS), tech + GROWTH["tech"] * left)
    then = steps * _rate(min(float(UNI_STEPS), uni + GROWTH["uni"] * left))
    sure = max(0.0, 1 - left / 3)
    return sure * now + (1 - sure) * then


@cache
def technology(name: str, used: bool, left: int) -> float:
    """A technology: what it will do as often as it may, or once."""
    tile = TECHNOLOGIES[name]
    worth = effect_worth(tile.effect, left)
    if tile.level in PERMANENT:
        events = [event for line in tile.effect for event in line.events]
        return worth * left * sum(LASTING[event] for event in events)
    return 0.0 if used or not left else ONCE[tile.level] * worth


def keen(player: Player, name: str) -> float:
    """How much more or less a player than others does what a lasting technology answers to."""
    tile = TECHNOLOGIES[name]
    if tile.level not in PERMANENT:
        return 1.0
    event, goods = tile.effect[0].events[0], player.goods
    match event:
        case "claim":
            return 0.6 + 0.4 * player.claims
        case "spend-egg":
            return 0.6 + 0.2 * min(goods["egg"], 4)
        case "spend-goldwindow":
            return 0.8 + 0.4 * goods["goldwindow"]
        case "token":
            return 0.6 + 0.2 * (goods["red"] + goods["blue"])
        case "cross":
            return 1.2 if player.wall.row % 2 == 0 or player.cath.row % 2 == 0 else 0.9
        case "refresh":
            return 0.7 + 0.05 * (goods["gold"] + goods["stone"])
        case _:
            return KEEN if event in player.board else SHY


def learning(player: Player, left: int) -> float:
    """The academics and the technologies."""
    used = player.used
    worth = academics(player.tech, player.uni, left)
    for name in player.technologies:
        worth += technology(name, name in used, left) * keen(player, name)
    return worth


def rights(player: Player, left: int) -> float:
    """Seal claims earned and not used; they lapse with the last turn."""
    return player.rights * RIGHT * min(1.0, left / 2) if player.rights else 0.0
