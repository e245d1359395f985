"""The King's Road (PCR-ROAD)."""

from __future__ import annotations

import pytest

from tests.caput.table import Table
from tests.caput.turns import finish_turn

TECHNOLOGIES = ("technology:ore-carting", "technology:stone-broking", "technology:lime-slaking")


def road_from(space: int, seats: int = 2, **goods: int) -> Table:
    """Seat 0 stands on a space with nothing but the goods given and has taken a tile with the King's Road."""
    table = Table(seats).give(**({"gold": 0, "stone": 0} | goods))
    table.player().road = space
    return table.took("crane-tile-5")


@pytest.mark.parametrize("space", [0, 1, 2])
def test_the_action_moves_the_own_marker_one_space(space: int) -> None:
    """PCR-ROAD-01, PCR-ROAD-02, PCR-ROAD-03: one space, whoever stands there already; the others' markers stay."""
    table = road_from(space)
    table.player(1).road = space + 1
    table.do("act:road")
    assert table.player().road == space + 1
    assert table.player(1).road == space + 1


def test_no_space_is_skipped() -> None:
    """PCR-ROAD-03: there is no choice of a further space, and a second step takes a second action."""
    table = road_from(0, goldwindow=2)
    assert [choice for choice in table.legal if "road" in choice] == ["act:road"]
    table.refuses("act:road:2")
    table.do("act:road").refuses("act:road", "PCR-TURN-04")
    table.do("buy:goldwindow2", "extra:road")
    assert table.player().road == 2


def test_both_effects_of_a_street_space_are_resolved() -> None:
    """PCR-ROAD-05, PCR-ROAD-09, PCR-ROAD-12: I for one egg of two."""
    table = road_from(0, egg=2).do("act:road", "road-free", "option:2", "road-egg", "pay:egg", "option:2")
    assert table.goods() == {"gold": 1, "egg": 1}
    assert (table.player().mines, table.player().quarries) == (5, 3)


@pytest.mark.parametrize(("option", "good"), [("option:1", "stone"), ("option:2", "gold")])
def test_the_free_effect_of_space_one(option: str, good: str) -> None:
    """PCR-ROAD-05: a stone or a gold."""
    assert road_from(0).do("act:road", "road-free", option).goods() == {good: 1}


def test_the_free_effect_of_space_two() -> None:
    """PCR-ROAD-05: 4 points for a gold, if wanted."""
    table = road_from(1, gold=2).do("act:road", "road-free")
    assert table.legal == ["pay:gold", "decline"]
    assert table.do("pay:gold").goods() == {"gold": 1, "vp": 4}


def test_the_free_effect_of_space_three() -> None:
    """PCR-ROAD-05: 3 points for every upgrade laid, a covered one too; walls do not count."""
    table = road_from(2).lay("mines", "spoil-sorting").lay("mines", "coin-striking").lay("wall", "rose-cutting")
    table.lay("wall-1", "lime-pit")
    assert table.do("act:road", "road-free").goods() == {"vp": 9}


@pytest.mark.parametrize(
    ("option", "quarries", "mines"),
    [("option:1", 4, 4), ("option:2", 3, 5)],
)
def test_the_egg_effect_of_space_one(option: str, quarries: int, mines: int) -> None:
    """PCR-ROAD-09: a step of the quarries or of the mines."""
    table = road_from(0, egg=1).do("act:road", "road-egg", "pay:egg", option)
    assert (table.player().quarries, table.player().mines) == (quarries, mines)
    assert table.goods() == {}


def test_the_egg_effect_of_space_two() -> None:
    """PCR-ROAD-09: a gold window and a technology step, which is the first here."""
    table = road_from(1, egg=1).do("act:road", "road-egg", "pay:egg", fate=TECHNOLOGIES)
    table.do("keep:ore-carting")
    assert table.goods() == {"goldwindow": 1}
    assert table.player().tech == 1
    assert table.player().technologies == ["ore-carting"]


@pytest.mark.parametrize(
    ("option", "silver", "tracks"), [("option:1", {"silver": 2}, (4, 3)), ("option:2", {}, (5, 4))]
)
def test_the_egg_effect_of_space_three(option: str, silver: dict[str, int], tracks: tuple[int, int]) -> None:
    """PCR-ROAD-09: two silver windows, or a step on both tracks."""
    table = road_from(2, egg=1).do("act:road", "road-egg", "pay:egg", option)
    assert table.goods() == silver
    assert (table.player().mines, table.player().quarries) == tracks


def test_the_egg_may_be_kept() -> None:
    """PCR-ROAD-06, PCR-ROAD-07, PCR-ROAD-14: 1 egg on I, on to II, the egg declined: the other effect, 1 egg left."""
    table = road_from(1, egg=1, gold=1).do("act:road", "road-egg")
    assert table.legal == ["pay:egg", "decline"]
    table.do("decline", "road-free", "pay:gold")
    assert table.goods() == {"egg": 1, "vp": 4}
    table.refuses("road-egg", "PCR-ROAD-10")


def test_without_an_egg_the_other_effect_remains() -> None:
    """PCR-ROAD-08: the marker advances all the same."""
    table = road_from(0).do("act:road")
    table.refuses("road-egg", "PCR-ROAD-08")
    table.do("road-free", "option:1")
    assert table.player().road == 1
    assert table.goods() == {"stone": 1}


def test_an_egg_effect_is_lost_with_the_turn() -> None:
    """PCR-ROAD-10: an egg gained later buys nothing."""
    table = road_from(0).do("act:road", "road-free", "option:1", "end-turn")
    finish_turn(table).give(egg=1)
    assert table.decider == 0
    table.refuses("road-egg", "PCR-ROAD-10")


def test_an_egg_at_hand_is_asked_for_before_the_turn_ends() -> None:
    """PCR-ROAD-05, PCR-ROAD-10: what was not taken by then is resolved; only the offer may be turned down."""
    table = road_from(0, egg=1).do("act:road", "end-turn", "option:1")
    assert table.legal == ["pay:egg", "decline"]
    table.do("decline")
    assert table.goods() == {"egg": 1, "stone": 1}
    assert table.decider == 1


def test_the_effects_may_wait_within_the_turn() -> None:
    """PCR-ROAD-11: gold from a later action buys the points of II."""
    table = road_from(1, goldwindow=2).do("act:road", "buy:goldwindow2", "extra:mines", "produce")
    table.do("road-free", "pay:gold")
    assert table.goods() == {"gold": 2, "vp": 4}


def test_two_advances_in_a_turn_lose_nothing() -> None:
    """PCR-ROAD-05: what waits of the first space is resolved when the marker goes on."""
    table = road_from(0, goldwindow=2, egg=1).do("act:road", "buy:goldwindow2", "extra:road")
    assert table.ask == "either"
    table.do("option:2", "pay:egg", "option:1")
    assert table.goods() == {"gold": 1}
    assert table.player().quarries == 4
    assert table.do("road-free", "pay:gold").goods() == {"vp": 4}


def test_five_advances_in_a_game() -> None:
    """PCR-ROAD-13, PCR-ROAD-04: I, II, III, IV, V, then no more."""
    table = road_from(0, egg=2)
    for space in range(1, 6):
        table.turn(0).took("crane-tile-5").do("act:road")
        while table.ask != "turn":
            table.do(table.legal[0])
        assert table.player().road == space
    table.turn(0).took("crane-tile-5").give(egg=9).refuses("act:road")
