"""The three rows and the special tile in each (PCR-ROW, PCR-SPECIAL)."""

import pytest

from tests.caput.table import Table

UPGRADES = ("spoil-sorting", "fine-dressing", "paving", "apprentice-hiring")
WALLS = ("rubble-core", "lancet-row", "glazed-gallery", "petrin-bastion")
HOUSES = ("celetna-house", "saint-peters-mill", "perstyn-house", "kings-court")


def rows(box: int = 3, tile: str = "crane_tile_1", **goods: int) -> Table:
    """Known rows, all payable; an action tile at position 7, which costs and scores nothing: slot 7 - box."""
    table = Table().give(**({"gold": 5, "stone": 4} | goods))
    table.row("upgrade", *UPGRADES).row("wall", *WALLS).row("building", *HOUSES)
    for seat in (0, 1):
        table.player(seat).wealth.clear()
    return table.crane(box, **{tile: 7})


def vp(table: Table) -> int:
    """Seat 0's points."""
    return table.game.players[0].goods["vp"]


@pytest.mark.parametrize(
    ("action", "tile", "new", "lay", "first"),
    [
        ("upgrade", "fine-dressing", "roof-tiling", "lay:quarries:0", ["take", "deal"]),
        ("wall", "lancet-row", "gate-stub", "lay:wall-0:0", ["take", "pay", "deal", "gain"]),
        ("building", "saint-peters-mill", "havel-stalls", "lay:4,0:0", ["take", "pay", "deal", "track"]),
    ],
)
def test_a_tile_taken_is_replaced_at_once_from_its_stack(
    action: str, tile: str, new: str, lay: str, first: list[str]
) -> None:
    """PCR-ROW-01, PCR-ROW-02, PCR-ROW-06: into the gap, before its reward and before it is laid."""
    table = rows(goldwindow=2, stone=6, gold=9).do("buy:goldwindow2", f"extra:{action}")
    pile = table.game.rows.normal[action]
    before = len(pile)
    told = len(table.game.log)
    table.do(f"hex:{tile}", fate=[f"hex:{new}"])
    assert table.ask == "lay"
    assert table.game.rows.rows[action][1] == new
    assert len(table.game.rows.normal[action]) == before - 1
    assert new not in table.game.rows.normal[action].weights()
    assert [entry["k"] for entry in table.game.log[told:]][: len(first)] == first
    assert lay in table.legal


def test_only_a_tile_of_the_same_kind_and_era_can_be_dealt() -> None:
    """PCR-ROW-02, PCR-ROW-07: upgrades for upgrades, regular for regular, special for special."""
    table = rows().took("crane-tile-5").do("act:upgrade")
    regular, special = (set(pile["upgrade"].weights()) for pile in (table.game.rows.normal, table.game.rows.special))
    table.do("hex:paving")
    dealt = table.game.rows.rows["upgrade"][2]
    assert dealt in regular
    assert table.game.rows.rows["upgrade"][3] == "apprentice-hiring"
    assert special == {"marble-polishing", "rose-cutting", "guild-contracting"}


def test_the_tile_just_dealt_may_be_taken_by_the_extra_action() -> None:
    """PCR-ROW-03."""
    table = rows(goldwindow=2).took("crane-tile-5")
    table.do("act:upgrade", "hex:paving", fate=["hex:silver-smelting"]).do("lay:road:0", "buy:goldwindow2")
    table.do("extra:upgrade", "hex:silver-smelting", "lay:mines:0")
    assert set(table.player().board) == {"road", "mines"}


def test_an_empty_stack_leaves_the_gap() -> None:
    """PCR-ROW-08."""
    table = rows().took("crane-tile-5")
    table.game.edit_rows().normal["upgrade"].unseen.clear()
    table.refresh().do("act:upgrade", "hex:paving", "lay:road:0")
    assert table.game.rows.rows["upgrade"] == ["spoil-sorting", "fine-dressing", "", "apprentice-hiring"]


@pytest.mark.parametrize(
    ("tile", "action", "special"),
    [
        ("crane-tile-5", "upgrade", "apprentice-hiring"),
        ("crane-tile-1", "wall", "petrin-bastion"),
        ("crane-tile-3", "building", "kings-court"),
    ],
)
def test_without_the_bonus_the_rightmost_tile_is_out_of_reach(tile: str, action: str, special: str) -> None:
    """PCR-ROW-04, PCR-SPECIAL-01, PCR-SPECIAL-02."""
    table = rows().took(tile).do(f"act:{action}")
    assert len(table.choices("hex:")) == 3
    table.refuses(f"hex:{special}", "PCR-SPECIAL-02")


@pytest.mark.parametrize(
    ("tile", "action", "special"),
    [
        ("crane_tile_5", "upgrade", "apprentice-hiring"),
        ("crane_tile_1", "wall", "petrin-bastion"),
        ("crane_tile_3", "building", "kings-court"),
    ],
)
def test_with_it_the_tiles_action_may_take_it(tile: str, action: str, special: str) -> None:
    """PCR-SPECIAL-02, PCR-SPECIAL-05, PCR-SPECIAL-10: either the tile or the points of slot 4, never both."""
    table = rows(3, tile).do(f"tile:{tile.replace('_', '-')}", f"act:{action}")
    assert table.choices("hex:")[-1] == special
    table.do(f"hex:{special}")
    while table.ask != "turn":
        table.do(table.legal[0])
    assert [entry for entry in table.log("gain") if entry["source"] == "special"] == []
    assert table.game.rows.rows[action][3] not in ("", special)


@pytest.mark.parametrize("slot", range(1, 12))
def test_only_three_slots_give_the_bonus(slot: int) -> None:
    """PCR-SPECIAL-03, PCR-SPECIAL-04: slots 1, 4 and 8."""
    table = rows((7 - slot) % 12 or 12, "crane_tile_5").do("tile:crane-tile-5", "act:upgrade")
    assert ("hex:apprentice-hiring" in table.legal) == (slot in (1, 4, 8))


@pytest.mark.parametrize(("box", "points"), [(6, 1), (3, 2), (11, 1)])
def test_an_unused_bonus_scores_its_points(box: int, points: int) -> None:
    """PCR-SPECIAL-08, PCR-SPECIAL-09, PCR-SPECIAL-13: slots 1, 4 and 8, after an action without a hex tile."""
    table = rows(box).do("tile:crane-tile-1")
    assert vp(table) == 0
    assert vp(table.do("act:mines", "produce")) == points
    assert vp(table.do("end-turn")) == points


def test_a_regular_tile_may_be_taken_and_scores_the_points() -> None:
    """PCR-SPECIAL-09: Rubble Core's point and 2."""
    table = rows(3).do("tile:crane-tile-1", "act:wall", "hex:rubble-core", "lay:wall-0:0")
    assert vp(table) == 1 + 2


def test_the_special_wall_scores_only_what_it_brings() -> None:
    """PCR-SPECIAL-10, PCR-SPECIAL-12, PCR-SPECIAL-15: 3 stone paid for a gold window and a point."""
    table = rows(3).do("tile:crane-tile-1", "act:wall", "hex:petrin-bastion", "lay:wall-0:0")
    assert table.goods() == {"gold": 5, "stone": 1, "goldwindow": 1, "vp": 1}
    table.do("end-turn")
    assert vp(table) == 1


def test_a_special_tile_has_to_be_paid_for() -> None:
    """PCR-SPECIAL-12: Petřín Bastion costs 3 stone, 2 are there."""
    table = rows(3, stone=2).row("wall", "rubble-core", "bread-ration", "lancet-row", "petrin-bastion")
    table.do("tile:crane-tile-1", "act:wall")
    assert table.choices("hex:") == ["rubble-core", "bread-ration"]
    table.refuses("hex:petrin-bastion", "PCR-WALL-03")


def test_the_extra_action_may_not_use_it() -> None:
    """PCR-SPECIAL-05, PCR-SPECIAL-06, PCR-SPECIAL-16: Mines by the tile, the rightmost building as extra action."""
    table = rows(3, goldwindow=2).do("tile:crane-tile-1", "act:mines", "produce", "buy:goldwindow2")
    table.do("extra:building").refuses("hex:kings-court", "PCR-SPECIAL-02")
    assert vp(table) == 2


def test_nor_while_the_bonus_is_still_held() -> None:
    """PCR-SPECIAL-06: the extra action comes first; the tile's action may use it afterwards."""
    table = rows(3, goldwindow=2).do("tile:crane-tile-1", "buy:goldwindow2", "extra:wall")
    table.refuses("hex:petrin-bastion", "PCR-SPECIAL-02")
    table.give(stone=9).do("hex:rubble-core", "lay:wall-0:0", "act:wall")
    assert "hex:petrin-bastion" in table.legal


def test_an_action_of_a_technology_may_not_use_it() -> None:
    """PCR-SPECIAL-07: Lecturing, with the bonus held."""
    table = rows(3).technology("lecturing").do("tile:crane-tile-1", "technology:lecturing", "act:upgrade")
    table.refuses("hex:apprentice-hiring", "PCR-SPECIAL-02")


def test_an_action_that_only_the_special_tile_would_allow_is_not_offered() -> None:
    """PCR-SPECIAL-02, PCR-SPECIAL-07: by the tile without the bonus, and by a technology with it."""
    table = rows().row("upgrade", "", "", "", "apprentice-hiring").took("crane-tile-5")
    table.refuses("act:upgrade")
    table = rows(3).row("upgrade", "", "", "", "apprentice-hiring").technology("lecturing")
    table.do("tile:crane-tile-1", "technology:lecturing")
    assert (table.ask, table.player().board) == ("turn", {})


def test_it_is_not_kept_for_a_later_turn() -> None:
    """PCR-SPECIAL-11: alone at the table, the next turn's tile comes from a slot without it."""
    table = Table(1).row("wall", *WALLS).row("upgrade", *UPGRADES).give(gold=0, stone=9).crane(3, crane_tile_1=7)
    table.player().wealth.clear()
    table.do("tile:crane-tile-1", "act:mines", "plus-one", "end-turn")
    assert vp(table) == 2
    assert table.game.turn.special == 0
    table.took("crane-tile-2", 2).do("act:wall").refuses("hex:petrin-bastion", "PCR-SPECIAL-02")


def test_a_bonus_that_no_action_could_use_scores_at_the_end() -> None:
    """PCR-SPECIAL-08: neither action of the tile can be carried out, the turn ends without one."""
    table = rows(3, "crane_tile_5", gold=0, stone=0).row("upgrade")
    table.player().road = 5
    table.refresh().do("tile:crane-tile-5", "end-turn")
    assert vp(table) == 2
