"""Somebody with a name."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has said a name; or a `program` that plays by a token, in a name given by its owner.

    `owner` is on whose device a companion plays; `login` is the device by which somebody comes, where that is known.
    """

    id: str
    name: str
    program: bool = False
    owner: str | None = None
    login: str | None = field(default=None, compare=False)

    @property
    def companion(self) -> bool:
        """Is this somebody who plays on another's device?"""
        return self.owner is not None

    @property
    def shown(self) -> str:
        """The name as others are shown it: no program passes for a person."""
        return as_bot(self.name) if self.program else self.name


def as_bot(name: str) -> str:
    """A name as that of a bot."""
    return f"{name} (bot)"
