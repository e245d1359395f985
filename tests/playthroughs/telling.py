"""Games told step by step, to be kept and compared line by line.

A step is told as

    12 seat 0 turn                      the number of the choice, who is asked, and what
      with {"left": 2}                  what goes with the question
      of place:robot bench ...          the choices, the first of them when there are many
      > place:robot                     what was chosen
      ~ item:bag                        what chance brought
      - place hood=golem worker=robot   what happened; whose doing it was, if not the chooser's
      = 5d41402abc4b                    now and then the hash of the whole state
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orloj.engine.game import legal
from orloj.engine.match import Match, Step
from orloj.engine.rules import Rules, checked_options
from tests.steered.policies import rarest

FOLDER = Path(__file__).parent
CHOICES_SHOWN = 12
HASH_EVERY = 20


@dataclass(frozen=True)
class Playthrough:
    """A game to be told: the rules, the seats, the seed, and the values of all options in their order."""

    rules: Rules
    seats: int
    seed: int
    values: tuple[str, ...]

    @property
    def options(self) -> dict[str, str]:
        """The table's options by name."""
        return checked_options(self.rules, self.seats, dict(zip(self.rules.options, self.values, strict=True)))

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / self.rules.id / f"{'-'.join([str(self.seats), *self.values])}.txt"

    def kept_choices(self) -> list[str]:
        """The choices of the text that is kept, if there is one."""
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        return [line.removeprefix("  > ") for line in lines if line.startswith("  > ")]

    def tell(self, choices: Sequence[str]) -> str:
        """The text of the game with these choices; where one is missing or not legal, the rarest kind is taken."""
        told = ", ".join(f"{name} {value}" for name, value in self.options.items())
        players = "1 player" if self.seats == 1 else f"{self.seats} players"
        match, start = Match.start(self.rules, self.seats, self.options, self.seed.to_bytes(4, "big"))
        lines = [f"{self.rules.title}, {players}, {told}, seed {self.seed}"]
        lines += ["0 start", *_happened(start), *_hash(match)]
        policy = rarest(random.Random(self.seed))
        number = 0
        while (seat := match.game.decider) is not None:
            wanted = choices[number] if number < len(choices) else ""
            choice = wanted if wanted in legal(match.game) else policy(match.game, legal(match.game))
            number += 1
            lines += [*_asked(number, match), f"  > {choice}", *_happened(match.choose(seat, choice))]
            if number % HASH_EVERY == 0:
                lines += _hash(match)
        lines += [*_hash(match), *(json.dumps(score) for score in self.rules.scores(match.game) or ())]
        return "\n".join(lines) + "\n"


def _asked(number: int, match: Match) -> Iterator[str]:
    decision = match.decision()
    assert decision is not None
    yield f"{number} seat {decision['seat']} {decision['ask']}"
    if decision["context"]:
        yield f"  with {json.dumps(decision['context'])}"
    choices = decision["choices"]
    more = f" ... {len(choices)} in all" if len(choices) > CHOICES_SHOWN else ""
    yield f"  of {' '.join(choices[:CHOICES_SHOWN])}{more}"


def _happened(step: Step) -> Iterator[str]:
    for outcome in step.outcomes:
        yield f"  ~ {outcome}"
    for entry in step.log:
        yield f"  - {_entry(entry, step.seat)}"


def _entry(entry: Mapping[str, Any], seat: int) -> str:
    details = [f"{key}={_plain(value)}" for key, value in entry.items() if key not in ("k", "seat")]
    whose = [] if entry["seat"] == seat else [f"seat {entry['seat']}"]
    return " ".join([entry["k"], *whose, *details])


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _hash(match: Match) -> list[str]:
    state = json.dumps(match.dump(), sort_keys=True).encode()
    return [f"  = {hashlib.sha256(state).hexdigest()[:12]}"]
