"""Positions of solo games for tests, and the Councilor's turns played in a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orloj.engine.gains import line_effects
from orloj.engine.game import settle
from orloj.games.unseen.by import By
from orloj.games.unseen.components.vocabulary import HOODS, read
from orloj.games.unseen.councilor.turn import FlipCard
from orloj.games.unseen.state import COUNCILOR, HAND, Player
from tests.unseen.table import Table


class Office(Table):
    """A solo game with the human (seat 0) to move and nothing in either stock.

    The Aim cards lie as given, no Neighborhood but those of the starting choices has a card, and no Worker is out.
    """

    def __init__(self, level: int = 1, a: str = "vodnik", b: str = "golem", seed: int = 1, **options: str) -> None:
        super().__init__(1, seed, councilor=str(level), **options)
        self.aims(a, b)

    def aims(self, a: str, b: str) -> Office:
        """Lays the Aim cards of two Neighborhoods (or of the "witch") at A and B."""
        self.game.edit_councilor().aims.update(a=f"aim-{a}", b=f"aim-{b}")
        return self

    def popular(self, *hoods: str) -> Office:
        """Sets the Popularity track from the top; Neighborhoods not named follow in clockwise order."""
        rest = [hood for hood in HOODS if hood not in hoods]
        self.game.edit_city().popularity = [*hoods, *rest]
        return self

    @property
    def it(self) -> Player:
        """The Councilor's player part, to read or write: stock holds any (wild), garnet and rumor (its track)."""
        return self.player(COUNCILOR)

    def hand(self, *workers: str) -> Office:
        """Leaves the Councilor just these Workers on its board; the others are on the Bench."""
        for worker in self.it.workers:
            self.it.workers[worker] = HAND if worker in workers else "bench"
        return self

    def offer(self, *cards: str) -> Office:
        """Sets the Building offer from the left."""
        self.game.edit_city().offer = [*cards, *[""] * (4 - len(cards))]
        return self

    def empty(self, *places: str) -> Office:
        """Takes all cards off building places."""
        for name in places:
            self.place(name).cards.clear()
        return self

    def act(self, card: str, fate: Iterable[str] = ()) -> Office:
        """Lets the Councilor take a turn with a Solo action card; further chance outcomes are those of `fate`, then
        random ones. Afterwards it is the human's turn, the game is over, or the Councilor's next turn has begun where
        the human has passed."""
        self.fate += [f"solo:{card}", *fate]
        deck = self.game.edit_councilor().deck
        if card not in deck.unseen:
            self.game.edit_councilor().discard.remove(card)
            deck.shuffle_in({card: 1})
        self.game.edit_turn().seat = COUNCILOR
        self.game.stack[:] = [FlipCard()]
        settle(self.game)
        self._nature()
        return self

    def gains(self, text: str, hood: str = "", worker: str = "", fate: Iterable[str] = ()) -> Office:
        """Lets the Councilor gain what a text of the component notation says."""
        self.fate += fate
        self.game.push(line_effects(self.game, By(COUNCILOR, hood, worker), read(text)))
        settle(self.game)
        self._nature()
        return self

    def chose(self, ask: str) -> list[dict[str, Any]]:
        """What the Councilor chose at a question, with pick, why, slot and symbol."""
        return [entry for entry in self.log("solo-choice") if entry["ask"] == ask]

    def rows(self) -> list[tuple[str, str | None]]:
        """The rows that were tried: the action and the Neighborhood where it was done, or None."""
        return [(entry["action"], entry["hood"]) for entry in self.log("solo-row")]
