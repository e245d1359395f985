"""Victory Points: Influence at the end of an Era and everything at the end of the game (PU-SCORE, PU-TIE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.components.city import END_BONUS_RATES
from orloj.games.unseen.components.minigames import (
    DISPLAY,
    IDEA_MARKS,
    MILESTONE_COLUMN,
    PEN_VP,
    REPAIR_VP,
    RIVER_MARKS,
)
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import Player

VIRTUAL = -1
END_CARDS: Mapping[str, str] = MappingProxyType(
    {card.id: line.change.gain[0][0].per for card in UPGRADES.values() for line in card.effect if "end" in line.events}
)
"""Upgrade card -> what it scores 1 VP for at the end."""


def share_row(influence: Mapping[int, int], first: int, second: int) -> dict[int, int]:
    """The points of one row of the Popularity track by seat (PU-SCORE-02 to PU-SCORE-04).

    `influence` holds the space of each Gargoyle, that of the virtual player under VIRTUAL: it ranks and ties like the
    others, and what it would gain is lost (PU-SETUP2P-07). A Gargoyle on space 0 has no Influence and does not rank
    (R118).
    """
    present = {seat: space for seat, space in influence.items() if space > 0}
    if not present:
        return {}
    best = max(present.values())
    leaders = [seat for seat, space in present.items() if space == best]
    if len(leaders) > 1:
        return _real(dict.fromkeys(leaders, (first + second) // len(leaders)))
    followers = {seat: space for seat, space in present.items() if space < best}
    runners = [seat for seat, space in followers.items() if space == max(followers.values())]
    return _real({leaders[0]: first} | dict.fromkeys(runners, second // max(len(runners), 1)))


def _real(points: dict[int, int]) -> dict[int, int]:
    return {seat: vp for seat, vp in points.items() if seat != VIRTUAL}


def mark_value(marks: Sequence[tuple[int, int]], space: int) -> int:
    """The highest value at or behind a marker; 0 before the first (PU-SCORE-10, PU-SCORE-12)."""
    return max((vp for at, vp in marks if at <= space), default=0)


def milestone_count(player: Player, hood: str) -> int:
    """A player's Milestones of a Neighborhood's minigame, as its End Game Scoring Bonus counts them."""
    if hood == "horned":
        return sum(len(row) >= MILESTONE_COLUMN for row in player.display)
    return len(player.milestones[hood])


def categories(player: Player) -> dict[str, int]:
    """What a player scores at the end of the game, by category, if it ended now.

    Everything it depends on is public and belongs to the player's own part; Era points are among it as scored so far.
    """
    counts = {
        "bridge": len(player.bridges),
        "mug": len(player.mugs),
        "upgrade": len(player.upgrades),
        "repair": sum(player.repair.values()),
    }
    scored = (*player.era_vp, 0, 0, 0)
    return {
        "era_1": scored[0],
        "era_2": scored[1],
        "era_3": scored[2],
        "horned": sum(DISPLAY.vp[len(row) - 1] for row in player.display if row) + REPAIR_VP * counts["repair"],
        "robot": PEN_VP[len(player.milestones["robot"])] + mark_value(IDEA_MARKS, player.idea),
        "vodnik": mark_value(RIVER_MARKS, player.boat) + sum(player.ends),
        "golem": sum(player.bridges),
        "buildings": sum(PRICES[token].vp for token in player.prices),
        "bonuses": sum(
            END_BONUS_RATES[position - 1] * milestone_count(player, hood) for hood, position in player.bonuses.items()
        ),
        "cards": player.card_vp + sum(counts[END_CARDS[card]] for card in player.upgrades if card in END_CARDS),
    }


def total(player: Player) -> int:
    """All points of a player, if the game ended now."""
    return sum(categories(player).values())


def resources(player: Player) -> int:
    """A player's Resources, Garnets counted and Rumors not (R125)."""
    return sum(n for good, n in player.stock.items() if good != "rumor")


def winners(players: Sequence[Player]) -> list[int]:
    """Most points, then more Price tokens, then more remaining Resources; those still tied all win (PU-TIE-01,
    PU-TIE-02)."""

    def rank(player: Player) -> tuple[int, int, int]:
        return total(player), len(player.prices), resources(player)

    best = max(map(rank, players))
    return [player.seat for player in players if rank(player) == best]


def new_order(order: Sequence[str], visitors: Mapping[str, int]) -> list[str]:
    """The Popularity track of a new Era: fewest visitors on top; the tied in the reverse of their former order
    (PU-POP-03, PU-POP-04, R116)."""
    return sorted(HOODS, key=lambda hood: (visitors[hood], -order.index(hood)))
