"""What a census of any game's box is made of."""

from __future__ import annotations

from collections.abc import Iterator

from orloj.engine.piles import Pile


def named(kind: str, names: object) -> Iterator[str]:
    """The pieces of a pile, of a count by name, or of a list, as `kind:name`; empty names are gaps."""
    match names:
        case Pile(unseen=unseen, tail=tail):
            yield from named(kind, unseen)
            yield from named(kind, tail)
        case dict():
            for name, n in names.items():
                assert isinstance(n, int)
                assert n > 0, f"{n} of {kind}:{name}"
                yield from [f"{kind}:{name}"] * n
        case list() | tuple():
            yield from (f"{kind}:{name}" for name in names if name)
        case _:
            raise TypeError(names)
