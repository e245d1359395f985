"""The setup of a solo game (PU-SOLOSETUP)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Chance, Effect
from orloj.engine.piles import Pile
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import START_BONUS
from orloj.games.unseen.components.solo import AIMS, REWARD_TOKENS, SLOTS, SOLO_CARDS, WITCH
from orloj.games.unseen.councilor.aims import hood_at
from orloj.games.unseen.councilor.stock import EMPTY_STOCK
from orloj.games.unseen.effects.influence import Influence
from orloj.games.unseen.effects.shuffle import one_of
from orloj.games.unseen.effects.start import DrawStarter, StartChoice
from orloj.games.unseen.effects.turn import BeginEra
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR

HUMAN = 0


def seat_councilor(game: Unseen, level: int) -> None:
    """Lays out the Councilor's board of a level, its cards and its tokens (PU-SOLOSETUP-04, 06, 08)."""
    part = game.edit_councilor()
    part.level = level
    part.tokens = Pile(dict.fromkeys(REWARD_TOKENS, 1))
    part.deck = Pile(dict.fromkeys(SOLO_CARDS, 1))
    game.edit_player(COUNCILOR).stock = dict(EMPTY_STOCK)
    game.edit_turn().first = HUMAN


@dataclass(frozen=True, slots=True)
class DealAim(Chance[Unseen]):
    """The Aim card of a slot (PU-SOLOSETUP-07); the Witch's is among them only where the table says so
    (PU-SOLOAIM-04, SO35)."""

    slot: str

    def weights(self, game: Unseen) -> Mapping[str, int]:
        dealt, witch = game.councilor.aims.values(), game.options["witch-aim"] == "yes"
        return one_of("aim", (aim.id for aim in AIMS.values() if aim.id not in dealt and (witch or aim.hood != WITCH)))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        aim = choice.removeprefix("aim:")
        game.edit_councilor().aims[self.slot] = aim
        game.note("solo-aim", COUNCILOR, what=aim, slot=self.slot)
        return ()


def begin() -> Effects:
    """The Aim cards, the Councilor's start in the Neighborhood of A, then the human's start and first turn
    (PU-SOLOSETUP-11, PU-SOLOSETUP-12, SO1, SO3)."""
    return (*(DealAim(slot) for slot in SLOTS), CouncilorStart(), StartChoice(By(HUMAN)), BeginEra())


@dataclass(frozen=True, slots=True)
class CouncilorStart(Effect[Unseen]):
    """1 Influence, the row's starting bonus and a level 0 Building in the Neighborhood of A (PU-SOLOSETUP-11, 12)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood = hood_at(game, "a")
        by = By(COUNCILOR, hood)
        game.note("start", COUNCILOR, hood=hood)
        bonus = START_BONUS[game.city.popularity.index(hood)]
        return (Influence(by), *line_effects(game, by, bonus), DrawStarter(by))
