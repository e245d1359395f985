"""Recursive descent over one text, looking one sign ahead."""

import re

from orloj.engine.notation.nodes import Change, Choice, Effect, Item, Line
from orloj.engine.notation.vocabulary import RESERVED, WORD, Vocabulary, keyed

MOMENTS = ("when", "before", "after")
DEEPEST = 8  # brackets within brackets: far more than a printed card can show

_NUMBER = r"[1-9][0-9]{0,2}(?![0-9])"
_TOKEN = re.compile(rf"\s*(->|[|,;():]|x{_NUMBER}|{_NUMBER}|{WORD})")


class NotationError(ValueError):
    """A text that is not notation. `text` is the whole text, `at` the offset of the fault in it."""

    def __init__(self, text: str, at: int, fault: str) -> None:
        super().__init__(f"{text!r}, at {at}: {fault}")
        self.text = text
        self.at = at


def parse(text: str, vocabulary: Vocabulary) -> Effect:
    """The lines of an effect; an empty text is no effect. Raises NotationError."""
    reader = _Reader(text, vocabulary)
    return reader.effect() if reader.sign else ()


def parse_cost(text: str, vocabulary: Vocabulary) -> Choice:
    """The alternatives of a text that is all cost; an empty text costs nothing. Raises NotationError."""
    reader = _Reader(text, vocabulary)
    return reader.whole_cost() if reader.sign else ()


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
        if not re.fullmatch(WORD, sign) or sign in RESERVED:
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
            self.known_event(keyed(events[0], here), back=1 + here)
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
        back, key = self.index - start, keyed(word, here)
        known = self.vocabulary.symbols.get(key)
        if known is None:
            raise self.refuse(f"unknown symbol {key!r}", back)
        if number and not known.amount:
            raise self.refuse(f"{key!r} takes no amount", back)
        if not (known.cost if paying else known.gain):
            raise self.refuse(f"{key!r} cannot be {'paid' if paying else 'gained'}", back)
        return word, number or 1, here
