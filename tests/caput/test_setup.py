"""The setup."""

from collections import Counter

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import play, weights
from orloj.engine.match import Match
from orloj.games.caput.components.bridge import BRIDGE_IV, BRIDGE_V
from orloj.games.caput.components.city import NEUTRAL_SITES
from orloj.games.caput.components.technologies import TECHNOLOGIES
from orloj.games.caput.effects.rows import tiles_of
from orloj.games.caput.game import Caput
from tests.caput.table import PLAIN, RULES, Table

ALL_SEATS = (1, 2, 3, 4)
every_count = pytest.mark.parametrize("seats", ALL_SEATS)


def fresh(seats: int, seed: int = 1) -> Caput:
    """A game as it is when the first player is to move."""
    match, _ = Match.start(RULES, seats, {}, bytes([seed]) * 32)
    assert isinstance(match.game, Caput)
    return match.game


@pytest.mark.parametrize("seats", [0, 5, 6, -1])
def test_one_to_four_players(seats: int) -> None:
    """PCR-SETUP-01."""
    with pytest.raises(Refused) as caught:
        Match.start(RULES, seats, {}, b"")
    assert caught.value.code == "bad-seats"
    assert list(RULES.seats) == list(ALL_SEATS)


def test_models_are_no_option_of_the_rules() -> None:
    """PCR-SETUP-02: what a table can choose is crane, tiers and road tiles; a 3D board is refused like any other."""
    assert list(RULES.options) == ["crane", "wall", "cathedral", "road-1", "road-2", "road-3"]
    with pytest.raises(Refused) as caught:
        Match.start(RULES, 2, {"models": "yes"}, b"")
    assert caught.value.code == "bad-options"


@pytest.mark.parametrize(
    ("seats", "box", "positions"),
    [(1, 10, range(1, 7)), (2, 10, range(1, 7)), (3, 5, (1, 2, 3, 4, 6, 7)), (4, 11, range(1, 7))],
)
def test_the_crane(seats: int, box: int, positions: tuple[int, ...]) -> None:
    """PCR-SETUP-03, PCR-SETUP-04, PCR-SETUP-05, PCR-SETUP-06: the arrow by players; six tiles from the top of red on,
    none in blue."""
    crane = fresh(seats).crane
    assert crane.box == box
    assert sorted(crane.tiles) == [f"crane-tile-{n}" for n in range(1, 7)]
    assert sorted(spot.position for spot in crane.tiles.values()) == list(positions)
    assert not any(spot.five for spot in crane.tiles.values())


def test_action_tiles_are_shuffled() -> None:
    """PCR-SETUP-05."""
    assert len({tuple(fresh(2, seed).crane.tiles) for seed in range(20)}) > 10


@pytest.mark.parametrize(("seats", "total"), [(1, 32), (2, 32), (3, 48), (4, 64)])
def test_turn_counters(seats: int, total: int) -> None:
    """PCR-SETUP-07, PCR-SETUP-08: at the first of the turns of this number of players."""
    shown = RULES.view(fresh(seats), None)["turn"]
    assert (shown["number"], shown["round"], shown["of"]) == (1, 1, total)


@every_count
def test_what_each_player_starts_with(seats: int) -> None:
    """PCR-SETUP-09 to PCR-SETUP-18: PCR-SETUP-10 markers on the four tracks, PCR-SETUP-12 three wealth cubes,
    PCR-SETUP-13 2 gold and 2 stone whatever the seat, PCR-SETUP-14 an empty action board, PCR-SETUP-15 and
    PCR-SETUP-16 cubes in the corners of the grids, PCR-SETUP-17 the pawn off the road, PCR-SETUP-18 no points."""
    players = RULES.view(fresh(seats), None)["players"]
    assert sorted(players) == [str(seat) for seat in range(seats)]
    for player in players.values():
        assert (player["mines"], player["quarries"], player["tech"], player["uni"]) == (4, 3, 0, 0)
        assert list(player["wealth"]) == ["wealth-gold", "wealth-stone", "wealth-full"]
        assert player["goods"] == {"gold": 2, "stone": 2} | dict.fromkeys(
            ("egg", "silver", "goldwindow", "red", "blue", "vp"), 0
        )
        assert player["board"] == player["technologies"] == player["seals"] == {}
        assert player["wall"] == player["cath"] == {"column": 0, "row": 1}
        assert (player["road"], player["statue"], player["mine_token"], player["rights"]) == (None, None, None, 0)


def test_players_share_nothing() -> None:
    """PCR-SETUP-09: what one gains is not the other's."""
    table = Table().took().do("act:mines", "plus-one")
    assert (table.goods(0), table.goods(1)) == ({"gold": 3, "stone": 2}, {"gold": 2, "stone": 2})
    assert (table.player(0).mines, table.player(1).mines) == (5, 4)


def test_the_first_advance_leads_to_space_one() -> None:
    """PCR-SETUP-17."""
    table = Table().took("crane-tile-5").do("act:road")
    assert RULES.view(table.game, None)["players"]["0"]["road"] == "I"


@pytest.mark.parametrize(("seats", "number"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_plazas(seats: int, number: int) -> None:
    """PCR-SETUP-19, PCR-SETUP-20: a tile of its own on each plaza in use."""
    plazas = fresh(seats).city.plazas
    assert list(plazas) == [f"P{n}" for n in range(1, number + 1)]
    assert len(set(plazas.values())) == number
    assert len({tuple(fresh(seats, seed).city.plazas.values()) for seed in range(10)}) == 10


@every_count
def test_bridge_and_cathedral(seats: int) -> None:
    """PCR-SETUP-21, PCR-SETUP-22: three gold tiles by the Cathedral, the others and six silver ones by the bridge."""
    supply = fresh(seats).supply
    assert len(supply.cathedral) == 3
    assert sorted(supply.cathedral + supply.bridge_v) == sorted(BRIDGE_V)
    assert (sorted(supply.bridge_iv.weights()), len(supply.bridge_iv)) == (sorted(BRIDGE_IV), 6)
    assert supply.planks == []


@every_count
def test_technologies_tokens_and_seals(seats: int) -> None:
    """PCR-SETUP-23, PCR-SETUP-24, PCR-SETUP-25: a stack a level, eight tokens at the river, no seal claimed."""
    game = fresh(seats)
    for level in ("I", "II", "III", "IV"):
        expected = sorted(tile.id for tile in TECHNOLOGIES.values() if tile.level == level)
        assert sorted(game.supply.technologies[level].weights()) == expected
        assert len(expected) == 6
    shown = RULES.view(game, None)
    assert len(shown["tokens"]) == 8
    assert list(shown["seals"].values()) == [None] * 5


@every_count
@pytest.mark.parametrize(("row", "normal"), [("upgrade", 11), ("wall", 14), ("building", 14)])
def test_rows_and_stacks(seats: int, row: str, normal: int) -> None:
    """PCR-SETUP-26, PCR-SETUP-27: three regular tiles, a special one on the right, the rest face down; Era I alone."""
    game = fresh(seats)
    tiles = tiles_of(row)
    dealt = game.rows.rows[row]
    neutral = [built.tile for built in game.city.sites.values()] if row == "building" else []
    assert [tiles[tile].special for tile in dealt] == [False, False, False, True]
    stacks = [*game.rows.normal[row].weights(), *game.rows.special[row].weights()]
    assert Counter([*dealt, *neutral, *stacks]) == Counter(tile.id for tile in tiles.values() if tile.era == 1)
    assert (len(game.rows.normal[row]), len(game.rows.special[row])) == (normal - 3 - len(neutral), 3)
    assert len(game.city.sites) == len(NEUTRAL_SITES[seats]) == {1: 2, 2: 2, 3: 1, 4: 0}[seats]


@every_count
def test_who_begins_is_drawn(seats: int) -> None:
    """PCR-SETUP-28: every seat as likely; the seat drawn has the first turn."""
    for first in range(seats):
        game = RULES.new(seats, PLAIN)
        while not next(iter(weights(game))).startswith("seat:"):
            play(game, next(iter(weights(game))))
        assert weights(game) == {f"seat:{seat}": 1 for seat in range(seats)}
        play(game, f"seat:{first}")
        assert (game.turn.seat, game.decider, game.turn.number) == (first, first, 1)


def test_worked_setup() -> None:
    """PCR-SETUP-31: three players, each with 2 gold, 2 stone, score 0, three wealth cubes, both cubes in their corner;
    and PCR-SETUP-29: nothing else."""
    players = RULES.view(fresh(3), None)["players"]
    assert len(players) == 3
    for player in players.values():
        assert {good: n for good, n in player["goods"].items() if n} == {"gold": 2, "stone": 2}
        assert (len(player["wealth"]), player["wall"], player["cath"]) == (
            3,
            {"column": 0, "row": 1},
            {"column": 0, "row": 1},
        )
