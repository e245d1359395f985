"""The four Workers and where they may stand (PU-WRK, PU-SYM-01, PU-SYM-03)."""

import pytest

from orloj.games.unseen.state import HAND
from tests.unseen.table import Table

TYPES = ("vodnik", "golem", "horned", "robot")


def test_each_player_has_one_worker_of_each_type() -> None:
    """PU-WRK-01, PU-WRK-06: all four on the player board at the start."""
    for seat in range(4):
        assert Table().player(seat).workers == dict.fromkeys(TYPES, HAND)


@pytest.mark.parametrize("worker", TYPES)
@pytest.mark.parametrize("hood", TYPES)
def test_any_worker_goes_to_any_neighborhood(worker: str, hood: str) -> None:
    """PU-WRK-02."""
    table = Table().do(f"place:{worker}", f"square:{hood}")
    assert table.player().workers[worker] == f"square:{hood}"


@pytest.mark.parametrize("worker", TYPES)
def test_a_universal_symbol_accepts_every_type(worker: str) -> None:
    """PU-WRK-03, PU-SYM-03."""
    table = Table().stand(0, worker, "golem").card("golem-left", "old-town-hall").go_in(worker, "golem-left")
    assert table.player().workers[worker] == "card:golem-left"


@pytest.mark.parametrize(
    ("card", "type_"),
    [("strahov", "golem"), ("devils-stream", "horned"), ("tram-shed", "robot"), ("sova-mills", "vodnik")],
)
def test_a_type_is_accepted_alone(card: str, type_: str) -> None:
    """PU-WRK-03, PU-SYM-03: the Building that shows a type refuses the other three."""
    for worker in TYPES:
        table = Table().stand(0, worker, "golem")
        for place in ("golem-left", "golem-middle", "golem-right"):
            table.card(place, card)
        assert (f"enter:{worker}" in table.legal) == (worker == type_)
        if worker != type_:
            table.card("golem-left", "old-town-hall").card("golem-middle", "coal-market").do(f"enter:{worker}")
            assert table.refused("card:golem-right") == "PU-ENTER-05"


def test_a_square_holds_one_worker_of_a_player() -> None:
    """PU-WRK-04, PU-SYM-01."""
    table = Table().stand(0, "vodnik", "golem").do("place:robot")
    assert table.refused("square:golem") == "PU-PLACE-03"


def test_players_share_a_square() -> None:
    """PU-WRK-04, PU-SYM-01: all four players may stand on one."""
    table = Table(seats=4)
    for seat in range(4):
        table.turn(seat).do("place:robot", "square:golem")
    assert table.hood("golem").square == ["robot"] * 4


def test_three_placements_an_era_at_most() -> None:
    """PU-WRK-05: three, the fourth Worker may only Bench; a Worker that entered a Building does not come back."""
    table = Table().card("vodnik-left", "coal-market")
    for worker, hood in (("robot", "golem"), ("golem", "horned"), ("horned", "vodnik")):
        table.turn(0).do(f"place:{worker}", f"square:{hood}").finish()
    assert table.turn(0).refused("place:vodnik") == "PU-PLACE-01"
    table.go_in("horned", "vodnik-left").finish()
    assert table.turn(0).refused("place:vodnik") == "PU-PLACE-01"
    table.refused("place:horned")
