"""Piles: what can come next, and that nothing is lost."""

from orloj.engine.piles import Pile


def test_what_is_unseen_comes_in_proportion_and_before_what_lies_under_it() -> None:
    pile = Pile({"a": 2, "b": 1})
    pile.put_under("c")
    assert pile.weights() == {"a": 2, "b": 1}
    for piece in ("a", "b", "a"):
        pile.take(piece)
    assert pile.weights() == {"c": 1}


def test_the_tail_comes_in_the_order_in_which_it_was_put_under() -> None:
    pile = Pile()
    for piece in ("x", "y", "x"):
        pile.put_under(piece)
    drawn: list[str] = []
    while pile.weights():
        (piece,) = pile.weights()
        pile.take(piece)
        drawn.append(piece)
    assert drawn == ["x", "y", "x"]


def test_a_piece_with_a_twin_in_the_tail_is_taken_from_the_unseen_first() -> None:
    pile = Pile({"a": 1})
    pile.put_under("a")
    pile.take("a")
    assert (pile.unseen, pile.tail) == ({}, ["a"])


def test_the_length_counts_both_kinds_and_an_empty_pile_offers_nothing() -> None:
    pile = Pile({"a": 2})
    pile.put_under("b")
    assert len(pile) == 3
    assert Pile().weights() == {}
    assert not len(Pile())


def test_a_reshuffled_discard_mixes_with_what_is_there() -> None:
    pile = Pile({"a": 1})
    pile.shuffle_in({"a": 2, "b": 1})
    assert pile.unseen == {"a": 3, "b": 1}


def test_a_copy_shares_nothing() -> None:
    pile = Pile({"a": 1}, ["b"])
    twin = pile.copy()
    twin.take("a")
    twin.put_under("c")
    assert (pile.unseen, pile.tail) == ({"a": 1}, ["b"])
