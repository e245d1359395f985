"""Paying costs: what is due, what it can be paid with, and whether it can be paid at all (PU-PAY, PU-RES-07)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
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
        return _search(stock, bill)
    lacking, pairs, spare = 0, 0, 0
    for basic, due in zip(BASICS, bill.named, strict=True):
        left = stock[basic] - due
        if left < 0:
            lacking -= left
        else:
            spare += left
            pairs += left // BASICS_A_GARNET
    rumors = stock["rumor"] - bill.rumor
    if bill.any:
        plain = lacking == 0 and bill.any <= spare and rumors >= 0
        return plain or _search(stock, bill)
    if rumors < 0:
        return lacking - rumors <= garnets + pairs
    return lacking <= garnets + pairs + rumors // RUMORS_A_BASIC


def _search(stock: Mapping[str, int], bill: Bill) -> bool:
    """Whether there is any way to pay; none, in any case, when the best use of every piece leaves something due."""
    most = sum(stock[basic] for basic in BASICS) + stock["garnet"] + stock["rumor"] // RUMORS_A_BASIC
    if sum(bill.named) + bill.any + bill.garnet > most:
        return False
    return next(_counts(stock, bill), None) is not None


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
    """What leaves the stock, in the order of GOODS, for every way to pay; a way may come up more than once.

    Basics, Garnets and Rumors first pay what asks for them. What then lacks is covered by Garnets, by pairs of equal
    basics standing for one (PU-PAY-02) and, if a basic lacks, by three Rumors (PU-PAY-01), of which Garnets may stand
    for some (PU-PAY-08). A product never feeds another conversion (R21), and a pair is no way to pay for what one of
    its basics could have paid for (R25: nothing is overpaid), unless it is a Garnet that is due while Rumors pay for
    the basic (PU-PAY-03).
    """
    held = [stock[basic] for basic in BASICS]
    fixed = stock["garnet"] + stock["rumor"] // RUMORS_A_BASIC - bill.garnet
    for direct in product(*(range(min(due, n) + 1) for due, n in zip(bill.named, held, strict=True))):
        left = [n - paid for n, paid in zip(held, direct, strict=True)]
        for free in _amounts(left, bill.any):
            used = sum(direct) + sum(free)
            short = sum(bill.named) + bill.any - used
            if short > fixed + (sum(held) - used) // BASICS_A_GARNET:  # nothing could cover so much
                continue
            whole = [paid == due and sum(free) == bill.any for paid, due in zip(direct, bill.named, strict=True)]
            pairs = [
                (n - taken) // BASICS_A_GARNET if paid_up else min((n - taken) // BASICS_A_GARNET, bill.garnet)
                for n, taken, paid_up in zip(left, free, whole, strict=True)
            ]
            for made in _amounts(pairs, short + bill.garnet + bill.rumor):
                tied = sum(n for n, paid_up in zip(made, whole, strict=True) if not paid_up)
                if tied > bill.garnet:
                    continue
                garnets = min(stock["garnet"], bill.garnet - tied) if tied else stock["garnet"]
                basics = [paid + taken + BASICS_A_GARNET * n for paid, taken, n in zip(direct, free, made, strict=True)]
                for rest in _rest(short, sum(made), bill.garnet, bill.rumor, garnets, stock["rumor"]):
                    yield (*basics, *rest)


def _amounts(limits: Sequence[int], most: int) -> tuple[tuple[int, ...], ...]:
    """All amounts within the limits that sum to `most` or less."""
    return _amounts_within(tuple(min(limit, most) for limit in limits), most)


@lru_cache(maxsize=512)
def _amounts_within(limits: tuple[int, ...], most: int) -> tuple[tuple[int, ...], ...]:
    ranges = (range(limit + 1) for limit in limits)
    return tuple(amounts for amounts in product(*ranges) if sum(amounts) <= most)


@lru_cache(maxsize=4096)
def _rest(short: int, made: int, garnet: int, rumor: int, garnets: int, rumors: int) -> tuple[tuple[int, int], ...]:
    """The Garnets and Rumors that may go besides: for the basics that are `short` and the Garnets and Rumors that are
    due, with so many Garnets `made` of pairs, all of which must be needed, and so many Garnets and Rumors in stock."""
    found: set[tuple[int, int]] = set()
    for given in range(max(garnet - made, 0), min(garnet, garnets) + 1):
        for told in range(min(rumor, rumors) + 1):
            lack = short + (rumor - told) + (garnet - given) - made
            for triples in range(min(short, lack) + 1):
                for standing_in in range(RUMORS_A_BASIC * triples + 1):
                    way = (given + lack - triples + standing_in, told + RUMORS_A_BASIC * triples - standing_in)
                    if way[0] <= garnets and way[1] <= rumors:
                        found.add(way)
    return tuple(sorted(found))
