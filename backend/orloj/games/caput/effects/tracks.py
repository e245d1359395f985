"""Mines and quarries: their tracks, their two actions, production tokens and seals (PCR-MINE, PCR-QUARRY, PCR-PROD,
PCR-SEAL)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import Effects, line_effects
from orloj.engine.game import Effect
from orloj.games.caput.by import By
from orloj.games.caput.components.tracks import MINES, PRODUCTION, QUARRIES, SEALS, Track
from orloj.games.caput.effects.base import Own, gives
from orloj.games.caput.game import Caput
from orloj.games.caput.state import FREE, Player

TRACKS: dict[str, Track] = {"mines": MINES, "quarries": QUARRIES}


def space(player: Player, track: str) -> int:
    """The space of a track's marker."""
    return player.mines if track == "mines" else player.quarries


@dataclass(frozen=True, slots=True)
class Advance(Own):
    """Steps of a mine or quarry marker, without the good; none beyond the end (PCR-MINE-20, PCR-PROD-11)."""

    by: By
    track: str
    n: int

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        track, player = TRACKS[self.track], game.players[self.by.seat]
        if space(player, self.track) == track.spaces:
            return ()
        player = game.edit_player(self.by.seat)
        if self.track == "mines":
            player.mines += 1
        else:
            player.quarries += 1
        at = space(player, self.track)
        game.note("track", self.by.seat, track=self.track, to=at)
        if at == track.seal_at:
            player.rights += 1
        rest: Effects = (Advance(self.by, self.track, self.n - 1),) if self.n > 1 else ()
        return (ChooseToken(self.by, self.track), *rest) if at == track.token_at else rest


@gives("mine")
def _mine(by: By, n: int) -> Effects:
    return (Advance(by, "mines", n),)


@gives("quarry")
def _quarry(by: By, n: int) -> Effects:
    return (Advance(by, "quarries", n),)


def _not_full(track: str) -> Any:
    def check(game: Caput, by: By) -> bool:
        return space(game.players[by.seat], track) < TRACKS[track].spaces

    return check


Caput.checks |= {"mine": _not_full("mines"), "quarry": _not_full("quarries")}


@dataclass(frozen=True, slots=True)
class ChooseToken(Own):
    """Choose a production token of those at the river for the track that earned it (PCR-PROD-02, PCR-PROD-10)."""

    by: By
    track: str
    ask: ClassVar[str] = "token"

    def options(self, game: Caput) -> Sequence[str]:
        return [f"token:{token}" for token in game.supply.tokens]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        token = choice.removeprefix("token:")
        game.edit_supply().tokens.remove(token)
        player = game.edit_player(self.by.seat)
        if self.track == "mines":
            player.mine_token = token
        else:
            player.quarry_token = token
        game.note("token", self.by.seat, what=token, track=self.track)
        return ()

    def context(self, game: Caput) -> dict[str, Any]:
        return {"track": self.track}


@dataclass(frozen=True, slots=True)
class Manage(Own):
    """Manage Mines or Quarries: produce, or one of the good and one step (PCR-MINE-01, PCR-QUARRY-01)."""

    by: By
    track: str
    ask: ClassVar[str] = "produce"

    def options(self, game: Caput) -> Sequence[str]:
        return ["produce", "plus-one"]

    def resolve(self, game: Caput, choice: str) -> Iterable[Effect[Any]]:
        track, player = TRACKS[self.track], game.players[self.by.seat]
        if choice == "plus-one":
            return (*game.receive(self.by, track.good, 1), Advance(self.by, self.track, 1))
        at = space(player, self.track)
        token = player.mine_token if self.track == "mines" else player.quarry_token
        return (
            *game.receive(self.by, track.good, at - 1),
            *(line_effects(game, By(self.by.seat, token), PRODUCTION[token]) if token else ()),
            *(e for n, bonus in sorted(track.bonuses.items()) if n < at for e in line_effects(game, self.by, bonus)),
        )

    def context(self, game: Caput) -> dict[str, Any]:
        return {"track": self.track}


def claimable(game: Caput, seat: int) -> list[str]:
    """The seals a player may claim and pay for now (PCR-SEAL-04, PCR-SEAL-08, PCR-SEAL-10)."""
    if not game.players[seat].rights:
        return []
    by = By(seat)
    return [name for name, owner in game.supply.seals.items() if owner == FREE and game.ways(by, SEALS[name].cost)]


def why_no_seal(game: Caput, seat: int, name: str) -> str:
    """The clause that forbids a player to claim a seal now."""
    if game.supply.seals.get(name, FREE) != FREE:
        return "PCR-SEAL-10"
    return "PCR-SEAL-08" if game.players[seat].rights else "PCR-SEAL-04"


def claim_seal(game: Caput, seat: int, name: str) -> Effects:
    """Pays for a seal and puts a cube on it; it counts in final scoring alone (PCR-SEAL-07, PCR-SEAL-11)."""
    by = By(seat, name)
    (way,) = game.ways(by, SEALS[name].cost)
    effects = game.pay(by, SEALS[name].cost, way)
    game.edit_supply().seals[name] = seat
    player = game.edit_player(seat)
    player.rights -= 1
    player.seals.append(name)
    game.note("seal", seat, what=name)
    return effects
