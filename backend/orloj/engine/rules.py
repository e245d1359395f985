"""What a game offers to the table: server, command line and bots know games by this alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from orloj.engine.data.files import Files
from orloj.engine.errors import Refused
from orloj.engine.game import Entry, Game


class Dice(Protocol):
    """Chance for whoever thinks about a game, never for the game itself; `random.Random` is such."""

    def shuffle(self, x: list[str], /) -> None:
        """Puts a list in any order."""
        ...


class Rules(Protocol):
    """One object a game. All JSON forms are plain dicts with string keys."""

    @property
    def id(self) -> str:
        """The short name in commands, records and addresses."""
        ...

    @property
    def title(self) -> str:
        """The name on the box."""
        ...

    @property
    def seats(self) -> range:
        """The allowed numbers of seats."""
        ...

    @property
    def version(self) -> str:
        """A short hash of the component data; a record names the version it was played with."""
        ...

    @property
    def files(self) -> Files:
        """The component data as they are kept beside a running game."""
        ...

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Table options and their values, the first being the default."""
        ...

    @property
    def clauses(self) -> Mapping[str, str]:
        """The clauses behind refusals that the kernel makes itself, by refusal code."""
        ...

    def new(self, seats: int, options: Mapping[str, str]) -> Game:
        """A game before its first chance outcome; `options` are complete.

        Raises Refused("bad-options") for values that are good, but not together or for so many seats.
        """
        ...

    def view(self, game: Any, viewer: int | None) -> dict[str, Any]:
        """What a seat (or an onlooker: None) may see. Parts that did not change are the same objects: never write."""
        ...

    def turn_of(self, game: Any) -> int | None:
        """The seat whose turn it is, who may be another than decides now; None where it is nobody's, as in setup."""
        ...

    def imagine(self, game: Any, viewer: int | None, dice: Dice) -> Game:
        """A twin to think on for a seat, or an onlooker: what it knows as it is, what is hidden from it dealt anew.

        It depends on nothing that the seat does not know, and has no log. Where another seat is asked about something
        that it alone has seen, that is dealt anew too, and with it the choices.
        """
        ...

    def log_for(self, entry: Entry, viewer: int | None) -> Entry:
        """What a seat (or an onlooker) may read of a log entry."""
        ...

    def dump(self, game: Any) -> dict[str, Any]:
        """The JSON form of a position, at any step."""
        ...

    def load(self, data: dict[str, Any]) -> Game:
        """The position of a JSON form. Raises Refused("bad-state")."""
        ...

    def scores(self, game: Any) -> list[dict[str, Any]] | None:
        """After the end: {"seat", "total", "winner", "categories"} by seat; None before."""
        ...

    def catalogue(self) -> dict[str, Any]:
        """The component data the page draws from."""
        ...

    def on(self, files: Files) -> Rules:
        """The same game on other component data. Raises Refused("bad-data") for data that do not make a game."""
        ...


def checked_options(rules: Rules, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The table options completed by defaults. Raises Refused("bad-seats") or Refused("bad-options")."""
    if seats not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        raise Refused("bad-seats", f"{rules.title} is for {low} to {high} players, not {seats}.")
    for name, value in options.items():
        if name not in rules.options:
            raise Refused("bad-options", f"{rules.title} has no option {name!r}.")
        if value not in rules.options[name]:
            allowed = ", ".join(rules.options[name])
            raise Refused("bad-options", f"Option {name!r} is one of {allowed}, not {value!r}.")
    return {name: options.get(name, values[0]) for name, values in rules.options.items()}
