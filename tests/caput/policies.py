"""Obsessions of players of Praga Caput Regni."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

from orloj.engine.payment import way_of
from orloj.games.caput.components.city import SITES_FOR
from orloj.games.caput.components.hexes import hex_of
from orloj.games.caput.effects.city import OLD_IDS, around
from orloj.games.caput.game import Caput
from tests.steered.policies import Policy, Wish, greedy, kind_of, not_of, of, rarest, wanting, wordy

PASSING = ("decline", "stay", "end-turn")


def _act(*actions: str) -> Wish:
    """An action of the tile, the extra one, or one that an effect offers."""
    return lambda choice: kind_of(choice) in ("act", "extra") and choice.partition(":")[2] in actions


def refresher(dice: random.Random) -> Policy:
    """Always refreshes, and earns what it takes."""
    return wanting(dice, of("refresh", "row", "out"), _act("mines", "quarries"), of("produce"), not_of("buy", *PASSING))


def miser(dice: random.Random) -> Policy:
    """Never pays if that can be helped, and then as little as possible."""
    costly = ("buy", "up", "seal", "refresh", "road-egg", "pay")
    costless = wanting(
        dice,
        lambda choice: choice in ("decline", "stay"),
        _act("mines", "quarries", "upgrade"),
        lambda choice: kind_of(choice) not in costly and not _act("wall", "building", "road")(choice),
    )

    def choose(game: Caput, choices: Sequence[str]) -> str:
        if all(kind_of(choice) == "pay" for choice in choices):
            return min(choices, key=lambda choice: sum(way_of(choice).values()))
        return costless(game, choices)

    return choose


def spender(dice: random.Random) -> Policy:
    """Pays for whatever can be had for goods, and takes everything that is offered."""
    return wanting(
        dice,
        of("buy", "extra", "up", "seal", "road-egg", "bonus", "pay", "take", "v"),
        _act("wall", "building", "road"),
    )


def window_hoarder(dice: random.Random) -> Policy:
    """Gathers windows and spends none before it has to throw them away."""
    otherwise = wanting(dice, of("road-egg", "bonus", "technology"), not_of("buy", "up", "pay", "seal"))

    def choose(game: Caput, choices: Sequence[str]) -> str:
        texts = game.stack[-1].context(game).get("options", ())
        shown = [f"option:{n}" for n, text in enumerate(texts, start=1) if "window" in text or "silver" in text]
        wanted = [choice for choice in choices if choice in shown or re.search("silver|window", choice) is None]
        return otherwise(game, [choice for choice in wanted if choice in shown] or wanted or choices)

    return choose


def old_townsman(dice: random.Random) -> Policy:
    """Builds in the Old Town alone, and works for the gold."""
    return wanting(
        dice,
        lambda choice: kind_of(choice) == "lay" and choice.split(":")[1] in OLD_IDS,
        _act("building"),
        lambda choice: choice in ("act:mines", "extra:mines", "produce"),
        not_of("up", "refresh", "seal"),
    )


def settler(dice: random.Random) -> Policy:
    """Builds where others have built, so that plazas fill up."""
    otherwise = wanting(dice, _act("building"), of("produce"), _act("mines", "quarries"), not_of(*PASSING, "up"))

    def choose(game: Caput, choices: Sequence[str]) -> str:
        lays = [choice for choice in choices if choice.count(",") == 1]  # a site is named by two numbers
        return max(lays, key=lambda choice: _neighbours(game, choice)) if lays else otherwise(game, choices)

    return choose


def _neighbours(game: Caput, lay: str) -> int:
    """The buildings round the plaza of a site."""
    return len(around(game, SITES_FOR[game.seats][hex_of(lay.split(":")[1])]))


def mason(dice: random.Random) -> Policy:
    """Lays upgrades and walls wherever they can touch, and takes every bonus a second time."""
    return wanting(dice, of("take"), _act("upgrade", "wall"), of("lay", "hex", "buy", "extra"), not_of(*PASSING))


def climber(dice: random.Random) -> Policy:
    """Goes up the Cathedral and the Hunger Wall with all it has."""
    steps = ("up:cath", "side:cath", "up")
    return wanting(dice, lambda choice: choice in steps, of("v", "bonus"), otherwise=greedy(dice, _height, among=9))


def _height(game: Caput, seat: int) -> float:
    """How far a player is up, and how near to the next step."""
    player = game.players[seat]
    means = sum(min(player.goods[good], n) / n for good, n in (("silver", 4), ("gold", 3), ("stone", 3)))
    return 9 * player.cath.row + player.cath.column + 2 * player.wall.row + player.wall.column + means


def traveller(dice: random.Random) -> Policy:
    """Hurries along the King's Road to the end of the bridge."""
    return wanting(dice, _act("road"), of("bonus", "road-egg", "road-free", "buy"), of("pay", "way"), not_of(*PASSING))


def scholar(dice: random.Random) -> Policy:
    """Collects technologies and uses each at once."""
    return wanting(dice, of("technology", "keep", "action", "row"), otherwise=greedy(dice, _learning, among=9))


def _learning(game: Caput, seat: int) -> float:
    player = game.players[seat]
    return player.tech + player.uni / 3 + sum(player.goods[good] for good in ("gold", "stone")) / 9


def hasty(dice: random.Random) -> Policy:
    """Ends its turn as soon as it may, with everything that still waits."""
    return wanting(dice, of(*PASSING), of("act"), of("tile"))


def dawdler(dice: random.Random) -> Policy:
    """Does all else before it takes a tile or ends its turn."""
    return wanting(dice, not_of("tile", "decline", "end-turn"), of("tile"))


def miller(dice: random.Random) -> Policy:
    """Works the tracks to their ends: mines and quarries step by step, then the seals."""
    return wanting(dice, of("seal", "token"), lambda choice: choice == "plus-one", _act("mines", "quarries"))


def latecomer(dice: random.Random) -> Policy:
    """Takes the tile nearest to the entry of the crane, so that others are pushed over its end."""
    otherwise = rarest(dice)

    def choose(game: Caput, choices: Sequence[str]) -> str:
        tiles = [choice for choice in choices if kind_of(choice) == "tile"]
        if not tiles:
            return otherwise(game, choices)
        return min(tiles, key=lambda choice: game.crane.tiles[choice.removeprefix("tile:")].position)

    return choose


POLICIES = {
    policy.__name__: policy
    for policy in (
        *(rarest, wordy, refresher, miser, spender, window_hoarder, old_townsman, settler, mason, climber),
        *(traveller, scholar, hasty, dawdler, miller, latecomer),
    )
}
