"""Councilor Reward tokens (PU-SOLOREWARD)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Chance, Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.solo import BOARDS, REWARD_TOKENS
from orloj.games.unseen.councilor.aims import aim_at, hood_at
from orloj.games.unseen.effects.draw import named
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import COUNCILOR


@dataclass(frozen=True, slots=True)
class EarnToken(Effect[Unseen]):
    """Flip the top Reward token, as soon as the Reward in hand is gained completely (PU-SOLOREWARD-01, SO41)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        if not game.councilor.token:
            return (FlipToken(),)
        game.edit_councilor().due += 1
        return ()


@dataclass(frozen=True, slots=True)
class FlipToken(Chance[Unseen]):
    """Which token lies on top; an emptied stack is made anew of the tokens gained (PU-SOLOREWARD-04, SO27)."""

    told: ClassVar[bool] = True

    def weights(self, game: Unseen) -> Mapping[str, int]:
        return named("reward", game.councilor.tokens.weights() or dict.fromkeys(game.councilor.spent, 1))

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        token, part = choice.removeprefix("reward:"), game.edit_councilor()
        if not len(part.tokens):
            part.tokens.shuffle_in(dict.fromkeys(part.spent, 1))
            part.spent = []
        part.tokens.take(token)
        part.token = token
        game.note("solo-token", COUNCILOR, what=token)
        return (*_reward(game, token), PutAway())


def _reward(game: Unseen, token: str) -> Effects:
    """What a token gives; an Aim card's Reward by the difficulty level (PU-SOLOREWARD-02, PU-SOLOREWARD-03)."""
    printed = REWARD_TOKENS[token]
    if not printed.aim:
        return line_effects(game, By(COUNCILOR, "", "", token), printed.gain)
    by = By(COUNCILOR, hood_at(game, printed.aim), "", token)
    return line_effects(game, by, aim_at(game, printed.aim).unit) * BOARDS[game.councilor.level].aim_amount


@dataclass(frozen=True, slots=True)
class PutAway(Effect[Unseen]):
    """The token goes to the others gained, after its Reward (PU-SOLOREWARD-05); then the next one that is due."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        part = game.edit_councilor()
        part.spent.append(part.token)
        part.token = ""
        if not part.due:
            return ()
        part.due -= 1
        return (FlipToken(),)


@dataclass(frozen=True, slots=True)
class EmptyTrack(Effect[Unseen]):
    """The Rumor marker goes back to 0 (PU-SOLORES-08)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        game.edit_player(COUNCILOR).stock["rumor"] = 0
        game.note("solo-track", COUNCILOR)
        return ()
