"""Milestones (PU-MILE); what each minigame asks for them stands in its own tests, the Golem's and the Horned's here."""

from __future__ import annotations

import pytest

from orloj.games.unseen.effects.era import visitors
from tests.unseen.table import Table

KINDS = ["bonus", "activate", "garnet", "influence"]


def pen(*gained: str, garnet_elsewhere: bool = False) -> Table:
    """Seat 0's Idea marker has just reached the last space: its Milestone at the Robots is asked."""
    table = Table()
    table.player().idea = 7
    table.player().milestones["robot"] = list(gained)
    if garnet_elsewhere:
        table.player().milestones["golem"] = ["garnet"]
    return table.gain("idea 1")


@pytest.mark.parametrize(
    ("kind", "ask"), [("bonus", "end-bonus"), ("activate", "activate"), ("garnet", "turn"), ("influence", "influence")]
)
def test_a_milestone_is_one_of_four_effects(kind: str, ask: str) -> None:
    """PU-MILE-01."""
    table = pen()
    assert table.choices("milestone:") == KINDS
    table.do(f"milestone:{kind}")
    assert (table.ask, table.player().stock["garnet"]) == (ask, int(kind == "garnet"))


def test_the_influence_may_be_gained_on_any_track() -> None:
    """PU-MILE-01, PU-INFL-02: seat 0 has 1 at the Golems from the start."""
    table = pen().do("milestone:influence")
    assert table.choices("influence:") == ["vodnik", "golem", "horned", "robot"]
    table.do("influence:horned")
    assert [table.hood(hood).influence[0] for hood in ("vodnik", "golem", "horned", "robot")] == [0, 1, 1, 0]


@pytest.mark.parametrize("kind", KINDS)
def test_a_type_is_gained_once_in_a_neighborhood(kind: str) -> None:
    """PU-MILE-02."""
    assert pen(kind).refused(f"milestone:{kind}") == "PU-MILE-02"


def test_a_type_gained_elsewhere_may_be_gained_here_too() -> None:
    """PU-MILE-02, R68."""
    assert "garnet" in pen(garnet_elsewhere=True).choices("milestone:")


def test_there_is_no_fifth_milestone_in_a_neighborhood() -> None:
    """PU-MILE-02: a tile that would give one gives none."""
    table = bridging(built=1)
    table.player().milestones["golem"] = KINDS.copy()
    table.do("bridge:1", "bridge-space:horned-robot-3:horned")
    assert (table.ask, table.player().milestones["golem"]) == ("turn", KINDS)


def test_an_end_bonus_already_held_cannot_be_claimed() -> None:
    """PU-MILE-03."""
    table = Table()
    table.player().bonuses = {"robot": 1}
    table.gain("bonus")
    assert table.choices("bonus:") == ["vodnik", "golem", "horned"]
    assert table.refused("bonus:robot") == "PU-MILE-03"


def test_the_best_free_position_is_claimed() -> None:
    """PU-MILE-03, R85."""
    table = Table()
    table.hood("robot").bonus = [2]
    table.gain("bonus").do("bonus:robot")
    assert (table.hood("robot").bonus, table.player().bonuses) == ([2, 0], {"robot": 2})


def test_a_milestone_that_can_do_nothing_is_gained_all_the_same() -> None:
    """PU-MILE-03, R86, R87: all four End Game Scoring Bonuses are held."""
    table = pen()
    table.player().bonuses = dict.fromkeys(("vodnik", "golem", "horned", "robot"), 1)
    table.do("milestone:bonus")
    assert (table.player().milestones["robot"], table.ask) == (["bonus"], "turn")


def activating(card: str, worker: str) -> Table:
    """Seat 0 may activate; the card lies in the Horned Neighborhood, where nothing of its own is, with a Worker in."""
    table = Table().card("horned-left", card).inside(1, worker, "horned-left")
    return table.gain("activate")


def test_any_built_building_can_be_activated_occupied_and_without_a_bridge() -> None:
    """PU-MILE-04, PU-MILE-09: a Horned's card with a Worker of another player on it."""
    table = activating("black-tower", "horned")
    built = ["vodnik-left", "golem-right", "horned-right", "horned-left", "robot-left"]
    assert table.choices("card:") == built
    table.give(beer=1).do("card:horned-left")
    assert table.ask == "exchange"
    table.do("pay:beer")
    assert table.player().boat == 2


def test_the_virtual_worker_is_of_whichever_type_is_needed() -> None:
    """PU-MILE-04, R84: a Clock goes to a section of choice."""
    table = activating("power-station", "robot").do("card:horned-left")
    assert table.choices("type:") == ["vodnik", "golem", "horned", "robot"]
    table.do("type:vodnik")
    assert (table.game.clock.at, table.player().idea, table.player().stock["cog"]) == ("vodnik", 3, 1)


def test_a_covered_building_is_not_built_any_more() -> None:
    """PU-MILE-04, R84, R103: the card on top is used."""
    table = Table().card("vodnik-left", "dalibor-tower").give(rumor=2).gain("activate").do("card:vodnik-left")
    assert table.context["gain"] == "garnet 2"


def test_activation_moves_nobody_and_counts_for_no_visit() -> None:
    """PU-MILE-05."""
    table = activating("havel-market", "golem").stand(0, "robot", "horned")
    before, workers = visitors(table.game), dict(table.player().workers)
    table.do("card:horned-left", "space:5", "space:4")
    assert (visitors(table.game), table.player().workers) == (before, workers)
    assert (table.place("horned-left").seat, table.place("horned-left").worker) == (1, "golem")


def test_the_cost_of_an_activated_building_must_be_paid() -> None:
    """PU-MILE-05: with 1 Book there is nothing to gain, with 2 they are paid for 4 Fish."""
    poor = activating("kampa-landing", "golem").give(book=1).do("card:horned-left")
    assert (poor.ask, poor.player().stock["fish"]) == ("turn", 0)
    rich = activating("kampa-landing", "golem").give(book=2).do("card:horned-left", "pay:book2")
    assert (rich.player().stock["fish"], rich.player().stock["book"]) == (4, 0)


@pytest.mark.parametrize(("row", "kind"), list(enumerate(KINDS)))
def test_the_third_space_of_a_display_row_is_its_milestone(row: int, kind: str) -> None:
    """PU-MILE-06: the second is not."""
    table = Table()
    table.game.edit_cauldron().items = ["potion"] * 4
    table.player().display[row] = ["potion"]
    table.gain("item").do("cauldron:cauldron-1", "basic:fish", fate=["item:potion"])
    assert table.player().milestones["horned"] == []
    table.gain("item").do("cauldron:cauldron-1")
    assert table.player().milestones["horned"] == [kind]


def bridging(built: int = 0, beside: bool = False) -> Table:
    """Seat 0 has built some Bridges and is to build the top of its first stack; `beside`: no space is left."""
    table = Table()
    table.player().bridges = [1] * built
    table.player().guilds = ["masons", "carpenters"]
    if beside:
        spaces = table.game.edit_city().spaces
        spaces.update(dict.fromkeys(spaces, 3))
    return table.refresh()


@pytest.mark.parametrize("built", range(8))
def test_every_second_bridge_tile_gives_a_milestone(built: int) -> None:
    """PU-MILE-07, PU-MILE-08, PU-BRIDGE-10, R83: the 2nd, 4th, 6th and 8th, of a type of choice."""
    table = bridging(built).do("bridge:1", "bridge-space:horned-robot-3:horned")
    assert (table.ask == "milestone") == (built in (1, 3, 5, 7))
    if table.ask == "milestone":
        assert table.choices("milestone:") == KINDS
        table.do("milestone:garnet")
        assert table.player().milestones["golem"] == ["garnet"]


def test_tiles_beside_the_board_count_for_the_milestone() -> None:
    """PU-MILE-08, R83."""
    assert bridging(built=1, beside=True).do("bridge:1").ask == "milestone"
