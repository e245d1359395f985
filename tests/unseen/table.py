"""Positions of Prague Unseen for tests, built in a line and played in a line."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Self

import pytest

from orloj.engine.errors import Refused
from orloj.engine.gains import line_effects
from orloj.engine.game import NATURE, legal, play, settle, weights
from orloj.engine.rules import checked_options
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import PLACES, SITES
from orloj.games.unseen.components.vocabulary import read
from orloj.games.unseen.effects.bridge import lay_tile
from orloj.games.unseen.effects.turn import TurnMenu
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.rules import PragueUnseen
from orloj.games.unseen.state import Hood, Place, Player

RULES = PragueUnseen()


class Table:
    """A game with handles to set up a position and to play choices.

    The setup is random but the same for the same seed; all starting choices are made, seat 0 is to move with nothing in
    stock, and the Witch is out of the way of no one: set what a test is about with the `put_` methods first.
    """

    def __init__(self, seats: int = 4, seed: int = 1, **options: str) -> None:
        self.random = random.Random(seed)
        self.game: Unseen = RULES.new(seats, checked_options(RULES, seats, options))
        self.fate: list[str] = []
        self._nature()
        while self.game.turn.seat < 0:
            self.do(legal(self.game)[0])
        for seat in range(self.game.seats):
            stock = self.game.edit_player(seat).stock
            stock.update(dict.fromkeys(stock, 0))
        self.turn(0)

    # ---- setting up ----------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """Makes it the start of a seat's turn."""
        turn = self.game.edit_turn()
        turn.seat, turn.acted, turn.bound, turn.counts_as, turn.worker, turn.used = seat, False, False, "", "", []
        self.game.stack[:] = [TurnMenu(By(seat))]
        return self.refresh()

    def refresh(self) -> Self:
        """Works the legal choices out anew after the position was changed by hand."""
        settle(self.game)
        return self

    def player(self, seat: int = 0) -> Player:
        """A player's part, to read or write."""
        return self.game.edit_player(seat)

    def hood(self, hood: str) -> Hood:
        """A Neighborhood, to read or write."""
        return self.game.edit_hood(hood)

    def place(self, name: str) -> Place:
        """A building place, to read or write."""
        return self.hood(PLACES[name].hood).places[name]

    def give(self, seat: int = 0, **goods: int) -> Self:
        """Sets amounts of a player's stock."""
        self.player(seat).stock.update(goods)
        return self.refresh()

    def stand(self, seat: int, worker: str, hood: str) -> Self:
        """Stands a Worker on a Square."""
        self.player(seat).workers[worker] = f"square:{hood}"
        self.hood(hood).square[seat] = worker
        return self.refresh()

    def inside(self, seat: int, worker: str, name: str) -> Self:
        """Puts a Worker on the Building of a place."""
        self.player(seat).workers[worker] = f"card:{name}"
        place = self.place(name)
        place.seat, place.worker = seat, worker
        return self.refresh()

    def card(self, name: str, card: str) -> Self:
        """Puts a Building, not built by anybody, on top of a place."""
        self.place(name).cards.append(card)
        return self.refresh()

    def price(self, name: str, token: str) -> Self:
        """Turns up a Price token on a place; one lying elsewhere in the Neighborhood changes places with it."""
        hood, place = self.hood(PLACES[name].hood), self.place(name)
        for other in hood.places.values():
            if other.price == token:
                other.price = place.price
                place.price = token
                return self.refresh()
        hood.prices.take(token)
        if place.price:
            hood.prices.shuffle_in({place.price: 1})
        place.price = token
        return self.refresh()

    def complete(self, site: str, seats: tuple[int, int] = (1, 2)) -> Self:
        """Lays both tiles of a Bridge site."""
        for seat, hood in zip(seats, SITES[site].between, strict=True):
            lay_tile(self.game, seat, site, hood)
        return self.refresh()

    def witch(self, hood: str) -> Self:
        """Stands the Witch in a Neighborhood."""
        self.game.edit_city().witch = hood
        return self.refresh()

    # ---- playing -------------------------------------------------------------------------------------------------

    def do(self, *choices: str, fate: Iterable[str] = ()) -> Self:
        """Plays choices one after the other; chance outcomes are those of `fate`, in order, then random ones."""
        self.fate += fate
        for choice in choices:
            play(self.game, choice)
            self._nature()
        return self

    def enter(self, card: str, worker: str = "golem") -> Self:
        """Puts a Building into the Golem Neighborhood, where a Worker of the seat to move enters it from the Square."""
        seat, name = self.game.turn.seat, "golem-middle"
        return self.stand(seat, worker, "golem").card(name, card).go_in(worker, name)

    def gain(self, text: str, hood: str = "", worker: str = "", seat: int = 0) -> Self:
        """Lets a seat gain what a text of the component notation says, before anything else goes on."""
        self.game.push(line_effects(self.game, By(seat, hood, worker), read(text)))
        self.refresh()._nature()
        return self

    def finish(self) -> Self:
        """Plays first choices until nothing but the turn itself is asked."""
        while self.ask != "turn":
            self.do(self.legal[0])
        return self

    def go_in(self, worker: str, name: str) -> Self:
        """Enters the Building that lies on a place, whether or not it is the only one that the Worker can enter."""
        self.do(f"enter:{worker}")
        if self.ask == "card":
            self.do(f"card:{name}")
        return self

    def refused(self, choice: str) -> str | None:
        """Plays a choice that is not legal, makes sure that nothing has changed, and returns the clause named."""
        assert choice not in legal(self.game)
        before = RULES.dump(self.game)
        with pytest.raises(Refused) as caught:
            play(self.game, choice)
        assert RULES.dump(self.game) == before
        return caught.value.clause

    def _nature(self) -> None:
        while self.game.decider == NATURE:
            outcomes = weights(self.game)
            outcome = self.fate.pop(0) if self.fate else self.random.choice(sorted(outcomes))
            play(self.game, outcome)

    @property
    def legal(self) -> list[str]:
        """The legal choices."""
        return list(legal(self.game))

    @property
    def ask(self) -> str:
        """What is asked."""
        return self.game.stack[-1].ask

    @property
    def context(self) -> dict[str, Any]:
        """What goes with the question."""
        return self.game.stack[-1].context(self.game)

    def choices(self, prefix: str) -> list[str]:
        """The legal choices that begin with a prefix, without it."""
        return [choice.removeprefix(prefix) for choice in self.legal if choice.startswith(prefix)]

    def log(self, kind: str) -> list[dict[str, Any]]:
        """What happened of a kind since the table was made."""
        return [entry for entry in self.game.log if entry["k"] == kind]
