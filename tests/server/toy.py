"""A game that takes seconds to play and has everything the service must cope with.

Each seat holds a secret word that nobody else sees. In a turn one steps as often as one likes (each step can be taken
back), draws a secret word from a common bag (chance, a point of no return), and ends the turn. The game ends when
everybody has had `rounds` turns. With the option `traps` there are `crash` and `blind` too, choices on which the
rules, or the view, break down; with its value `questions` one may `ask` the next seat, which has to answer inside the
turn.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from orloj.engine.data.files import Files
from orloj.engine.errors import Refused
from orloj.engine.game import Chance, Effect, Entry, Game, settle
from orloj.engine.piles import Pile
from orloj.engine.rules import Dice, Rules

WORDS = {f"secret-{a}{b}": 1 for a in "abcdefgh" for b in "abcdefgh"}


@dataclass
class Player:
    """What one seat has; copied before it changes."""

    steps: int = 0
    words: list[str] = field(default_factory=list)


class Toy(Game):
    """One position."""

    __slots__ = ("asked", "bag", "blind", "left", "options", "players", "stride", "turn")

    def __init__(self, seats: int, options: Mapping[str, str], stride: int) -> None:
        super().__init__()
        self.options = dict(options)
        self.stride = stride
        self.players = [Player() for _ in range(seats)]
        self.bag = Pile(dict(WORDS))
        self.left = int(options["rounds"]) * seats
        self.turn = 0
        self.asked: int | None = None
        self.blind = False

    def share_parts(self, twin: Self) -> None:
        """A game this small is simply copied."""
        twin.options, twin.stride = self.options, self.stride
        twin.players = [Player(p.steps, list(p.words)) for p in self.players]
        twin.bag = self.bag.copy()
        twin.left, twin.turn, twin.asked, twin.blind = self.left, self.turn, self.asked, self.blind


@dataclass(frozen=True)
class Draw(Chance["Any"]):
    """A secret word for a seat."""

    seat: int

    def weights(self, game: Toy) -> Mapping[str, int]:
        return game.bag.weights()

    def resolve(self, game: Toy, choice: str) -> Iterable[Effect[Toy]]:
        game.bag.take(choice)
        game.players[self.seat].words.append(choice)
        game.note("drew", self.seat, private={"seat": self.seat, "word": choice})
        return ()


@dataclass(frozen=True)
class Turn(Effect["Any"]):
    """Whatever a seat likes, until it ends its turn."""

    seat: int
    ask = "turn"

    def decider(self) -> int:
        return self.seat

    def options(self, game: Toy) -> Sequence[str]:
        traps = {"off": (), "on": ("crash", "blind"), "questions": ("ask",)}[game.options["traps"]]
        return ("step:1", "step:2", "draw", "end-turn", *traps)

    def why(self, game: Toy, choice: str) -> str | None:
        return "TOY-STEP-01" if choice.startswith("step:") else None

    def resolve(self, game: Toy, choice: str) -> Iterable[Effect[Toy]]:
        if choice == "crash":
            game.players[self.seat].steps = 1000
            raise ZeroDivisionError("a rule that breaks")
        if choice == "blind":
            game.blind = True
        if choice.startswith("step:"):
            steps = int(choice[-1]) * game.stride
            game.players[self.seat].steps += steps
            game.note("stepped", self.seat, steps=steps)
        if choice == "ask":
            game.asked = (self.seat + 1) % len(game.players)
            return (Answer(game.asked), self)
        if choice != "end-turn":
            return (Draw(self.seat), self) if choice == "draw" else (self,)
        game.left -= 1
        game.turn = (self.seat + 1) % len(game.players)
        game.note("ended", self.seat)
        if game.left:
            game.note("turn", game.turn)
        return (Turn(game.turn),) if game.left else ()


@dataclass(frozen=True)
class Answer(Effect["Any"]):
    """What another seat is asked inside a turn."""

    seat: int
    ask = "answer"

    def decider(self) -> int:
        return self.seat

    def options(self, game: Toy) -> Sequence[str]:
        return ("yes", "no")

    def resolve(self, game: Toy, choice: str) -> Iterable[Effect[Toy]]:
        game.asked = None
        game.note("answered", self.seat, answer=choice)
        return ()


class ToyRules:
    """The game on offer."""

    id = "toy"
    title = "Secret Words"
    seats = range(2, 5)
    options: Mapping[str, tuple[str, ...]] = {"rounds": ("2", "50"), "traps": ("off", "on", "questions")}
    clauses: Mapping[str, str] = {"not-your-turn": "TOY-TURN-01"}

    def __init__(self, stride: int = 1) -> None:
        """The toy's only component value: how far a step goes."""
        self.stride = stride
        self.version = str(stride)
        self.files: Files = {"stride": self.version.encode()}

    def on(self, files: Files) -> Rules:
        if set(files) != {"stride"}:
            raise Refused("bad-data", "A toy has one file.")
        return type(self)(int(files["stride"]))

    def new(self, seats: int, options: Mapping[str, str]) -> Toy:
        game = Toy(seats, options, self.stride)
        game.push([*(Draw(seat) for seat in range(seats)), Turn(0)])
        settle(game)
        return game

    def view(self, game: Toy, viewer: int | None) -> dict[str, Any]:
        if game.blind:
            raise LookupError("a view that breaks")
        players = {
            str(seat): {
                "steps": player.steps,
                "count": len(player.words),
                **({"words": list(player.words)} if seat == viewer else {}),
            }
            for seat, player in enumerate(game.players)
        }
        return {"game": self.id, "turn": game.turn, "left": game.left, "bag": len(game.bag), "players": players}

    def turn_of(self, game: Toy) -> int | None:
        return game.turn if game.left else None

    def imagine(self, game: Toy, viewer: int | None, dice: Dice) -> Toy:
        twin = game.clone()
        others = [player for seat, player in enumerate(twin.players) if seat != viewer]
        words = sorted([*twin.bag.unseen, *(word for player in others for word in player.words)])
        dice.shuffle(words)
        for player in others:
            player.words = [words.pop() for _ in player.words]
        twin.bag = Pile(dict.fromkeys(words, 1))
        return twin

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        private = entry.get("private")
        public = {key: value for key, value in entry.items() if key != "private"}
        if private is None or private["seat"] != viewer:
            return public
        return {**public, **{key: value for key, value in private.items() if key != "seat"}}

    def dump(self, game: Toy) -> dict[str, Any]:
        return {
            "options": game.options,
            "players": [[player.steps, player.words] for player in game.players],
            "bag": game.bag.unseen,
            "left": game.left,
            "turn": game.turn,
            "asked": game.asked,
        }

    def load(self, data: dict[str, Any]) -> Toy:
        game = Toy(len(data["players"]), data["options"], self.stride)
        game.players = [Player(steps, list(words)) for steps, words in data["players"]]
        game.bag = Pile(dict(data["bag"]))
        game.left, game.turn, game.asked = data["left"], data["turn"], data["asked"]
        asked = [Answer(game.asked)] if game.asked is not None else []
        game.push([*asked, Turn(game.turn)] if game.left else [])
        settle(game)
        return game

    def scores(self, game: Toy) -> list[dict[str, Any]] | None:
        if game.left:
            return None
        best = max(player.steps for player in game.players)
        return [
            {"seat": seat, "total": player.steps, "winner": player.steps == best, "categories": {"steps": player.steps}}
            for seat, player in enumerate(game.players)
        ]

    def catalogue(self) -> dict[str, Any]:
        return {"words": len(WORDS), "stride": self.stride}


TOY = {"toy": ToyRules()}
