"""What may be done in any order during a turn, and what must be paid first."""

import itertools
import random

import pytest

from orloj.engine.game import play
from orloj.games.caput.effects.crane import POSITION_BILL
from tests.caput.table import RULES, Table
from tests.caput.turns import crane_with, finish_turn

TILE = ("tile:crane-tile-1",)
ACTION = ("act:mines", "plus-one")
BUY = ("buy:goldwindow2",)
EXTRA = ("extra:quarries", "plus-one")
TECHNOLOGY = ("technology:egg-glazing",)
UP = ("up:cath",)
BONUS = ("bonus",)
SIDE = ("side:wall",)
FREE = ("road-free", "option:1")
EGG = ("road-egg", "pay:egg", "option:1")
ORDER = ((TILE, ACTION), (TILE, BONUS), (BUY, EXTRA))
"""What must come before what."""


def orders(*things: tuple[str, ...]) -> list[tuple[tuple[str, ...], ...]]:
    """All orders of some things that respect what must come first."""
    return [
        order
        for order in itertools.permutations(things)
        if all(order.index(a) < order.index(b) for a, b in ORDER if a in things and b in things)
    ]


def everything() -> Table:
    """Seat 0 holds the means for all of the things above; a sideways move and both effects of King's Road I wait."""
    table = crane_with(7).give(gold=0, stone=0, egg=1, silver=2, goldwindow=2).technology("egg-glazing")
    turn = table.game.edit_turn()
    turn.sideways["wall"], turn.street, turn.eggs = 1, 1, 1
    return table.refresh()


def outcome(table: Table, order: tuple[tuple[str, ...], ...]) -> dict[str, object]:
    """What everybody sees of seat 0 after things done in an order on a twin of a table."""
    twin = table.game.clone()
    for choice in itertools.chain.from_iterable(order):
        play(twin, choice)
    shown: dict[str, object] = RULES.view(twin, None)["players"]["0"]
    return shown


def test_the_listed_things_in_any_order() -> None:
    """PCR-TIMING-01, PCR-TIMING-02, PCR-TIMING-03, PCR-TIMING-04, PCR-TIMING-05, PCR-TIMING-08: technology, extra
    action, tile, its action and a step up."""
    table = everything()
    ways = orders(TECHNOLOGY, BUY, EXTRA, TILE, ACTION, UP)
    assert len(ways) == 180
    first = outcome(table, ways[0])
    assert first["goods"] == {"gold": 1, "stone": 1, "egg": 3, "vp": 2} | dict.fromkeys(
        ("silver", "goldwindow", "red", "blue"), 0
    )
    assert all(outcome(table, way) == first for way in ways)


def test_all_that_floats_in_many_orders() -> None:
    """PCR-TIMING-01, PCR-TIMING-07, PCR-TIMING-09, PCR-CRANE-04: with a sideways move, the crane's bonus and both
    effects of a street space among them."""
    table = everything()
    table.player().quarries = 5
    things = [TECHNOLOGY, BUY, EXTRA, TILE, ACTION, UP, BONUS, SIDE, FREE, EGG]
    rng = random.Random(4)
    ways: set[tuple[tuple[str, ...], ...]] = set()
    while len(ways) < 200:
        rng.shuffle(things)
        if all(things.index(a) < things.index(b) for a, b in ORDER):
            ways.add(tuple(things))
    seen = [outcome(table, way) for way in sorted(ways)]
    assert seen[0]["quarries"] == 7
    assert all(shown == seen[0] for shown in seen)


@pytest.mark.parametrize("when", ["first", "between", "last"])
def test_a_refresh_before_and_after_the_tile(when: str) -> None:
    """PCR-TIMING-04, PCR-TIMING-05."""
    refresh = ("refresh:wall", "pay:gold", "out:bread-ration", "out:day-labour")
    steps = {
        "first": (*refresh, *TILE, *ACTION),
        "between": (*TILE, *refresh, *ACTION),
        "last": (*TILE, *ACTION, *refresh),
    }
    table = crane_with(7).row("wall", "bread-ration", "day-labour", "arrow-loops", "masons-lodge").do(*steps[when])
    assert table.goods() == {"gold": 2, "stone": 2}
    assert {"bread-ration", "day-labour"}.isdisjoint(table.game.rows.rows["wall"][:2])


def test_the_turn_does_not_end_before_tile_and_action() -> None:
    """PCR-TIMING-06: whatever else is done."""
    table = everything().do(*TECHNOLOGY, *BUY, *EXTRA)
    table.refuses("end-turn", "PCR-TIMING-06")
    table.do(*TILE).refuses("end-turn", "PCR-TIMING-06")


def test_sideways_moves_wait_within_the_turn() -> None:
    """PCR-TIMING-07: of a wall's icon; made later in the turn, or at its end."""
    for steps in (("side:wall", "end-turn"), ("end-turn",)):
        table = Table().give(gold=2, stone=2).row("wall", "rubble-core").took("crane-tile-1")
        table.do("act:wall", "lay:wall-0:0")
        assert (table.player().wall.column, table.choices("side:")) == (0, ["wall"])
        table.do(*steps)
        assert (table.player().wall.column, table.game.turn.seat) == (1, 1)


@pytest.mark.parametrize("when", [0, 1, 2, 3])
def test_steps_up_at_any_moment(when: int) -> None:
    """PCR-TIMING-08: also several in one turn."""
    steps = ["tile:crane-tile-1", "act:mines", "plus-one"]
    places = {0: 0, 1: 1, 2: 3, 3: 3}
    table = crane_with(7).give(silver=2 + 2 * (when == 3), gold=3, stone=3)
    steps[places[when] : places[when]] = ["up:wall"] * (2 if when == 3 else 1)
    table.do(*steps)
    assert table.player().wall.row == (3 if when == 3 else 2)


@pytest.mark.parametrize("order", [("road-free", "road-egg"), ("road-egg", "road-free")])
def test_road_effects_in_any_order(order: tuple[str, str]) -> None:
    """PCR-TIMING-09: on space II the point-buying effect and the egg effect."""
    table = Table().give(gold=1, egg=1).took("crane-tile-5")
    table.player().road, table.player().tech = 1, 6
    table.do("act:road")
    pays = {"road-free": "pay:gold", "road-egg": "pay:egg"}
    for which in order:
        table.do(which, pays[which])
    assert (table.goods(), table.player().tech) == ({"stone": 2, "vp": 4, "goldwindow": 1}, 7)


def test_nothing_before_its_price() -> None:
    """PCR-TIMING-10: a step up, an extra action, a seal, a street effect, a refresh."""
    table = Table().give(gold=0, stone=0, silver=1, goldwindow=1).took("crane-tile-5")
    table.player().road, table.player().rights = 1, 1
    table.do("act:road")
    table.give(silver=1, goldwindow=0)
    for choice in ("up:wall", "buy:goldwindow2", "seal:seal-gold", "road-free", "road-egg", "refresh:wall"):
        table.refuses(choice)


def test_a_red_tile_is_paid_for_first() -> None:
    """PCR-TIMING-11: the gold is gone before its action and bonus can be had."""
    table = crane_with(3).give(gold=0).row("wall", "bread-ration")
    table.refuses("tile:crane-tile-1", "PCR-CRANE-08")
    table.give(gold=1).do("tile:crane-tile-1")
    assert [entry["k"] for entry in table.game.log][-2:] == ["pay", "tile"]
    assert table.goods() == {"stone": 2}


@pytest.mark.parametrize(
    ("row", "tile", "technology", "seen"),
    [("wall", "carved-postern", "lime-slaking", "red"), ("building", "zderaz-hospice", "scaffolding", "egg")],
)
def test_a_tile_of_a_row_is_paid_for_first(row: str, tile: str, technology: str, seen: str) -> None:
    """PCR-TIMING-12: while the payment is asked for, nothing of the tile has been gained."""
    table = Table().give(gold=9, stone=9).row(row, tile).technology(technology)
    table.row(row, tile).took("crane-tile-1" if row == "wall" else "crane-tile-3").do(f"act:{row}")
    assert (table.ask, table.goods()) == ("pay", {"gold": 9, "stone": 9})
    table.do(table.legal[0])
    kinds = [(entry["k"], entry.get("what")) for entry in table.game.log]
    paid = next(i for i, (kind, _) in enumerate(kinds) if kind == "pay")
    assert paid < kinds.index(("gain", seen))

    cheap = Table().give(gold=0, stone=2 if row == "wall" else 1).row(row, tile)
    assert f"act:{row}" not in cheap.took("crane-tile-1" if row == "wall" else "crane-tile-3").legal


def test_delays_end_with_the_turn() -> None:
    """PCR-TIMING-13: an offer of the crane lapses; a technology of level I waits for the owner's next turn."""
    table = crane_with(4).give(gold=9).row("wall", "surveyed-line").do("tile:crane-tile-1")
    table.player().wealth.clear()
    table.do(
        "act:wall",
        fate=["hex:rubble-core", "technology:ore-carting", "technology:stone-broking", "technology:lime-slaking"],
    )
    table.do("keep:ore-carting", "lay:wall-0:0").give(goldwindow=2)
    table.do("buy:goldwindow2", "extra:mines", "produce")
    assert table.player().goods["stone"] == 0, "not in the turn in which it is gained"
    table.do("end-turn")
    assert table.player().goods["egg"] == 0
    finish_turn(table)
    table.give(gold=0, stone=0).took("crane-tile-1").do("act:mines", "plus-one")
    assert table.player().goods["stone"] == 1


def test_worked_road_and_technology() -> None:
    """PCR-TIMING-14: the technology's two eggs come before the egg effect and pay for it."""
    table = Table().give(egg=0).technology("egg-glazing").took("crane-tile-5").do("act:road")
    table.refuses("road-egg")
    table.do("technology:egg-glazing", "road-egg", "pay:egg", "option:2", "road-free", "option:1")
    assert (table.goods(), table.player().mines) == ({"gold": 2, "stone": 3, "egg": 1, "vp": 2}, 5)


def test_worked_refresh_then_red_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """PCR-TIMING-15: 2 gold, 0 stone, a red tile for 2 gold; the refresh has cost one of them."""
    monkeypatch.setitem(POSITION_BILL, 2, {"gold": 2})
    table = crane_with(2).give(gold=2, stone=0).row("wall", "bread-ration", "day-labour", "arrow-loops", "masons-lodge")
    assert "tile:crane-tile-1" in table.legal
    table.do("refresh:wall", "out:bread-ration", "out:day-labour")
    assert table.goods() == {"gold": 1}
    table.refuses("tile:crane-tile-1", "PCR-CRANE-08")


def test_worked_refresh_without_means() -> None:
    """PCR-TIMING-16: 0 gold and 0 stone, though the slot of a tile would bring one."""
    table = crane_with(7).give(gold=0, stone=0)
    table.refuses("refresh:wall", "PCR-REFRESH-03")
    table.do("tile:crane-tile-1").refuses("refresh:wall", "PCR-REFRESH-03")
    assert "refresh:wall" in table.do("bonus").legal
