"""Seals."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from orloj.games.caput.scoring import final_points
from tests.caput.table import RULES, Table
from tests.caput.turns import finish_turn, managing

COST = {
    "seal-gold": {"silver": 2},
    "seal-stone": {"silver": 2},
    "seal-plain": {},
    "seal-pair": {"silver": 1},
    "seal-learning": {"egg": 1},
}


def with_rights(n: int = 1, **goods: int) -> Table:
    """Seat 0 has earned seal claims in an earlier turn and has nothing but the goods given."""
    table = Table().give(**({"gold": 0, "stone": 0} | goods))
    table.player().rights = n
    return table.refresh()


def test_five_seals_lie_unclaimed() -> None:
    """PCR-SEAL-01, PCR-SETUP-25."""
    assert RULES.view(Table().game, None)["seals"] == dict.fromkeys(COST)


def test_each_track_earns_one_claim_and_a_player_two_seals() -> None:
    """PCR-SEAL-02, PCR-SEAL-03, PCR-SEAL-13: one at the end of each track; there is no third."""
    table = managing("mines", 8, "plus-one", silver=9, egg=9)
    assert table.player().rights == 1
    table.player().quarries = 7
    table.turn(0).took("crane-tile-3").do("act:quarries", "plus-one")
    assert table.player().rights == 2
    table.do("seal:seal-plain", "seal:seal-pair")
    for tile, track in (("crane-tile-1", "mines"), ("crane-tile-3", "quarries")):
        table.turn(0).took(tile).do(f"act:{track}", "plus-one")
        table.refuses("seal:seal-learning", "PCR-SEAL-04")
    assert table.player().seals == ["seal-plain", "seal-pair"]


def test_no_claim_without_an_unused_right() -> None:
    """PCR-SEAL-04: none earned; the only one used."""
    Table().give(silver=2, egg=1).refuses("seal:seal-plain", "PCR-SEAL-04")
    with_rights(1, silver=2).do("seal:seal-plain").refuses("seal:seal-gold", "PCR-SEAL-04")


def test_a_claim_may_be_used_at_once_or_kept() -> None:
    """PCR-SEAL-05: in the turn that earns it, or in a later one, at any moment of it."""
    assert "seal:seal-plain" in managing("mines", 8, "plus-one").legal
    table = managing("mines", 8, "plus-one").do("end-turn")
    for _ in range(3):
        finish_turn(table)
    assert (table.game.turn.seat, table.game.turn.tile) == (0, "")
    assert table.do("seal:seal-plain").player().seals == ["seal-plain"]


def test_a_kept_claim_is_not_used_in_anothers_turn() -> None:
    """PCR-SEAL-06, PCR-TURN-08: neither by its owner nor by the player whose turn it is."""
    table = with_rights(1).turn(1)
    match = Match(RULES, table.game, b"", 0, table.game)
    with pytest.raises(Refused) as caught:
        match.choose(0, "seal:seal-plain")
    assert (caught.value.code, caught.value.clause) == ("not-your-turn", "PCR-TURN-08")
    table.refuses("seal:seal-plain", "PCR-SEAL-04")


@pytest.mark.parametrize("seal", COST)
def test_claiming_costs_what_the_seal_shows(seal: str) -> None:
    """PCR-SEAL-07: two windows, one, an egg, or nothing; PCR-SEAL-09: a cube on it; PCR-SEAL-11: nothing gained."""
    table = with_rights(1, silver=3, egg=3, gold=1, stone=1).do(f"seal:{seal}")
    paid = {"silver": 3 - COST[seal].get("silver", 0), "egg": 3 - COST[seal].get("egg", 0)}
    assert table.goods() == {"gold": 1, "stone": 1} | paid
    assert RULES.view(table.game, None)["seals"] == dict.fromkeys(COST) | {seal: 0}
    assert table.player().rights == 0


@pytest.mark.parametrize(
    ("seal", "goods"),
    [
        ("seal-gold", {"silver": 1, "egg": 9, "gold": 9}),
        ("seal-stone", {"silver": 1, "egg": 9, "goldwindow": 9}),
        ("seal-pair", {"gold": 9, "stone": 9, "egg": 9}),
        ("seal-learning", {"gold": 9, "silver": 9}),
    ],
)
def test_a_seal_that_cannot_be_paid_for(seal: str, goods: dict[str, int]) -> None:
    """PCR-SEAL-08."""
    with_rights(1, **goods).refuses(f"seal:{seal}", "PCR-SEAL-08")


def test_a_claimed_seal_is_nobody_elses() -> None:
    """PCR-SEAL-10: nor can its owner claim it again."""
    table = with_rights(2).do("seal:seal-plain")
    table.refuses("seal:seal-plain", "PCR-SEAL-10")
    table.player(1).rights = 1
    table.turn(1).refuses("seal:seal-plain", "PCR-SEAL-10")


@pytest.mark.parametrize(
    ("seal", "points"),
    [("seal-gold", 10), ("seal-stone", 6), ("seal-plain", 6), ("seal-pair", 9), ("seal-learning", 4)],
)
def test_seals_score_at_the_end(seal: str, points: int) -> None:
    """PCR-SEAL-11, PCR-SEAL-15: with 5 gold, 3 stone and 2 technologies."""
    table = with_rights(1, silver=2, egg=1, gold=5, stone=3).technology("paymastery", "lime-slaking")
    assert final_points(table.game, table.player())["abilities"] == 0
    table.do(f"seal:{seal}")
    assert (final_points(table.game, table.player())["abilities"], table.player().goods["vp"]) == (points, 0)


def test_an_unused_claim_scores_nothing() -> None:
    """PCR-SEAL-12."""
    none, two = with_rights(0, gold=5), with_rights(2, gold=5)
    assert final_points(two.game, two.player()) == final_points(none.game, none.player())


def test_five_seals_claimed() -> None:
    """PCR-SEAL-14: a fourth player reaches the end of a track and finds none."""
    table = Table(seats=4)
    for seal, seat in zip(COST, (0, 0, 1, 1, 2), strict=True):
        table.game.edit_supply().seals[seal] = seat
    table.player(3).mines = 8
    table.give(3, silver=2, egg=1).turn(3).took("crane-tile-1").do("act:mines", "plus-one")
    assert (table.player(3).rights, table.choices("seal:")) == (1, [])
    for seal in COST:
        table.refuses(f"seal:{seal}", "PCR-SEAL-10")
