"""What the Councilor holds and gains (PU-SOLORES); for what it pays see test_solo_payment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orloj.games.unseen.components.vocabulary import BASICS, GUILDS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office

FREE = "reward:reward-garnet"
"""A Reward token that asks nothing."""


@pytest.mark.parametrize("good", BASICS)
def test_every_basic_resource_is_gained_as_a_wild_one(good: str) -> None:
    """PU-SOLORES-02: a Beer may be paid for a Cog, so kinds are not kept (SO20)."""
    office = Office().gains(f"{good} 2")
    assert office.it.stock == {"any": 2, "garnet": 0, "rumor": 0}


@pytest.mark.parametrize("text", ["any 3", "same 3"])
def test_a_choice_of_kinds_is_none_to_the_councilor(text: str) -> None:
    """PU-SOLORES-02."""
    assert Office().gains(text).it.stock["any"] == 3


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_full_rumor_track_flips_a_token_and_then_goes_back_to_0(level: int) -> None:
    """PU-SOLORES-08: the token is gained first."""
    office = Office(level)
    office.holds(rumor=office.track - 1).gains("rumor 1", fate=[FREE])
    assert office.kinds() == ["gain", "solo-token", "gain", "solo-track"]
    assert office.it.stock == {"any": 0, "garnet": 1, "rumor": 0}


def test_a_rumor_short_of_the_end_flips_nothing() -> None:
    """PU-SOLORES-08."""
    office = Office()
    office.holds(rumor=office.track - 2).gains("rumor 1")
    assert (office.kinds(), office.it.stock["rumor"]) == (["gain"], office.track - 1)


def test_what_goes_past_the_end_of_the_track_is_lost() -> None:
    """PU-SOLORES-09 by SO26: three Rumors on the last space but one: one token, and the marker on 0."""
    office = Office()
    office.holds(rumor=office.track - 1).gains("rumor 3", fate=[FREE])
    (gained, *_) = office.log("gain")
    assert (gained["n"], gained["lost"]) == (1, 2)
    assert (len(office.log("solo-token")), office.it.stock["rumor"]) == (1, 0)


@pytest.mark.parametrize("guild", GUILDS)
def test_guild_symbols_of_any_name_are_wild(guild: str) -> None:
    """PU-SOLORES-10: twice the same name is two symbols."""
    office = Office().gains(f"guild:{guild}, guild:{guild}")
    assert len(office.it.guilds) == 2
    assert len(office.gains("guild 2").it.guilds) == 4


def test_it_holds_no_more_guild_symbols_than_there_are_guilds() -> None:
    """PU-SOLORES-11 by SO14: four; a fifth is lost."""
    assert len(Office().holds(guilds=3).gains("guild").it.guilds) == len(GUILDS) == 4
    assert len(Office().holds(guilds=3).gains("guild 2").it.guilds) == 4


@pytest.mark.parametrize("n", [1, 2])
def test_mug_cards_are_steps_on_the_rumor_track(n: int) -> None:
    """PU-SOLORES-12: no card is drawn."""
    office = Office()
    deck = len(office.game.mill.mugs)
    office.gains("mug" if n == 1 else f"mug {n}")
    assert (office.it.stock["rumor"], office.it.mugs, len(office.game.mill.mugs)) == (n, [], deck)


def test_mug_cards_can_fill_the_track() -> None:
    """PU-SOLORES-12 with PU-SOLORES-08."""
    office = Office()
    office.holds(rumor=office.track - 1).gains("mug", fate=[FREE])
    assert office.kinds() == ["gain", "solo-token", "gain", "solo-track"]


def test_an_upgrade_card_is_a_reward_token_instead() -> None:
    """PU-SOLORES-13: none is taken or looked at."""
    office = Office()
    hood = office.game.hoods["robot"]
    before = (hood.upgrades_left, len(hood.upgrade_pile), hood.upgrades)
    office.gains("upgrade here", hood="robot", fate=[FREE])
    assert office.kinds() == ["solo-token", "gain"]
    after = office.game.hoods["robot"]
    assert (after.upgrades_left, len(after.upgrade_pile), after.upgrades) == before
    assert office.it.upgrades == []


def item_row() -> Office:
    """The third Item of a row whose Milestone is to activate a Building."""
    office = Office()
    office.it.display = [["bag"] * 5, ["bag", "lantern"], [], []]
    office.game.edit_councilor().worker = "vodnik"
    return office.gains("item", fate=["item:bag", FREE])


def idea_end() -> Office:
    """The last space of the Idea track."""
    office = Office()
    office.it.idea = 7
    return office.gains("idea 1", fate=[FREE])


def river_stack() -> Office:
    """A stack of the River is passed."""
    office = Office()
    office.it.boat = 7
    return office.gains("boat 1", fate=[FREE])


def second_bridge() -> Office:
    """The second Bridge tile, where the Influence brings nothing."""
    office = Office().can("bridge").popular("robot")
    office.it.bridges, office.it.tiles = [1], [1, 2, 2, 2]
    office.game.edit_city().spaces["robot-vodnik-1:vodnik"] = COUNCILOR
    office.hood("robot").influence[:] = [0, 0]
    return office.act("toll-gate", fate=[FREE])


@pytest.mark.parametrize("reach", [item_row, idea_end, river_stack, second_bridge])
def test_a_milestone_has_no_effect_but_earns_a_reward_token(reach: Callable[[], Office]) -> None:
    """PU-SOLORES-14: neither a bonus nor an activation nor Influence nor a Garnet but that of the token."""
    office = reach()
    kinds = office.kinds()
    assert kinds.count("milestone") == kinds.count("solo-token") == 1
    assert kinds.index("milestone") < kinds.index("solo-token")
    assert not {"bonus", "activate"} & set(kinds)
    assert office.it.stock["garnet"] == 1


def test_milestones_it_reached_still_count_at_the_end() -> None:
    """PU-SOLORES-15 by SO11 and SO36: a pen, the End of the River and a full row score; a bonus counts them."""
    office = idea_end()
    office.it.bonuses = {"robot": 1, "golem": 1, "vodnik": 1, "horned": 1}
    office.it.milestones["golem"] = ["bonus"]
    office.it.milestones["vodnik"] = ["bonus", "garnet"]
    office.it.display = [["bag", "lantern", "potion"], ["bag"] * 3, ["mirror"] * 3, []]
    scores = office.points()
    assert scores["robot"] == 3
    assert scores["bonuses"] == 3 * 1 + 3 * 1 + 3 * 2 + 3 * 3
    office = Office()
    office.it.boat = 15
    office.gains("boat 1", fate=[FREE])
    assert office.points()["vodnik"] == 12


def test_it_takes_no_token_from_a_river_stack() -> None:
    """PU-SOLORES-16 by SO10."""
    office = Office()
    stacks = {name: dict(stack) for name, stack in office.game.river.stacks.items()}
    office.it.boat = 7
    office.gains("boat 9", fate=[FREE, "reward:reward-bonus"])
    assert len(office.log("milestone")) == 2
    assert office.game.river.stacks == stacks


def test_any_three_items_fill_a_row_to_its_milestone() -> None:
    """PU-SOLORES-17: kinds mean nothing."""
    office = item_row()
    assert office.it.display[1][:2] == ["bag", "lantern"]
    assert len(office.it.display[1]) == 3
    assert office.log("milestone")[0]["what"] == "activate"


@pytest.mark.parametrize(("space", "gains"), [(4, {"boat": 2}), (6, {"garnet": 1})])
def test_what_the_exceptions_do_not_name_is_as_with_several_players(space: int, gains: dict[str, int]) -> None:
    """PU-SOLORES-01: it gains what its Influence track shows, and the crown when it is first at the end."""
    office = Office().popular("vodnik")
    office.hood("vodnik").influence[COUNCILOR] = space - 1
    office.gains("influence")
    assert office.hood("vodnik").influence[COUNCILOR] == (7 if space == 6 else space)
    assert {"boat": office.it.boat, "garnet": office.it.stock["garnet"]} == {"boat": 0, "garnet": 0} | gains


def test_its_boat_is_first_at_the_end_for_the_higher_value() -> None:
    """PU-SOLORES-01: 12 for the first Boat of all, 10 for the next; steps left go on from the start."""
    office = Office()
    office.it.boat = 15
    office.gains("boat 3", fate=[FREE])
    assert (office.it.ends, office.it.boat, office.game.river.finished) == ([12], 2, COUNCILOR)
