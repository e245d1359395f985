"""Build a Bridge (PU-BRIDGE). The tops of the four stacks cost masons and carpenters, carpenters and ropers, smiths
and ropers, masons and smiths."""

from __future__ import annotations

import pytest

from tests.unseen.table import RULES, Table

TOPS = {
    1: {"masons", "carpenters"},
    2: {"carpenters", "ropers"},
    3: {"smiths", "ropers"},
    4: {"masons", "smiths"},
}


def with_guilds(*guilds: str, seats: int = 4) -> Table:
    """Seat 0 is to move with these Guilds marked."""
    table = Table(seats)
    table.player().guilds = list(guilds)
    return table.refresh()


def fill(table: Table, *but: str) -> Table:
    """Lays seat 3's tiles on all spaces of the board but these."""
    spaces = table.game.edit_city().spaces
    spaces.update({space: 3 for space in spaces if space not in but})
    return table.refresh()


def stacks(table: Table) -> dict[str, list[str]]:
    """What every viewer sees of seat 0's Bridge tiles, by stack from the top."""
    return dict(RULES.view(table.game, None)["players"]["0"]["stacks"])


@pytest.mark.parametrize("stack", [1, 2, 3, 4])
def test_the_two_guilds_of_a_top_tile_are_removed(stack: int) -> None:
    """PU-BRIDGE-01: the others stay marked, and the tile below becomes visible."""
    table = with_guilds("masons", "carpenters", "smiths", "ropers")
    below = stacks(table)[str(stack)][1:]
    table.do(f"bridge:{stack}")
    assert set(table.player().guilds) == {"masons", "carpenters", "smiths", "ropers"} - TOPS[stack]
    assert stacks(table)[str(stack)] == below


@pytest.mark.parametrize("guilds", [(), ("masons",), ("masons", "ropers"), ("smiths", "carpenters")])
def test_without_both_guilds_of_a_top_tile_it_is_refused(guilds: tuple[str, ...]) -> None:
    """PU-BRIDGE-02: masons and ropers, carpenters and smiths stand on lower tiles only."""
    table = with_guilds(*guilds)
    assert table.choices("bridge:") == []
    assert {table.refused(f"bridge:{stack}") for stack in TOPS} == {"PU-BRIDGE-02"}


def test_guilds_cannot_be_replaced_by_garnets_or_rumors() -> None:
    """PU-BRIDGE-02, R24."""
    table = with_guilds("masons").give(garnet=5, rumor=6, fish=4)
    assert table.refused("bridge:1") == "PU-BRIDGE-02"


def test_a_lower_tile_can_be_built_once_it_is_on_top() -> None:
    """PU-BRIDGE-01, PU-BRIDGE-02: masons and ropers are the lower tile of stack 2."""
    table = with_guilds("masons", "ropers")
    table.player().tiles = [2, 1, 2, 2]
    assert table.refresh().choices("bridge:") == ["2"]
    table.do("bridge:2")
    assert (table.player().guilds, table.player().tiles) == ([], [2, 0, 2, 2])


def test_the_tile_goes_to_any_empty_space_of_any_neighborhood() -> None:
    """PU-BRIDGE-03: 24 spaces on the 3-4 player side, 16 on the other; an occupied one is refused."""
    table = with_guilds("masons", "carpenters").complete("vodnik-golem-2").do("bridge:1")
    spaces = set(table.choices("bridge-space:"))
    assert len(spaces) == 22
    assert {space.split(":")[1] for space in spaces} == {"vodnik", "golem", "horned", "robot"}
    assert table.refused("bridge-space:vodnik-golem-2:vodnik") == "PU-BRIDGE-03"
    assert len(with_guilds("masons", "carpenters", seats=2).do("bridge:1").choices("bridge-space:")) == 16


def test_a_placed_tile_belongs_to_its_builder_and_gives_1_influence_there() -> None:
    """PU-BRIDGE-03, PU-BRIDGE-04, PU-BRIDGE-09: Sans builds at the Robots, from 0 to 1 and nowhere else."""
    table = with_guilds("masons", "carpenters", "smiths").do("bridge:1", "bridge-space:robot-vodnik-3:robot")
    assert table.game.city.spaces["robot-vodnik-3:robot"] == 0
    assert table.player().guilds == ["smiths"]
    assert [table.hood(hood).influence[0] for hood in ("vodnik", "golem", "horned", "robot")] == [0, 1, 0, 1]


def test_without_an_empty_space_the_tile_goes_beside_the_player_board() -> None:
    """PU-BRIDGE-05: no Influence, and it counts as built."""
    table = fill(with_guilds("masons", "carpenters")).do("bridge:1")
    assert (table.ask, table.player().beside, table.player().bridges) == ("turn", 1, [1])
    assert [table.hood(hood).influence[0] for hood in ("vodnik", "golem", "horned", "robot")] == [0, 1, 0, 0]


def test_the_last_empty_space_must_be_used() -> None:
    """PU-BRIDGE-06, R96: there is no choice, not even of a space worth more beside the board."""
    table = fill(with_guilds("masons", "carpenters"), "horned-robot-1:horned").do("bridge:1")
    assert (table.player().beside, table.game.city.spaces["horned-robot-1:horned"]) == (0, 0)


def test_two_facing_tiles_of_anybody_join_two_neighborhoods_for_everybody() -> None:
    """PU-BRIDGE-07, R97: seat 3's Golem may cross the Bridge that seats 1 and 2 have built."""
    table = Table().card("vodnik-right", "havel-market").card("golem-left", "tyn-court").stand(3, "golem", "golem")
    assert "vodnik-right" not in table.turn(3).do("enter:golem").choices("card:")
    table = Table().card("vodnik-right", "havel-market").card("golem-left", "tyn-court").stand(3, "golem", "golem")
    table.complete("vodnik-golem-1", (1, 2)).turn(3).do("enter:golem")
    assert "vodnik-right" in table.choices("card:")


def test_tiles_of_two_sites_of_a_border_join_nothing() -> None:
    """PU-BRIDGE-07: two tiles, both single, one on each side of the river."""
    table = with_guilds("masons", "carpenters")
    table.game.edit_city().spaces["vodnik-golem-3:vodnik"] = 1
    table.do("bridge:1", "bridge-space:vodnik-golem-2:golem")
    assert table.game.city.joined["golem"] == []
    table = with_guilds("masons", "carpenters")
    table.game.edit_city().spaces["vodnik-golem-3:vodnik"] = 1
    table.do("bridge:1", "bridge-space:vodnik-golem-3:golem")
    assert (table.game.city.joined["golem"], table.game.city.joined["vodnik"]) == (["vodnik"], ["golem"])


def test_no_worker_is_needed_or_used() -> None:
    """PU-BRIDGE-08: all four stay on the player board."""
    table = with_guilds("masons", "carpenters").do("bridge:1", "bridge-space:golem-horned-2:golem")
    assert set(table.player().workers.values()) == {"hand"}


def test_with_all_8_tiles_built_the_action_is_refused() -> None:
    """PU-BRIDGE-08."""
    table = with_guilds("masons", "carpenters", "smiths", "ropers")
    table.player().tiles = [0, 0, 0, 0]
    assert table.refresh().choices("bridge:") == []
    for stack in TOPS:
        assert table.refused(f"bridge:{stack}") == "PU-BRIDGE-02"
