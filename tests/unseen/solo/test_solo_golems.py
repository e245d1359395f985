"""The Councilor at the Golems: Priority track and Marketplace (PU-SOLOPLACE-15 to 19)."""

from __future__ import annotations

from itertools import permutations

import pytest

from orloj.games.unseen.components.vocabulary import TYPES
from tests.unseen.solo.office import Office

RING = (0, 3, 6, 7, 8, 5, 2, 1)
"""The outer spaces counterclockwise from the upper left; rows of three from the top."""
CENTRE = 4


def market(golem: int, *priority: str, side: str = "printed") -> Office:
    """A is at the Golems; all Workers are on the board."""
    office = Office(a="golem", b="horned").can().hand(*TYPES).witch("horned")
    part = office.game.edit_market()
    part.golem, part.side = golem, side
    part.priority = list(priority or TYPES)
    return office


def walked(office: Office) -> list[int]:
    """The spaces the Golem came to."""
    return [entry["space"] for entry in office.log("golem")]


@pytest.mark.parametrize("order", list(permutations(TYPES))[::5], ids="-".join)
def test_the_worker_topmost_on_the_priority_track_is_placed(order: tuple[str, ...]) -> None:
    """PU-SOLOPLACE-15."""
    for n in (4, 3, 2):
        office = market(0, *order).hand(*order[4 - n :]).act("morning-rounds")
        assert [entry["worker"] for entry in office.log("place")] == [order[4 - n]]


@pytest.mark.parametrize("start", range(8))
@pytest.mark.parametrize(("at", "steps"), [(0, 3), (1, 3), (2, 2)])
def test_the_golem_walks_the_ring_counterclockwise(start: int, at: int, steps: int) -> None:
    """PU-SOLOPLACE-16 (SO13): as many steps as the Priority tile shows, never into the centre."""
    order = [*(kind for kind in TYPES if kind != "robot")]
    order.insert(at, "robot")
    office = market(RING[start], *order).hand("robot", *order[at + 1 :]).act("morning-rounds", fate=[])
    assert walked(office)[:steps] == [RING[(start + i) % 8] for i in range(1, steps + 1)]
    assert CENTRE not in walked(office)


@pytest.mark.parametrize("side", ["side-a", "side-b"])
def test_the_ring_is_the_way_on_other_sides_too(side: str) -> None:
    """PU-SOLOPLACE-16: also where the centre shows a Reward."""
    office = market(5, side=side).gains("market 8")
    assert walked(office)[:8] == [2, 1, 0, 3, 6, 7, 8, 5]


@pytest.mark.parametrize(("steps", "spaces"), [(1, [1]), (2, [1, 0]), (3, [1, 0, 3])])
def test_from_the_centre_it_goes_up_first(steps: int, spaces: list[int]) -> None:
    """PU-SOLOPLACE-17 (SO13): to the top middle, then counterclockwise to the top left."""
    office = market(CENTRE).gains(f"market {steps}")
    assert walked(office) == spaces
    assert office.chose("step")[0]["why"] == "up"
    assert {choice["why"] for choice in office.chose("step")[1:]} <= {"counterclockwise"}


def test_every_space_entered_pays_at_once_and_the_tile_goes_to_the_bottom() -> None:
    """PU-SOLOPLACE-18: Rumor, a Guild, which is a wild one, and the Boat, from the right middle by the upper row."""
    office = market(5, "robot", "vodnik", "golem", "horned").act("morning-rounds", fate=[])
    assert walked(office) == [2, 1, 0]
    after = office.kinds()[office.kinds().index("golem") :]
    found = [kind for kind in after if kind not in ("solo-choice", "turn")]
    assert found == ["golem", "gain", "golem", "guild", "golem", "boat"]
    assert (len(office.it.guilds), office.it.boat) == (1, 1)
    assert office.game.market.priority == ["vodnik", "golem", "horned", "robot"]


def test_steps_of_a_card_touch_no_tile() -> None:
    """PU-SOLOPLACE-18: only the tile that was used goes down."""
    office = market(5).gains("market 2")
    assert office.game.market.priority == list(TYPES)
