"""Influence tracks (PU-INFL): space 2 an Upgrade, 3 and 5 Witch tokens, 4 a move of the minigame, 6 a Garnet."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.city import CROWN
from orloj.games.unseen.scoring import share_row
from tests.unseen.table import RULES, Table


def rising(hood: str, space: int, seat: int = 0) -> Table:
    """A seat has just moved its Gargoyle from the space below."""
    table = Table()
    table.hood(hood).influence[seat] = space - 1
    return table.turn(seat).gain("influence here", hood, seat=seat)


def test_an_influence_is_one_space_on_that_track() -> None:
    """PU-INFL-01: space 1 gives nothing."""
    table = Table()
    before = {hood: list(table.hood(hood).influence) for hood in ("vodnik", "golem", "horned", "robot")}
    table.gain("influence here", "horned")
    before["horned"][0] += 1
    assert {hood: table.hood(hood).influence for hood in before} == before
    assert (table.ask, sum(table.player().stock.values())) == ("turn", 0)


@pytest.mark.parametrize("hood", ["vodnik", "golem", "horned", "robot"])
@pytest.mark.parametrize(("space", "ask"), [(2, "take-upgrade"), (3, "witch-token"), (5, "witch-token")])
def test_each_space_gives_its_reward_when_it_is_reached(hood: str, space: int, ask: str) -> None:
    """PU-INFL-01, PU-INFL-03: also to another player than the first to move."""
    for seat in (0, 2):
        table = rising(hood, space, seat)
        assert (table.ask, table.game.decider, table.hood(hood).influence[seat]) == (ask, seat, space)


def test_a_reward_of_another_player_is_a_question_inside_the_turn() -> None:
    """PU-INFL-03: who decides is not whose turn it is."""
    table = Table()
    table.hood("golem").influence[2] = 1
    table.turn(0).gain("influence here", "golem", seat=2)
    assert (table.game.decider, RULES.turn_of(table.game)) == (2, 0)


def test_the_fourth_space_gives_a_move_of_the_neighborhoods_minigame() -> None:
    """PU-INFL-01."""
    assert rising("vodnik", 4).player().boat == 2
    assert rising("robot", 4).player().idea == 2
    assert rising("golem", 4).context == {"left": 2}
    assert len(rising("horned", 4).choices("cauldron:")) == 4


def test_every_player_who_reaches_a_space_gains_its_reward() -> None:
    """PU-INFL-03: one after the other on the sixth space."""
    table = Table()
    for seat in range(4):
        table.hood("golem").influence[seat] = 5
        table.gain("influence here", "golem", seat=seat)
    assert [table.player(seat).stock["garnet"] for seat in range(4)] == [1, 1, 1, 1]


def test_a_reward_comes_once_because_a_gargoyle_never_moves_back() -> None:
    """PU-INFL-03, PU-INFL-08: 6 is paid once to the one who goes on to the crown."""
    table = rising("golem", 6).gain("influence here", "golem")
    assert table.player().stock["garnet"] == 1


def test_the_first_on_the_sixth_space_takes_the_crown_and_later_ones_do_not() -> None:
    """PU-INFL-04, PU-INFL-05: one crown on a track, and one on every track."""
    table = Table()
    for hood in ("golem", "robot"):
        for seat in (2, 0, 1):
            table.hood(hood).influence[seat] = 5
            table.gain("influence here", hood, seat=seat)
        assert table.hood(hood).influence[:3] == [6, 6, CROWN]


@pytest.mark.parametrize("space", [6, CROWN])
def test_influence_beyond_the_last_space_is_lost(space: int) -> None:
    """PU-INFL-07, R90: it may still be chosen, and a Building may still be built there."""
    table = Table()
    table.hood("golem").influence = [space, CROWN if space == 6 else 0, 0, 0]
    table.gain("influence").do("influence:golem")
    assert (table.hood("golem").influence[0], table.player().stock["garnet"]) == (space, 0)
    table.price("golem-left", "price-golem-1-b").give(book=2, cog=1).do("build:golem-left")
    table.do(table.legal[0])
    assert (table.hood("golem").influence[0], table.player().stock["garnet"]) == (space, 0)
    assert table.player().prices == ["price-golem-1-b"]


def test_the_crown_counts_as_first_for_the_rest_of_the_game() -> None:
    """PU-INFL-04, PU-INFL-05: in the third Era a Gargoyle that came to 6 later is second."""
    table = Table()
    table.hood("golem").influence = [5, 5, 0, 0]
    table.gain("influence here", "golem", seat=1).gain("influence here", "golem", seat=0)
    influence = dict(enumerate(table.hood("golem").influence))
    assert share_row(influence, 10, 6) == {1: 10, 0: 6}


def test_with_the_crown_taken_those_on_the_sixth_space_share_the_second_place() -> None:
    """PU-INFL-06: values 6 and 3; Ann on the crown 6, Bob and Cara on 6 one each."""
    assert share_row({0: CROWN, 1: 6, 2: 6, 3: 2}, 6, 3) == {0: 6, 1: 1, 2: 1}


def test_building_gives_1_influence_where_it_is_built() -> None:
    """PU-INFL-02: a Building."""
    table = Table().price("horned-left", "price-horned-1-b").give(beer=2, fish=1).do("build:horned-left")
    table.do(table.legal[0])
    assert [table.hood(hood).influence[0] for hood in ("vodnik", "golem", "horned", "robot")] == [0, 1, 1, 0]


def test_a_bridge_gives_1_influence_where_its_tile_lies() -> None:
    """PU-INFL-02: a tile on the Horned half of a site between Horned and Robot."""
    table = Table()
    table.player().guilds = ["masons", "carpenters"]
    table.refresh().do("bridge:1", "bridge-space:horned-robot-3:horned")
    assert [table.hood(hood).influence[0] for hood in ("vodnik", "golem", "horned", "robot")] == [0, 1, 1, 0]
