"""The Bench action (PU-BENCH)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from orloj.engine.gains import line_effects
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.city import BENCH_BONUS, BENCH_RUMOR
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.effects.trigger import When
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.state import BENCH, HAND


@dataclass(frozen=True, slots=True)
class Bench(Own):
    """Put a Worker of choice from the player board on the Bench; the first of the Era takes the top space and the
    First Player token. Then the tile's bonus and 1 Rumor for each own Worker on a Square (PU-BENCH-02 to 04)."""

    by: By
    ask: ClassVar[str] = "bench-worker"
    open: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        workers = game.players[self.by.seat].workers
        return [f"bench:{worker}" for worker, place in workers.items() if place == HAND]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        seat, worker, turn = self.by.seat, choice.removeprefix("bench:"), game.edit_turn()
        if not turn.benched:
            turn.first = seat
        turn.benched[str(seat)] = worker
        game.edit_player(seat).workers[worker] = BENCH
        game.note("bench", seat, worker=worker, top=len(turn.benched) == 1)
        bonus = line_effects(game, self.by, (*BENCH_BONUS[turn.era], *BENCH_RUMOR))
        return (*bonus, When(self.by, "when", "bench"))
