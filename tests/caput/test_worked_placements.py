"""The two worked placements of the data's notation page, with their exact numbers."""

from tests.caput.table import Table


def test_edges_and_corners_of_the_action_board_pay_once() -> None:
    """PCR-ADJ-02, PCR-ADJ-04, PCR-ADJ-06, PCR-CORNER-02, PCR-UPGRADE-24: placement A."""
    table = Table().give(gold=0, stone=9)
    table.player().wealth.clear()
    table.row("upgrade", "silver-smelting", "fine-dressing", "wedge-splitting").row("wall", "arrow-loops")
    table.took("crane-tile-5").do("act:upgrade", "hex:silver-smelting", "lay:mines:1")
    assert table.player().uni == 1
    assert table.goods() == {"stone": 9}

    table.turn(0).took("crane-tile-5").do("act:upgrade", "hex:fine-dressing", "lay:quarries:0")
    assert table.goods() == {"stone": 9, "gold": 1}, "gold and stone, the stone beyond the cap"

    table.turn(0).give(gold=0, stone=9).took("crane-tile-1").do("act:wall", "lay:wall-1:1")
    assert table.goods() == {"stone": 6, "silver": 1, "red": 1, "vp": 3}
    assert table.choices("side:") == ["wall"]

    table.turn(0).took("crane-tile-5").do("act:upgrade", "hex:wedge-splitting", "lay:quarries:2")
    assert table.player().tech == 0, "that connection has paid"


def test_the_other_orientation_pays_two_windows_and_no_token() -> None:
    """PCR-ADJ-02, PCR-CORNER-07: placement A, orientation 3."""
    table = Table().give(gold=0, stone=4).row("wall", "arrow-loops")
    table.lay("mines", "silver-smelting", 1).lay("quarries", "fine-dressing", 0).took("crane-tile-1")
    table.do("act:wall", "lay:wall-1:3")
    assert table.goods() == {"silver": 2, "vp": 3}


def test_blue_corners_meet_printed_ones_and_other_buildings() -> None:
    """PCR-CORNER-03, PCR-CORNER-04, PCR-CORNER-05, PCR-BUILD-21: placement B."""
    table = Table().give(gold=3, stone=2).row("building", "ungelt-court")
    table.game.edit_city().sites["4,-2"].tile = "stone-bell-house"
    table.took("crane-tile-3").do("act:building", "lay:3,-3:1")
    assert table.goods() == {"blue": 1, "vp": 1}
    assert table.player().quarries == 4
    assert table.player().claims == 1
    assert table.choices("side:") == ["cath"]

    table.turn(0).give(gold=4, stone=1, vp=0, blue=0).row("building", "agnes-cloister")
    table.took("crane-tile-3").do("act:building", "lay:4,-3:0")
    assert table.goods() == {"blue": 3, "vp": 2 + 1 + 2}
    assert table.player().claims == 1
