"""The kernel: a game is a stack of effects, and `play` is its only transition.

Contract, held by the conformance suite for every game:
- `game.choices` is what the top effect offers `game.decider`: never empty before the end, unique, stable ids.
- `play` refuses everything else and then changes nothing.
- an effect that needs no decision, or whose decision is forced, resolves by itself.
- chance is a decider: outcomes are choices of NATURE, drawn by whoever runs the game, never by the game.
- a seat that the rules play themselves is no decider: the game gives its answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from orloj.engine.errors import Refused
from orloj.engine.parts import Token

NATURE = -1
Entry = dict[str, Any]
G = TypeVar("G", bound="Game")


class Effect(Generic[G]):
    """Something still to be resolved, as data: subclasses are frozen dataclasses.

    `options` says what can be chosen now: None when there is nothing to decide, empty when it is impossible (it is
    then skipped). `resolve` changes the game and returns the effects that follow, in the order the rule prints them.
    """

    __slots__ = ()

    ask: ClassVar[str] = ""  # the question, named for the page and the log
    forced: ClassVar[bool] = True  # a single option is taken without asking
    open: ClassVar[bool] = True  # other things may be slipped in before this decision
    told: ClassVar[bool] = False  # a step of its own to whoever watches: the position before it is kept as a frame

    def decider(self) -> int:
        """The seat that decides, or NATURE, which also stands for what resolves by itself."""
        return NATURE

    def options(self, game: G) -> Sequence[str] | None:
        """What can be chosen now."""
        return None

    def resolve(self, game: G, choice: str) -> Iterable[Effect[G]]:
        """Carries out the choice (an empty string when there was none) and returns what follows."""
        raise NotImplementedError

    def context(self, game: G) -> dict[str, Any]:
        """What the decider should know beside the options, as JSON."""
        return {}

    def why(self, game: G, choice: str) -> str | None:
        """The clause that forbids a choice which is not among the options, where the effect knows it."""
        return None


class Chance(Effect[G]):
    """An effect that NATURE decides; `weights` gives the outcomes with their relative frequency.

    It is never resolved unasked, not even with one outcome left: whoever runs the game draws and records it. A hidden
    piece that somebody sees, though no chance is left in it, is such an effect with one outcome: what is told before
    a decision stops there, and undo as well.
    """

    __slots__ = ()

    forced: ClassVar[bool] = False
    open: ClassVar[bool] = False

    def decider(self) -> int:
        return NATURE

    def weights(self, game: G) -> Mapping[str, int]:
        """Outcomes and their relative frequency; empty when nothing can be drawn."""
        raise NotImplementedError

    def options(self, game: G) -> Sequence[str] | None:
        return tuple(self.weights(game))


class Frame(NamedTuple):
    """A position on the way of one choice, and how many log entries had led there."""

    entries: int
    game: Game


class Game:
    """One position: the parts of the state (in subclasses), the stack of effects, and what just happened.

    `log` holds what happened since this object was made or cloned. `seals` counts chance outcomes and
    what else the rules make final, as the end of a turn: a choice that raises it cannot be taken back.
    `frames` collects positions on the way where somebody wants to see them, and is None otherwise.
    """

    __slots__ = ("asides", "choices", "frames", "log", "seals", "stack", "token")

    def __init__(self) -> None:
        self.token = Token()
        self.stack: list[Effect[Any]] = []
        self.log: list[Entry] = []
        self.choices: Sequence[str] = ()
        self.asides: Sequence[str] = ()
        self.frames: list[Frame] | None = None
        self.seals = 0

    @property
    def decider(self) -> int | None:
        """The seat to decide, NATURE, or None when the game is over."""
        return self.stack[-1].decider() if self.stack else None

    def clone(self) -> Self:
        """An independent twin in microseconds: all parts are shared until one of the two writes to them."""
        twin = type(self).__new__(type(self))
        self.token = Token()
        twin.token = Token()
        twin.stack = self.stack.copy()
        twin.log = []
        twin.choices = self.choices
        twin.asides = self.asides
        twin.frames = None
        twin.seals = self.seals
        self.share_parts(twin)
        return twin

    def share_parts(self, twin: Any) -> None:
        """Hands the references to all parts to a clone."""
        raise NotImplementedError

    def interruptions(self, top: Effect[Any]) -> Sequence[str]:
        """Choices that may be slipped in before the decision on top of the stack; they do not take its place."""
        return ()

    def interrupt(self, choice: str) -> Iterable[Effect[Any]]:
        """The effects of one of the `interruptions`."""
        raise NotImplementedError

    def answer(self, top: Effect[Any], options: Sequence[str]) -> str | None:
        """What a seat that the rules play themselves chooses; None for a decision of a player's or of chance."""
        return None

    def frame(self) -> None:
        """Keeps the position as it is between two effects, where frames are wanted."""
        if self.frames is not None:
            self.frames.append(Frame(len(self.log), self.clone()))

    def note(self, kind: str, seat: int, **details: Any) -> None:
        """Writes down what happened, for the log; a detail named `private` is for that seat alone."""
        self.log.append({"k": kind, "seat": seat, **details})

    def push(self, effects: Iterable[Effect[Any]]) -> None:
        """Puts effects on the stack, the first of them on top."""
        self.stack.extend(reversed(tuple(effects)))


def legal(game: Game) -> Sequence[str]:
    """All choices of the decider: the only source of legality for server, page, bots and tests."""
    return game.choices


def play(game: Game, choice: str) -> None:
    """Carries out one choice and everything that follows from it without a further decision.

    Raises Refused("game-over") or Refused("illegal-choice"), with the clause where it is known; the game is then
    unchanged.
    """
    if choice not in game.choices:
        raise refusal(game, choice)
    if choice in game.asides:
        game.push(game.interrupt(choice))
    else:
        effect = game.stack[-1]
        if effect.told:
            game.frame()
        game.stack.pop()
        if isinstance(effect, Chance):
            game.seals += 1
        game.push(effect.resolve(game, choice))
    settle(game)


def settle(game: Game) -> None:
    """Resolves effects until a real decision is on top, or the stack is empty."""
    stack = game.stack
    while stack:
        top = stack[-1]
        options = top.options(game)
        if options is None or not options or (len(options) == 1 and top.forced):
            if top.told:
                game.frame()
            stack.pop()
            if options is None:
                game.push(top.resolve(game, ""))
            elif options:
                game.push(top.resolve(game, options[0]))
            continue
        answer = game.answer(top, options)
        if answer is not None:
            stack.pop()
            game.push(top.resolve(game, answer))
            continue
        game.asides = game.interruptions(top) if top.open else ()
        game.choices = (*options, *game.asides) if game.asides else options
        return
    game.choices = game.asides = ()


def refusal(game: Game, choice: str) -> Refused:
    """Why a choice is not legal now."""
    if not game.stack:
        return Refused("game-over", "The game is over.")
    top = game.stack[-1]
    clause = top.why(game, choice)
    return Refused("illegal-choice", f"{choice!r} is not among the legal choices now.", clause)


def weights(game: Game) -> Mapping[str, int]:
    """The outcomes NATURE picks from now, with their relative frequency."""
    top = game.stack[-1]
    if not isinstance(top, Chance):
        raise Refused("not-chance", "No chance outcome is due.")
    return top.weights(game)
