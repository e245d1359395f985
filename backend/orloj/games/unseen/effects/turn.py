"""A player's turn: one action, and around it what may be done at any time (PU-TURN, PU-CONV, PU-MUG-01)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from orloj.engine.gains import Effects, Pay
from orloj.engine.game import Effect
from orloj.games.unseen.by import By
from orloj.games.unseen.components.cards import UPGRADES
from orloj.games.unseen.components.city import ERAS
from orloj.games.unseen.components.vocabulary import read
from orloj.games.unseen.effects.base import Own
from orloj.games.unseen.effects.bench import Bench
from orloj.games.unseen.effects.bridge import build_bridge, buildable
from orloj.games.unseen.effects.building import build, sites, why_not
from orloj.games.unseen.effects.enter import ChooseCard, enterers, reachable
from orloj.games.unseen.effects.era import EndEra
from orloj.games.unseen.effects.mug import ChooseType
from orloj.games.unseen.effects.place import ChooseSquare, placeable
from orloj.games.unseen.effects.trigger import use
from orloj.games.unseen.game import Unseen
from orloj.games.unseen.hand import AT_WILL, can_pay, usable_upgrades

CONVERSION = read("rumor 3")[0].change.gain[0]  # PU-CONV-01
END_TURN = "end-turn"


@dataclass(frozen=True, slots=True)
class TurnMenu(Own):
    """What can be done now: the action, or ending the turn after it, and what is free (PU-TURN-02, PU-TURN-03)."""

    by: By
    ask: ClassVar[str] = "turn"
    forced: ClassVar[bool] = False

    def options(self, game: Unseen) -> Sequence[str]:
        seat, turn = self.by.seat, game.turn
        free = [f"upgrade:{card}" for card in usable_upgrades(game, seat)]
        if turn.acted:
            return [END_TURN, *free]
        with_worker = [f"place:{worker}" for worker in placeable(game, seat)]
        with_worker += [f"enter:{worker}" for worker in enterers(game, seat)]
        if turn.bound and with_worker:
            return [*with_worker, *free]
        others = [*(f"build:{place}" for place in sites(game, seat)), *buildable(game, seat), "bench"]
        convert = ["convert"] if convertible(game, seat) else []
        return [*with_worker, *others, *convert, *free]

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        seat = self.by.seat
        kind, _, name = choice.partition(":")
        if kind == END_TURN:
            return (NextTurn(),)
        if kind == "upgrade":
            return (*use(game, By(seat), name, AT_WILL[name]), self)
        if kind == "convert":
            game.edit_turn().bound = True
            return (Pay(replace(self.by, source="convert"), CONVERSION), ChooseType(self.by), self)
        game.edit_turn().acted = True
        return (*self._action(game, kind, name), self)

    def _action(self, game: Unseen, kind: str, name: str) -> Effects:
        match kind:
            case "place":
                return (ChooseSquare(self.by, name),)
            case "enter":
                return (ChooseCard(self.by, name),)
            case "build":
                return build(game, self.by.seat, name)
            case "bridge":
                return build_bridge(game, self.by.seat, int(name))
            case _:
                return (Bench(self.by),)

    def why(self, game: Unseen, choice: str) -> str | None:
        kind, _, name = choice.partition(":")
        if kind == END_TURN:
            return "PU-TURN-04"
        if kind == "mug":  # in hand, but it can do nothing now; or not in hand: used up, or another player's
            return "PU-SYM-02" if name in game.players[self.by.seat].mugs else "PU-MUG-03"
        if kind == "upgrade":
            return "PU-CARD-01" if name in UPGRADES else None
        if kind == "convert":
            return "PU-CONV-02"
        if game.turn.acted:
            return "PU-TURN-02"
        if game.turn.bound:
            return "PU-CONV-07"
        return {
            "place": "PU-PLACE-01",
            "enter": "PU-ENTER-02",
            "build": why_not(game, name),
            "bridge": "PU-BRIDGE-02",
        }.get(kind, "PU-TURN-03")


def convertible(game: Unseen, seat: int) -> bool:
    """Whether 3 Rumors may be paid to change the type of the Worker used this turn: once a turn, and only for an
    action that uses one (PU-CONV-02, R17, R18, R20)."""
    if game.turn.bound or not can_pay(game, seat, CONVERSION):
        return False
    if placeable(game, seat):
        return True
    places = game.players[seat].workers.values()
    squares = [place.removeprefix("square:") for place in places if place.startswith("square:")]
    return any(reachable(game, hood) for hood in squares)


@dataclass(frozen=True, slots=True)
class NextTurn(Effect[Unseen]):
    """The next player clockwise who has not Benched; when all have, the Era ends (PU-TURN-02, PU-TURN-05, 06)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        last = game.turn.seat
        order = [(last + i) % game.seats for i in range(1, game.seats + 1)]
        waiting = [seat for seat in order if str(seat) not in game.turn.benched]
        if waiting:
            return begin_turn(game, waiting[0])
        return (EndEra(),) if game.turn.era == ERAS[-1] else (EndEra(), BeginEra())


def begin_turn(game: Unseen, seat: int) -> Effects:
    """Hands the turn to a player, with nothing used yet; the turn before cannot be taken back, even one's own."""
    turn = game.edit_turn()
    turn.seat, turn.acted, turn.bound, turn.counts_as, turn.worker, turn.used = seat, False, False, "", "", []
    game.seals += 1
    game.note("turn", seat)
    return game.automaton.turn() if game.is_councilor(seat) else (TurnMenu(By(seat)),)


@dataclass(frozen=True, slots=True)
class BeginEra(Effect[Unseen]):
    """The holder of the First Player token begins (PU-BENCH-05)."""

    def resolve(self, game: Unseen, choice: str) -> Iterable[Effect[Any]]:
        return begin_turn(game, game.turn.first)
