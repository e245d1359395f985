"""What the Councilor enters, builds and bridges (PU-SOLOENTER, PU-SOLOBUILD, PU-SOLOBRIDGE)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import BUILDINGS, Building
from orloj.games.unseen.components.city import PLACES, SITES
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.councilor.aims import best_by_aim, shown, wanted
from orloj.games.unseen.councilor.picks import Pick
from orloj.games.unseen.effects.bridge import EMPTY
from orloj.games.unseen.effects.enter import ANY
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.payment import PRICE_BILL
from orloj.games.unseen.state import COUNCILOR


def usable(game: Unseen, card: Building) -> bool:
    """Whether the Councilor can pay what a card demands before it gives anything (PU-SOLOENTER-08)."""
    return all(game.ways(By(COUNCILOR), cost) for line in card.effect for cost in line.change.cost)


def choose_card(game: Unseen, places: Mapping[str, Building]) -> Pick:
    """Which of some built cards to use: what the Aim cards look for, then the higher level, then the place nearer the
    edge, then clockwise (PU-SOLOENTER-01, PU-SOLOENTER-02, PU-SOLOENTER-10, SO17)."""
    found = wanted(game, {name: shown(card.effect, PLACES[name].hood) for name, card in places.items()})
    among = list(places) if found is None else found.picks
    ranks = {name: (-places[name].level, PLACES[name].edge, HOODS.index(PLACES[name].hood)) for name in among}
    best = min(among, key=lambda name: ranks[name])
    if found:
        return Pick(best, "aim", found.slot, found.symbol)
    return Pick(best, _decided_by(("level", "edge", "clockwise"), ranks.values()))


def _decided_by(names: Sequence[str], ranks: Iterable[Sequence[object]]) -> str:
    """The first of some priorities by which not all options are equal."""
    return next((name for name, *found in zip(names, *ranks, strict=True) if len(set(found)) > 1), "only")


def buildable_cards(game: Unseen, hood: str) -> list[str]:
    """The cards of the offer that a Worker waiting on the Square there could enter; all without one
    (PU-SOLOBUILD-02)."""
    worker = game.hoods[hood].square[COUNCILOR]
    return [card for card in game.city.offer if card and (not worker or BUILDINGS[card].worker in (ANY, worker))]


def choose_offer(game: Unseen, hood: str, cards: Sequence[str]) -> Pick:
    """Which of some offered cards to build: what the Aim cards look for, else the leftmost (PU-SOLOBUILD-03)."""
    found = best_by_aim(game, {card: shown(BUILDINGS[card].effect, hood) for card in cards})
    if found:
        return Pick(found.picks[0], "aim", found.slot, found.symbol)
    return Pick(cards[0], "left" if len(cards) > 1 else "only")


def payable_places(game: Unseen, hood: str) -> list[str]:
    """The building places of a Neighborhood with a price that the Councilor can pay (PU-SOLOBUILD-05)."""
    by = By(COUNCILOR)
    places = game.hoods[hood].places.items()
    return [name for name, place in places if place.price and game.ways(by, PRICES[place.price].cost)]


def choose_place(game: Unseen, names: Sequence[str]) -> Pick:
    """Where to build: an empty place, then the cheaper one, then the one nearer the edge (PU-SOLOBUILD-04).

    Cheaper is fewer tokens; a Garnet counts one and comes after as many without (SO22).
    """
    hood = game.hoods[PLACES[names[0]].hood]

    def price(name: str) -> tuple[int, int]:
        bill = PRICE_BILL[hood.places[name].price or ""]
        return sum(bill.named) + bill.any + bill.same + bill.rumor + bill.garnet, bill.garnet

    ranks = {name: (bool(hood.places[name].cards), price(name), PLACES[name].edge) for name in names}
    best = min(names, key=lambda name: ranks[name])
    return Pick(best, _decided_by(("empty", "cheap", "edge"), ranks.values()))


def choose_space(game: Unseen) -> Pick:
    """Where a Bridge tile goes: the topmost Neighborhood of the Popularity track with an empty space, there the space
    worth most, of several the one towards the next Neighborhood clockwise; "" when the board is full
    (PU-SOLOBRIDGE-02, PU-SOLOBRIDGE-06, SO23)."""
    for hood in game.city.popularity:
        free = [space for space, seat in game.city.spaces.items() if seat == EMPTY and space.endswith(f":{hood}")]
        if free:
            after = HOODS[(HOODS.index(hood) + 1) % len(HOODS)]
            sites = [SITES[space.partition(":")[0]] for space in free]
            best = max(range(len(free)), key=lambda i: (sites[i].worth, after in sites[i].between))
            return Pick(free[best], "worth" if len({site.worth for site in sites}) > 1 else "popular")
    return Pick("", "full")
