"""The notation in which component texts are written, and its reader.

    effect  = line { ";" line } .
    line    = [ header ":" ] change .
    header  = "once a turn" [ trigger ] | trigger .
    trigger = ( "when" | "before" | "after" ) event [ "here" ] { "or" event } .
    change  = [ choice "->" ] choice .                 left: to pay, right: to gain
    choice  = list { "|" list } .                      one of these
    list    = item { "," item } .                      all of these, in this order
    item    = ( symbol [ number ] [ "here" ] | "(" change ")" ) [ "x" number ] [ "per" count ] .

The words belong to the games: each brings a `Vocabulary`. A text is read once, when its component is loaded.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

RESERVED = frozenset(("once", "when", "before", "after", "or", "per", "here"))
MOMENTS = ("when", "before", "after")
DEEPEST = 8  # brackets within brackets: far more than a printed card can show

_WORD = r"[a-z]+(?:-[a-z]+)*(?::[a-z]+(?:-[a-z]+)*)?[>^]?"
_NUMBER = r"[1-9][0-9]{0,2}(?![0-9])"
_TOKEN = re.compile(rf"\s*(->|[|,;():]|x{_NUMBER}|{_NUMBER}|{_WORD})")


class NotationError(ValueError):
    """A text that is not notation. `text` is the whole text, `at` the offset of the fault in it."""

    def __init__(self, text: str, at: int, fault: str) -> None:
        super().__init__(f"{text!r}, at {at}: {fault}")
        self.text = text
        self.at = at


@dataclass(frozen=True, slots=True)
class Item:
    """A symbol, or a bracketed change, with its amount, place, repetition and what multiplies it.

    `n` is the amount of one time, `times` how often the item is resolved (each time chosen anew) and `per`
    the count that multiplies it when it is resolved ("" for none). A named symbol such as `guild:masons`
    is one string. Within a cost a bracketed change has no cost of its own: its `gain` is what is paid.
    """

    symbol: "str | Change"
    n: int = 1
    here: bool = False
    times: int = 1
    per: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """Alternatives to pay (none when free) and alternatives to gain; an alternative is a list of items."""

    cost: tuple[tuple[Item, ...], ...]
    gain: tuple[tuple[Item, ...], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One printed power: how often, at which moment of which events, and what changes.

    `moment` is "" (at will, or at once), "when", "before" or "after"; `here` narrows the first event to the
    card's own place.
    """

    once: bool
    moment: str
    events: tuple[str, ...]
    here: bool
    change: Change


Choice = tuple[tuple[Item, ...], ...]
Effect = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Symbol:
    """What the notation may do with a symbol.

    `amount`: it takes a number; `cost`: it may be paid; `gain`: it may be gained; `numbered`: canonical text
    writes its amount even when that is 1.
    """

    amount: bool
    cost: bool
    gain: bool = True
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one game.

    A symbol or an event that may be followed by `here` is listed with it: "build here".
    Raises ValueError for a word that the notation could not read back.
    """

    symbols: Mapping[str, Symbol]
    events: frozenset[str]
    counts: frozenset[str]

    def __post_init__(self) -> None:
        for word in (*self.symbols, *self.events, *self.counts):
            stem = word.removesuffix(" here")
            if stem in RESERVED or not re.fullmatch(_WORD, stem):
                raise ValueError(f"not a word of the notation: {word!r}")


def parse(text: str, vocabulary: Vocabulary) -> Effect:
    """The lines of an effect; an empty text is no effect. Raises NotationError."""
    reader = _Reader(text, vocabulary)
    return reader.effect() if reader.sign else ()


def parse_cost(text: str, vocabulary: Vocabulary) -> Choice:
    """The alternatives of a text that is all cost; an empty text costs nothing. Raises NotationError."""
    reader = _Reader(text, vocabulary)
    return reader.whole_cost() if reader.sign else ()


def show(node: Effect | Line | Change | Item, vocabulary: Vocabulary | None = None) -> str:
    """Canonical text. Without a vocabulary every amount of 1 is left out; both texts read the same."""
    if isinstance(node, Line):
        return _header(node) + show(node.change, vocabulary)
    if isinstance(node, Change):
        paid = _choice(node.cost, vocabulary) + " -> " if node.cost else ""
        return paid + _choice(node.gain, vocabulary)
    if isinstance(node, Item):
        return _item(node, vocabulary)
    return "; ".join(show(line, vocabulary) for line in node)


def _header(line: Line) -> str:
    words = ["once a turn"] if line.once else []
    if line.moment:
        words += [line.moment, line.events[0]] + ["here"] * line.here
        words += [f"or {event}" for event in line.events[1:]]
    return " ".join(words) + ": " if words else ""


def _choice(choice: Choice, vocabulary: Vocabulary | None) -> str:
    return " | ".join(", ".join(_item(item, vocabulary) for item in items) for items in choice)


def _item(item: Item, vocabulary: Vocabulary | None) -> str:
    if isinstance(item.symbol, Change):
        text, numbered = f"({show(item.symbol, vocabulary)})", False
    else:
        text = item.symbol
        known = vocabulary.symbols.get(_keyed(item.symbol, item.here)) if vocabulary else None
        numbered = known is not None and known.numbered
    text += f" {item.n}" if numbered or item.n > 1 else ""
    text += " here" if item.here else ""
    text += f" x{item.times}" if item.times > 1 else ""
    return text + (f" per {item.per}" if item.per else "")


def _keyed(word: str, here: bool) -> str:
    """The name under which a word stands in the vocabulary."""
    return f"{word} here" if here else word


class _Reader:
    """Recursive descent over the tokens of one text, looking one token ahead."""

    __slots__ = ("depth", "index", "text", "tokens", "vocabulary")

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text, self.vocabulary = text, vocabulary
        self.tokens: list[tuple[str, int]] = []
        self.index = self.depth = 0
        at, end = 0, len(text.rstrip())
        while at < end:
            match = _TOKEN.match(text, at)
            if match is None:
                raise NotationError(text, at, f"cannot read {text[at:].strip()[:20]!r}")
            self.tokens.append((match[1], match.start(1)))
            at = match.end()

    @property
    def sign(self) -> str:
        """The next token, "" at the end."""
        return self.tokens[self.index][0] if self.index < len(self.tokens) else ""

    def refuse(self, fault: str, back: int = 0) -> NotationError:
        index = self.index - back
        at = self.tokens[index][1] if index < len(self.tokens) else len(self.text)
        return NotationError(self.text, at, fault)

    def take(self, *wanted: str) -> str:
        """The next token if it is one of the wanted, else ""."""
        sign = self.sign
        if sign and sign in wanted:
            self.index += 1
            return sign
        return ""

    def need(self, wanted: str) -> None:
        if not self.take(wanted):
            raise self.refuse(f"{wanted!r} expected, found {self.sign!r}")

    def word(self, kind: str) -> str:
        sign = self.sign
        if not re.fullmatch(_WORD, sign) or sign in RESERVED:
            raise self.refuse(f"{kind} expected, found {sign!r}")
        self.index += 1
        return sign

    def number(self) -> int:
        if not self.sign.isdigit():
            return 0
        self.index += 1
        return int(self.tokens[self.index - 1][0])

    def end(self) -> None:
        if self.sign:
            raise self.refuse(f"left over from {self.sign!r}")

    def effect(self) -> Effect:
        lines = [self.line()]
        while self.take(";"):
            lines.append(self.line())
        self.end()
        return tuple(lines)

    def whole_cost(self) -> Choice:
        cost = self.choice(paying=True)
        self.end()
        return cost

    def line(self) -> Line:
        once = bool(self.take("once"))
        if once:
            self.need("a")
            self.need("turn")
        moment, events, here = self.take(*MOMENTS), list[str](), False
        if moment:
            events.append(self.word("an event"))
            here = bool(self.take("here"))
            self.known_event(_keyed(events[0], here), back=1 + here)
            while self.take("or"):
                events.append(self.word("an event"))
                self.known_event(events[-1], back=1)
        if once or moment:
            self.need(":")
        return Line(once, moment, tuple(events), here, self.change())

    def known_event(self, event: str, back: int) -> None:
        if event not in self.vocabulary.events:
            raise self.refuse(f"unknown event {event!r}", back)

    def change(self) -> Change:
        if not self.arrow_ahead():
            return Change((), self.choice(paying=False))
        cost = self.choice(paying=True)
        self.need("->")
        return Change(cost, self.choice(paying=False))

    def arrow_ahead(self) -> bool:
        """Does this change have a cost: is there an arrow before its end, outside further brackets?"""
        depth = 0
        for sign, _ in self.tokens[self.index :]:
            depth += (sign == "(") - (sign == ")")
            if depth < 0 or (depth == 0 and sign == ";"):
                return False
            if depth == 0 and sign == "->":
                return True
        return False

    def choice(self, paying: bool) -> Choice:
        options = [self.items(paying)]
        while self.take("|"):
            options.append(self.items(paying))
        return tuple(options)

    def items(self, paying: bool) -> tuple[Item, ...]:
        items = [self.item(paying)]
        while self.take(","):
            items.append(self.item(paying))
        return tuple(items)

    def item(self, paying: bool) -> Item:
        n, here = 1, False
        symbol: str | Change
        if self.sign == "(":
            symbol = self.bracket(paying)
        else:
            symbol, n, here = self.symbol(paying)
        times, per = 1, ""
        if self.sign[:1] == "x" and self.sign[1:].isdigit():
            times = int(self.sign[1:])
            self.index += 1
        if self.take("per"):
            per = self.word("a count")
            if per not in self.vocabulary.counts:
                raise self.refuse(f"unknown count {per!r}", back=1)
        return Item(symbol, n, here, times, per)

    def bracket(self, paying: bool) -> Change:
        if self.depth == DEEPEST:
            raise self.refuse("too many brackets within brackets")
        self.need("(")
        self.depth += 1
        change = Change((), self.choice(paying)) if paying else self.change()
        self.depth -= 1
        self.need(")")
        return change

    def symbol(self, paying: bool) -> tuple[str, int, bool]:
        start = self.index
        word = self.word("a symbol")
        number = self.number()
        here = bool(self.take("here"))
        back, key = self.index - start, _keyed(word, here)
        known = self.vocabulary.symbols.get(key)
        if known is None:
            raise self.refuse(f"unknown symbol {key!r}", back)
        if number and not known.amount:
            raise self.refuse(f"{key!r} takes no amount", back)
        if not (known.cost if paying else known.gain):
            raise self.refuse(f"{key!r} cannot be {'paid' if paying else 'gained'}", back)
        return word, number or 1, here
