"""The grammar of component texts, with words that belong to no game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orloj.engine.notation import (
    Change,
    Item,
    Line,
    NotationError,
    Symbol,
    Vocabulary,
    parse,
    parse_cost,
    show,
)

GOODS = Symbol(amount=True, cost=True)
WORDS = Vocabulary(
    symbols={
        "stone": GOODS,
        "gold": GOODS,
        "step": Symbol(amount=True, cost=False, numbered=True),
        "card": Symbol(amount=False, cost=True, gain=False),
        "card here": Symbol(amount=False, cost=False),
        "act:wall": Symbol(amount=False, cost=False),
        "wall>": Symbol(amount=False, cost=False),
        "cath^": Symbol(amount=True, cost=False),
        "gold-window": GOODS,
    },
    events=frozenset(("build", "build here", "bench", "spend-egg")),
    counts=frozenset(("bridge", "upgrade")),
)


def one(text: str) -> Change:
    """The change of a text of one plain line."""
    (line,) = parse(text, WORDS)
    assert line == Line(once=False, moment="", events=(), here=False, change=line.change)
    return line.change


def test_an_empty_text_is_no_effect() -> None:
    assert parse("", WORDS) == parse("  ", WORDS) == ()
    assert parse_cost("", WORDS) == ()
    assert show(()) == ""


def test_an_amount_left_out_is_one() -> None:
    assert one("stone, gold 3") == Change((), ((Item("stone"), Item("gold", 3)),))


def test_the_comma_binds_tighter_than_the_bar_and_the_bar_than_the_arrow() -> None:
    stone, gold, two = Item("stone"), Item("gold"), Item("step", 2)
    assert one("stone | gold -> gold, step 2 | stone") == Change(((stone,), (gold,)), ((gold, two), (stone,)))


def test_brackets_hold_a_change_of_their_own() -> None:
    swap = Change(((Item("stone"),),), ((Item("gold"),),))
    assert one("(stone -> gold) x2") == Change((), ((Item(swap, times=2),),))
    assert one("(stone -> gold), step 1") == Change((), ((Item(swap), Item("step")),))


def test_an_arrow_within_brackets_is_no_cost_of_the_whole() -> None:
    assert one("(stone -> gold) | step 1").cost == ()
    assert one("stone -> (stone -> gold)").cost == ((Item("stone"),),)


def test_a_bracket_in_a_cost_is_a_choice_of_what_to_pay() -> None:
    either = Change((), ((Item("stone"),), (Item("gold"),)))
    assert one("(stone | gold), gold -> step 1").cost == ((Item(either), Item("gold")),)
    with pytest.raises(NotationError, match="'step' cannot be paid"):
        parse("(stone | step 1), gold -> gold", WORDS)
    with pytest.raises(NotationError, match=r"'\)' expected, found '->'"):
        parse("(stone -> gold), gold -> gold", WORDS)


def test_times_and_per_belong_to_their_item() -> None:
    assert one("stone x2, gold 2 per bridge") == Change((), ((Item("stone", times=2), Item("gold", 2, per="bridge")),))
    assert one("stone 2 x3 per upgrade").gain == ((Item("stone", 2, times=3, per="upgrade"),),)


def test_here_is_part_of_the_symbol() -> None:
    assert one("card here").gain == ((Item("card", here=True),),)
    assert Item("card", here=True).key == "card here"
    assert Item("card").key == "card"
    assert Item(Change((), ())).key == ""


def test_symbols_may_name_a_detail_or_end_in_a_sign() -> None:
    assert show(parse("act:wall, wall>, cath^ 2, gold-window", WORDS)) == "act:wall, wall>, cath^ 2, gold-window"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("once a turn: gold", Line(True, "", (), False, Change((), ((Item("gold"),),)))),
        ("when build here: gold", Line(False, "when", ("build",), True, Change((), ((Item("gold"),),)))),
        (
            "once a turn after build here or bench or spend-egg: gold",
            Line(True, "after", ("build", "bench", "spend-egg"), True, Change((), ((Item("gold"),),))),
        ),
        ("before bench: gold", Line(False, "before", ("bench",), False, Change((), ((Item("gold"),),)))),
    ],
)
def test_headers(text: str, line: Line) -> None:
    assert parse(text, WORDS) == (line,)
    assert show(line) == text


def test_a_card_may_have_several_lines() -> None:
    first, second = parse("when bench: gold; stone -> step 1", WORDS)
    assert first.moment == "when"
    assert second.change.cost == ((Item("stone"),),)


def test_only_a_vocabulary_knows_which_amounts_of_one_are_written() -> None:
    effect = parse("step, stone 1", WORDS)
    assert show(effect, WORDS) == "step 1, stone"
    assert show(effect) == "step, stone"
    assert parse(show(effect), WORDS) == effect


def test_all_nodes_have_a_text() -> None:
    (line,) = parse("once a turn: stone -> step 2 x2", WORDS)
    assert show(line.change, WORDS) == "stone -> step 2 x2"
    assert show(line.change.gain[0][0], WORDS) == "step 2 x2"


def test_spaces_do_not_matter_to_the_reader() -> None:
    assert parse(" stone,gold   2->step 1 ", WORDS) == parse("stone, gold 2 -> step 1", WORDS)


@pytest.mark.parametrize(
    ("text", "at", "fault"),
    [
        ("stone &", 5, "cannot read '&'"),
        ("Stone", 0, "cannot read 'Stone'"),
        ("stone 0", 5, "cannot read '0'"),
        ("stone 1000", 5, "cannot read '1000'"),
        ("wood", 0, "unknown symbol 'wood'"),
        ("gold, wood 2", 6, "unknown symbol 'wood'"),
        ("gold here", 0, "unknown symbol 'gold here'"),
        ("card", 0, "'card' cannot be gained"),
        ("step 1 -> gold", 0, "'step' cannot be paid"),
        ("gold, card here -> gold", 6, "'card here' cannot be paid"),
        ("act:wall 2", 0, "'act:wall' takes no amount"),
        ("gold per bench", 9, "unknown count 'bench'"),
        ("gold per", 8, "a count expected, found ''"),
        ("when dig: gold", 5, "unknown event 'dig'"),
        ("when bench here: gold", 5, "unknown event 'bench here'"),
        ("when build or dig: gold", 14, "unknown event 'dig'"),
        ("when: gold", 4, "an event expected, found ':'"),
        ("when or: gold", 5, "an event expected, found 'or'"),
        ("when bench gold", 11, "':' expected, found 'gold'"),
        ("once a: gold", 6, "'turn' expected, found ':'"),
        ("once turn: gold", 5, "'a' expected, found 'turn'"),
        ("gold ->", 7, "a symbol expected, found ''"),
        ("gold -> stone -> gold", 14, "left over from '->'"),
        ("gold stone", 5, "left over from 'stone'"),
        ("gold,, stone", 5, "a symbol expected, found ','"),
        ("gold | ", 7, "a symbol expected, found ''"),
        ("gold;", 5, "a symbol expected, found ''"),
        ("(gold", 5, "')' expected, found ''"),
        ("gold)", 4, "left over from ')'"),
        ("()", 1, "a symbol expected, found ')'"),
        ("gold x", 5, "left over from 'x'"),
        ("2 gold", 0, "a symbol expected, found '2'"),
        ("here", 0, "a symbol expected, found 'here'"),
        ("(" * 9 + "gold" + ")" * 9, 8, "too many brackets"),
    ],
)
def test_a_fault_is_named_with_text_and_place(text: str, at: int, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text, WORDS)
    assert (caught.value.text, caught.value.at) == (text, at)
    assert fault in str(caught.value)
    assert repr(text) in str(caught.value)


def test_a_cost_by_itself() -> None:
    assert parse_cost("gold 2, stone | card", WORDS) == ((Item("gold", 2), Item("stone")), (Item("card"),))
    for text in ("step 1", "gold -> stone", "once a turn: gold", "gold; stone"):
        with pytest.raises(NotationError):
            parse_cost(text, WORDS)


@pytest.mark.parametrize("word", ["or", "here", "Gold", "two words", "x2", "-", "a::b", ""])
def test_a_vocabulary_refuses_words_that_could_not_be_read(word: str) -> None:
    for symbols, events, counts in (([word], [], []), ([], [word], []), ([], [], [word])):
        with pytest.raises(ValueError, match="not a word"):
            Vocabulary(dict.fromkeys(symbols, GOODS), frozenset(events), frozenset(counts))


KEYS = {
    paying: sorted(key for key, symbol in WORDS.symbols.items() if (symbol.cost if paying else symbol.gain))
    for paying in (True, False)
}


def draw_item(draw: st.DrawFn, paying: bool, depth: int) -> Item:
    """Any item that may stand on that side of an arrow."""
    times = draw(st.integers(1, 3))
    per = draw(st.sampled_from(["", *sorted(WORDS.counts)]))
    if depth < 2 and draw(st.booleans()):
        cost = () if paying else draw_cost(draw, depth + 1)
        return Item(Change(cost, draw_choice(draw, paying, depth + 1)), times=times, per=per)
    key = draw(st.sampled_from(KEYS[paying]))
    amount = draw(st.integers(1, 999)) if WORDS.symbols[key].amount else 1
    return Item(key.removesuffix(" here"), amount, key.endswith(" here"), times, per)


def draw_choice(draw: st.DrawFn, paying: bool, depth: int) -> tuple[tuple[Item, ...], ...]:
    sizes = draw(st.sampled_from([(1,), (2,), (1, 1), (1, 2)]))
    return tuple(tuple(draw_item(draw, paying, depth) for _ in range(size)) for size in sizes)


def draw_cost(draw: st.DrawFn, depth: int) -> tuple[tuple[Item, ...], ...]:
    return draw_choice(draw, True, depth) if draw(st.booleans()) else ()


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Any line that the notation can write."""
    moment = draw(st.sampled_from(["", "when", "before", "after"]))
    events = draw(st.sampled_from([("build",), ("bench", "build"), ("spend-egg",)])) if moment else ()
    here = events == ("build",) and draw(st.booleans())
    change = Change(draw_cost(draw, 0), draw_choice(draw, False, 0))
    return Line(draw(st.booleans()), moment, events, here, change)


@given(st.lists(lines(), max_size=2).map(tuple))
def test_what_is_shown_reads_back(effect: tuple[Line, ...]) -> None:
    assert parse(show(effect, WORDS), WORDS) == effect
    assert parse(show(effect), WORDS) == effect


def fault_at(text: str) -> int | None:
    """The place of the fault in a text, None for one that reads."""
    try:
        parse(text, WORDS)
    except NotationError as error:
        return error.at
    return None


SIGNS = ["stone", "card", "step", "here", "build", "bridge", "once a turn", "when", "or", "per", "x2", "3"]


@given(st.lists(st.sampled_from([*SIGNS, "->", "|", ",", ";", ":", "(", ")", "?"]), max_size=12).map(" ".join))
def test_every_text_reads_or_has_its_fault_placed(text: str) -> None:
    at = fault_at(text)
    if at is None:
        effect = parse(text, WORDS)
        assert parse(show(effect, WORDS), WORDS) == effect
    else:
        assert 0 <= at <= len(text)
