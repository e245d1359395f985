"""Obsessions of players of Prague Unseen."""

from __future__ import annotations

import random
from collections.abc import Sequence

from orloj.engine.payment import way_of
from orloj.games.unseen.game import Unseen
from tests.steered.policies import Policy, kind_of, not_of, of, rarest, wanting, wordy


def hoarder(dice: random.Random) -> Policy:
    """Never pays if that can be helped, and then as little as possible; takes Workers out for what they bring."""
    payless = not_of("pay", "build", "bridge", "convert", "mug", "upgrade", "discard", "bench")

    def choose(game: Unseen, choices: Sequence[str]) -> str:
        if "decline" in choices:
            return "decline"
        if free := [choice for choice in choices if payless(choice)]:
            return dice.choice(free)
        return min(choices, key=lambda choice: sum(way_of(choice).values()) if kind_of(choice) == "pay" else 0)

    return choose


def spender(dice: random.Random) -> Policy:
    """Pays whatever can be paid, as dearly as possible."""

    def choose(game: Unseen, choices: Sequence[str]) -> str:
        ways = [choice for choice in choices if kind_of(choice) == "pay"]
        if ways:
            return max(ways, key=lambda choice: sum(way_of(choice).values()))
        return wanting(dice, of("build", "bridge", "upgrade", "mug", "convert", "discard"))(game, choices)

    return choose


def gossip(dice: random.Random) -> Policy:
    """Overflows the Rumor track: Workers go home, Rumors are never spent."""

    def choose(game: Unseen, choices: Sequence[str]) -> str:
        worker = game.turn.worker or (game.stack[-1].context(game).get("worker") or "")
        homes = [choice for choice in choices if choice == f"square:{worker}"]
        unspent = [choice for choice in choices if "rumor" not in choice and choice != "convert"]
        return dice.choice(homes or unspent or list(choices))

    return choose


def drinker(dice: random.Random) -> Policy:
    """Draws Mug cards where it can and plays each the moment it may."""
    return wanting(dice, of("mug"), lambda choice: choice == "square:vodnik", not_of("decline", "bench"))


def idler(dice: random.Random) -> Policy:
    """Benches as soon as it may."""
    return wanting(dice, of("bench"), of("decline", "end-turn"))


def worker_bee(dice: random.Random) -> Policy:
    """Never benches until there is nothing else to do."""
    return wanting(dice, not_of("bench", "decline", "end-turn"), of("decline", "end-turn"))


def mason(dice: random.Random) -> Policy:
    """Collects Guilds and builds Bridges."""
    return wanting(
        dice,
        of("bridge", "bridge-space", "guild"),
        lambda choice: choice in ("square:golem", "place:golem"),
        lambda choice: kind_of(choice) != "bench" and choice not in ("decline", "convert"),
    )


def seer(dice: random.Random) -> Policy:
    """Goes after Influence, Upgrade cards and the Witch, and uses every power."""
    return wanting(dice, of("upgrade", "influence", "take", "reward", "token", "order"), not_of("bench", "decline"))


POLICIES = {
    policy.__name__: policy
    for policy in (rarest, hoarder, spender, gossip, drinker, idler, worker_bee, mason, seer, wordy)
}
