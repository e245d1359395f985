"""Influence tracks and Upgrade cards (PU-INFL, PU-UPG)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Chance, Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import UPGRADES_IN_PLAY
from orloj.games.unseen.components.city import CROWN, INFLUENCE_REWARD, LAST_SPACE, WITCH_SPACES
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.draw import named
from orloj.games.unseen.effects.witch import WitchSpace
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class Influence(Own):
    """Advance the Gargoyle one space on the track of `by.hood` and gain that space's reward (PU-INFL-01).

    The first on the last space goes on to the crown; later ones stay, and further Influence is lost
    (PU-INFL-04, PU-INFL-05, R90).
    """

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        seat, hood = self.by.seat, self.by.hood
        if game.hoods[hood].influence[seat] >= LAST_SPACE:
            return ()
        track = game.edit_hood(hood).influence
        track[seat] += 1
        space = track[seat]
        if space == LAST_SPACE and CROWN not in track:
            track[seat] = CROWN
        game.note("influence", seat, hood=hood, to=track[seat])
        if space in WITCH_SPACES:
            return (WitchSpace(self.by, str(WITCH_SPACES[space])),)
        return line_effects(game, self.by, INFLUENCE_REWARD[hood][space])


@gives("influence here")
def _here(by: By, n: int) -> Effects:
    return (Influence(by),)


@gives("influence")
def _anywhere(by: By, n: int) -> Effects:
    return (InfluenceAnywhere(by),)


@dataclass(frozen=True, slots=True)
class InfluenceAnywhere(Own):
    """1 Influence on any track (PU-INFL-02), also on one where it is lost."""

    by: By
    ask: ClassVar[str] = "influence"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"influence:{hood}" for hood in HOODS]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return (Influence(replace(self.by, hood=choice.removeprefix("influence:"))),)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("upgrade here")
def _upgrade(by: By, n: int) -> Effects:
    return (LookAtUpgrades(by),)


@dataclass(frozen=True, slots=True)
class LookAtUpgrades(Own):
    """Look at all Upgrade cards left in a Neighborhood (PU-UPG-01); with none left, nothing (R92)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood = game.hoods[self.by.hood]
        if not hood.upgrades_left:
            return ()
        if not len(hood.upgrade_pile):
            return (SeeUpgrades(self.by),)
        return (
            *(DealUpgrade(self.by.hood),) * UPGRADES_IN_PLAY,
            BoxUpgrades(self.by.hood),
            TakeUpgrade(self.by),
        )


@dataclass(frozen=True, slots=True)
class SeeUpgrades(Chance[Unseen]):
    """The cards are known to those who have looked before: for this player they are a secret that opens now."""

    by: By

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return {"look": 1}

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return (TakeUpgrade(self.by),)


@dataclass(frozen=True, slots=True)
class DealUpgrade(Chance[Unseen]):
    """Which of a Neighborhood's cards lie there: dealt at the start, known once somebody looks (PU-SETUP-15)."""

    hood: str

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("upgrade", game.hoods[self.hood].upgrade_pile.weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood, card = game.edit_hood(self.hood), choice.removeprefix("upgrade:")
        hood.upgrade_pile.take(card)
        hood.upgrades.append(card)
        return ()


@dataclass(frozen=True, slots=True)
class BoxUpgrades(Effect[Unseen]):
    """The cards that were not dealt left the game at the start."""

    hood: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        hood = game.edit_hood(self.hood)
        hood.upgrade_pile.unseen = {}
        hood.upgrades.sort()
        return ()


@dataclass(frozen=True, slots=True)
class TakeUpgrade(Own):
    """Keep one of the cards seen; the others go back face down (PU-UPG-01, R93)."""

    by: By
    ask: ClassVar[str] = "take-upgrade"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"take:{card}" for card in game.hoods[self.by.hood].upgrades]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        card, hood = choice.removeprefix("take:"), game.edit_hood(self.by.hood)
        hood.upgrades.remove(card)
        hood.upgrades_left -= 1
        game.edit_player(self.by.seat).upgrades.append(card)
        game.note("take-upgrade", self.by.seat, what=card)
        return ()

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"hood": self.by.hood}
