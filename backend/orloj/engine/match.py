"""A game being played: seed, answers of NATURE, undo, and what each command did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from orloj.engine.chance import pick
from orloj.engine.diff import diff
from orloj.engine.errors import Refused
from orloj.engine.game import NATURE, Entry, Frame, Game, legal, play, weights
from orloj.engine.rules import Rules, checked_options


@dataclass(frozen=True, slots=True)
class Step:
    """What one command did: one event of the record.

    `kind` is start, choice, undo or rewind; `steps` counts what an undo took back, or names the place in the past to
    which a rewind went; `outcomes` are the chance outcomes that followed the choice; `log` is in full and for nobody's
    eyes until `Rules.log_for` has read it.
    """

    kind: str
    seat: int
    choice: str
    steps: int
    outcomes: tuple[str, ...]
    log: tuple[Entry, ...] = ()

    def dump(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "choice": self.choice,
            "steps": self.steps,
            "outcomes": list(self.outcomes),
            "log": list(self.log),
        }

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Self:
        """The step of a JSON form."""
        outcomes, log = tuple(data["outcomes"]), tuple(data.get("log", ()))
        return cls(data["kind"], data["seat"], data["choice"], data["steps"], outcomes, log)


@dataclass(slots=True)
class Match:
    """A position with all that undo and the record need.

    `origin` is the checkpoint: the position after the last chance outcome, hidden piece seen or hand-over. `trail` are
    the choices since, all by the same seat: what undo can take back. `chances` counts the outcomes drawn so far.
    `frames` are the positions on the way of the last command, where the rules have played a seat themselves.
    `stopped` is a game that was broken off: nobody is asked any more, though its position is no end.
    Commands change the match in place: work on a `clone`, and throw it away when a command raises.
    """

    rules: Rules
    game: Game
    seed: bytes
    chances: int
    origin: Game
    trail: tuple[str, ...] = ()
    frames: tuple[Frame, ...] = ()
    stopped: bool = False

    @classmethod
    def start(cls, rules: Rules, seats: int, options: Mapping[str, str], seed: bytes) -> tuple[Self, Step]:
        """A new game up to its first decision. Raises Refused("bad-seats") or Refused("bad-options")."""
        game = rules.new(seats, checked_options(rules, seats, options))
        match = cls(rules, game, seed, 0, game)
        outcomes = match._answer_nature()
        return match, match._finish("start", -1, "", 0, outcomes, sealed=True)

    @classmethod
    def begin_at(cls, game: Game, rules: Rules, seed: bytes) -> tuple[Self, Step]:
        """A game that begins at a position of another one, where a seat is to decide; chance is its own."""
        match = cls(rules, game, seed, 0, game)
        return match, match._finish("start", -1, "", 0, (), sealed=True)

    def clone(self) -> Self:
        """An independent twin that shares all parts."""
        twin = type(self)(self.rules, self.game.clone(), self.seed, self.chances, self.origin, self.trail)
        twin.stopped = self.stopped
        return twin

    def choose(self, seat: int, choice: str) -> Step:
        """Plays a choice of a seat. Raises Refused("game-over", "not-your-turn", "illegal-choice")."""
        self._check_turn(seat)
        seals = self.game.seals
        self.game.frames = []
        play(self.game, choice)
        outcomes = self._answer_nature()
        sealed = self.game.seals != seals or self.game.decider != seat
        if not sealed:
            self.trail = (*self.trail, choice)
        return self._finish("choice", seat, choice, 0, outcomes, sealed)

    def undo(self, seat: int, steps: int = 1) -> Step:
        """Takes back the last choices of a seat, as far as the checkpoint.

        Raises Refused("game-over", "not-your-turn", "nothing-to-undo").
        """
        self._check_turn(seat)
        if not 1 <= steps <= len(self.trail):
            raise Refused("nothing-to-undo", f"{len(self.trail)} steps can be taken back, not {steps}.")
        self.trail = self.trail[:-steps]
        self.game = self.origin.clone()
        for choice in self.trail:
            play(self.game, choice)
        self.game.log = [{"k": "undo", "seat": seat, "steps": steps}]
        return self._finish("undo", seat, "", steps, (), sealed=False)

    @property
    def decider(self) -> int | None:
        """The seat that is to decide; None when nobody is asked any more."""
        return None if self.stopped else self.game.decider

    def rewind(self, past: Self, seat: int, place: int, agreed: Sequence[int] = ()) -> Step:
        """Goes back to an earlier position of the same game, at a `place` in its past, which `seat` has asked for.

        Chance goes on with numbers that were never used: what comes now is open again for everybody. Nobody takes
        anything back from beyond this point. Raises Refused("game-over").
        """
        if self.decider is None:
            raise Refused("game-over", "The game is over.")
        self.game = past.game.clone()
        self.game.log = [{"k": "rewind", "seat": seat, "to": place, "agreed": list(agreed)}]
        return self._finish("rewind", seat, "", place, (), sealed=True)

    def stop(self) -> None:
        """Breaks the game off where it is."""
        self.stopped = True

    def seal(self) -> None:
        """Makes the present position a checkpoint: nothing before it can be taken back."""
        self.origin, self.trail = self.game.clone(), ()

    def decision(self) -> dict[str, Any] | None:
        """What the decider is asked, as JSON; None when the game is over."""
        if self.stopped or not self.game.stack:
            return None
        top = self.game.stack[-1]
        return {
            "seat": top.decider(),
            "ask": top.ask,
            "context": top.context(self.game),
            "choices": list(legal(self.game)),
            "undo": list(self.trail),
        }

    def preview(self) -> dict[str, dict[str, Any]]:
        """What each legal choice would do, for the decider, up to the next decision or chance outcome."""
        seat = self.game.decider
        if seat is None:
            return {}
        before = self.rules.view(self.game, seat)
        found: dict[str, dict[str, Any]] = {}
        for choice in legal(self.game):
            twin = self.game.clone()
            play(twin, choice)
            found[choice] = {
                "reveals": twin.decider == NATURE,
                "patch": diff(before, self.rules.view(twin, seat)),
                "log": [self.rules.log_for(entry, seat) for entry in twin.log],
            }
        return found

    def dump(self) -> dict[str, Any]:
        """The JSON form, seed included: for the database, never for a player."""
        return {
            "seed": self.seed.hex(),
            "chances": self.chances,
            "trail": list(self.trail),
            "origin": self.rules.dump(self.origin),
            "game": self.rules.dump(self.game) if self.trail else None,
            **({"stopped": True} if self.stopped else {}),
        }

    @classmethod
    def load(cls, rules: Rules, data: Mapping[str, Any]) -> Self:
        """The match of a JSON form. Raises Refused("bad-state")."""
        origin = rules.load(data["origin"])
        game = rules.load(data["game"]) if data["game"] is not None else origin.clone()
        match = cls(rules, game, bytes.fromhex(data["seed"]), data["chances"], origin, tuple(data["trail"]))
        match.stopped = data.get("stopped", False)
        return match

    def _check_turn(self, seat: int) -> None:
        decider = self.decider
        if decider is None:
            raise Refused("game-over", "The game is over.")
        if decider != seat:
            clause = self.rules.clauses.get("not-your-turn")
            raise Refused("not-your-turn", "It is another player's turn to decide.", clause)

    def _answer_nature(self) -> tuple[str, ...]:
        outcomes: list[str] = []
        while self.game.decider == NATURE:
            outcome = pick(self.seed, self.chances, weights(self.game))
            self.chances += 1
            play(self.game, outcome)
            outcomes.append(outcome)
        return tuple(outcomes)

    def _finish(self, kind: str, seat: int, choice: str, steps: int, outcomes: tuple[str, ...], sealed: bool) -> Step:
        log, self.game.log = tuple(self.game.log), []
        self.frames, self.game.frames = tuple(self.game.frames or ()), None
        if sealed:
            self.seal()
        return Step(kind, seat, choice, steps, outcomes, log)
