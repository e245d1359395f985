"""Players that steer into corners: each takes whatever serves its obsession, and anything when nothing does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

from orloj.engine.game import legal, play
from orloj.engine.payment import way_of
from orloj.games.unseen.game import Unseen

Policy = Callable[[Unseen, Sequence[str]], str]


def kind_of(choice: str) -> str:
    """The word before the colon."""
    return choice.partition(":")[0]


def _wanting(dice: random.Random, *wishes: Callable[[str], bool]) -> Policy:
    """Takes the first wish that something fulfils, at random among what does."""

    def choose(game: Unseen, choices: Sequence[str]) -> str:
        for wish in wishes:
            if found := [choice for choice in choices if wish(choice)]:
                return dice.choice(found)
        return dice.choice(choices)

    return choose


def _of(*kinds: str) -> Callable[[str], bool]:
    return lambda choice: kind_of(choice) in kinds


def _not_of(*kinds: str) -> Callable[[str], bool]:
    return lambda choice: kind_of(choice) not in kinds


def rarest(dice: random.Random) -> Policy:
    """Always a choice of the kind that was taken least often so far."""
    taken: Counter[str] = Counter()

    def choose(game: Unseen, choices: Sequence[str]) -> str:
        least = min(taken[kind_of(choice)] for choice in choices)
        choice = dice.choice([choice for choice in choices if taken[kind_of(choice)] == least])
        taken[kind_of(choice)] += 1
        return choice

    return choose


def hoarder(dice: random.Random) -> Policy:
    """Never pays if that can be helped, and then as little as possible; takes Workers out for what they bring."""
    payless = _not_of("pay", "build", "bridge", "convert", "mug", "upgrade", "discard", "bench")

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
        return _wanting(dice, _of("build", "bridge", "upgrade", "mug", "convert", "discard"))(game, choices)

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
    return _wanting(dice, _of("mug"), lambda choice: choice == "square:vodnik", _not_of("decline", "bench"))


def idler(dice: random.Random) -> Policy:
    """Benches as soon as it may."""
    return _wanting(dice, _of("bench"), _of("decline", "end-turn"))


def worker_bee(dice: random.Random) -> Policy:
    """Never benches until there is nothing else to do."""
    return _wanting(dice, _not_of("bench", "decline", "end-turn"), _of("decline", "end-turn"))


def mason(dice: random.Random) -> Policy:
    """Collects Guilds and builds Bridges."""
    return _wanting(
        dice,
        _of("bridge", "bridge-space", "guild"),
        lambda choice: choice in ("square:golem", "place:golem"),
        lambda choice: kind_of(choice) != "bench" and choice not in ("decline", "convert"),
    )


def seer(dice: random.Random) -> Policy:
    """Goes after Influence, Upgrade cards and the Witch, and uses every power."""
    return _wanting(dice, _of("upgrade", "influence", "take", "reward", "token", "order"), _not_of("bench", "decline"))


def wordy(dice: random.Random) -> Policy:
    """Whatever leads to the longest list of choices next."""

    def choose(game: Unseen, choices: Sequence[str]) -> str:
        wanted = [choice for choice in choices if choice != "decline"] or list(choices)
        return max(dice.sample(wanted, min(len(wanted), 5)), key=lambda choice: _choices_after(game, choice))

    return choose


def _choices_after(game: Unseen, choice: str) -> int:
    twin = game.clone()
    play(twin, choice)
    return len(legal(twin))


POLICIES = {
    policy.__name__: policy
    for policy in (rarest, hoarder, spender, gossip, drinker, idler, worker_bee, mason, seer, wordy)
}
