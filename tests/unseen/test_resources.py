"""What a player holds and may pay with (PU-RES, PU-PAY-10, PU-PAY-11)."""

from tests.unseen.table import Table


def test_rumors_stop_at_six_and_the_rest_is_lost() -> None:
    """PU-RES-04, PU-RES-05: with 5, a gain of 3 leaves 6 and loses 2; the placement itself stays legal."""
    table = Table().witch("robot").give(rumor=5).do("place:golem", "square:golem")
    assert table.player().stock["rumor"] == 6
    (gain,) = [entry for entry in table.log("gain") if entry["seat"] == 0 and entry["what"] == "rumor"][-1:]
    assert (gain["n"], gain["lost"]) == (1, 2)


def test_other_goods_have_no_maximum() -> None:
    """PU-RES-06: not even the 15 pieces of the box (R14)."""
    table = Table().witch("robot").give(beer=40).do("place:golem", "square:horned")
    assert table.player().stock["beer"] == 41
    table = Table().give(garnet=15, rumor=2).enter("dalibor-tower").do("pay:rumor2")
    assert table.player().stock["garnet"] == 17


def test_a_garnet_is_no_change_to_keep() -> None:
    """PU-RES-09: no choice turns Garnets into goods; one that pays a basic gives nothing back."""
    table = Table().give(garnet=4)
    assert {choice.split(":")[0] for choice in table.legal} <= {"place", "build", "bench", "convert"}
    table.enter("new-mint")
    assert table.legal == ["pay:garnet4", "decline"]
    table = Table().give(garnet=1).enter("bridge-tower").do("pay:garnet")
    assert set(table.player().stock.values()) == {0}


def test_the_rumors_of_a_conversion_are_a_cost_like_any_other() -> None:
    """PU-PAY-10, by R20: Garnets and pairs may stand for them, three Rumors for a basic are of no use."""
    table = Table().give(rumor=2, garnet=1, fish=2).do("convert")
    assert set(table.legal) == {"pay:garnet+rumor2", "pay:fish2+rumor2", "pay:fish2+garnet+rumor"}
    table.do("pay:fish2+rumor2", "type:golem")
    assert table.player().stock["garnet"] == 1


def test_guilds_are_never_made_of_goods() -> None:
    """PU-PAY-10, by R24: with all goods and one Guild of the two no Bridge is built."""
    table = Table().give(beer=9, cog=9, fish=9, book=9, garnet=9, rumor=6)
    table.player().guilds[:] = ["masons"]
    assert table.refresh().refused("bridge:1") == "PU-BRIDGE-02"
    table.player().guilds[:] = ["masons", "carpenters"]
    assert "bridge:1" in table.refresh().legal


def test_a_price_that_cannot_be_met_in_full_is_refused() -> None:
    """PU-PAY-11: 2 Fish and 2 Books need all four, whatever else is there."""
    table = Table().price("vodnik-left", "price-vodnik-1-c").give(fish=2, book=1, rumor=2)
    assert table.refused("build:vodnik-left") == "PU-PAY-11"
    assert "build:vodnik-left" in table.give(rumor=3).legal


def test_an_exchange_that_cannot_be_paid_is_not_offered() -> None:
    """PU-PAY-11, PU-SYM-02: 1 Book and 2 Rumors are not 2 Books; the Worker enters for nothing (R108)."""
    table = Table().give(book=1, rumor=2).enter("kampa-landing")
    assert table.legal == ["end-turn"]
    assert (table.player().stock["book"], table.player().stock["fish"]) == (1, 0)
