"""The game alone."""

import pytest

from orloj.engine.game import legal
from orloj.games.caput.components.city import PLAZAS_FOR
from orloj.games.caput.scoring import good, total, winners
from tests.caput.table import RULES, Table
from tests.caput.test_setup import fresh
from tests.caput.turns import crane_with, finish_turn

DONE = ("act:mines", "plus-one")


def positions(table: Table) -> dict[str, int]:
    """Tile -> its position."""
    return {tile: spot.position for tile, spot in table.game.crane.tiles.items()}


def test_set_up_as_for_two() -> None:
    """PCR-SOLO-01: crane, plazas and neutral buildings; but one player."""
    alone, two = fresh(1), fresh(2)
    assert (alone.crane.box, list(alone.city.plazas), list(alone.city.sites)) == (
        two.crane.box,
        list(two.city.plazas),
        list(two.city.sites),
    )
    assert PLAZAS_FOR[1] == PLAZAS_FOR[2]
    assert len(alone.players) == 1


def test_the_human_begins() -> None:
    """PCR-SOLO-02: whatever the seed."""
    for seed in range(5):
        game = fresh(1, seed)
        assert game.decider == 0
        assert RULES.view(game, 0)["turn"]["number"] == 1


def test_the_opponent_moves_after_every_turn() -> None:
    """PCR-SOLO-03, PCR-SOLO-12: sixteen turns each, in turn."""
    table = Table(seats=1)
    for turn in range(16):
        assert (table.game.turn.number, len(table.log("opponent"))) == (2 * turn + 1, turn)
        finish_turn(table)
    assert (len(table.log("opponent")), table.game.stack) == (16, [])


def test_era_two_comes_after_round_eight() -> None:
    """PCR-SOLO-12: after the opponent's turn of it."""
    table = Table(seats=1)
    for _ in range(8):
        assert table.game.rows.era == 1
        finish_turn(table)
    assert (table.game.rows.era, table.game.turn.number) == (2, 17)
    kinds = [entry["k"] for entry in table.game.log]
    assert kinds[: kinds.index("era")].count("opponent") == 8


@pytest.mark.parametrize(
    ("others", "taken"),
    [((2, 3, 4, 5, 7), "crane-tile-6"), ((9, 3, 4, 5, 7), "crane-tile-2"), ((9, 11, 4, 8, 7), "crane-tile-3")],
)
def test_the_opponent_takes_the_tile_farthest_ahead(others: tuple[int, ...], taken: str) -> None:
    """PCR-SOLO-04, PCR-SOLO-05: in green, in blue, in blue the farthest."""
    names = [f"crane_tile_{n}" for n in range(2, 7)]
    table = crane_with(6, seats=1).crane(10, **dict(zip(names, others, strict=True)))
    table.do("tile:crane-tile-1", *DONE, "end-turn")
    assert [entry["what"] for entry in table.log("opponent")] == [taken]
    assert positions(table)[taken] == 1


def test_a_tile_with_the_token_counts_by_its_position() -> None:
    """PCR-SOLO-13: in green it is behind a tile in blue."""
    table = crane_with(6, seats=1).crane(10, crane_tile_2=8, crane_tile_3=5)
    table.game.edit_crane().tiles["crane-tile-3"].five = True
    table.refresh().do("tile:crane-tile-1", *DONE, "end-turn")
    assert table.log("opponent")[-1]["what"] == "crane-tile-2"


@pytest.mark.parametrize(("box", "steps"), [(9, [1, 1]), (10, [1, 1]), (11, [1, 2]), (12, [2, 1])])
def test_the_tile_returns_by_the_usual_rules(box: int, steps: list[int]) -> None:
    """PCR-SOLO-06: the wheel turns for both, past the sector by two."""
    table = crane_with(6, box, seats=1).do("tile:crane-tile-1", *DONE, "end-turn")
    assert [entry["steps"] for entry in table.log("wheel")] == steps
    assert positions(table)[table.log("opponent")[-1]["what"]] == 1


def test_a_tile_pushed_out_is_no_longer_ahead() -> None:
    """PCR-SOLO-06, PCR-SOLO-13: pushed past blue by one's own turn it lies in green, behind one in blue."""
    table = crane_with(6, 8, seats=1).crane(8, crane_tile_2=11, crane_tile_3=12)
    table.do("tile:crane-tile-1", *DONE, "end-turn")
    assert [entry["what"] for entry in table.log("overflow")] == ["crane-tile-3"]
    assert table.log("opponent")[-1]["what"] == "crane-tile-2"
    assert table.game.crane.tiles["crane-tile-3"].five


def test_the_opponent_does_nothing_else() -> None:
    """PCR-SOLO-07, PCR-SOLO-08, PCR-SOLO-09: it pays, gains and takes nothing; only the crane has moved."""
    table = crane_with(6, seats=1).do("tile:crane-tile-1", *DONE)
    before = RULES.view(table.game.clone(), None)
    table.game.log.clear()
    table.do("end-turn")
    after = RULES.view(table.game, None)
    kinds = [entry["k"] for entry in table.game.log]
    first = kinds.index("opponent")
    assert set(kinds[first:]) == {"opponent", "wheel", "turn"}
    same = [part for part in before if part not in ("turn", "crane", "players", "waiting")]
    assert {part: after[part] for part in same} == {part: before[part] for part in same}
    assert list(after["players"]) == ["0"]


def test_the_opponent_pays_nothing_in_red() -> None:
    """PCR-SOLO-07: the last tile left lies there and is taken for nothing."""
    table = crane_with(6, seats=1)
    for n in range(3, 7):
        del table.game.edit_crane().tiles[f"crane-tile-{n}"]
    table.crane(crane_tile_2=3).give(gold=0).do("tile:crane-tile-1", *DONE)
    table.do("end-turn")
    assert table.log("opponent")[-1]["what"] == "crane-tile-2"
    assert (table.log("pay"), table.goods()["gold"]) == ([], 1)


def with_points(points: int) -> Table:
    """A game alone that has just ended, brought to a total."""
    table = Table(seats=1)
    for _ in range(16):
        finish_turn(table)
    table.player().goods["vp"] += points - total(table.game, table.player())
    return table


@pytest.mark.parametrize(("points", "is_good"), [(139, False), (140, False), (141, True)])
def test_worked_good_score(points: int, is_good: bool) -> None:
    """PCR-SOLO-10, PCR-SOLO-14: more than 140 points."""
    table = with_points(points)
    assert RULES.view(table.game, None)["scores"]["0"]["total"] == points
    assert RULES.view(table.game, None)["good"] is is_good
    assert RULES.catalogue()["setup"]["solo"]["good_score"] == 140


def test_nobody_wins_or_loses() -> None:
    """PCR-SOLO-11: one score, no winner, however high; with others at the table there is no good score."""
    table = with_points(200)
    scores = RULES.scores(table.game)
    assert scores is not None
    assert [(score["seat"], score["total"], score["winner"]) for score in scores] == [(0, 200, False)]
    assert winners(table.game) == []
    assert legal(table.game) == ()
    assert good(Table(seats=2).game) is None


def test_worked_opponent() -> None:
    """PCR-SOLO-15: tiles in red and green alone; the one closest to blue ends at the start of red."""
    table = crane_with(1, seats=1)
    table.crane(10, crane_tile_2=2, crane_tile_3=3, crane_tile_4=4, crane_tile_5=5, crane_tile_6=6)
    table.do("tile:crane-tile-1", *DONE, "end-turn")
    assert table.log("opponent")[-1]["what"] == "crane-tile-6"
    assert positions(table)["crane-tile-6"] == 1
    assert positions(table)["crane-tile-1"] == 2
