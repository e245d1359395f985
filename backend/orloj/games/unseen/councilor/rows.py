"""The rows of a Solo action card and of the Bench help card: what can be done, and where (PU-SOLOTURN, PU-SOLOPASS)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from orloj.engine.game import Effect
from orloj.games.unseen.components.solo import CardRow
from orloj.games.unseen.councilor.aims import around, hood_at
from orloj.games.unseen.councilor.building import (
    buildable_cards,
    choose_card,
    choose_place,
    choose_space,
    payable_places,
    usable,
)
from orloj.games.unseen.councilor.picks import Pick
from orloj.games.unseen.councilor.workers import choose_worker
from orloj.games.unseen.effects.bridge import build_bridge, buildable
from orloj.games.unseen.effects.building import build
from orloj.games.unseen.effects.enter import doors, go_in, top_card
from orloj.games.unseen.effects.place import stand
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR, HAND


@dataclass(frozen=True, slots=True)
class Carry(Effect[Unseen]):
    """Carry out what a row decided: `worker` is placed or sent in; `place` is the Building it goes to, the place that
    is built on, or the stack of the Bridge tile."""

    action: str
    hood: str
    worker: str = ""
    place: str = ""
    told: ClassVar[bool] = True

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        match self.action:
            case "place":
                return stand(game, COUNCILOR, self.worker, self.hood)
            case "enter":
                return go_in(game, COUNCILOR, self.worker, self.place)
            case "build":
                return build(game, COUNCILOR, self.place)
            case _:
                return build_bridge(game, COUNCILOR, int(self.place))


class Plan(NamedTuple):
    """What a row would do in a Neighborhood; where it holds a choice, what is chosen and why."""

    carry: Carry
    ask: str = ""
    pick: Pick | None = None


class Attempt(NamedTuple):
    """A row tried: the plan, if there is one, and the Neighborhoods where it was impossible, with why."""

    plan: Plan | None
    tried: Sequence[tuple[str, str]]


def attempt(game: Unseen, row: CardRow) -> Attempt:
    """The first Neighborhood of a row where its action is possible (PU-SOLOTURN-02, PU-SOLOTURN-03)."""
    tried: list[tuple[str, str]] = []
    for hood in WHERE[row.where](game):
        plan = PLANS[row.action](game, hood)
        if isinstance(plan, Plan):
            return Attempt(plan, tried)
        tried.append((hood, plan))
    return Attempt(None, tried)


def _place(game: Unseen, hood: str) -> Plan | str:
    """PU-SOLOPLACE-01, PU-SOLOPLACE-03."""
    hand = [worker for worker, place in game.players[COUNCILOR].workers.items() if place == HAND]
    if len(hand) <= 1:
        return "last-worker"
    if game.hoods[hood].square[COUNCILOR]:
        return "square-taken"
    pick = choose_worker(game, hood, hand)
    return Plan(Carry("place", hood, pick.pick), "worker", pick)


def _enter(game: Unseen, hood: str) -> Plan | str:
    """The Worker on the Square there goes to a card there or over a Bridge (PU-SOLOENTER-03, PU-SOLOENTER-09)."""
    worker = game.hoods[hood].square[COUNCILOR]
    if not worker:
        return "no-worker"
    names = doors(game, COUNCILOR, worker)
    if not names:
        return "no-card"
    cards = {name: top_card(game, name) for name in names}
    cards = {name: card for name, card in cards.items() if usable(game, card)}
    if not cards:
        return "cannot-pay"
    pick = choose_card(game, cards)
    return Plan(Carry("enter", hood, worker, pick.pick), "card", pick)


def _build(game: Unseen, hood: str) -> Plan | str:
    """PU-SOLOBUILD-04, PU-SOLOBUILD-05, PU-SOLOBUILD-08."""
    if not any(game.city.offer):
        return "no-offer"
    if not buildable_cards(game, hood):
        return "no-usable-card"
    if not any(place.price for place in game.hoods[hood].places.values()):
        return "no-place"
    names = payable_places(game, hood)
    if not names:
        return "cannot-pay"
    pick = choose_place(game, names)
    return Plan(Carry("build", hood, "", pick.pick), "place", pick)


def _bridge(game: Unseen, hood: str) -> Plan | str:
    """Any two wild Guild symbols for the topmost tile (PU-SOLOBRIDGE-01, PU-SOLOBRIDGE-07)."""
    if len(game.players[COUNCILOR].guilds) < 2:
        return "no-guilds"
    stacks = buildable(game, COUNCILOR)
    if not stacks:
        return "no-tile"
    where = choose_space(game).pick.partition(":")[2] or hood
    return Plan(Carry("bridge", where, "", stacks[0].removeprefix("bridge:")))


def _own_workers(game: Unseen) -> list[str]:
    """The Neighborhoods with a Worker of the Councilor on the Square, the most Popular first (PU-SOLOPASS-06)."""
    return [hood for hood in game.city.popularity if game.hoods[hood].square[COUNCILOR]]


PLANS: Mapping[str, Callable[[Unseen, str], Plan | str]] = MappingProxyType(
    {"place": _place, "enter": _enter, "build": _build, "bridge": _bridge}
)
"""Action -> its plan in a Neighborhood, or why there is none."""

WHERE: Mapping[str, Callable[[Unseen], Sequence[str]]] = MappingProxyType(
    {
        "a-else-b": lambda game: list(dict.fromkeys((hood_at(game, "a"), hood_at(game, "b")))),
        "a-else-around": around,
        "popular": lambda game: game.city.popularity[:1],
        "own-worker": _own_workers,
        "witch": lambda game: [game.city.witch],
        "anywhere": lambda game: game.city.popularity,
    }
)
"""Location code -> the Neighborhoods to try, in order (PU-SOLOTURN-02, PU-SOLOTURN-03, PU-SOLOPASS-02)."""
