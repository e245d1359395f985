"""The bonus in the middle of an upgrade: whenever its action is performed, and looking back (PCR-UPGRADE-12 to 34)."""

from orloj.games.caput.components.tiles import UPGRADES
from tests.caput.table import Table


def poor(*row: str, **goods: int) -> Table:
    """Nothing in stock but the goods given, no wealth bonus left, three mines."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods)).row("upgrade", *row)
    table.player().wealth.clear()
    return table


def test_performing_an_upgraded_action_gives_its_bonus() -> None:
    """PCR-UPGRADE-12, PCR-UPGRADE-15: by the action tile; three mines and the stone of the tile."""
    table = poor().lay("mines", "spoil-sorting").took("crane-tile-1").do("act:mines", "produce")
    assert table.goods() == {"gold": 3, "stone": 1}
    assert table.turn(0).took("crane-tile-1").do("act:mines", "plus-one").goods() == {"gold": 4, "stone": 2}


def test_another_action_does_not_give_it() -> None:
    """PCR-UPGRADE-18."""
    table = poor().lay("mines", "spoil-sorting").took("crane-tile-3").do("act:quarries", "plus-one")
    assert table.goods() == {"stone": 1}


def test_a_refused_action_does_not_give_it() -> None:
    """PCR-UPGRADE-13: nothing in the row can be paid for."""
    table = poor().lay("wall", "rubble-filling").row("wall", "rubble-core").took("crane-tile-1")
    table.refuses("act:wall")
    table.player().road = 5
    table.lay("road", "mortar-mixing").took("crane-tile-5").refuses("act:road")
    assert table.goods() == {}


def test_an_action_left_undone_does_not_give_it() -> None:
    """PCR-UPGRADE-13: the technology's offer to manage mines or quarries is declined."""
    table = poor().lay("mines", "spoil-sorting").technology("master-planning")
    table.do("technology:master-planning", "decline", "decline")
    assert table.goods() == {"vp": 2}


def test_the_extra_action_gives_it() -> None:
    """PCR-UPGRADE-16."""
    table = poor(goldwindow=2).lay("mines", "spoil-sorting").do("buy:goldwindow2", "extra:mines", "produce")
    assert table.goods() == {"gold": 3, "stone": 1}


def test_an_action_of_a_technology_gives_it() -> None:
    """PCR-UPGRADE-17: Double Shifting, 3 points of its own."""
    table = poor().lay("mines", "spoil-sorting").technology("double-shifting")
    table.do("technology:double-shifting", "option:1", "act:mines", "produce")
    assert table.goods() == {"gold": 3, "stone": 1, "vp": 3}


def test_twice_in_a_turn_gives_it_twice() -> None:
    """PCR-UPGRADE-14, PCR-UPGRADE-33: by the tile and again as extra action."""
    table = poor(goldwindow=2).lay("mines", "spoil-sorting").took("crane-tile-1")
    table.do("act:mines", "produce", "buy:goldwindow2", "extra:mines", "produce")
    assert table.goods() == {"gold": 6, "stone": 2}


def test_it_may_be_taken_for_an_action_of_the_same_turn() -> None:
    """PCR-UPGRADE-19, PCR-UPGRADE-32: King's Road as extra action, then its upgrade by the tile."""
    table = poor("mortar-mixing", goldwindow=2).do("buy:goldwindow2", "extra:road").took("crane-tile-5")
    table.do("act:upgrade", "lay:road:0")
    assert (table.ask, table.legal) == ("retro", ["take", "decline"])
    assert table.do("take").goods() == {"egg": 1}
    assert table.ask == "turn"


def test_it_may_be_declined_then() -> None:
    """PCR-UPGRADE-21."""
    table = poor("mortar-mixing", goldwindow=2).do("buy:goldwindow2", "extra:road").took("crane-tile-5")
    assert table.do("act:upgrade", "lay:road:0", "decline").goods() == {}


def test_it_is_not_given_for_an_earlier_turn() -> None:
    """PCR-UPGRADE-20: the mines were managed in this player's turn before, alone at the table."""
    table = Table(1).give(gold=0, stone=0).took("crane-tile-1").do("act:mines", "produce", "end-turn")
    assert (table.game.turn.number, table.game.turn.seat) == (3, 0)
    table.row("upgrade", "spoil-sorting").took("crane-tile-5").do("act:upgrade", "lay:mines:0")
    assert table.ask == "turn"
    table.refuses("take")
    assert table.goods() == {"gold": 3}


def test_it_is_not_given_for_what_another_player_performed() -> None:
    """PCR-UPGRADE-20: seat 0 managed mines, seat 1 lays the upgrade in the turn after."""
    table = poor().took("crane-tile-1").do("act:mines", "produce", "end-turn").row("upgrade", "spoil-sorting")
    assert table.game.turn.seat == 1
    table.give(1, gold=0, stone=0).took("crane-tile-5").do("act:upgrade", "lay:mines:0")
    assert (table.ask, table.goods(1)) == ("turn", {})


def test_looking_back_gives_it_once_though_the_action_was_done_twice() -> None:
    """PCR-UPGRADE-29."""
    table = poor("silver-smelting", goldwindow=2).technology("lecturing").took("crane-tile-1")
    table.do("act:mines", "produce", "buy:goldwindow2", "extra:mines", "produce", "technology:lecturing")
    table.do("act:upgrade", "lay:mines:0", "take")
    assert table.goods() == {"gold": 6, "silver": 1}
    assert table.ask == "turn"


def test_an_upgrade_on_upgrade_gives_nothing_for_the_action_that_laid_it() -> None:
    """PCR-UPGRADE-30."""
    table = poor("tool-forging", goldwindow=2).took("crane-tile-5").do("act:upgrade", "lay:upgrade:0")
    assert (table.ask, table.goods()) == ("turn", {"goldwindow": 2})
    table.row("upgrade", "silver-smelting").do("buy:goldwindow2", "extra:upgrade", "lay:mines:0")
    assert (table.ask, table.legal) == ("either", ["option:1", "option:2"]), "the next upgrading gives gold or stone"


def test_an_upgrade_on_upgrade_looks_back_at_an_earlier_one() -> None:
    """PCR-UPGRADE-19, PCR-UPGRADE-30."""
    table = poor("silver-smelting", goldwindow=2).took("crane-tile-5").do("act:upgrade", "lay:mines:0")
    table.row("upgrade", "apprentice-hiring").do("buy:goldwindow2", "extra:upgrade", "lay:upgrade:0", "take")
    assert table.goods() == {"egg": 1, "vp": 1}
    assert table.ask == "turn"


def test_a_covering_upgrade_looks_back_as_well() -> None:
    """PCR-UPGRADE-31: the covered tile's stone was gained already, the new one's 2 points may be taken too."""
    table = poor("coin-striking", goldwindow=2).lay("mines", "spoil-sorting").took("crane-tile-1")
    table.do("act:mines", "produce", "buy:goldwindow2", "extra:upgrade", "lay:mines:0", "take")
    assert table.goods() == {"gold": 3, "stone": 1, "vp": 2}


def test_upgrades_cost_nothing() -> None:
    """PCR-UPGRADE-28: all in the row can be had with nothing in stock."""
    table = poor("spoil-sorting", "fine-dressing", "paving").took("crane-tile-5").do("act:upgrade")
    assert table.choices("hex:") == ["spoil-sorting", "fine-dressing", "paving"]
    assert {UPGRADES[tile].era for tile in table.choices("hex:")} == {1}
