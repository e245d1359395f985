"""Build a Building (PU-BUILD)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, Pay
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import PLACES
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.effects.draw import RefillOffer, RevealPrice
from orloj.games.unseen.effects.influence import Influence
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.payment import PRICE_BILL, affordable
from orloj.games.unseen.state import Place


def sites(game: Unseen, seat: int) -> list[str]:
    """The places whose top Price token the player can pay, while the offer has a card (PU-BUILD-02, PU-BUILD-09)."""
    if not any(game.city.offer):
        return []
    stock = game.players[seat].stock
    return [
        name
        for hood in game.hoods.values()
        for name, place in hood.places.items()
        if place.price and affordable(stock, PRICE_BILL[place.price])
    ]


def why_not(game: Unseen, name: str) -> str | None:
    """The clause that forbids to build on a place: no Price token left, no card to build, or a cost too high."""
    place = game.hoods[PLACES[name].hood].places.get(name) if name in PLACES else None
    if place is None:
        return None
    if not place.left:
        return "PU-BUILD-09"
    return "PU-PAY-11" if any(game.city.offer) else "PU-BUILD-03"


def build(game: Unseen, seat: int, name: str) -> Effects:
    """Pay, choose a card; refill, token and Influence follow (PU-BUILD-02 to PU-BUILD-08)."""
    hood = PLACES[name].hood
    price = game.hoods[hood].places[name].price or ""
    by = By(seat, hood, "", price)
    return (Pay(by, PRICES[price].cost), ChooseOffer(by, name))


@dataclass(frozen=True, slots=True)
class ChooseOffer(Own):
    """Take a card of the common offer to the place, over the one there (PU-BUILD-03)."""

    by: By
    place: str
    ask: ClassVar[str] = "offer"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"offer:{card}" for card in game.city.offer if card]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        card, by = choice.removeprefix("offer:"), self.by
        offer = game.edit_city().offer
        slot = offer.index(card)
        offer[slot] = ""
        place = game.edit_hood(by.hood).places[self.place]
        game.note("build", by.seat, what=card, place=self.place, price=by.source)
        lay_down(game, by.hood, place)
        place.cards.append(card)
        after = (Influence(By(by.seat, by.hood)), When(by, "when", "build"))
        return (RefillOffer(slot), TakePrice(by, self.place), *after)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"place": self.place}


def lay_down(game: Unseen, hood: str, place: Place) -> None:
    """Whoever stands on a card that is covered is laid on its side beside the Square (PU-BUILD-05)."""
    if not place.worker:
        return
    game.edit_player(place.seat).workers[place.worker] = f"laid:{hood}"
    game.edit_hood(hood).laid.append(f"{place.seat}-{place.worker}")
    game.note("laid", place.seat, worker=place.worker, hood=hood)
    place.seat, place.worker = -1, ""


@dataclass(frozen=True, slots=True)
class TakePrice(Own):
    """Keep the Price token; the next level of the stack is turned up (PU-BUILD-08, PU-SETUP-19)."""

    by: By
    place: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        token = self.by.source
        game.edit_player(self.by.seat).prices.append(token)
        place = game.edit_hood(self.by.hood).places[self.place]
        place.price = None
        place.left -= 1
        if not place.left:
            return ()
        return (RevealPrice(self.by.hood, self.place, PRICES[token].level + 1),)
