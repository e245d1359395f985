"""Which Worker the Councilor places (PU-SOLOPLACE-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from orloj.games.unseen.components.minigames import CRATES, RIVER_END, VOYAGES
from orloj.games.unseen.councilor.aims import help_card, shown, wanted
from orloj.games.unseen.councilor.picks import Pick
from orloj.games.unseen.effects.horned import flame_at
from orloj.games.unseen.effects.robots import bulbs_between
from orloj.games.unseen.effects.vodnik import next_space, tokens_at
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR

Rank = Callable[[Unseen, Sequence[str]], Mapping[str, int]]


def choose_worker(game: Unseen, hood: str, workers: Sequence[str]) -> Pick:
    """The best of some Workers for a Neighborhood's minigame: its priorities one after the other as long as several
    are equal, in the end the one whose home is the most Popular (SO5)."""
    left, why = list(workers), "only"
    for name in (*_priorities(game, hood), "home"):
        if len(left) == 1:
            break
        ranks = RANKS[name](game, left)
        best = min(ranks.values())
        among = [worker for worker in left if ranks[worker] == best]
        if len(among) < len(left):
            left, why = among, name
    return Pick(left[0], why)


def _priorities(game: Unseen, hood: str) -> tuple[str, ...]:
    match hood:
        case "horned":
            return ("flame",)
        case "golem":
            return ("priority",)
        case "vodnik":
            return help_card(game).vodnik
        case _:
            return help_card(game).robot


def _flame(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    """The Flame bonus at the Worker's symbol (PU-SOLOPLACE-04)."""
    order = help_card(game).flame
    return {worker: order.index(flame_at(game, worker).text) for worker in workers}


def _far(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    """How far the Boat gets (PU-SOLOPLACE-09); a Boat that has made both voyages stays (SO37)."""
    player = game.players[COUNCILOR]
    if player.voyages == VOYAGES:
        return dict.fromkeys(workers, 0)
    start = player.boat % RIVER_END  # from the End it goes on from the start
    return {worker: start - next_space(game.river.spaces, start, worker) for worker in workers}


def _mill(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    """The Rewards of the Mill Wheel section (PU-SOLOPLACE-10); its Mug card does not count (PU-SOLOPLACE-11, SO38)."""
    return {worker: -len(tokens_at(game, worker)) for worker in workers}


def _priority(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    """The place on the Worker Priority track from the top (PU-SOLOPLACE-15)."""
    return {worker: game.market.priority.index(worker) for worker in workers}


def _ideas(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    """The light bulbs that the Clock passes (PU-SOLOPLACE-20)."""
    return {worker: -bulbs_between(game.clock.at, worker) for worker in workers}


def _crate(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    """Whether the Clock would come to a Crate that an Aim card looks for (PU-SOLOAIM-06)."""
    crates: dict[str, Counter[str]] = {worker: Counter() for worker in workers}
    for name, crate in game.clock.crates.items():
        if crate.shown and crate.section in crates:
            crates[crate.section].update(shown(CRATES[name]))
    found = wanted(game, crates)
    return {worker: int(found is None or worker not in found.picks) for worker in workers}


def _home(game: Unseen, workers: Sequence[str]) -> Mapping[str, int]:
    return {worker: game.city.popularity.index(worker) for worker in workers}


RANKS: Mapping[str, Rank] = MappingProxyType(
    {
        "flame": _flame,
        "far": _far,
        "mill": _mill,
        "priority": _priority,
        "ideas": _ideas,
        "crate": _crate,
        "home": _home,
    }
)
"""Priority -> the rank of each Worker by it, the lowest being the best."""
