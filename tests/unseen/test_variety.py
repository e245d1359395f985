"""The two options of the setup (PU-VAR)."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.match import Match
from tests.unseen.dealing import deal
from tests.unseen.table import RULES, Table

SETS = {
    "river-set-1": [["horned", "robot"], ["golem"], ["vodnik"]],
    "river-set-2": [["vodnik"], ["golem", "robot"], ["horned"]],
    "river-set-3": [["horned"], ["golem", "vodnik"], ["robot"]],
    "river-set-4": [["golem"], ["robot"], ["horned", "vodnik"]],
    "river-set-5": [["golem"], ["horned"], ["robot", "vodnik"]],
}
PRINTED = [types for tokens in SETS.values() for types in tokens]


@pytest.mark.parametrize("river", ["printed", "tokens"])
@pytest.mark.parametrize("market", ["printed", "tile"])
def test_the_options_are_independent(river: str, market: str) -> None:
    """PU-VAR-01: neither, one or both; each draws what it needs and leaves the other as printed."""
    drawn = deal(river=river, market=market)
    assert len(drawn.of("set")) == (5 if river == "tokens" else 0)
    assert len(drawn.of("side")) == (1 if market == "tile" else 0)
    assert (drawn.game.river.spaces == PRINTED) == (river == "printed" or drawn.game.river.sets == sorted(SETS))
    assert (drawn.game.market.side == "printed") == (market == "printed")


def test_another_option_is_refused() -> None:
    """PU-VAR-01: there are no other options and no other values."""
    for options in ({"river": "dry"}, {"witch": "absent"}):
        with pytest.raises(Refused) as caught:
            Match.start(RULES, 2, options, b"seed")
        assert caught.value.code in ("bad-options", "unknown-option")


def test_river_tokens_are_sets_of_three_each_shuffled_on_its_own() -> None:
    """PU-VAR-02; the order of the sets is random too (PU-VAR-06, by R13)."""
    drawn = deal(river="tokens")
    assert [len(draw) for draw in drawn.of("set")] == [5, 4, 3, 2, 1]
    assert [len(draw) for draw in drawn.of("token")] == [3, 2, 1] * 5
    assert {n for draw in (*drawn.of("set"), *drawn.of("token")) for n in draw.values()} == {1}
    assert set(drawn.of("set")[0]) == set(SETS)


def test_river_tokens_cover_the_river_in_order() -> None:
    """PU-VAR-03: all three of a set before the next set, from space 1 to 15."""
    order = ["river-set-4", "river-set-1", "river-set-5", "river-set-2", "river-set-3"]
    spaces = deal(fate=[f"set:{name}" for name in order], pick=max, river="tokens").game.river.spaces
    assert len(spaces) == 15
    for i, name in enumerate(order):
        assert spaces[3 * i : 3 * i + 3] == SETS[name][::-1]


def varied(worker: str) -> int:
    """Where a Boat at the start lands on a River whose first tokens read Horned+Vodnik, Golem, Robot."""
    table = Table(seats=3)
    table.game.edit_river().spaces[:3] = [["horned", "vodnik"], ["golem"], ["robot"]]
    table.witch("horned").refresh().do(f"place:{worker}", "square:vodnik")
    return table.player().boat


@pytest.mark.parametrize(("worker", "space"), [("vodnik", 1), ("horned", 1), ("golem", 2), ("robot", 3)])
def test_a_boat_reads_the_tokens(worker: str, space: int) -> None:
    """PU-VAR-04: printed are Robot+Horned, Golem, Vodnik there, so that the Vodnik would go to 3 and the Robot to 1."""
    assert varied(worker) == space


@pytest.mark.parametrize(
    ("side", "rewards"),
    [
        ("side-a", {1: "smiths", 3: "ropers", 5: "masons", 7: "carpenters"}),
        ("side-b", {1: "carpenters", 3: "masons", 5: "smiths", 7: "ropers"}),
    ],
)
def test_the_marketplace_tile_replaces_what_is_printed(side: str, rewards: dict[int, str]) -> None:
    """PU-VAR-05: the Golem's first step from the centre pays what that side shows."""
    for space, guild in rewards.items():
        table = Table(seats=3)
        table.game.edit_market().side = side
        table.card("golem-left", "havel-market").stand(0, "robot", "golem")
        table.do("enter:robot", "card:golem-left", f"space:{space}")
        assert table.player().guilds == [guild]


def test_the_side_of_the_tile_is_random() -> None:
    """PU-VAR-05."""
    assert deal(market="tile").of("side") == [{"side-a": 1, "side-b": 1}]
