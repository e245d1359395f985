"""Positions of Praga Caput Regni for tests, built in a line and played in a line."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from orloj.engine.errors import Refused
from orloj.engine.gains import line_effects
from orloj.engine.game import NATURE, legal, play, settle, weights
from orloj.games.caput.by import By
from orloj.games.caput.components.city import SITES_FOR
from orloj.games.caput.components.hexes import hex_of
from orloj.games.caput.components.tiles import BUILDINGS
from orloj.games.caput.components.vocabulary import read
from orloj.games.caput.effects.city import surcharge
from orloj.games.caput.effects.turn import TurnMenu
from orloj.games.caput.game import Caput, bill
from orloj.games.caput.rules import PragaCaputRegni
from orloj.games.caput.state import FREE, Built, Laid, Player, Spot

RULES = PragaCaputRegni()
PLAIN = {name: values[0] for name, values in RULES.options.items()}


class Table:
    """A game with handles to set up a position and to play choices.

    The setup is random but the same for the same seed; it is seat 0's turn, which is the first of the game and of the
    table unless a test says otherwise, with 2 gold and 2 stone each.
    """

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        self.random = random.Random(seed)
        self.fate: list[str] = []
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.game: Caput = RULES.new(seats, PLAIN | given)
        self._nature()
        self.game.edit_turn().first = 0
        self.turn(0)

    # ---- setting up ------------------------------------------------------------------------------------------------

    def turn(self, seat: int, number: int | None = None) -> Table:
        """Makes it the start of a seat's turn, by default its first of the game."""
        turn = self.game.edit_turn()
        turn.number = seat + 1 if number is None else number
        turn.seat, turn.tile, turn.slot, turn.main, turn.extra, turn.refreshed = seat, "", 0, False, "", False
        turn.done, turn.special, turn.bonus, turn.street, turn.eggs = [], 0, False, 0, 0
        turn.sideways = {"wall": 0, "cath": 0}
        self.game.stack[:] = [TurnMenu(By(seat))]
        return self.refresh()

    def refresh(self) -> Table:
        """Works the legal choices out anew after the position was changed by hand."""
        settle(self.game)
        return self

    def player(self, seat: int = 0) -> Player:
        """A player's part, to read or write."""
        return self.game.edit_player(seat)

    def give(self, seat: int = 0, **goods: int) -> Table:
        """Sets amounts of a player's goods, without anything being gained."""
        self.player(seat).goods.update(goods)
        return self.refresh()

    def took(self, tile: str = "crane-tile-1", slot: int = 2) -> Table:
        """The action tile is taken already, from a slot whose bonus has been gained."""
        self.game.edit_crane().tiles.pop(tile, None)
        turn = self.game.edit_turn()
        turn.tile, turn.slot, turn.bonus, turn.special = tile, slot, False, 0
        return self.refresh()

    def crane(self, box: int | None = None, **positions: int) -> Table:
        """Puts action tiles (crane_tile_1=9) and the blocked sector where they shall lie; the others stay."""
        crane = self.game.edit_crane()
        if box is not None:
            crane.box = box
        for name, position in positions.items():
            crane.tiles[name.replace("_", "-")] = Spot(position)
        return self.refresh()

    def row(self, row: str, *tiles: str) -> Table:
        """Sets the open tiles of a row from the left, the special one last; they leave their stacks."""
        rows = self.game.edit_rows()
        for tile in rows.rows[row]:
            if tile:
                (rows.special if tile == rows.rows[row][3] else rows.normal)[row].shuffle_in({tile: 1})
        for pile in (rows.normal[row], rows.special[row]):
            for tile in tiles:
                pile.unseen.pop(tile, None)
        rows.rows[row] = [*tiles, *[""] * (4 - len(tiles))]
        return self.refresh()

    def lay(self, place: str, tile: str, turn: int = 0, seat: int = 0) -> Table:
        """An upgrade or wall lies on a player's board already."""
        self.player(seat).board.setdefault(place, []).append(Laid(tile, turn))
        return self.refresh()

    def built(self, site: str, tile: str, seat: int = FREE, turn: int = 0, paid: int | None = None) -> Table:
        """A building stands in the city already, with its builder's claim if it has a space for one."""
        cost = sum(bill(BUILDINGS[tile].cost).values()) + sum(surcharge(hex_of(site)).values())
        claim = seat if BUILDINGS[tile].cube else FREE
        self.game.edit_city().sites[site] = Built(tile, turn, seat, claim, cost if paid is None else paid)
        if seat != FREE:
            self.player(seat).buildings += 1
            self.player(seat).claims += claim != FREE
        return self.refresh()

    def sites_of(self, plaza: str) -> list[str]:
        """The sites round a plaza."""
        return [f"{q},{r}" for (q, r), name in SITES_FOR[self.game.seats].items() if name == plaza]

    def technology(self, *names: str, seat: int = 0) -> Table:
        """The player has gained technologies, in an earlier turn."""
        self.player(seat).technologies.extend(names)
        return self.refresh()

    # ---- playing ---------------------------------------------------------------------------------------------------

    def do(self, *choices: str, fate: Iterable[str] = ()) -> Table:
        """Plays choices one after the other; chance outcomes are those of `fate`, in order, then random ones."""
        self.fate += fate
        for choice in choices:
            play(self.game, choice)
            self._nature()
        return self

    def gain(self, text: str, seat: int = 0, fate: Iterable[str] = ()) -> Table:
        """A player gains an effect given in the notation, as if a piece in play paid it."""
        self.fate += fate
        self.game.push(line_effects(self.game, By(seat, "test"), read(text)))
        self.refresh()._nature()
        return self

    def refuses(self, choice: str, clause: str | None = None) -> None:
        """The choice is refused, naming the clause if one is given, and nothing changes."""
        before = RULES.dump(self.game)
        with pytest.raises(Refused) as refused:
            play(self.game, choice)
        assert RULES.dump(self.game) == before
        assert clause is None or refused.value.clause == clause, refused.value.clause

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
    def decider(self) -> int | None:
        """Who is asked."""
        return self.game.decider

    @property
    def context(self) -> dict[str, Any]:
        """What goes with the question."""
        return self.game.stack[-1].context(self.game)

    def goods(self, seat: int = 0) -> dict[str, int]:
        """A player's goods above none."""
        return {good: n for good, n in self.game.players[seat].goods.items() if n}

    def choices(self, prefix: str) -> list[str]:
        """The legal choices that begin with a prefix, without it."""
        return [choice.removeprefix(prefix) for choice in self.legal if choice.startswith(prefix)]

    def log(self, kind: str) -> list[dict[str, Any]]:
        """What happened of a kind since the table was made."""
        return [entry for entry in self.game.log if entry["k"] == kind]
