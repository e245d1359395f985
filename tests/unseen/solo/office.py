"""Positions of solo games for tests, and the Councilor's turns played in a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Self

import pytest

from orloj.engine.gains import line_effects
from orloj.engine.game import settle
from orloj.engine.piles import Pile
from orloj.games.unseen.by import By
from orloj.games.unseen.components.minigames import (
    CLOCK,
    CRATES,
    CRATES_PER_SECTION,
    MILL,
    MILL_SLOTS,
    MILL_TOKENS,
)
from orloj.games.unseen.components.solo import AIMS, BOARDS, REWARD_TOKENS
from orloj.games.unseen.components.vocabulary import GUILDS, HOODS, read
from orloj.games.unseen.councilor import aims
from orloj.games.unseen.councilor.stock import EMPTY_STOCK
from orloj.games.unseen.councilor.turn import FlipCard
from orloj.games.unseen.scoring import categories
from orloj.games.unseen.state import COUNCILOR, HAND, Crate, Player, Slot
from tests.unseen.table import Table


class Office(Table):
    """A solo game with the human (seat 0) to move and nothing in either stock.

    The Aim cards lie as given, no Neighborhood but those of the starting choices has a card, and no Worker is out. All
    Reward tokens are still to come: what a Rumor track that is full at once gave at the start is taken back.
    """

    def __init__(self, level: int = 1, a: str = "vodnik", b: str = "golem", seed: int = 1) -> None:
        options = {"councilor": str(level), "witch-aim": "yes" if "witch" in (a, b) else "no"}
        for luck in range(seed, seed + 99):  # a starting Reward may fill a short Rumor track
            super().__init__(1, luck, **options)
            if not self.log("solo-token"):
                break
        self.game.players[COUNCILOR] = Player(COUNCILOR, dict(EMPTY_STOCK))
        self.game.edit_councilor().tokens = Pile(dict.fromkeys(REWARD_TOKENS, 1))
        self.game.edit_councilor().spent = []
        for hood in HOODS:
            self.hood(hood).bonus.clear()
        self.aims(a, b)

    def aims(self, a: str, b: str) -> Self:
        """Lays the Aim cards of two Neighborhoods (or of the "witch") at A and B."""
        self.game.edit_councilor().aims.update(a=f"aim-{a}", b=f"aim-{b}")
        return self

    @contextmanager
    def looking_for(self, symbols: Mapping[str, Sequence[str]]) -> Iterator[None]:
        """For a while the Aim cards in the slots look for other symbols."""
        with pytest.MonkeyPatch.context() as patch:
            cards = {
                card: replace(AIMS[card], symbols=tuple(symbols[slot]))
                for slot, card in self.game.councilor.aims.items()
            }
            patch.setattr(aims, "AIMS", {**AIMS, **cards})
            yield

    def popular(self, *hoods: str) -> Self:
        """Sets the Popularity track from the top; Neighborhoods not named follow in clockwise order."""
        rest = [hood for hood in HOODS if hood not in hoods]
        self.game.edit_city().popularity = [*hoods, *rest]
        return self

    @property
    def it(self) -> Player:
        """The Councilor's player part, to read or write: stock holds any (wild), garnet and rumor (its track)."""
        return self.player(COUNCILOR)

    @property
    def track(self) -> int:
        """The last space of its Rumor track."""
        return BOARDS[self.game.councilor.level].track

    def hand(self, *workers: str) -> Self:
        """Leaves the Councilor just these Workers on its board; the others are on the Bench."""
        for worker in self.it.workers:
            self.it.workers[worker] = HAND if worker in workers else "bench"
        return self

    def offer(self, *cards: str) -> Self:
        """Sets the Building offer from the left."""
        self.game.edit_city().offer = [*cards, *[""] * (4 - len(cards))]
        return self

    def empty(self, *places: str) -> Self:
        """Takes all cards off building places, off all of them when none is named."""
        for name in places or [name for hood in self.game.hoods.values() for name in hood.places]:
            self.place(name).cards.clear()
        return self

    def holds(self, **goods: int) -> Self:
        """Sets what the Councilor has: any, garnet, rumor, and guilds as the number of wild symbols."""
        self.it.guilds = list(GUILDS[: goods.pop("guilds", len(self.it.guilds))])
        self.it.stock.update(goods)
        return self

    def mill(self, **sections: Sequence[str]) -> Self:
        """Lays just these tokens in sections of the Mill Wheel, from the left; the others lie where there is room."""
        given = {token: Slot(at, n) for at, tokens in sections.items() for n, token in enumerate(tokens)}
        room = [Slot(at, n) for at in MILL if at not in sections for n in range(MILL_SLOTS)]
        rest = [token for token in MILL_TOKENS if token not in given]
        self.game.edit_mill().tokens = given | dict(zip(rest, room, strict=False))
        return self

    def crates(self, **sections: Sequence[str]) -> Self:
        """Lays just these Crates in sections of the Clock, Reward side up, from the left; the other sections have the
        Crates that are left, Rumor side up."""
        given = {name: Crate(at, slot) for at, names in sections.items() for slot, name in enumerate(names)}
        rest = iter([name for name in CRATES if name not in given])
        others = [at for at in CLOCK if at not in sections]
        self.game.edit_clock().crates = given | {
            next(rest): Crate(at, slot, shown=False) for at in others for slot in range(CRATES_PER_SECTION)
        }
        return self

    def can(self, *actions: str) -> Self:
        """Makes just these of place, enter, build and bridge possible for the Councilor, anywhere on the board; to
        enter, its Horned Worker stands on the Square of A."""
        self.empty().hand("vodnik", "golem", "robot") if "place" in actions else self.empty().hand("robot")
        self.holds(any=9 if "build" in actions else 0, garnet=0, guilds=2 if "bridge" in actions else 0)
        if "enter" in actions:
            hood = self.game.councilor.aims["a"].removeprefix("aim-")
            self.stand(COUNCILOR, "horned", hood).card(next(iter(self.hood(hood).places)), "coal-market")
        return self

    def last_human_turn(self) -> Self:
        """The human has passed: whatever the Councilor does, it goes on until it has passed as well."""
        self.game.edit_turn().benched["0"] = "robot"
        self.player(0).workers["robot"] = "bench"
        return self

    def act(self, card: str, fate: Iterable[str] = ()) -> Self:
        """Lets the Councilor take a turn with a Solo action card; further chance outcomes are those of `fate`, then
        random ones. Afterwards it is the human's turn, the game is over, or the Councilor's next turn has begun where
        the human has passed. The log begins anew."""
        self.game.log.clear()
        self.fate += [f"solo:{card}", *fate]
        deck = self.game.edit_councilor().deck
        if len(deck) and card not in deck.unseen:
            self.game.edit_councilor().discard.remove(card)
            deck.shuffle_in({card: 1})
        self.game.edit_turn().seat = COUNCILOR
        self.game.stack[:] = [FlipCard()]
        settle(self.game)
        self._nature()
        return self

    def gains(self, text: str, hood: str = "", worker: str = "", fate: Iterable[str] = ()) -> Self:
        """Lets the Councilor gain what a text of the component notation says; the log begins anew."""
        self.game.log.clear()
        self.fate += fate
        self.game.push(line_effects(self.game, By(COUNCILOR, hood, worker), read(text)))
        settle(self.game)
        self._nature()
        return self

    def chose(self, ask: str) -> list[dict[str, Any]]:
        """What the Councilor chose at a question, with pick, why, slot and symbol."""
        return [entry for entry in self.log("solo-choice") if entry["ask"] == ask]

    def points(self, seat: int = COUNCILOR) -> dict[str, int]:
        """What a seat, the Councilor's for one, would score now, by category."""
        return categories(self.player(seat))

    def kinds(self) -> list[str]:
        """The kinds of what is in the log, in order."""
        return [entry["k"] for entry in self.game.log]

    def rows(self) -> list[tuple[str, str | None]]:
        """The rows that were tried: the action and the Neighborhood where it was done, or None."""
        return [(entry["action"], entry["hood"]) for entry in self.log("solo-row")]
