"""Treating the Worker used this turn as another type (PU-CONV)."""

import pytest

from tests.unseen.dealing import holdings
from tests.unseen.table import Table

TYPES = ["vodnik", "golem", "horned", "robot"]


def table_with(rumors: int, *priority: str) -> Table:
    """Seat 0 to move with Rumors, the Witch out of the way at Horned, Priority tiles in this order from the top."""
    table = Table(seats=3).witch("horned").give(rumor=rumors)
    if priority:
        table.game.edit_market().priority = list(priority)
    return table


def test_three_rumors_make_the_worker_any_of_four_types() -> None:
    """PU-CONV-01."""
    table = table_with(4).do("convert")
    assert (table.ask, table.choices("type:")) == ("type", TYPES)
    assert holdings(table.player()) == {"rumor": 1}


def test_no_conversion_without_three_rumors() -> None:
    """PU-CONV-02."""
    assert table_with(2).refused("convert") == "PU-CONV-02"


def test_no_conversion_after_the_action() -> None:
    """PU-CONV-02: neither within it nor after it."""
    table = table_with(6).do("place:robot")
    table.refused("convert")
    table.do("square:golem")
    table.refused("convert")
    table.finish().give(rumor=6)
    assert table.refused("convert") == "PU-CONV-02"


def test_the_figure_stays_and_the_type_is_gone_at_the_end_of_the_turn() -> None:
    """PU-CONV-03: the Robot on the Square is a Robot again on the next turn."""
    table = table_with(3).do("convert", "type:golem", "place:robot", "square:golem").finish().do("end-turn")
    assert table.player().workers["robot"] == "square:golem"
    assert [table.game.worker_type(1, worker) for worker in TYPES] == TYPES  # the next player converts nothing
    for place in ("golem-left", "golem-middle", "golem-right"):
        table.card(place, "strahov")  # for a Golem
    assert "enter:robot" not in table.turn(0).legal


def test_the_type_covers_one_worker() -> None:
    """PU-CONV-03: the converted Horned opens a Golem's door; the Robot it sends on stays a Robot."""
    table = table_with(3).stand(0, "horned", "golem").stand(0, "robot", "vodnik").complete("vodnik-golem-3")
    table.card("golem-left", "judith-pier").card("vodnik-left", "petrin-railway").card("vodnik-middle", "strahov")
    table.do("convert", "type:golem").go_in("horned", "vodnik-left").do("basic:fish")
    assert table.ask == "enter"
    table.do("enter:robot")
    assert {"golem-left", "vodnik-middle"}.isdisjoint(table.choices("card:"))


def test_the_type_decides_home_reward_and_minigame() -> None:
    """PU-CONV-04: a Robot as a Golem gains 3 Rumors, walks as far as the Golem tile says, and that tile goes down."""
    table = table_with(3, "robot", "vodnik", "horned", "golem")
    table.do("convert", "type:golem", "place:robot", "square:golem")
    assert holdings(table.player()) == {"rumor": 3}
    assert table.context["left"] == 2
    table.finish()
    assert table.game.market.priority == ["robot", "vodnik", "horned", "golem"]


def test_a_converted_worker_away_from_the_types_home_gains_a_resource() -> None:
    """PU-CONV-04: a Golem as a Robot on the Golem Square is no longer at home."""
    table = table_with(3).do("convert", "type:robot", "place:golem", "square:golem")
    assert holdings(table.player()) == {"book": 1}


def test_a_converted_worker_enters_and_stays_as_what_it_is() -> None:
    """PU-CONV-05: Klementinum asks for a Golem; the Robot goes in, and stands there as a Robot."""
    table = table_with(3).stand(0, "robot", "golem").card("golem-left", "klementinum")
    assert "golem-left" not in table.do("convert", "type:vodnik", "enter:robot").choices("card:")
    table = table_with(3).stand(0, "robot", "golem").card("golem-left", "klementinum")
    table.do("convert", "type:golem").go_in("robot", "golem-left").do("bonus:golem", "end-turn")
    assert table.place("golem-left").worker == "robot"
    assert table.player().workers["robot"] == "card:golem-left"


def test_the_worked_conversion() -> None:
    """PU-CONV-06: 4 Rumors, a Robot as a Golem on the Golem Square: 3 paid, 3 gained, no Book, the Golem tile's 3."""
    table = table_with(4, "golem", "robot", "vodnik", "horned")
    table.do("convert", "type:golem", "place:robot", "square:golem")
    assert holdings(table.player()) == {"rumor": 4}
    assert table.context["left"] == 3


def test_a_turn_converts_once() -> None:
    """PU-CONV-07, by R17."""
    assert table_with(6).do("convert", "type:golem").refused("convert") == "PU-CONV-02"


def test_a_conversion_of_no_use_is_not_mended_by_another() -> None:
    """PU-CONV-07: as a Vodnik the Robot enters nothing here; 3 Rumors are gone, the action is another."""
    table = table_with(6).stand(0, "robot", "golem")
    for place in ("golem-left", "golem-middle", "golem-right"):
        table.card(place, "strahov")  # for a Golem
    table.player().workers.update(vodnik="laid:robot", golem="laid:robot")
    table.refresh().do("convert", "type:vodnik")
    assert table.legal == ["bench"]
    assert table.refused("convert") == "PU-CONV-02"


@pytest.mark.parametrize("choice", ["build:vodnik-left", "bridge:1", "bench"])
def test_a_conversion_is_for_an_action_that_uses_a_worker(choice: str) -> None:
    """PU-CONV-07, by R18."""
    table = table_with(6).give(beer=9, cog=9, fish=9, book=9, garnet=2)
    table.player().guilds[:] = ["masons", "carpenters"]
    assert choice in table.refresh().legal
    assert table.do("convert", "pay:rumor3", "type:golem").refused(choice) == "PU-CONV-07"


def test_no_conversion_without_a_worker_to_use() -> None:
    """PU-CONV-07: one Worker left on the board and none on a Square: nothing can be converted."""
    table = table_with(6)
    table.player().workers.update(vodnik="laid:golem", golem="laid:golem", horned="laid:golem", robot="hand")
    assert table.refresh().refused("convert") == "PU-CONV-02"
    assert table.legal == ["bench"]


def test_a_mug_card_may_come_before_the_conversion() -> None:
    """PU-CONV-08, reading B: the conversion need only precede the action."""
    table = table_with(3)
    table.player().mugs.append("coin-in-the-foam")
    table.refresh().do("mug:coin-in-the-foam", "basic:fish", "convert", "type:golem")
    assert table.game.turn.counts_as == "golem"
