"""The Witch: her moves, her rewards and her tokens (PU-WITCH)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Chance, Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import WITCH_PRINTED
from orloj.games.unseen.components.minigames import WITCH_DRAW, WITCH_TOKENS
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.draw import named
from orloj.games.unseen.game import Unseen


@dataclass(frozen=True, slots=True)
class MoveWitch(Own):
    """A Worker came to her Neighborhood: she must go to another, whose reward is gained (PU-WITCH-01, PU-WITCH-02)."""

    by: By
    ask: ClassVar[str] = "witch"

    def options(self, game: Unseen) -> Sequence[str] | None:
        if game.city.witch != self.by.hood:
            return None
        return [f"witch:{hood}" for hood in HOODS if hood != self.by.hood]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if not choice:
            return ()
        hood = choice.removeprefix("witch:")
        game.edit_city().witch = hood
        game.note("witch", self.by.seat, to=hood)
        return (WitchReward(replace(self.by, hood=hood)),)

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-WITCH-01"


@dataclass(frozen=True, slots=True)
class WitchReward(Own):
    """Gain the printed reward of a Witch space or, instead, the bonus of the top token there (PU-WITCH-04, 06, 07)."""

    by: By
    ask: ClassVar[str] = "witch-reward"

    def options(self, game: Unseen) -> Sequence[str]:
        return ["reward:printed", "reward:token"] if top_token(game, self.by.hood) else ["reward:printed"]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if choice == "reward:printed":
            return line_effects(game, self.by, WITCH_PRINTED)
        return token_bonus(game, self.by, top_token(game, self.by.hood))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"hood": self.by.hood, "token": top_token(game, self.by.hood)}


def top_token(game: Unseen, hood: str) -> str:
    """The Witch token of a Neighborhood that is not covered, or ""."""
    tokens = game.hoods[hood].witch_tokens
    return tokens.get("2") or tokens.get("1", "")


def token_bonus(game: Unseen, by: By, token: str) -> Effects:
    """What a Witch token gives."""
    return line_effects(game, replace(by, source=token), WITCH_TOKENS[token].gain)


@gives("witch")
def _witch(by: By, n: int) -> Effects:
    return (WitchHere(by),)


@dataclass(frozen=True, slots=True)
class WitchHere(Own):
    """The Witch symbol: the reward of the space where she stands now; she does not move (PU-SYM-07)."""

    by: By

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return (WitchReward(replace(self.by, hood=game.city.witch)),)


@dataclass(frozen=True, slots=True)
class WitchSpace(Own):
    """A Witch space of an Influence track: the first to come places a token, all gain its bonus (PU-WITCH-09 to 11)."""

    by: By
    level: str

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        token = game.hoods[self.by.hood].witch_tokens.get(self.level)
        return token_bonus(game, self.by, token) if token else (DrawTokens(self.by, self.level),)


@dataclass(frozen=True, slots=True)
class DrawTokens(Chance[Unseen]):
    """Look at the top Witch tokens of a pile, one after the other; the Councilor at one (PU-SOLOWITCH-05)."""

    by: By
    level: str
    drawn: tuple[str, ...] = ()

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("token", game.city.witch_piles[self.level].weights())

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        token = choice.removeprefix("token:")
        pile = game.edit_city().witch_piles[self.level]
        pile.take(token)
        drawn = (*self.drawn, token)
        looks = 1 if game.is_councilor(self.by.seat) else WITCH_DRAW
        if len(drawn) < looks and len(pile):
            return (replace(self, drawn=drawn),)
        return (PlaceToken(self.by, self.level, drawn),)


@dataclass(frozen=True, slots=True)
class PlaceToken(Own):
    """Place one of the tokens seen and gain its bonus; the others go under the pile (PU-WITCH-09, PU-WITCH-10)."""

    by: By
    level: str
    drawn: tuple[str, ...]
    ask: ClassVar[str] = "witch-token"

    def options(self, game: Unseen) -> Sequence[str]:
        return [f"token:{token}" for token in self.drawn]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        token = choice.removeprefix("token:")
        pile = game.edit_city().witch_piles[self.level]
        for other in self.drawn:
            if other != token:
                pile.put_under(other)
        game.edit_hood(self.by.hood).witch_tokens[self.level] = token
        game.note("witch-token", self.by.seat, what=token, hood=self.by.hood)
        return token_bonus(game, self.by, token)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"hood": self.by.hood, "level": self.level}
