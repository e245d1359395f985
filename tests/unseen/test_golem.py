"""The Golem minigame (PU-GOLEM), on the printed Marketplace:

boat 1 | masons | rumor 1        0 1 2
smiths | -      | carpenters     3 4 5
idea 1 | ropers | any            6 7 8
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unseen.table import Table

ORDER = ("horned", "robot", "golem", "vodnik")


def walking(worker: str = "robot", golem: int = 4, order: Sequence[str] = ORDER) -> Table:
    """Seat 0 has just placed a Worker on the Golem Square; its first step is asked."""
    table = Table().witch("vodnik")
    market = table.game.edit_market()
    market.golem, market.priority = golem, list(order)
    return table.do(f"place:{worker}", "square:golem")


@pytest.mark.parametrize(("worker", "steps"), [("horned", 3), ("robot", 3), ("golem", 2), ("vodnik", 2)])
def test_the_number_of_steps_stands_beside_the_priority_tile_of_the_worker(worker: str, steps: int) -> None:
    """PU-GOLEM-01."""
    assert walking(worker).context["left"] == steps


def test_a_converted_worker_uses_the_tile_of_the_type_it_counts_as() -> None:
    """PU-GOLEM-01, PU-GOLEM-08, R47: a Vodnik that counts as a Horned walks 3 steps and lowers the Horned tile."""
    table = Table().witch("vodnik").give(rumor=3)
    table.game.edit_market().priority = list(ORDER)
    table.do("convert", "type:horned", "place:vodnik", "square:golem")
    assert table.context["left"] == 3
    table.do("space:5", "space:4", "space:5")
    assert table.game.market.priority == ["robot", "golem", "vodnik", "horned"]


@pytest.mark.parametrize(
    ("golem", "steps"),
    [
        (0, {"1", "3"}),
        (1, {"0", "2", "4"}),
        (2, {"1", "5"}),
        (3, {"0", "4", "6"}),
        (4, {"1", "3", "5", "7"}),
        (5, {"2", "4", "8"}),
        (6, {"3", "7"}),
        (7, {"4", "6", "8"}),
        (8, {"5", "7"}),
    ],
)
def test_a_step_goes_to_an_orthogonal_neighbour(golem: int, steps: set[str]) -> None:
    """PU-GOLEM-02."""
    assert set(walking(golem=golem).choices("space:")) == steps


@pytest.mark.parametrize(
    ("golem", "space"), [(4, "0"), (4, "8"), (2, "3"), (5, "6"), (8, "9"), (0, "-1"), (4, "4"), (1, "7")]
)
def test_a_diagonal_step_one_off_the_grid_or_none_is_refused(golem: int, space: str) -> None:
    """PU-GOLEM-02."""
    assert walking(golem=golem).refused(f"space:{space}") == "PU-GOLEM-02"


def test_every_space_stepped_into_pays_once() -> None:
    """PU-GOLEM-03, PU-GOLEM-06, PU-GOLEM-12: passed through or ended on, also the last one only once."""
    table = walking().do("space:1", "space:2")
    assert (table.player().stock["rumor"], table.player().guilds) == (1, ["masons"])
    table.do("space:1")
    table = walking().do("space:5", "space:4", "space:5")
    assert table.player().guilds == ["carpenters"]
    table = walking().do("space:1", "space:4", "space:7")
    assert table.player().guilds == ["masons", "ropers"]
    assert walking("vodnik").do("space:5", "space:2").player().stock["rumor"] == 1


def test_a_reward_is_gained_before_the_next_step() -> None:
    """PU-GOLEM-03, R43: the basic of choice is asked for between two steps."""
    table = walking(golem=5).do("space:8")
    assert table.ask == "basic"
    table.do("basic:beer")
    assert (table.ask, table.player().stock["beer"]) == ("step", 1)


def test_the_space_left_behind_pays_nothing() -> None:
    """PU-GOLEM-04: the Golem sets out from the Rumor."""
    table = walking("vodnik", golem=2).do("space:5", "space:4")
    assert (table.player().stock["rumor"], table.player().guilds) == (0, ["carpenters"])


def test_the_space_left_behind_pays_when_it_is_entered_again() -> None:
    """PU-GOLEM-04, PU-GOLEM-05."""
    assert walking("vodnik", golem=2).do("space:5", "space:2").player().stock["rumor"] == 1


def test_a_space_entered_a_second_time_pays_a_second_time() -> None:
    """PU-GOLEM-05."""
    assert walking(golem=5).do("space:2", "space:5", "space:2").player().stock["rumor"] == 2


@pytest.mark.parametrize(("space", "guild"), [(1, "masons"), (3, "smiths"), (5, "carpenters"), (7, "ropers")])
def test_a_guild_space_marks_that_guild(space: int, guild: str) -> None:
    """PU-GOLEM-06."""
    assert walking().do(f"space:{space}").player().guilds == [guild]


def test_a_guild_already_marked_gives_nothing_and_the_step_stays_legal() -> None:
    """PU-GOLEM-07."""
    table = Table().witch("vodnik")
    table.player().guilds = ["masons"]
    table.game.edit_market().priority = list(ORDER)
    table.do("place:robot", "square:golem", "space:1")
    assert (table.player().guilds, table.game.market.golem, table.context["left"]) == (["masons"], 1, 2)


def test_a_guild_entered_twice_in_a_turn_is_marked_once() -> None:
    """PU-GOLEM-11: in, out and in again."""
    assert walking().do("space:1", "space:4", "space:1").player().guilds == ["masons"]


@pytest.mark.parametrize(
    ("worker", "order"),
    [
        ("horned", ["robot", "golem", "vodnik", "horned"]),
        ("robot", ["horned", "golem", "vodnik", "robot"]),
        ("golem", ["horned", "robot", "vodnik", "golem"]),
        ("vodnik", ["horned", "robot", "golem", "vodnik"]),
    ],
)
def test_the_used_tile_goes_to_the_bottom_after_the_move(worker: str, order: list[str]) -> None:
    """PU-GOLEM-08, PU-GOLEM-10: the Robot walks the 3 steps of row 2; those below each move up one."""
    table = walking(worker)
    assert table.game.market.priority == list(ORDER)
    table.do(*["space:5", "space:4", "space:5"][: table.context["left"]])
    assert (table.game.market.priority, table.ask) == (order, "turn")


def test_steps_of_a_card_use_their_own_number_and_leave_the_priority_track() -> None:
    """PU-GOLEM-09: a Golem, in the row of 3 steps, enters a Building with 2."""
    table = Table()
    table.game.edit_market().priority = ["vodnik", "golem", "horned", "robot"]
    table.enter("havel-market", "golem")
    assert table.context["left"] == 2
    table.do("space:5", "space:4")
    assert (table.game.market.priority, table.ask) == (["vodnik", "golem", "horned", "robot"], "turn")


def test_all_steps_must_be_taken() -> None:
    """PU-GOLEM-13, R42: there is no stopping on the way."""
    table = walking().do("space:5")
    assert [choice for choice in table.legal if not choice.startswith("space:")] == []
    assert table.refused("end-turn") is None
