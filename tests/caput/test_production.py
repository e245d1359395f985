"""Production tokens."""

import pytest

from tests.caput.table import RULES, Table
from tests.caput.turns import MANAGING, finish_turn, managing

TOKEN_AT = {"mines": 6, "quarries": 5}
FIELD = {"mines": "mine_token", "quarries": "quarry_token"}
GOOD = {"mines": "gold", "quarries": "stone"}
both = pytest.mark.parametrize("track", ["mines", "quarries"])


def earned(track: str, token: str) -> Table:
    """Seat 0 has just reached the marked space of a track by +1 and taken a token for it."""
    return managing(track, TOKEN_AT[track] - 1, "plus-one", f"token:{token}")


def again(table: Table, track: str, choice: str, **goods: int) -> dict[str, int]:
    """The goods after another turn in which seat 0 manages a track."""
    table.turn(0).give(gold=0, stone=0, vp=0, **goods)
    return table.took(MANAGING[track]).do(f"act:{track}", choice).goods()


@both
def test_one_of_the_tokens_at_the_river_is_chosen(track: str) -> None:
    """PCR-PROD-01, PCR-PROD-02, PCR-PROD-10: any of the eight; it is then nobody else's."""
    table = managing(track, TOKEN_AT[track] - 1, "plus-one")
    assert len(table.choices("token:")) == 8
    table.do("token:token-stone")
    assert "token-stone" not in RULES.view(table.game, 1)["tokens"]
    other = {"mines": "quarries", "quarries": "mines"}[track]
    setattr(table.player(1), other, TOKEN_AT[other] - 1)
    table.turn(1).took(MANAGING[other]).do(f"act:{other}", "plus-one")
    assert len(table.choices("token:")) == 7
    table.refuses("token:token-stone")


@both
def test_the_token_lies_left_of_everything_on_its_own_track(track: str) -> None:
    """PCR-PROD-03: on the track that earned it, where the marker of that moment is to its right."""
    table = earned(track, "token-book")
    shown = RULES.view(table.game, None)["players"]["0"]
    assert [shown["mine_token"], shown["quarry_token"]] == (
        ["token-book", None] if track == "mines" else [None, "token-book"]
    )
    again(table, track, "produce")
    assert table.player().uni == 1


@pytest.mark.parametrize(
    ("token", "gain"),
    [
        ("token-crown-1", {"vp": 2}),
        ("token-crown-2", {"vp": 2}),
        ("token-crown-gold", {"vp": 1, "gold": 1}),
        ("token-crown-stone", {"vp": 1, "stone": 1}),
        ("token-gold", {"gold": 1}),
        ("token-stone", {"stone": 1}),
        ("token-window", {"silver": 1}),
        ("token-book", {}),
    ],
)
@both
def test_every_later_production_of_the_track_brings_the_tokens_bonus(
    track: str, token: str, gain: dict[str, int]
) -> None:
    """PCR-PROD-04, PCR-PROD-13: again and again, beside the good and the bonuses of the track."""
    table = earned(track, token)
    own = {"gold": 5, "vp": 1} if track == "mines" else {"stone": 4, "vp": 1}
    expected = {good: own.get(good, 0) + gain.get(good, 0) for good in own | gain}
    for times in (1, 2):
        assert again(table, track, "produce", silver=0) == expected
        assert table.player().uni == (times if token == "token-book" else 0)


def test_a_token_works_for_its_own_track_alone() -> None:
    """PCR-PROD-05, PCR-PROD-06."""
    table = earned("mines", "token-crown-stone")
    assert again(table, "quarries", "produce") == {"stone": 2}
    table = earned("quarries", "token-crown-gold")
    assert again(table, "mines", "produce") == {"gold": 3}


@both
def test_plus_one_and_taking_the_token_bring_no_bonus(track: str) -> None:
    """PCR-PROD-07, PCR-PROD-08."""
    table = earned(track, "token-window")
    assert table.goods() == {GOOD[track]: 1}
    assert again(table, track, "plus-one") == {GOOD[track]: 1}


@both
def test_a_track_earns_one_token(track: str) -> None:
    """PCR-PROD-09: none at the later spaces, nor on a full track."""
    table = earned(track, "token-gold")
    for _ in range(5):
        again(table, track, "plus-one")
        assert table.ask == "turn"
    assert getattr(table.player(), FIELD[track]) == "token-gold"
    assert len(table.game.supply.tokens) == 7


def test_the_token_is_earned_however_the_marker_moves() -> None:
    """PCR-PROD-11: by a technology, by a street space, by a building."""
    table = Table().technology("shaft-sinking")
    table.player().mines, table.player().quarries = 5, 4
    table.do("technology:shaft-sinking")
    assert (table.ask, table.context) == ("token", {"track": "mines"})
    table.do("token:token-gold")
    assert (table.ask, table.context) == ("token", {"track": "quarries"})
    table.do("token:token-stone")
    assert table.goods() == {"gold": 2, "stone": 2, "vp": 1}

    table = Table().give(egg=1).took("crane-tile-5")
    table.player().mines = 5
    table.do("act:road", "road-egg", "pay:egg", "option:2")
    assert (table.ask, table.context) == ("token", {"track": "mines"})

    table = Table().row("building", "ungelt-court").took("crane-tile-3")
    table.player().quarries = 4
    table.do("act:building")
    assert (table.ask, table.context) == ("token", {"track": "quarries"})


def test_worked_token() -> None:
    """PCR-PROD-14: a mine token of 1 silver window, 0 gold and 6 mines."""
    table = managing("mines", 7)
    table.player().mine_token = "token-window"
    assert table.do("produce").goods() == {"gold": 6, "silver": 1, "vp": 1}
    assert again(table, "quarries", "produce", silver=0) == {"stone": 2}


def test_the_token_stays_for_the_whole_game() -> None:
    """PCR-PROD-04: "from now on", in the next turn of its owner as well."""
    table = finish_turn(finish_turn(earned("mines", "token-window")))
    assert table.game.turn.seat == 0
    table.give(gold=0, stone=0, silver=0, vp=0).took("crane-tile-1").do("act:mines", "produce")
    assert table.goods() == {"gold": 5, "silver": 1, "vp": 1}
