"""Build a Bridge (PU-BRIDGE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.gains import DECLINE, Effects, Pay
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import BESIDE_VP, BRIDGE_STACKS, BRIDGE_TILES, GOLEM_EVERY, SITES
from orloj.games.unseen.effects.base import Own, gives
from orloj.games.unseen.effects.influence import Influence
from orloj.games.unseen.effects.milestone import ChooseMilestone
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen

STACKS = tuple(BRIDGE_STACKS)
EMPTY = -1


def top_tile(game: Unseen, seat: int, stack: int) -> str:
    """The Bridge tile on top of a player's stack, or ""."""
    left = game.players[seat].tiles[STACKS.index(stack)]
    return BRIDGE_STACKS[stack][-left] if left else ""


def buildable(game: Unseen, seat: int) -> list[str]:
    """The stacks whose top tile's two Guilds are marked (PU-BRIDGE-01, PU-BRIDGE-02)."""
    if len(game.players[seat].guilds) < 2:
        return []
    tops = ((stack, top_tile(game, seat, stack)) for stack in STACKS)
    return [f"bridge:{stack}" for stack, tile in tops if tile and game.ways(By(seat), BRIDGE_TILES[tile].cost)]


def build_bridge(game: Unseen, seat: int, stack: int) -> Effects:
    """Remove the two Guilds, place the tile, gain 1 Influence there (PU-BRIDGE-01, 03, 04)."""
    tile = top_tile(game, seat, stack)
    by = By(seat, "", "", tile)
    game.edit_player(seat).tiles[STACKS.index(stack)] -= 1
    return (Pay(by, BRIDGE_TILES[tile].cost), ChooseSpace(by))


@dataclass(frozen=True, slots=True)
class ChooseSpace(Own):
    """Place a Bridge tile on any empty space; with none left it goes beside the player board, without Influence
    (PU-BRIDGE-03, PU-BRIDGE-05, PU-BRIDGE-06)."""

    by: By
    ask: ClassVar[str] = "bridge-space"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str] | None:
        return [f"bridge-space:{space}" for space, seat in game.city.spaces.items() if seat == EMPTY] or None

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        seat, by = self.by.seat, self.by
        site, hood = choice.removeprefix("bridge-space:").split(":") if choice else ("", "")
        worth = SITES[site].worth if site else BESIDE_VP
        player = game.edit_player(seat)
        player.bridges.append(worth)
        player.beside += not site
        game.note("bridge", seat, site=site, hood=hood, vp=worth)
        milestone: Effects = (ChooseMilestone(by, "golem"),) if len(player.bridges) % GOLEM_EVERY == 0 else ()
        if not site:
            return (When(by, "when", "bridge"), *milestone)
        by = replace(by, hood=hood)
        lay_tile(game, seat, site, hood)
        return (Influence(By(seat, hood)), When(by, "when", "bridge"), *milestone)

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"tile": self.by.source}

    def why(self, game: Unseen, choice: str) -> str | None:
        return "PU-BRIDGE-03" if choice.startswith("bridge-space:") else None


def lay_tile(game: Unseen, seat: int, site: str, hood: str) -> None:
    """Puts a tile on a space; two facing tiles make a complete Bridge, whoever built them (PU-BRIDGE-07)."""
    city = game.edit_city()
    city.spaces[f"{site}:{hood}"] = seat
    one, two = SITES[site].between
    other = two if hood == one else one
    if city.spaces[f"{site}:{other}"] != EMPTY and other not in city.joined[hood]:
        city.joined[hood].append(other)
        city.joined[other].append(hood)
        game.note("joined", seat, hoods=[one, two])


@dataclass(frozen=True, slots=True)
class MayBridge(Own):
    """The Bridge symbol: build a Bridge now, if wanted, for its two Guilds (PU-SYM-16, R99)."""

    by: By
    ask: ClassVar[str] = "bridge"

    def options(self, game: Unseen) -> Sequence[str]:
        return [*buildable(game, self.by.seat), DECLINE]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return () if choice == DECLINE else build_bridge(game, self.by.seat, int(choice.removeprefix("bridge:")))

    def context(self, game: Unseen) -> dict[str, Any]:
        return {"source": self.by.source}


@gives("bridge")
def _bridge(by: By, n: int) -> Effects:
    return (MayBridge(by),)
