"""The change from Era I to Era II (PCR-ERA2)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.tiles import BUILDINGS, UPGRADES, WALLS, BuildingTile, UpgradeTile, WallTile
from tests.caput.table import Table

CHANGES = [
    # players, the last turn with Era I, its seat
    (2, 16, 1),
    (3, 26, 1),
    (4, 31, 2),
]
TILES: dict[str, UpgradeTile | WallTile | BuildingTile] = {**UPGRADES, **WALLS, **BUILDINGS}


def eras(table: Table) -> set[int]:
    """The eras of all tiles in the rows and stacks."""
    rows = table.game.rows
    piles = [*rows.normal.values(), *rows.special.values()]
    tiles = [tile for row in rows.rows.values() for tile in row]
    tiles += [tile for pile in piles for tile in (*pile.unseen, *pile.tail)]
    return {TILES[tile].era for tile in tiles if tile}


def end_of(number: int, seats: int) -> Table:
    """A turn has just ended, in which the mines produced."""
    table = Table(seats)
    table.turn((number - 1) % seats, number).took("crane-tile-1").do("act:mines", "produce")
    assert eras(table) == {1}
    return table.do("end-turn")


@pytest.mark.parametrize(("seats", "number", "seat"), CHANGES)
def test_the_change_comes_at_the_end_of_its_turn(seats: int, number: int, seat: int) -> None:
    """PCR-ERA2-01, 02, 03, 04 and the examples PCR-ERA2-06, PCR-ERA2-07, PCR-ERA2-08: the next player sees Era II."""
    assert (number - 1) % seats == seat
    table = end_of(number, seats)
    assert (table.game.turn.number, table.decider) == (number + 1, (seat + 1) % seats)
    assert eras(table) == {2}
    assert table.game.rows.era == 2


@pytest.mark.parametrize(("seats", "number", "seat"), CHANGES)
def test_no_turn_earlier(seats: int, number: int, seat: int) -> None:
    """PCR-ERA2-02, PCR-ERA2-03, PCR-ERA2-04, PCR-ERA2-09: that turn itself, the seat's own, is played with Era I."""
    table = end_of(number - 1, seats)
    assert eras(table) == {1}
    assert table.decider == seat


@pytest.mark.parametrize(("seats", "turn_of_each", "era_one"), [(3, 9, [0, 1]), (4, 8, [0, 1, 2]), (2, 8, [0, 1])])
def test_who_plays_that_round_with_era_one(seats: int, turn_of_each: int, era_one: list[int]) -> None:
    """PCR-ERA2-09: with 3 two seats play their 9th turn with Era I, with 4 three their 8th; the last with Era II."""
    table = Table(seats)
    seen: list[int] = []
    for seat in range(seats):
        table.turn(seat, (turn_of_each - 1) * seats + seat + 1).took("crane-tile-1")
        if eras(table) == {1}:
            seen.append(seat)
        table.do("act:mines", "produce", "end-turn")
    assert seen == era_one


def test_alone_the_change_comes_after_the_opponents_eighth_turn() -> None:
    """PCR-ERA2-05: at the end of round 8, in which the opponent's turn is the sixteenth."""
    table = Table(1)
    table.turn(0, 13).took("crane-tile-1").do("act:mines", "produce", "end-turn")
    assert (table.game.turn.number, eras(table)) == (15, {1})
    table.took("crane-tile-1").give(gold=0).do("act:mines", "produce", "end-turn")
    assert (table.game.turn.number, eras(table)) == (17, {2})


def test_rows_and_stacks_are_full_again() -> None:
    """PCR-ERA2-01: three normal tiles and a special one in a row, the other Era II tiles under them."""
    table = end_of(16, 2)
    rows = table.game.rows
    for row, normal in (("upgrade", 11), ("wall", 14), ("building", 14)):
        assert [TILES[tile].special for tile in rows.rows[row]] == [False, False, False, True]
        assert len(rows.normal[row]) == normal - 3
        assert len(rows.special[row]) == 3


def test_only_hex_tiles_that_are_not_placed_change() -> None:
    """PCR-ERA2-10: what was laid and built stays, and so does everything that is no hex tile."""
    table = Table(2).lay("mines", "spoil-sorting").lay("wall-3", "lime-pit", 2).technology("ore-carting")
    table.built("2,0", "assay-house", seat=0)
    player, city, supply = (part.copy() for part in (table.player(), table.game.city, table.game.supply))
    tiles = set(table.game.crane.tiles)
    table.turn(1, 16).took("crane-tile-1").do("act:mines", "produce", "end-turn")
    assert eras(table) == {2}
    assert (table.game.players[0], table.game.city, table.game.supply) == (player, city, supply)
    assert set(table.game.crane.tiles) == tiles


def test_every_upgrade_is_then_worth_two_steps() -> None:
    """PCR-ERA2-11."""
    table = end_of(16, 2).took("crane-tile-5")
    tile = table.do("act:upgrade").legal[0]
    table.do(tile)
    table.do(table.legal[0])
    assert table.player().uni == 2


def test_the_end_steps_of_the_turn_come_first() -> None:
    """PCR-ERA2-13: the tile lies on the crane again, in the position of a tile just returned."""
    table = end_of(16, 2)
    assert table.game.crane.tiles["crane-tile-1"].position == 1
    kinds = [entry["k"] for entry in table.game.log if entry["k"] in ("wheel", "era", "turn")]
    assert kinds[-3:] == ["wheel", "era", "turn"]
