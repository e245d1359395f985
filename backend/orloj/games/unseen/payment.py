"""Paying costs: what is due, what it can be paid with, and whether it can be paid at all (PU-PAY, PU-RES-07)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import MappingProxyType

from orloj.engine.notation import Item
from orloj.engine.payment import Way, ordered
from orloj.games.unseen.components.prices import PRICES
from orloj.games.unseen.components.vocabulary import BASICS
from orloj.games.unseen.state import GOODS

RUMORS_A_BASIC = 3  # PU-PAY-01
BASICS_A_GARNET = 2  # PU-PAY-02
WORTH = MappingProxyType(dict.fromkeys(BASICS, 1.0) | {"garnet": 2.0, "rumor": 1 / 3})


@dataclass(frozen=True, slots=True)
class Bill:
    """A cost, sorted: named basics in the order of BASICS, then how many of any kind, of one kind, and the rest.

    `pieces` are what conversions can never stand for (R24): Guilds, Mug and Upgrade cards, with their number.
    """

    named: tuple[int, ...]
    any: int = 0
    same: int = 0
    rumor: int = 0
    garnet: int = 0
    pieces: tuple[tuple[str, int], ...] = ()

    @property
    def goods(self) -> bool:
        """Whether anything has to be paid in Resources, Rumors or Garnets."""
        return bool(sum(self.named) + self.any + self.same + self.rumor + self.garnet)


@cache
def bill_of(cost: Sequence[Item]) -> Bill:
    """The bill of a parsed cost."""
    due = dict.fromkeys((*BASICS, "any", "same", "rumor", "garnet"), 0)
    pieces: list[tuple[str, int]] = []
    for item in cost:
        symbol, n = str(item.symbol), item.n * item.times
        if symbol in due:
            due[symbol] += n
        else:
            pieces.append((symbol, n))
    named = tuple(due[basic] for basic in BASICS)
    return Bill(named, due["any"], due["same"], due["rumor"], due["garnet"], tuple(pieces))


PRICE_BILL = MappingProxyType({price.id: bill_of(price.cost) for price in PRICES.values()})


def affordable(stock: Mapping[str, int], bill: Bill) -> bool:
    """Whether the Resource part of a bill can be paid in full (PU-PAY-11)."""
    if bill.same:
        return any(affordable(stock, one) for one in _kinds(bill))
    garnets = stock["garnet"] - bill.garnet
    if garnets < 0:  # pairs must stand for Garnets: what a basic is best used for needs the full search
        return next(_counts(stock, bill), None) is not None
    lacking, pairs, spare = 0, 0, 0
    for basic, due in zip(BASICS, bill.named, strict=True):
        left = stock[basic] - due
        if left < 0:
            lacking -= left
        else:
            spare += left
            pairs += left // BASICS_A_GARNET
    if bill.any:
        return (lacking == 0 and bill.any <= spare) or next(_counts(stock, bill), None) is not None
    rumors = stock["rumor"] - bill.rumor
    if rumors < 0:
        return lacking - rumors <= garnets + pairs
    return lacking <= garnets + pairs + rumors // RUMORS_A_BASIC


def ways_to_pay(stock: Mapping[str, int], bill: Bill) -> list[Way]:
    """Every way to pay the Resource part of a bill, the cheapest first; empty when there is none."""
    found: set[tuple[int, ...]] = set()
    for one in _kinds(bill) if bill.same else (bill,):
        found.update(_counts(stock, one))
    return ordered(found, GOODS, WORTH)


def _kinds(bill: Bill) -> list[Bill]:
    """The bills that a demand for equal basics can become; a Garnet may still fill in for some (R23)."""
    return [
        Bill(
            tuple(due + bill.same * (basic == kind) for basic, due in zip(BASICS, bill.named, strict=True)),
            bill.any,
            0,
            bill.rumor,
            bill.garnet,
            bill.pieces,
        )
        for kind in BASICS
    ]


def _counts(stock: Mapping[str, int], bill: Bill) -> Iterator[tuple[int, ...]]:
    """What leaves the stock, in the order of GOODS, for every way to pay.

    Basics, Garnets and Rumors first pay what asks for them. What then lacks is covered by Garnets, by pairs of equal
    basics standing for one (PU-PAY-02) and, if a basic lacks, by three Rumors (PU-PAY-01), of which Garnets may stand
    for some (PU-PAY-08). A product never feeds another conversion (R21), and a pair is no way to pay for what one of
    its basics could have paid for (R25: nothing is overpaid).
    """
    named = [range(min(due, stock[basic]) + 1) for basic, due in zip(BASICS, bill.named, strict=True)]
    for direct in product(*named):
        lacking = sum(bill.named) - sum(direct)
        left = [stock[basic] - paid for basic, paid in zip(BASICS, direct, strict=True)]
        for free in _choices(left, bill.any):
            short = lacking + bill.any - sum(free)
            rest = [n - taken for n, taken in zip(left, free, strict=True)]
            whole = [
                n if paid == due and sum(free) == bill.any else 0
                for n, paid, due in zip(rest, direct, bill.named, strict=True)
            ]
            spent = [paid + taken for paid, taken in zip(direct, free, strict=True)]
            yield from _cover(stock, bill, short, spent, whole)


def _choices(left: Sequence[int], wanted: int) -> Iterator[tuple[int, ...]]:
    """The ways to take up to `wanted` basics of any kind."""
    if not wanted:
        yield (0, 0, 0, 0)
        return
    for taken in product(*(range(min(n, wanted) + 1) for n in left)):
        if sum(taken) <= wanted:
            yield taken


def _cover(
    stock: Mapping[str, int], bill: Bill, short: int, spent: Sequence[int], rest: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """Covers what lacks in basics, Rumors and Garnets; `rest` is what may go in pairs, by basic."""
    for pairs in product(*(range(n // BASICS_A_GARNET + 1) for n in rest)):
        basics = tuple(n + BASICS_A_GARNET * p for n, p in zip(spent, pairs, strict=True))
        made = sum(pairs)
        for garnets in range(min(bill.garnet, stock["garnet"]) + 1):
            spare = made - (bill.garnet - garnets)
            if spare < 0:
                continue
            for rumors in range(min(bill.rumor, stock["rumor"]) + 1):
                lack = short + bill.rumor - rumors - spare
                for triples in range(min(short, max(lack, 0)) + 1):
                    yield from _close(stock, basics, garnets + lack - triples, rumors, triples, lack >= 0)


def _close(
    stock: Mapping[str, int], basics: tuple[int, ...], garnets: int, rumors: int, triples: int, exact: bool
) -> Iterator[tuple[int, ...]]:
    """Pays the rest with Garnets and triples of Rumors, with any number of Garnets among the Rumors of a triple."""
    if not exact:
        return
    for standing_in in range(RUMORS_A_BASIC * triples + 1):
        asked = rumors + RUMORS_A_BASIC * triples - standing_in
        if garnets + standing_in <= stock["garnet"] and asked <= stock["rumor"]:
            yield (*basics, garnets + standing_in, asked)
