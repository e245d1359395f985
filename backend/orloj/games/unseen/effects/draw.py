"""Chance: what comes out of bags, decks and face-down stacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from orloj.engine.gains import Effects
from orloj.engine.game import Chance, Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.effects.base import gives
from orloj.games.unseen.game import Unseen


def named(kind: str, pieces: Mapping[str, int]) -> dict[str, int]:
    """Outcomes `kind:piece` with the frequency of the pieces."""
    return {f"{kind}:{piece}": n for piece, n in pieces.items()}


@dataclass(frozen=True, slots=True)
class DrawToCauldron(Chance[Unseen]):
    """Refill a section of the Cauldron from the bag; with an empty bag it stays empty (PU-HORNED-04, R61)."""

    section: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("item", game.cauldron.bag.weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        cauldron, item = game.edit_cauldron(), choice.removeprefix("item:")
        cauldron.bag.take(item)
        cauldron.items[self.section] = item
        game.note("refill", -1, what=item)
        return ()


@dataclass(frozen=True, slots=True)
class DrawToRepair(Chance[Unseen]):
    """A random Item of the bag goes to a Repair area, open to all (PU-HORNED-13, R61c); it gives no reward then."""

    by: By

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("item", game.cauldron.bag.weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        item = choice.removeprefix("item:")
        game.edit_cauldron().bag.take(item)
        repair = game.edit_player(self.by.seat).repair
        repair[item] = repair.get(item, 0) + 1
        game.note("repair-draw", self.by.seat, what=item)
        return ()


@dataclass(frozen=True, slots=True)
class DrawMug(Chance[Unseen]):
    """Draw a Mug card to hand; an empty deck takes the shuffled discards, and without those there is none (R28)."""

    by: By

    def weights(self, game: Unseen) -> Mapping[str, int]:
        mill = game.mill
        return named("mug", mill.mugs.weights() or mill.discard)

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        mug, mill = choice.removeprefix("mug:"), game.edit_mill()
        if not len(mill.mugs):
            mill.mugs.shuffle_in(mill.discard)
            mill.discard = {}
        mill.mugs.take(mug)
        game.edit_player(self.by.seat).mugs.append(mug)
        game.note("mug-draw", self.by.seat, private={"what": mug})
        return ()


@gives("mug")
def _mug(by: By, n: int) -> Effects:
    return (DrawMug(by),) * n


@dataclass(frozen=True, slots=True)
class RefillOffer(Chance[Unseen]):
    """Fill a gap in the Building offer; with an empty deck it stays (PU-BUILD-04, R104)."""

    slot: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("building", game.city.deck.weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        city, card = game.edit_city(), choice.removeprefix("building:")
        city.deck.take(card)
        city.offer[self.slot] = card
        game.note("offer", -1, what=card)
        return ()


@dataclass(frozen=True, slots=True)
class RevealPrice(Chance[Unseen]):
    """Turn up the next Price token of a place, of a given level (PU-SETUP-19)."""

    hood: str
    place: str
    level: int

    def weights(self, game: Unseen) -> Mapping[str, int]:
        tokens = game.hoods[self.hood].prices.weights()
        return named("price", {token: n for token, n in tokens.items() if f"-{self.level}-" in token})

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood, token = game.edit_hood(self.hood), choice.removeprefix("price:")
        hood.prices.take(token)
        hood.places[self.place].price = token
        return ()
