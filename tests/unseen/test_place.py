"""Placing a Worker (PU-PLACE)."""

import pytest

from orloj.games.unseen.view import view
from tests.unseen.dealing import holdings
from tests.unseen.table import Table

TYPES = ("vodnik", "golem", "horned", "robot")
HOME = {"vodnik": "fish", "golem": "book", "horned": "beer", "robot": "cog"}


def table_for(hood: str, **goods: int) -> Table:
    """Seat 0 to move, with the Witch in the next Neighborhood to the one a test is about."""
    return Table().witch(TYPES[TYPES.index(hood) - 1]).give(**goods)


def test_the_last_worker_on_the_board_is_not_placed() -> None:
    """PU-PLACE-01, PU-PLACE-02, PU-PLACE-11: 1 on the board, 3 on Squares; Enter and Bench stay legal."""
    table = table_for("golem").card("golem-left", "coal-market")
    for worker, hood in (("vodnik", "golem"), ("golem", "horned"), ("horned", "robot")):
        table.stand(0, worker, hood)
    assert table.refused("place:robot") == "PU-PLACE-01"
    assert {"enter:vodnik", "bench"} <= set(table.legal)


def test_the_last_but_one_may_be_placed() -> None:
    """PU-PLACE-01: the ban is on exactly one Worker left, wherever the others are."""
    table = table_for("golem").stand(0, "vodnik", "golem")
    table.player().workers["golem"] = "laid:robot"
    assert table.refresh().choices("place:") == ["horned", "robot"]


def test_only_workers_on_the_player_board_are_placed() -> None:
    """PU-PLACE-03: not one that stands on a Square or in a Building, or lies beside a Square."""
    table = table_for("golem").stand(0, "vodnik", "golem").inside(0, "golem", "golem-left")
    assert table.choices("place:") == ["horned", "robot"]
    for worker in ("vodnik", "golem"):
        table.refused(f"place:{worker}")


def test_a_square_with_an_own_worker_is_refused() -> None:
    """PU-PLACE-03, PU-PLACE-12: the Vodnik stands on the Golem Square: no Robot there, but another player's Robot."""
    table = table_for("golem").stand(0, "vodnik", "golem").do("place:robot")
    assert table.refused("square:golem") == "PU-PLACE-03"
    table = table_for("golem").stand(0, "vodnik", "golem").turn(1).do("place:robot", "square:golem")
    assert table.hood("golem").square[:2] == ["vodnik", "robot"]


def test_a_worker_lying_beside_the_square_is_not_in_the_way() -> None:
    """PU-PLACE-03, by R40."""
    table = table_for("golem")
    table.player().workers["vodnik"] = "laid:golem"
    table.hood("golem").laid.append("0-vodnik")
    assert "golem" in table.refresh().do("place:robot").choices("square:")


def test_witch_then_reward_then_minigame() -> None:
    """PU-PLACE-04: the Witch's Beer before the Square's Cog, both before the Clock moves."""
    table = Table().witch("robot").do("place:vodnik", "square:robot")
    assert (table.ask, holdings(table.player())) == ("witch", {})
    table.do("witch:horned")
    kinds = [entry["k"] for entry in table.game.log if entry["k"] in ("place", "witch", "gain", "clock")][-5:]
    assert kinds == ["place", "witch", "gain", "gain", "clock"]
    assert [entry["what"] for entry in table.log("gain")][-2:] == ["beer", "cog"]


def test_the_order_decides_what_the_rumor_cap_takes() -> None:
    """PU-PLACE-04, by R40a: with 2 Rumors, 3 of the Square make 5; only then the Rumor of the Flame board makes 6."""
    table = Table().witch("robot").give(rumor=2)
    table.game.edit_cauldron().flame = 3  # the Rumor at the Horned
    table.refresh().do("place:horned", "square:horned")
    assert [entry["n"] for entry in table.log("gain")][-2:] == [3, 1]


@pytest.mark.parametrize("hood", TYPES)
@pytest.mark.parametrize("worker", TYPES)
def test_the_square_pays_by_home(hood: str, worker: str) -> None:
    """PU-PLACE-05, PU-PLACE-06: 3 Rumors at home, no Resource; elsewhere 1 of the place (PU-RES-03), no Rumor."""
    table = table_for(hood)
    table.game.edit_cauldron().flame = (TYPES.index(worker) - 2) % 4  # the Flame board asks which basic, at its symbol
    table.refresh().do(f"place:{worker}", f"square:{hood}")
    placed = [entry["k"] for entry in table.game.log].index("place")
    gain, *then = table.game.log[placed + 1 : placed + 3]
    assert (gain["k"], gain["what"], gain["n"]) == ("gain", *(("rumor", 3) if worker == hood else (HOME[hood], 1)))
    assert all(entry["k"] != "gain" for entry in then)


def test_a_home_worker_beyond_the_cap() -> None:
    """PU-PLACE-10: with 4 Rumors, a Horned on the Horned Square: 6 Rumors, no Beer."""
    table = table_for("horned", rumor=4)
    table.game.edit_cauldron().flame = 0  # the Horned finds "any" there, asked for after the Square
    table.refresh().do("place:horned", "square:horned")
    assert (table.ask, holdings(table.player())) == ("basic", {"rumor": 6})


@pytest.mark.parametrize(("worker", "steps"), [("vodnik", 3), ("golem", 3), ("horned", 2), ("robot", 2)])
def test_the_golem_minigame_follows_the_workers_tile(worker: str, steps: int) -> None:
    """PU-PLACE-07: the tile of the placed type, though the Golem is at home."""
    table = table_for("golem")
    table.game.edit_market().priority = ["vodnik", "golem", "horned", "robot"]
    table.refresh().do(f"place:{worker}", "square:golem")
    assert (table.ask, table.context["left"]) == ("step", steps)


@pytest.mark.parametrize(
    ("worker", "items"),
    [("vodnik", ["1", "4"]), ("golem", ["1", "2"]), ("horned", ["2", "3"]), ("robot", ["3", "4"])],
)
def test_the_horned_minigame_follows_the_workers_symbol(worker: str, items: list[str]) -> None:
    """PU-PLACE-07: the two Items beside the placed type's symbol."""
    table = table_for("horned").do(f"place:{worker}", "square:horned")
    while table.ask != "item":
        table.do(table.legal[0])
    assert table.choices("cauldron:cauldron-") == items


@pytest.mark.parametrize(("worker", "space"), [("vodnik", 3), ("golem", 2), ("horned", 1), ("robot", 1)])
def test_the_vodnik_minigame_follows_the_workers_bubble(worker: str, space: int) -> None:
    """PU-PLACE-07: the River begins Robot + Horned, Golem, Vodnik."""
    assert table_for("vodnik").do(f"place:{worker}", "square:vodnik").player().boat == space


@pytest.mark.parametrize(("worker", "ideas"), [("robot", 0), ("horned", 2), ("vodnik", 3), ("golem", 5)])
def test_the_robot_minigame_follows_the_workers_section(worker: str, ideas: int) -> None:
    """PU-PLACE-07: the Clock goes from Robot to the placed type's section; 2, 1 and 2 bulbs lie on the way."""
    table = table_for("robot").do(f"place:{worker}", "square:robot")
    assert (table.game.clock.at, table.player().idea) == (worker, ideas)


def test_the_worked_golem_placement() -> None:
    """PU-PLACE-08, T01: Ann's Robot: 1 Book, 3 steps for 1 Rumor and 2 Guilds; the Robot tile goes last."""
    table = table_for("golem").give(rumor=5)
    table.game.edit_market().priority = ["vodnik", "robot", "golem", "horned"]
    table.refresh().do("place:robot", "square:golem", "space:1", "space:2", "space:5")
    assert holdings(table.player()) == {"book": 1, "rumor": 6}
    assert sorted(table.player().guilds) == ["carpenters", "masons"]
    assert table.game.market.golem == 5
    assert table.game.market.priority == ["vodnik", "golem", "horned", "robot"]
    assert table.legal[0] == "end-turn"


def test_the_worked_horned_placement() -> None:
    """PU-PLACE-09, T02: the Robot at the Rumor: 1 Beer, 1 Rumor; the board turns, so the Any of before comes there."""
    table = table_for("horned")
    table.game.edit_cauldron().flame = 0  # clockwise from the Vodnik: repair, mug, any, Rumor
    table.refresh().do("place:robot", "square:horned")
    assert holdings(table.player()) == {"beer": 1, "rumor": 1}
    flame = view(table.game, 0)["cauldron"]["flame"]
    assert flame == {"vodnik": "rumor 1", "golem": "repair", "horned": "mug", "robot": "any"}
