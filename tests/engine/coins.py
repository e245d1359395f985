"""A game of a page with everything the kernel must carry: chance, hidden pieces, a look without chance, an
interruption, a forced decision, one in vain, and a hand-over in the middle of a turn.

Each seat has a purse, a card in hand that nobody else sees and one under its plate that it may look at. In a turn it
does up to three things and passes. Most coins win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from orloj.engine.game import Chance, Effect, Game
from orloj.engine.parts import Part, writable
from orloj.engine.piles import Pile

CARDS = ("sun", "moon", "tower", "fool", "world", "devil", "hermit")


@dataclass(slots=True)
class Purse(Part):
    """What a seat has; `plate` is known to it once it has looked."""

    seat: int
    coins: int = 0
    favours: int = 1
    hand: list[str] = field(default_factory=list[str])
    plate: str = ""
    looked: bool = False

    def copy(self) -> Self:
        return type(self)(self.seat, self.coins, self.favours, self.hand.copy(), self.plate, self.looked)


@dataclass(slots=True)
class Middle(Part):
    """What lies in the middle."""

    deck: Pile = field(default_factory=lambda: Pile(dict.fromkeys(CARDS, 1)))
    turns: int = 0
    seat: int = -1

    def copy(self) -> Self:
        return type(self)(self.deck.copy(), self.turns, self.seat)


class Coins(Game):
    """One position."""

    __slots__ = ("middle", "options", "purses")

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__()
        self.options = dict(options)
        self.purses = [Purse(seat) for seat in range(seats)]
        self.middle = Middle()

    def share_parts(self, twin: Coins) -> None:
        twin.options, twin.purses, twin.middle = self.options, self.purses.copy(), self.middle

    def purse(self, seat: int) -> Purse:
        """A purse, to write to."""
        part = self.purses[seat] = writable(self.purses[seat], self.token)
        return part

    def centre(self) -> Middle:
        """The middle, to write to."""
        self.middle = writable(self.middle, self.token)
        return self.middle

    def earn(self, seat: int, n: int) -> None:
        """Gives coins."""
        self.purse(seat).coins += n
        self.note("earn", seat, n=n)

    def interruptions(self, top: Effect[Any]) -> Sequence[str]:
        seat = top.decider()
        return ("favour",) if seat == self.middle.seat and self.purses[seat].favours else ()

    def interrupt(self, choice: str) -> Iterable[Effect[Any]]:
        self.purse(self.middle.seat).favours -= 1
        return (Earn(self.middle.seat, 5),)


@dataclass(frozen=True, slots=True)
class Mine(Effect[Coins]):
    """An effect of a seat."""

    seat: int

    def decider(self) -> int:
        return self.seat


@dataclass(frozen=True, slots=True)
class Earn(Mine):
    """Nothing to decide."""

    n: int = 1

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        game.earn(self.seat, self.n)
        return ()


@dataclass(frozen=True, slots=True)
class Deal(Chance[Coins]):
    """A card from the deck, to the hand or under the plate."""

    seat: int
    plate: bool = False

    def weights(self, game: Coins) -> Mapping[str, int]:
        return game.middle.deck.weights()

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        game.centre().deck.take(choice)
        if self.plate:
            game.purse(self.seat).plate = choice
        else:
            game.purse(self.seat).hand.append(choice)
            game.note("dealt", self.seat, private={"card": choice})
        return ()


@dataclass(frozen=True, slots=True)
class Flip(Chance[Coins]):
    """A coin that lands on its head three times in four."""

    seat: int

    def weights(self, game: Coins) -> Mapping[str, int]:
        return {"heads": 3, "tails": 1}

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        game.note("flip", self.seat, side=choice)
        return (Earn(self.seat, 2),) if choice == "heads" else ()


@dataclass(frozen=True, slots=True)
class Look(Chance[Coins]):
    """What lies under the plate: hidden, but no longer left to chance."""

    seat: int

    def weights(self, game: Coins) -> Mapping[str, int]:
        return {"look": 1}

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        purse = game.purse(self.seat)
        purse.looked = True
        game.note("look", self.seat, private={"card": purse.plate})
        return ()


@dataclass(frozen=True, slots=True)
class Turn(Mine):
    """Up to three things, then pass."""

    left: int = 3
    ask: ClassVar[str] = "turn"
    forced: ClassVar[bool] = False

    def options(self, game: Coins) -> Sequence[str]:
        if not self.left:
            return ("pass",)
        return ("earn", "flip", "deal", "look", "gift", "beg", "dream", "pass")

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        again = replace(self, left=self.left - 1)
        match choice:
            case "earn":
                return (Earn(self.seat), again)
            case "flip":
                return (Flip(self.seat), again)
            case "deal":
                return (Deal(self.seat), again)
            case "look":
                return (Look(self.seat), again)
            case "gift":
                return (Gift(self.seat), again)
            case "beg":
                return (Answer((self.seat + 1) % len(game.purses), self.seat), again)
            case "dream":
                return (InVain(self.seat), again)
        game.note("pass", self.seat)
        return (Next(),)

    def context(self, game: Coins) -> dict[str, Any]:
        return {"left": self.left}

    def why(self, game: Coins, choice: str) -> str | None:
        return "COIN-02" if not self.left else None


@dataclass(frozen=True, slots=True)
class Gift(Mine):
    """A coin for another; with one other there is no choice. No favour may be slipped in here."""

    ask: ClassVar[str] = "gift"
    open: ClassVar[bool] = False

    def options(self, game: Coins) -> Sequence[str]:
        return [f"to:{other.seat}" for other in game.purses if other.seat != self.seat]

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        return (Earn(int(choice.removeprefix("to:"))),)


@dataclass(frozen=True, slots=True)
class Answer(Mine):
    """Another player says whether the beggar gets a coin."""

    beggar: int = 0
    ask: ClassVar[str] = "answer"

    def options(self, game: Coins) -> Sequence[str]:
        return ("yes", "no")

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        return (Earn(self.beggar),) if choice == "yes" else ()


@dataclass(frozen=True, slots=True)
class InVain(Mine):
    """Has no option, ever."""

    def options(self, game: Coins) -> Sequence[str]:
        return ()

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        raise AssertionError("an impossible effect is skipped")


@dataclass(frozen=True, slots=True)
class Next(Effect[Coins]):
    """The next turn, or the end."""

    def resolve(self, game: Coins, choice: str) -> Iterable[Effect[Coins]]:
        middle = game.centre()
        if not middle.turns:
            middle.seat = -1
            return ()
        middle.turns -= 1
        middle.seat = (middle.seat + 1) % len(game.purses)
        return (Turn(middle.seat),)
