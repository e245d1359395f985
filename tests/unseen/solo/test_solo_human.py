"""The human of a solo game plays as always (SO39)."""

from __future__ import annotations

import pytest

from tests.unseen.solo.office import Office


def test_the_human_converts_a_worker_for_3_rumors() -> None:
    """PU-SOLORES-01 by SO39: only the Councilor cannot (PU-SOLORES-07)."""
    office = Office().witch("vodnik").give(0, rumor=3).do("convert", "type:golem", "place:robot", "square:golem")
    assert office.log("place")[0]["counts_as"] == "golem"


@pytest.mark.parametrize("text", ["mug", "upgrade here"])
def test_the_human_gets_mug_and_upgrade_cards(text: str) -> None:
    """PU-SOLORES-01 by SO39: for it they are no Rumors and no Reward tokens."""
    office = Office().gain(text, "robot")
    if text == "mug":
        assert len(office.player(0).mugs) == 1
    else:
        assert office.ask == "take-upgrade"
    assert (office.log("solo-token"), office.player(0).stock["rumor"]) == ([], 0)


def test_the_human_gains_the_effect_of_a_milestone() -> None:
    """PU-SOLORES-01 by SO39: a Garnet, and no Reward token."""
    office = Office()
    office.player(0).idea = 7
    office.gain("idea 1").do("milestone:garnet")
    assert (office.player(0).stock["garnet"], office.log("solo-token")) == (1, [])


def test_the_human_takes_a_token_of_a_river_stack() -> None:
    """PU-SOLORES-01 by SO39."""
    office = Office()
    office.player(0).boat = 7
    office.gain("boat 1").do("milestone:garnet")
    assert office.game.river.stacks["2-wave"]["garnet"] == 2


def test_the_humans_goods_are_of_their_kinds() -> None:
    """PU-SOLORES-01 by SO39: any three are no two Cogs and a Beer, and Rumors beyond six are lost."""
    office = Office().price("robot-left", "price-robot-1-a").give(0, book=1, fish=1, beer=1)
    assert "robot-left" not in office.choices("build:")
    assert "robot-left" in office.give(0, cog=2).choices("build:")
    office.gain("rumor 9")
    assert office.player(0).stock["rumor"] == 6
