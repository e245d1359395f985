"""The symbols of the effect texts (PU-SYM)."""

import pytest

from tests.unseen.dealing import holdings
from tests.unseen.table import Table


def test_an_exchange_gives_all_or_nothing_and_once_a_turn() -> None:
    """PU-SYM-02: 1 Fish buys what the card shows once; a second time in the turn it is refused."""
    table = Table().give(fish=3)
    table.player().upgrades.append("carp-tow")
    table.refresh().do("upgrade:carp-tow", "pay:fish")
    assert (holdings(table.player()), table.player().boat) == ({"fish": 2, "rumor": 1}, 1)
    assert table.refused("upgrade:carp-tow") == "PU-CARD-01"


def test_standing_on_a_square_is_no_placement() -> None:
    """PU-SYM-04: a Worker moved onto a Square sets off no placement card, one placed there does."""
    table = Table().witch("robot").stand(0, "robot", "vodnik")
    table.player().upgrades.append("stall-charter")
    table.player().mugs.append("wobbly-detour")
    table.refresh().do("mug:wobbly-detour", "move:vodnik", "square:golem")
    assert table.log("upgrade") == []
    table = Table().witch("robot")
    table.player().upgrades.append("stall-charter")
    assert len(table.refresh().do("place:robot", "square:golem").log("upgrade")) == 1


def railway() -> Table:
    """Seat 0 in the Petřín Cable Railway (any, rumor 2, enter), its Vodnik still on the Vodnik Square."""
    table = Table().card("golem-left", "petrin-railway").stand(0, "golem", "golem").stand(0, "vodnik", "vodnik")
    for place in ("vodnik-left", "vodnik-middle", "vodnik-right", "golem-middle", "golem-right"):
        table.card(place, "strahov")  # for Golems
    return table


def test_the_enter_symbol_sends_another_worker_in() -> None:
    """PU-SYM-05: to a Building beside it or across a complete Bridge, and the Building's effect follows."""
    for place in ("vodnik-right", "golem-middle"):
        table = railway().card(place, "coal-market").complete("vodnik-golem-2")
        table.go_in("golem", "golem-left").do("basic:fish", "enter:vodnik", "basic:cog")
        assert table.player().workers["vodnik"] == f"card:{place}"
        assert holdings(table.player()) == {"fish": 1, "rumor": 3, "cog": 1}


def test_the_enter_symbol_keeps_the_rules_of_entering() -> None:
    """PU-SYM-06: no Building of another type, none across half a Bridge; with none at all nothing is asked."""
    table = railway().card("golem-middle", "coal-market")
    table.game.edit_city().spaces["vodnik-golem-2:vodnik"] = 1  # one of the two tiles
    table.refresh().go_in("golem", "golem-left").do("basic:fish")
    assert table.legal == ["end-turn"]
    table = railway().card("golem-middle", "coal-market").complete("vodnik-golem-2").card("vodnik-left", "raft-house")
    table.go_in("golem", "golem-left").do("basic:fish", "enter:vodnik")
    assert table.choices("card:") == ["vodnik-left", "golem-middle"]
    assert table.refused("card:vodnik-middle") == "PU-ENTER-05"


def test_the_enter_symbol_may_be_left_undone() -> None:
    """PU-SYM-05."""
    table = railway().card("vodnik-left", "raft-house").go_in("golem", "golem-left").do("basic:fish", "decline")
    assert table.player().workers["vodnik"] == "square:vodnik"


def test_any_is_chosen_unit_by_unit_and_equal_ones_together() -> None:
    """PU-SYM-10: two of the Mint's three differ; the Market Hall's three are of one kind."""
    table = Table().give(rumor=4).enter("new-mint").do("pay:rumor4", "basic:beer", "basic:cog", "basic:beer")
    assert holdings(table.player()) == {"beer": 2, "cog": 1, "garnet": 1}
    table = Table().enter("market-hall").do("basic:book")
    assert (holdings(table.player()), table.legal) == ({"book": 3}, ["end-turn"])


def test_equal_ones_are_paid_in_one_kind() -> None:
    """PU-SYM-10: mixed kinds are refused, a named kind is that kind alone."""
    assert Table().give(beer=1, cog=1, fish=1).enter("golden-lane").legal == ["end-turn"]
    ways = Table().give(beer=1, cog=2).enter("golden-lane").choices("pay:")
    assert ways == ["cog2", "beer+cog2"]  # the pair may stand for the second Beer (R23), a Cog may not
    assert Table().give(fish=1).enter("golden-ring").legal == ["end-turn"]


@pytest.mark.parametrize(("held", "gain", "after"), [(0, 3, 3), (3, 3, 6), (4, 2, 6), (6, 0, 6)])
def test_rumors_are_zero_to_six(held: int, gain: int, after: int) -> None:
    """PU-SYM-11: the Stone Bell gives 3, less what goes beyond 6."""
    table = Table().give(rumor=held).enter("stone-bell")
    assert table.player().stock["rumor"] == after
    assert (table.log("gain")[-1]["n"], table.log("gain")[-1]["lost"]) == (gain, 3 - gain)


def test_a_garnet_counts_as_a_resource_or_a_rumor() -> None:
    """PU-SYM-12: as a Book, and as a Rumor."""
    table = Table().give(garnet=1).enter("golden-ring").do("pay:garnet")
    assert (table.ask, holdings(table.player())) == ("step", {})
    assert Table().give(garnet=2).enter("dalibor-tower").do("pay:garnet2").player().stock["garnet"] == 2


def test_a_guild_is_marked_once() -> None:
    """PU-SYM-13: a named one that is marked gives nothing; of choice are those not marked; with all, it is void."""
    table = Table()
    table.player().guilds[:] = ["masons"]
    table.refresh().enter("stone-bell")
    assert table.player().guilds == ["masons"]
    table = Table()
    table.player().guilds[:] = ["masons", "ropers"]
    table.refresh().enter("fruit-market")
    assert table.choices("guild:") == ["carpenters", "smiths"]
    table = Table()
    table.player().guilds[:] = ["masons", "carpenters", "smiths", "ropers"]
    table.refresh().enter("fruit-market")
    assert (len(table.player().guilds), holdings(table.player()), table.legal[-1]) == (4, {"rumor": 1}, "end-turn")


def test_the_market_symbol_walks_orthogonally() -> None:
    """PU-SYM-14, PU-SYM-15: nothing for where the Golem stood, until it is entered again; no diagonal step."""
    table = Table()
    table.game.edit_market().golem = 2  # Rumor 1
    table.refresh().enter("havel-market")
    assert table.choices("space:") == ["1", "5"]
    assert table.refused("space:4") == "PU-GOLEM-02"
    assert holdings(table.player()) == {}
    table.do("space:1", "space:2")
    assert (table.player().guilds, holdings(table.player()), table.game.market.golem) == (["masons"], {"rumor": 1}, 2)


def test_the_bridge_symbol_does_not_waive_the_cost() -> None:
    """PU-SYM-16: the two Guilds of a top tile are removed; without them nothing can be built."""
    assert Table().enter("judith-pier").legal == ["end-turn"]
    table = Table()
    table.player().guilds[:] = ["masons", "smiths"]
    table.refresh().enter("judith-pier")  # marks the Carpenters
    assert table.legal == ["bridge:1", "bridge:4", "decline"]
    table.do("bridge:4", "bridge-space:golem-horned-3:horned")
    assert (table.player().guilds, table.player().bridges) == (["carpenters"], [3])


def test_the_idea_symbol_leaves_clock_and_crates_alone() -> None:
    """PU-SYM-17."""
    table = Table().enter("viaduct").do("option:2")
    assert (table.player().idea, table.game.clock.at) == (3, "robot")
    assert all(crate.shown for crate in table.game.clock.crates.values())
    assert table.legal == ["end-turn"]


@pytest.mark.parametrize(("start", "ideas"), [("robot", 0), ("horned", 4), ("vodnik", 3), ("golem", 1)])
def test_the_clock_symbol_moves_the_clock_but_resolves_no_crates(start: str, ideas: int) -> None:
    """PU-SYM-18: to the Robot that entered; 2, 1, 2 and 1 bulbs from Robot round to Robot."""
    table = Table()
    table.game.edit_clock().at = start
    table.refresh().enter("clock-loft", "robot")
    assert (table.game.clock.at, table.player().idea, table.legal) == ("robot", ideas, ["end-turn"])


def test_the_clock_symbol_follows_a_converted_type() -> None:
    """PU-SYM-18, by R19: a Golem that counts as a Robot brings the Clock to Robot."""
    table = Table().give(rumor=3).do("convert", "type:robot")
    table.game.edit_clock().at = "golem"
    table.refresh().enter("clock-loft")
    assert (table.game.clock.at, table.player().idea) == ("robot", 1)
