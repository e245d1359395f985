"""Piles whose pieces change places, for positions that differ in nothing that anybody sees."""

from __future__ import annotations

import random
from collections.abc import Sequence

from orloj.engine.piles import Pile


def exchange(piles: Sequence[Pile], dice: random.Random, kinds: bool = False) -> None:
    """Deals the pieces of some piles anew, with as many to each; with `kinds` they change their kinds as well."""
    pieces = [piece for pile in piles for piece, n in pile.unseen.items() for _ in range(n)]
    tails = [piece for pile in piles for piece in pile.tail]
    if kinds:
        pieces = [dice.choice(pieces) for _ in pieces]
    mixed = pieces + tails
    dice.shuffle(mixed)
    for pile in piles:
        n = sum(pile.unseen.values())
        drawn, mixed = mixed[:n], mixed[n:]
        pile.unseen = {piece: drawn.count(piece) for piece in dict.fromkeys(drawn)}
        pile.tail, mixed = mixed[: len(pile.tail)], mixed[len(pile.tail) :]
