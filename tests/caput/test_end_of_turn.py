"""The end of a turn: windows, the wheel, the tile that returns and the tile that is pushed out."""

import pytest

from tests.caput.table import RULES, Table
from tests.caput.turns import crane_with, finish_turn

DONE = ("act:mines", "plus-one")


def spots(table: Table) -> dict[str, tuple[int, bool]]:
    """Tile -> its position and whether it carries the 5-point token, as everybody sees them."""
    tiles = RULES.view(table.game, None)["crane"]["tiles"]
    return {name: (spot["position"], spot["five"]) for name, spot in tiles.items()}


def test_the_end_steps_come_in_order() -> None:
    """PCR-ENDTURN-01, PCR-TURN-06: windows first; then wheel, tile, and the tile that left blue."""
    table = crane_with(7).crane(crane_tile_2=12).give(silver=2, goldwindow=1)
    table.do("tile:crane-tile-1", *DONE, "bonus", "end-turn")
    assert (table.ask, table.legal) == ("window", ["discard:silver", "discard:goldwindow"])
    assert (table.game.crane.box, table.game.turn.tile, len(table.game.crane.tiles)) == (10, "crane-tile-1", 5)
    for late in ("refresh:wall", "up:wall", "buy:goldwindow+silver", "act:wall"):
        table.refuses(late)
    table.do("discard:silver")
    assert [entry["k"] for entry in table.game.log][-4:] == ["discard", "overflow", "wheel", "turn"]
    assert (spots(table)["crane-tile-1"], spots(table)["crane-tile-2"]) == ((1, False), (7, True))


@pytest.mark.parametrize(
    ("silver", "gold", "discards", "kept"),
    [
        (0, 0, [], {}),
        (2, 0, [], {"silver": 2}),
        (0, 2, [], {"goldwindow": 2}),
        (1, 1, [], {"silver": 1, "goldwindow": 1}),
        (1, 2, ["silver"], {"goldwindow": 2}),
        (1, 2, ["goldwindow"], {"silver": 1, "goldwindow": 1}),
        (2, 3, ["goldwindow"] * 3, {"silver": 2}),
        (2, 3, ["silver", "goldwindow", "goldwindow"], {"silver": 1, "goldwindow": 1}),
        (2, 2, ["silver", "silver"], {"goldwindow": 2}),
    ],
)
def test_two_windows_of_choice_are_kept(silver: int, gold: int, discards: list[str], kept: dict[str, int]) -> None:
    """PCR-WINDOW-04, PCR-WINDOW-06, PCR-WINDOW-07, PCR-WINDOW-08, PCR-ENDTURN-02: silver and gold together."""
    table = Table().give(silver=silver, goldwindow=gold).took().do(*DONE, "end-turn")
    for good in discards:
        assert table.ask == "window"
        table.do(f"discard:{good}")
    assert table.game.turn.seat == 1
    assert table.goods() == {"gold": 3, "stone": 2} | kept


def test_with_one_kind_of_window_nothing_is_asked() -> None:
    """PCR-ENDTURN-02: five silver windows become two."""
    table = Table().give(silver=5).took().do(*DONE, "end-turn")
    assert (table.game.turn.seat, table.goods()["silver"]) == (1, 2)
    assert len(table.log("discard")) == 3


def test_worked_discard() -> None:
    """PCR-WINDOW-10: 3 gold and 1 silver window: two go, two remain."""
    table = Table().give(goldwindow=3, silver=1).took().do(*DONE, "end-turn", "discard:goldwindow", "discard:silver")
    assert table.goods() == {"gold": 3, "stone": 2, "goldwindow": 2}
    assert (table.game.turn.seat, len(table.log("discard"))) == (1, 2)


def test_no_limit_within_the_turn() -> None:
    """PCR-WINDOW-05: three more windows with three in hand, all used before the end."""
    table = Table().give(silver=2, goldwindow=1).technology("glass-blowing").took().do("technology:glass-blowing")
    assert (table.player().goods["silver"], table.player().goods["goldwindow"]) == (3, 2)
    table.do("up:wall", "buy:goldwindow2", "extra:quarries", "plus-one", *DONE, "end-turn")
    assert (table.game.turn.seat, table.player().goods["silver"]) == (1, 1)


def test_windows_are_discarded_at_the_end_of_ones_own_turn_alone() -> None:
    """PCR-WINDOW-09: more than two may be held through another player's turn."""
    table = Table().give(1, silver=4).took().do(*DONE, "end-turn")
    assert (table.game.turn.seat, table.goods(1)["silver"]) == (1, 4)
    finish_turn(table)
    assert table.goods(1)["silver"] == 2


@pytest.mark.parametrize("box", range(1, 13))
def test_the_wheel_turns_by_one_and_past_the_entry_by_two(box: int) -> None:
    """PCR-ENDTURN-03, PCR-ENDTURN-04, PCR-ENDTURN-05, PCR-ENDTURN-06, PCR-ENDTURN-07: the blocked sector never stays
    at position 1; the tile lies there and all others have moved along."""
    table = Table().crane(box, **{f"crane_tile_{n}": (box + n) % 12 + 1 for n in range(1, 7)})
    before = spots(table)
    table.took("crane-tile-1").do(*DONE, "end-turn")
    steps = 2 if box == 12 else 1
    assert table.game.crane.box == {12: 2}.get(box, box + 1)
    assert spots(table)["crane-tile-1"] == (1, False)
    for tile, (position, _) in before.items():
        if tile != "crane-tile-1" and position + steps <= 12:
            assert spots(table)[tile] == (position + steps, False)


def test_worked_double_turn() -> None:
    """PCR-ENDTURN-19: the sector would be left at the start of red: two spaces; there lies the tile."""
    table = crane_with(6, box=12).do("tile:crane-tile-1", *DONE, "end-turn")
    assert table.log("wheel")[-1]["steps"] == 2
    assert spots(table)["crane-tile-1"] == (1, False)
    assert sorted(position for position, _ in spots(table).values()) == [1, 3, 4, 5, 6, 7]


def test_an_extra_action_does_not_turn_the_wheel() -> None:
    """PCR-ENDTURN-08."""
    table = crane_with(6).give(goldwindow=2)
    table.do("tile:crane-tile-1", *DONE, "buy:goldwindow2", "extra:quarries", "plus-one", "end-turn")
    assert (table.game.crane.box, table.log("wheel")[-1]["steps"]) == (11, 1)


@pytest.mark.parametrize(
    ("others", "box", "to"),
    [((1, 2, 3, 11), 10, 5), ((4, 1, 2, 3), 10, 6), ((4, 5, 1, 2), 10, 7), ((1, 2, 3, 5), 4, 7), ((4, 6, 1, 2), 10, 6)],
)
def test_a_tile_pushed_past_blue_goes_to_the_first_open_green_space(others: tuple[int, ...], box: int, to: int) -> None:
    """PCR-ENDTURN-09, PCR-ENDTURN-10, PCR-ENDTURN-15: with the 5-point token; nearest to red, where neither a tile nor
    the blocked sector has come to lie."""
    table = crane_with(8, box).crane(crane_tile_2=12, **dict(zip(tiles(3, 6), others, strict=True)))
    table.do("tile:crane-tile-1", *DONE, "end-turn")
    assert spots(table)["crane-tile-2"] == (to, True)
    assert [five for tile, (_, five) in spots(table).items() if tile != "crane-tile-2"] == [False] * 5


def tiles(first: int, last: int) -> list[str]:
    """Action tiles by number, as `Table.crane` names them."""
    return [f"crane_tile_{n}" for n in range(first, last + 1)]


def test_the_token_scores_when_the_tile_is_taken_and_leaves_it() -> None:
    """PCR-ENDTURN-11, PCR-ENDTURN-16, PCR-ENDTURN-20: 5 points although it lies in green; then the tile is plain."""
    table = crane_with(6).crane(crane_tile_2=12, crane_tile_5=9).do("tile:crane-tile-1", *DONE, "end-turn")
    assert spots(table)["crane-tile-2"] == (5, True)
    table.do("tile:crane-tile-2")
    assert table.goods(1) == {"gold": 2, "stone": 2, "vp": 5}
    table.do(*DONE, "end-turn")
    assert spots(table)["crane-tile-2"] == (1, False)


@pytest.mark.parametrize("position", [5, 7, 8, 11, 12])
def test_a_tile_with_the_token_is_worth_five_wherever_it_lies(position: int) -> None:
    """PCR-ENDTURN-11, PCR-ENDTURN-17: 5 points instead of those of the blue space."""
    table = crane_with(position)
    table.game.edit_crane().tiles["crane-tile-1"].five = True
    assert table.refresh().do("tile:crane-tile-1").player().goods["vp"] == 5


def test_the_tile_just_used_returns_to_red() -> None:
    """PCR-ENDTURN-12: taken from the last blue space it does not overflow."""
    table = crane_with(12).do("tile:crane-tile-1", *DONE, "end-turn")
    assert (spots(table)["crane-tile-1"], table.log("overflow")) == ((1, False), [])


def test_a_double_turn_pushes_out_a_tile_from_the_space_before_the_last() -> None:
    """PCR-ENDTURN-13: the wheel turns two spaces when the sector lies at 12; a tile at 11 leaves blue."""
    table = crane_with(6, box=12).crane(crane_tile_2=11, crane_tile_3=10, crane_tile_4=1)
    table.do("tile:crane-tile-1", *DONE, "end-turn")
    assert (spots(table)["crane-tile-2"], spots(table)["crane-tile-3"]) == ((5, True), (12, False))


def test_two_tiles_pushed_out_are_handled_alike() -> None:
    """PCR-ENDTURN-13, PCR-ENDTURN-18: each has a token of its own and a green space."""
    table = crane_with(3, box=12).crane(crane_tile_2=11, crane_tile_3=12, crane_tile_4=9, crane_tile_5=8)
    table.crane(crane_tile_6=7).do("tile:crane-tile-1", *DONE, "end-turn")
    assert sorted(spots(table)[tile] for tile in ("crane-tile-2", "crane-tile-3")) == [(5, True), (6, True)]


def test_worked_plain_end() -> None:
    """PCR-ENDTURN-22: no sector in the way, blue empty: one space and no token."""
    table = crane_with(1).do("tile:crane-tile-1", *DONE, "end-turn")
    assert (table.game.crane.box, table.log("wheel")[-1]["steps"], table.log("overflow")) == (11, 1, [])
    assert not any(five for _, five in spots(table).values())


def test_the_counter_moves_with_every_turn() -> None:
    """PCR-ENDTURN-21: a display of how many turns have been begun."""
    table = Table(seats=3)
    seen = []
    for _ in range(4):
        turn = RULES.view(table.game, None)["turn"]
        seen.append((turn["number"], turn["round"], turn["of"]))
        finish_turn(table)
    assert seen == [(1, 1, 48), (2, 1, 48), (3, 1, 48), (4, 2, 48)]
