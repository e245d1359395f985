"""Copy on write: a state is a tree of parts that clones share until one of them writes."""

from __future__ import annotations

from typing import Any, Self, TypeVar


class Token:
    """Stands for one game object's right to write; a fresh one is handed out whenever parts become shared."""

    __slots__ = ()


class Part:
    """A part of a game's state; subclasses are dataclasses with slots.

    `owner` is the token of the only game that may write to it; everybody else copies it first.
    `views` remembers what viewers see of it, by viewer class, until the next write.
    """

    __slots__ = ("owner", "views")

    owner: Token | None
    views: dict[str, dict[str, Any]]

    def __post_init__(self) -> None:
        self.owner = None
        self.views = {}

    def copy(self) -> Self:
        """A copy that shares nothing that can change with this part."""
        raise NotImplementedError


P = TypeVar("P", bound=Part)


def writable(part: P, owner: Token) -> P:
    """The part itself when `owner` may write to it, a copy of it otherwise; what was remembered of it is forgotten."""
    if part.owner is not owner:
        part = part.copy()
        part.owner = owner
    part.views = {}
    return part
