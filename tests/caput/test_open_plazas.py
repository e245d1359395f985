"""Plazas that stay open to the end (PCR-SCORE-02 to PCR-SCORE-08)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.plazas import PLAZA_TILES
from tests.caput.ending import finish, last_turn
from tests.caput.table import RULES, Table

P2 = ("2,0", "3,1", "4,0")
CUBES = ("stone-bell-house", "assay-house", "havel-stalls")


def plaza(tile: str, *claims: int, seats: int = 2) -> Table:
    """Plaza P2 of three sites bears a tile; the seats have claimed some of its sites and hold nothing else."""
    table = Table(seats)
    for seat in range(seats):
        table.give(seat, gold=0, stone=0)
    table.game.edit_city().plazas["P2"] = tile
    for site, building, seat in zip(P2, CUBES, claims, strict=False):
        table.built(site, building, seat=seat)
    return table


def test_every_claimant_gets_the_lower_reward_once() -> None:
    """PCR-SCORE-02, PCR-SCORE-03, PCR-SCORE-04: 2 cubes against 1 and still a site open: 4 points each, once."""
    table = plaza("fruit-market")
    table.game.edit_city().plazas["P4"] = "glass-market"
    table.built("1,0", "assay-house", 0).built("0,1", "havel-stalls", 0).built("-1,1", "stone-bell-house", 1)
    scores = finish(table)
    assert [scores[seat]["plazas"] for seat in (0, 1)] == [4, 4]
    assert [table.goods(seat) for seat in (0, 1)] == [{"vp": 4}, {"gold": 1, "vp": 4}]


def test_without_a_claim_there_and_no_claims_at_all() -> None:
    """PCR-SCORE-06: neither the third player, nor anybody for a neutral building or one without a cube."""
    table = plaza("glass-market", 0, seats=3).built("3,1", "carolinum", seat=1)
    scores = finish(table)
    assert [scores[seat]["plazas"] for seat in range(3)] == [4, 0, 0]


def test_a_plaza_resolved_in_play_gives_nothing_more() -> None:
    """PCR-SCORE-07: its last site built on in the last turn, its claimants paid then, not again."""
    table = plaza("glass-market", 0, 0).turn(1, 32).give(1, gold=4).row("building", "bethlehem-yard")
    table.took("crane-tile-3").do("act:building", "lay:4,0:0")
    assert table.game.city.resolved == ["P2"]
    table.do("plaza:lower")
    paid = [table.goods(seat) for seat in (0, 1)]
    assert paid == [{"silver": 2, "vp": 4}, {"vp": 5 + 4}], "both for the majority"
    table.do("end-turn")
    scores = RULES.scores(table.game)
    assert scores is not None
    assert [score["categories"]["plazas"] for score in scores] == [0, 0]
    assert [table.goods(seat) for seat in (0, 1)] == paid


LOWER = {
    # tile -> goods by its lower reward, worked out from plazas.toml
    "linhart-market": {"gold": 2},
    "fruit-market": {"vp": 3},
    "great-square": {"vp": 2, "blue": 1},
    "coal-market": {"gold": 1, "vp": 1},
    "glass-market": {"vp": 4},
    "horse-market": {"vp": 3},
    "poultry-market": {"blue": 1},
    "cattle-market": {"stone": 2},
    "salt-market": {"red": 1},
    "hay-market": {"silver": 1, "vp": 1},
    "fish-market": {"egg": 1},
}


@pytest.mark.parametrize("tile", PLAZA_TILES)
def test_what_each_tile_gives_in_the_end(tile: str) -> None:
    """PCR-SCORE-02: the lower half; its points count for the plazas."""
    table = plaza(tile, 0)
    scores = finish(table)
    assert table.goods() == LOWER[tile]
    assert scores[0]["plazas"] == LOWER[tile].get("vp", 0)


@pytest.mark.parametrize(
    ("tile", "category", "points"),
    [
        ("poultry-market", "tokens", 3),  # a blue token in a Hunger Wall column worth 3
        ("salt-market", "tokens", 2),  # a red one in a Cathedral column worth 2
        ("fish-market", "eggs", 1),
        ("linhart-market", "abilities", 4),  # 2 gold under the gold seal
        ("cattle-market", "abilities", 0),
    ],
)
def test_what_they_give_counts_in_the_steps_that_follow(tile: str, category: str, points: int) -> None:
    """PCR-SCORE-01, PCR-SCORE-08."""
    table = plaza(tile, 0)
    table.player().wall.column, table.player().cath.column = 5, 3
    table.player().seals.append("seal-gold")
    assert finish(table)[0][category] == points


def test_windows_given_by_a_plaza_cannot_be_spent() -> None:
    """PCR-SCORE-05: no turn is left, the game is over."""
    table = plaza("hay-market", 0)
    table.give(silver=1)
    finish(table)
    assert table.goods() == {"silver": 2, "vp": 1}
    assert table.legal == []


def test_a_wealth_bonus_of_a_plaza_is_still_decided() -> None:
    """PCR-SCORE-05, PCR-SCORE-08: the sixth gold brings a technology step, and a technology that counts."""
    table = plaza("linhart-market", 0).give(gold=4)
    last_turn(table).do("end-turn")
    assert (table.ask, table.decider) == ("technology", 0)
    table.do(table.legal[0])
    assert table.decider is None
    assert (table.player().tech, len(table.player().technologies)) == (1, 1)
