"""Mug cards: when they are played, and the three whose wording the texts give (PU-MUG, PU-CARD-04 to PU-CARD-20)."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import NATURE, play
from orloj.engine.match import Match
from tests.unseen.dealing import deal, holdings
from tests.unseen.table import RULES, Table


def hand(*mugs: str, **goods: int) -> Table:
    """Seat 0 to move with Mug cards in hand, the Witch out of the way."""
    table = Table().witch("vodnik").give(**goods)
    table.player().mugs[:] = mugs
    return table.refresh()


def test_mug_cards_are_played_before_during_and_after_the_action() -> None:
    """PU-MUG-01: any number of them."""
    table = hand(*["coin-in-the-foam"] * 4).do("mug:coin-in-the-foam", "basic:fish")
    table.do("mug:coin-in-the-foam", "basic:fish", "place:golem", "square:golem")
    assert table.ask == "step"
    table.do("mug:coin-in-the-foam", "basic:fish")
    assert table.ask == "step"
    table.finish().do("mug:coin-in-the-foam", "basic:fish")
    assert (table.player().stock["fish"], table.player().mugs) == (4, [])


@pytest.mark.parametrize("choices", [["place:golem"], ["build:vodnik-left"], ["mug:second-round"]])
def test_no_mug_card_within_a_payment_or_an_open_choice(choices: list[str]) -> None:
    """PU-MUG-01, by R26: between effects, not while a Square, a payment or an exchange is being chosen."""
    table = hand("coin-in-the-foam", "second-round", beer=9, cog=9, fish=9, book=9)
    assert table.do(*choices).choices("mug:") == []


def test_no_mug_card_is_played_into_a_draw() -> None:
    """PU-MUG-01: what is drawn is nobody's decision."""
    table = hand("coin-in-the-foam").enter("castle-steps")
    play(table.game, "cauldron:cauldron-1")
    assert table.game.decider == NATURE
    assert table.choices("mug:") == []


def test_a_mug_card_is_not_the_action() -> None:
    """PU-MUG-02: all actions are still open, and one of them is still due."""
    table = hand("coin-in-the-foam").do("mug:coin-in-the-foam", "basic:fish")
    assert {"place:golem", "bench"} <= set(table.legal)
    assert table.refused("end-turn") == "PU-TURN-04"


def test_a_mug_card_is_discarded_after_its_effect() -> None:
    """PU-MUG-03: not before, and it is not in hand a second time."""
    table = hand("second-round", beer=1).do("mug:second-round", "pay:beer", "basic:fish")
    assert (table.ask, table.game.mill.discard) == ("exchange", {})
    table.do("decline")
    assert table.game.mill.discard == {"second-round": 1}
    assert table.refused("mug:second-round") == "PU-MUG-03"


def test_each_of_two_equal_cards_works_once() -> None:
    """PU-MUG-03."""
    table = hand("coin-in-the-foam", "coin-in-the-foam")
    for left in (1, 0):
        table.do("mug:coin-in-the-foam", "basic:fish")
        assert table.player().mugs == ["coin-in-the-foam"] * left
    table.refused("mug:coin-in-the-foam")


def test_mug_cards_are_not_played_on_another_players_turn() -> None:
    """PU-MUG-04: not offered to who has the turn, refused to who has not."""
    table = hand().turn(1)
    table.player(0).mugs.append("coin-in-the-foam")
    assert table.refresh().refused("mug:coin-in-the-foam") == "PU-MUG-03"
    match = Match(RULES, table.game, b"seed", 0, table.game.clone())
    with pytest.raises(Refused) as caught:
        match.choose(0, "mug:coin-in-the-foam")
    assert caught.value.code == "not-your-turn"


def test_six_effects_three_cards_each() -> None:
    """PU-MUG-05."""
    assert deal().game.mill.mugs.weights() == dict.fromkeys(
        ("second-round", "loose-tongue", "wobbly-detour", "coin-in-the-foam", "friendly-shove", "borrowed-hat"), 3
    )


def test_an_empty_deck_takes_the_discards() -> None:
    """PU-MUG-06, reading A: they are shuffled, the drawn card goes to hand, the others are the deck."""
    table = hand()
    mill = table.game.edit_mill()
    mill.mugs.unseen, mill.discard = {}, {"borrowed-hat": 2, "loose-tongue": 1}
    table.enter("skeleton-arch")
    assert (len(table.player().mugs), len(table.game.mill.mugs), table.game.mill.discard) == (1, 2, {})


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    """PU-MUG-06, by R28: the rest of the effect is gained."""
    table = hand()
    table.game.edit_mill().mugs.unseen = {}
    table.enter("skeleton-arch")
    assert (table.player().mugs, holdings(table.player())) == ([], {"rumor": 2})


def test_mug_cards_may_follow_the_bench_action() -> None:
    """PU-MUG-07: until the turn is ended."""
    table = hand("coin-in-the-foam").do("bench", "bench:golem", "basic:cog", "mug:coin-in-the-foam", "basic:fish")
    assert holdings(table.player()) == {"cog": 1, "fish": 1}
    assert table.legal == ["end-turn"]


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["decline", "decline"], {"beer": 1}),
        (["decline", "pay:beer", "basic:fish"], {"fish": 1}),
        (["pay:beer", "basic:fish", "decline"], {"fish": 1}),
        (["pay:beer", "basic:fish", "pay:fish", "basic:book"], {"book": 1}),
        (["pay:beer", "basic:beer", "decline"], {"beer": 1}),  # PU-CARD-05: no matter which reading
    ],
)
def test_the_swap_mug_swaps_none_one_or_two(choices: list[str], left: dict[str, int]) -> None:
    """PU-CARD-04, PU-CARD-05, T24: the second exchange may use what the first has given; a third is refused."""
    table = hand("second-round", beer=1).do("mug:second-round", *choices)
    assert (table.ask, holdings(table.player()), table.player().mugs) == ("turn", left, [])
    assert all(not choice.startswith("pay:") for choice in table.legal)


@pytest.mark.parametrize(("rumors", "after"), [(0, 3), (2, 5), (5, 6), (6, 6)])
def test_the_rumor_mug_pays_three_capped_at_six(rumors: int, after: int) -> None:
    """PU-CARD-07, PU-CARD-08, T24."""
    table = hand("loose-tongue", cog=1, rumor=rumors).do("mug:loose-tongue", "pay:cog")
    assert holdings(table.player()) == {"rumor": after}


def test_the_rumor_mug_is_refused_without_a_basic() -> None:
    """PU-CARD-07; a Garnet may pay for it (R27)."""
    assert hand("loose-tongue", rumor=2).refused("mug:loose-tongue") == "PU-SYM-02"
    assert hand("loose-tongue", garnet=1).do("mug:loose-tongue").choices("pay:") == ["garnet"]


def test_the_move_mug_moves_a_worker_to_another_square() -> None:
    """PU-CARD-18, PU-CARD-20, T24: onto the Witch's Square, and nothing else happens; the action is still due."""
    table = hand("wobbly-detour").stand(0, "golem", "robot")
    table.player().upgrades.append("weir-welcome")  # a placement Upgrade of the Vodniks
    table.do("mug:wobbly-detour", "move:robot", "square:vodnik")
    assert table.player().workers["golem"] == "square:vodnik"
    assert (table.hood("robot").square[0], table.hood("vodnik").square[0]) == ("", "golem")
    assert (table.game.city.witch, table.player().boat, holdings(table.player())) == ("vodnik", 0, {})
    assert (table.ask, table.game.turn.acted) == ("turn", False)


def test_the_move_mug_refuses_a_square_with_an_own_worker() -> None:
    """PU-CARD-19, T24; another player's Worker is not in the way."""
    table = hand("wobbly-detour").stand(0, "golem", "robot").stand(0, "robot", "vodnik").stand(1, "robot", "horned")
    table.do("mug:wobbly-detour", "move:robot")
    assert table.choices("square:") == ["golem", "horned"]
    assert table.refused("square:vodnik") == "PU-CARD-19"
    assert table.refused("square:robot") == "PU-CARD-19"


def test_the_move_mug_moves_only_who_stands_on_a_square() -> None:
    """PU-CARD-19, by R40c: not from a Building, the player board, or the side of a Square."""
    table = hand("wobbly-detour").inside(0, "golem", "golem-left")
    table.player().workers["robot"] = "laid:horned"
    assert table.refresh().refused("mug:wobbly-detour") == "PU-SYM-02"
    table.stand(0, "vodnik", "robot").do("mug:wobbly-detour")
    assert table.choices("move:") == ["robot"]
    assert table.refused("move:golem") == "PU-CARD-19"
