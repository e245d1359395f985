"""The Upgrade cards about single spaces of a movement (PU-CARD-21 to PU-CARD-25)."""

import pytest

from tests.unseen.test_upgrade_cards import owner


def test_the_boat_upgrade_pays_once_a_turn() -> None:
    """PU-CARD-21, T21: two movements of different effects: 1 Rumor in all; on the next turn again."""
    table = owner("ripple-talk").witch("golem")
    table.player().mugs[:] = ["friendly-shove"] * 3
    table.refresh().do("mug:friendly-shove", "option:1", "mug:friendly-shove", "option:1")
    assert (table.player().boat, table.player().stock["rumor"]) == (2, 1)
    table.turn(0).do("mug:friendly-shove", "option:1")
    assert (table.player().boat, table.player().stock["rumor"]) == (3, 2)


def test_the_boat_upgrade_pays_for_the_minigame_too() -> None:
    """PU-CARD-21: the action's movement, before the Mill."""
    table = owner("ripple-talk").witch("golem").do("place:robot", "square:vodnik")
    begin = [(entry["k"], entry.get("what")) for entry in table.game.log[1:5]]
    assert begin == [("gain", "fish"), ("boat", None), ("upgrade", "ripple-talk"), ("gain", "rumor")]


def test_a_boat_out_of_play_does_not_move() -> None:
    """PU-CARD-21, PU-CARD-25: after both voyages there is no movement to pay for, or to lengthen."""
    table = owner("ripple-talk", "hired-paddles", rumor=1)
    table.player().voyages = 2
    table.refresh().enter("vltava-weir")
    assert (table.legal, table.player().stock["rumor"]) == (["end-turn"], 1)


@pytest.mark.parametrize(("rumors", "steps"), [(1, 4), (0, 3)])
def test_the_market_step_upgrade_sells_one_step(rumors: int, steps: int) -> None:
    """PU-CARD-22, PU-CARD-24, T21: 1 Rumor before the movement; refused without a Rumor."""
    table = owner("bribed-porter", rumor=rumors).do("place:vodnik", "square:golem")
    if rumors:
        assert (table.ask, table.legal, table.context["cost"]) == ("exchange", ["pay:rumor", "decline"], "rumor 1")
        table.do("pay:rumor")
    assert (table.ask, table.context["left"], table.player().stock["rumor"]) == ("step", steps, 0)


def test_the_paid_step_comes_before_the_movement() -> None:
    """PU-CARD-22: once the Golem walks it is too late."""
    table = owner("bribed-porter", rumor=6).do("place:vodnik", "square:golem", "decline", "space:1")
    assert table.legal == ["space:0", "space:2", "space:4"]
    table.refused("pay:rumor")


def test_the_paid_step_is_not_repeated() -> None:
    """PU-CARD-23, T21: one step with 6 Rumors in this movement, none in another of the turn, again in the next."""
    table = owner("bribed-porter", rumor=6)
    table.player().mugs[:] = ["friendly-shove"] * 2
    table.refresh().do("place:vodnik", "square:golem", "pay:rumor")
    assert (table.ask, table.context["left"]) == ("step", 4)
    table.finish().do("mug:friendly-shove", "option:2")
    assert table.ask == "step"
    table.finish().turn(0).do("mug:friendly-shove", "option:2")
    assert "pay:rumor" in table.legal


def test_a_declined_step_may_be_paid_for_in_the_next_movement() -> None:
    """PU-CARD-22: it is used up by paying."""
    table = owner("bribed-porter", rumor=1)
    table.player().mugs[:] = ["friendly-shove"] * 2
    table.refresh().do("mug:friendly-shove", "option:2", "decline", "space:1", "mug:friendly-shove", "option:2")
    assert "pay:rumor" in table.legal


def test_the_river_twin_sells_one_space() -> None:
    """PU-CARD-23, PU-CARD-25: 4 Rumors are not 4 spaces: one more in this movement, none in the turn's next."""
    table = owner("hired-paddles", rumor=4)
    table.player().mugs[:] = ["friendly-shove"] * 2
    table.refresh().do("mug:friendly-shove", "option:1", "pay:rumor")
    assert (table.player().boat, table.player().stock["rumor"]) == (2, 3)
    table.do("mug:friendly-shove", "option:1")
    assert (table.ask, table.player().boat) == ("turn", 3)


def test_the_river_twin_lengthens_the_minigames_movement() -> None:
    """PU-CARD-25: the Robot's bubble on 1, and one space more."""
    table = owner("hired-paddles", rumor=1).witch("golem").do("place:robot", "square:vodnik", "pay:rumor")
    assert table.player().boat == 2
