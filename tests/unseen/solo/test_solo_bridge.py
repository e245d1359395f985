"""The Councilor builds a Bridge (PU-SOLOBRIDGE)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office

FREE = "reward:reward-garnet"


def mason(*popular: str, guilds: int = 2) -> Office:
    """The Councilor with wild Guild symbols, and nothing else to do."""
    office = Office(a="vodnik", b="golem").can().popular(*popular).holds(guilds=guilds)
    for hood in HOODS:
        office.hood(hood).influence[COUNCILOR] = 0
    return office


def laid(office: Office) -> str:
    """Where the tile lies, as site and Neighborhood."""
    (entry,) = office.act("toll-gate").log("bridge")
    return f"{entry['site']}:{entry['hood']}"


def fill(office: Office, *spaces: str, seat: int = 0) -> Office:
    """Lays tiles on spaces."""
    office.game.edit_city().spaces.update(dict.fromkeys(spaces, seat))
    return office


@pytest.mark.parametrize(("guilds", "built"), [(0, False), (1, False), (2, True), (3, True), (4, True)])
def test_any_two_symbols_pay_the_topmost_tile(guilds: int, built: bool) -> None:
    """PU-SOLOBRIDGE-01: with fewer than two the action is refused."""
    office = mason("robot", guilds=guilds).act("toll-gate")
    assert office.rows()[0] == ("bridge", "robot" if built else None)
    assert len(office.it.guilds) == (guilds - 2 if built else guilds)
    assert office.it.tiles == ([1, 2, 2, 2] if built else [2, 2, 2, 2])
    if not built:
        assert office.log("solo-row")[0]["tried"] == [["robot", "no-guilds"]]


def test_the_next_tile_is_the_topmost_that_is_left() -> None:
    """PU-SOLOBRIDGE-01; without any tile the action is refused."""
    office = mason("robot")
    office.it.tiles = [0, 1, 2, 2]
    office.act("toll-gate")
    assert office.it.tiles == [0, 0, 2, 2]
    office = mason("robot")
    office.it.tiles = [0, 0, 0, 0]
    office.act("toll-gate")
    assert office.log("solo-row")[0]["tried"] == [["robot", "no-tile"]]


@pytest.mark.parametrize("top", HOODS)
def test_it_goes_to_the_most_popular_neighborhood_where_it_is_worth_most(top: str) -> None:
    """PU-SOLOBRIDGE-02 (SO23): the top row; of the spaces worth 3 that towards the next Neighborhood clockwise."""
    after = HOODS[(HOODS.index(top) + 1) % 4]
    office = mason(top)
    site = laid(office)
    assert site.endswith(f":{top}")
    assert (after in site.split(":")[0], office.it.bridges) == (True, [3])


@pytest.mark.parametrize(
    ("taken", "space"),
    [
        (["golem-horned-3:golem"], "vodnik-golem-3:golem"),
        (["golem-horned-3:golem", "vodnik-golem-3:golem"], "golem-horned-1:golem"),
        (["golem-horned-3:golem", "vodnik-golem-3:golem", "golem-horned-1:golem"], "vodnik-golem-1:golem"),
        (["golem-horned-3:horned"], "golem-horned-3:golem"),  # the other half does not matter
    ],
)
def test_the_best_free_space_there(taken: list[str], space: str) -> None:
    """PU-SOLOBRIDGE-02."""
    assert laid(fill(mason("golem"), *taken)) == space


@pytest.mark.parametrize("top", HOODS)
def test_a_bridge_gives_influence_where_the_tile_lies(top: str) -> None:
    """PU-SOLOBRIDGE-03."""
    office = mason(top)
    laid(office)
    assert {hood: office.hood(hood).influence[COUNCILOR] for hood in HOODS} == {
        hood: int(hood == top) for hood in HOODS
    }


@pytest.mark.parametrize(("built", "earned"), [(0, 0), (1, 1), (2, 0), (3, 1), (5, 1), (6, 0), (7, 1)])
def test_every_second_tile_earns_a_reward_token(built: int, earned: int) -> None:
    """PU-SOLOBRIDGE-04: in place of the Golems' Milestone."""
    office = mason("robot")
    office.it.bridges = [1] * built
    office.it.milestones["golem"] = ["bonus", "activate", "garnet", "influence"][: built // 2]
    office.act("toll-gate", fate=[FREE] * earned)
    assert len(office.log("solo-token")) == len(office.log("milestone")) == earned
    assert len(office.it.milestones["golem"]) == built // 2 + earned


def test_without_a_space_on_the_board_the_tile_lies_beside_it() -> None:
    """PU-SOLOBRIDGE-05 (SO23): no Influence, and 1 VP at the end."""
    office = mason("golem")
    fill(office, *office.game.city.spaces)
    office.act("toll-gate")
    assert office.rows() == [("bridge", "golem")]
    assert (office.it.bridges, office.it.beside, office.points()["golem"]) == ([1], 1, 1)
    assert office.log("influence") == []


def test_with_the_top_neighborhood_full_the_next_row_is_taken() -> None:
    """PU-SOLOBRIDGE-06 by SO23."""
    office = mason("golem", "robot")
    fill(office, *(space for space in office.game.city.spaces if space.endswith(":golem")))
    assert laid(office) == "robot-vodnik-3:robot"
    assert office.hood("robot").influence[COUNCILOR] == 1


@pytest.mark.parametrize("card", ["toll-gate", "overtime"])
def test_a_bridge_of_a_card_goes_by_popularity_not_by_a_or_b(card: str) -> None:
    """PU-SOLOBRIDGE-07 by SO23: A is at the Vodniks, B at the Golems."""
    office = mason("horned").act(card)
    assert office.log("bridge")[0]["hood"] == "horned"


def test_two_halves_make_a_bridge_whoever_built_them() -> None:
    """PU-SOLORES-01 (PU-BRIDGE-07)."""
    office = fill(mason("golem"), "golem-horned-3:horned")
    laid(office)
    assert office.game.city.joined["golem"] == ["horned"]
