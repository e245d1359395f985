"""What the games say of seats, subjects and components, and what of it is out of balance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from orloj.cli.balancing.chances import point
from orloj.cli.balancing.kinds import Kind
from orloj.cli.balancing.outcome import Sitting
from orloj.cli.wilson import wilson

OVER = 0.04
"""How much more than its share a seat may win."""
IGNORED = 0.05
"""Part of the player-games, or of the uses of its kind, below which a subject is ignored."""
MUST = 0.5
"""Part of a player's share of wins below which doing without is hopeless."""
CROWD = 2
"""Times its equal part of the uses of its kind that a subject used by all may take."""
TOO_MUCH = 2
"""Times its budget that a component may be worth."""


@dataclass(frozen=True, slots=True)
class Place:
    """How often a seat, or a place in the order of play, won."""

    name: str
    games: int
    won: float
    low: float
    high: float
    flag: str


@dataclass(frozen=True, slots=True)
class Use:
    """How much a subject was used: by which part of the players, which part of the uses of its kind, how often a
    player-game, and with what success without it (`without` None: everybody used it)."""

    name: str
    players: float
    part: float
    mean: float
    winners: float
    losers: float
    without: float | None
    flag: str


@dataclass(frozen=True, slots=True)
class Worth:
    """What a component was worth: win rate of the player-games that took it, with its interval; points by that, at
    least `least`; the budget of what was used of it. One that nobody took is worth its budget, so far."""

    name: str
    taken: int
    uses: int
    won: float
    low: float
    high: float
    worth: float
    least: float
    budget: float
    flag: str


@dataclass(frozen=True, slots=True)
class Deck:
    """The components of a deck, the most valuable first, and the win rate of a taking."""

    title: str
    won: float
    components: list[Worth]


def places(players: Sequence[Sitting], seats: int) -> list[Place]:
    """Seats, then places in the order of play."""
    found: list[Place] = []
    for name, attribute in (("seat", "seat"), ("turn order", "turn")):
        for n in range(seats):
            mine = [player for player in players if getattr(player, attribute) == n]
            won = sum(player.won for player in mine)
            share = won / max(1, len(mine))
            flag = "wins too often" if round(share - 1 / seats, 9) > OVER else ""
            found.append(Place(f"{name} {n + 1}", len(mine), share, *wilson(won, len(mine)), flag))
    return found


def use(players: Sequence[Sitting], kind: Kind, seats: int) -> list[Use]:
    """The subjects of a kind in their order."""
    totals = {subject: sum(player.uses[kind.title, subject] for player in players) for subject in kind.subjects}
    every = max(1, sum(totals.values()))
    found: list[Use] = []
    for subject, name in kind.subjects.items():
        key = (kind.title, subject)
        without = [player for player in players if not player.uses[key]]
        part = totals[subject] / every
        share = 1 - len(without) / len(players)
        flag = ""
        if share < IGNORED or (part < IGNORED and not kind.mixed):
            flag = "ignored"
        elif _hopeless(without, seats) or (share > 1 - IGNORED and _crowding(kind, subject, part)):
            flag = "obligatory"
        found.append(
            Use(
                name=name,
                players=share,
                part=part,
                mean=totals[subject] / len(players),
                winners=_mean(players, key, winning=True),
                losers=_mean(players, key, winning=False),
                without=_won(without) if without else None,
                flag=flag,
            )
        )
    return found


def deck(players: Sequence[Sitting], kind: Kind, deviations: float) -> Deck:
    """The components of a deck, by what they are worth; the intervals are so many standard deviations wide."""
    takers = {id_: [player for player in players if player.uses[kind.title, id_]] for id_ in kind.subjects}
    usual, each = _won([player for mine in takers.values() for player in mine]), point(players)
    found: list[Worth] = []
    for id_, mine in takers.items():
        uses = sum(player.uses[kind.title, id_] for player in mine)
        won = _won(mine) if mine else usual
        low, high = wilson(won * len(mine), len(mine), deviations)
        budget = kind.budget * uses / len(mine) if mine else kind.budget
        worth, least = (budget + (rate - usual) / each if each else budget for rate in (won, low))
        flag = "too good" if least > TOO_MUCH * budget else ""
        found.append(Worth(kind.subjects[id_], len(mine), uses, won, low, high, worth, least, budget, flag))
    return Deck(kind.title, usual, sorted(found, key=lambda component: -component.worth))


def _won(players: Sequence[Sitting]) -> float:
    return sum(player.won for player in players) / max(1, len(players))


def _hopeless(without: Sequence[Sitting], seats: int) -> bool:
    """Whether those who do without win, beyond luck, less than half of their share."""
    return wilson(sum(player.won for player in without), len(without))[1] < MUST / seats


def _crowding(kind: Kind, subject: str, part: float) -> bool:
    """Whether what is not forced takes so much of the uses of its kind that little is left for the others."""
    return subject not in kind.forced and not kind.mixed and part > CROWD / len(kind.subjects)


def _mean(players: Sequence[Sitting], key: tuple[str, str], *, winning: bool) -> float:
    """Uses by a winner, or by who did not win; a shared victory counts on both sides by its shares."""
    weights = [player.won if winning else 1 - player.won for player in players]
    uses = sum(weight * player.uses[key] for weight, player in zip(weights, players, strict=True))
    return uses / max(1e-9, sum(weights))
