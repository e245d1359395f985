"""The census and the invariants find what they are there to find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orloj.games.caput.game import Caput
from orloj.games.caput.state import Built, Laid
from tests.caput.invariants import faults
from tests.caput.table import Table
from tests.caput.watch import Watch

Harm = Callable[[Caput], object]

HARMS: dict[str, tuple[Harm, str]] = {
    "a tile lost": (lambda game: game.rows.normal["wall"].unseen.popitem(), "hex:"),
    "a tile twice": (lambda game: game.rows.rows["wall"].__setitem__(0, game.rows.rows["wall"][1]), "hex:"),
    "a tile of the other Era": (
        lambda game: game.rows.normal["wall"].put_under("portcullis"),
        "hex:portcullis of Era 2: 1",
    ),
    "a tile in another row": (lambda game: _swap(game, 0, 3), "at 3 of row wall in Era 1"),
    "a gap": (lambda game: game.rows.normal["wall"].put_under(_take(game, 1)), "a gap in row wall"),
    "an action tile lost": (lambda game: game.crane.tiles.popitem(), "5 action tiles on the crane"),
    "two action tiles in a place": (lambda game: _pile_up(game), "action tiles at"),
    "an action tile in the box": (lambda game: setattr(game.crane, "box", _some_position(game)), "the box at"),
    "a technology lost": (lambda game: game.supply.technologies["IV"].unseen.popitem(), "technology:"),
    "a technology given": (lambda game: game.players[0].technologies.append("rib-vaulting"), "technology:rib-vaulting"),
    "a technology unearned": (lambda game: _give_technology(game), "at step 0"),
    "a technology used that is not there": (lambda game: game.players[0].used.append("lecturing"), "used of"),
    "a token lost": (lambda game: game.supply.tokens.pop(), "token:"),
    "a token unearned": (lambda game: setattr(game.players[0], "mine_token", game.supply.tokens.pop()), "for mines at"),
    "a bridge tile lost": (lambda game: game.supply.bridge_iv.unseen.popitem(), "silver stack gone"),
    "a bridge tile twice": (lambda game: game.supply.bridge_iv.put_under(_any_iv(game)), "silver stack twice"),
    "a plank of nobody": (lambda game: game.supply.planks.append(f"{game.supply.bridge_v[0]}:0"), "of nobody"),
    "a statue unearned": (lambda game: setattr(game.players[0], "statue", game.supply.bridge_v.pop()), "of the road"),
    "a final tile lost": (lambda game: game.supply.cathedral.pop(), "v:"),
    "a Cathedral tile unearned": (
        lambda game: setattr(game.players[0], "cathedral_tile", game.supply.cathedral.pop()),
        "on tier",
    ),
    "a plaza tile twice": (lambda game: game.city.plazas.update(P1=game.city.plazas["P2"]), "plaza tiles"),
    "a plaza closed too soon": (lambda game: game.city.resolved.append("P1"), "plazas ['P1'] resolved"),
    "a building nowhere": (lambda game: game.city.sites.update({"99,99": Built("ungelt-court", 0)}), "buildings on"),
    "a neutral building lost": (lambda game: game.city.sites.popitem(), "neutral buildings on"),
    "a cube made": (lambda game: setattr(game.players[0], "claims", 1), "0 buildings and 1 claims"),
    "a strange cube": (lambda game: setattr(next(iter(game.city.sites.values())), "claim", 1), "with the cube of 1"),
    "a seal of nobody's": (lambda game: game.supply.seals.update({next(iter(game.supply.seals)): 0}), "seals"),
    "a seal claim unearned": (lambda game: setattr(game.players[0], "rights", 1), "seal claims"),
    "negative goods": (lambda game: game.players[1].goods.update(egg=-1), "seat 1: negative goods"),
    "ten gold": (lambda game: game.players[1].goods.update(gold=10), "more than 9"),
    "a wealth cube twice": (lambda game: game.players[0].wealth.append(game.players[0].wealth[0]), "wealth"),
    "an upgrade out of place": (lambda game: _lay(game, "road", "upgrade"), "on road"),
    "a wall in the ring": (lambda game: _lay(game, "mines", "wall"), "on mines"),
    "a connection paid twice": (lambda game: game.players[0].paid.extend(["edge mines|wall-1"] * 2), "paid twice"),
    "a marker off its track": (lambda game: setattr(game.players[0], "mines", 99), "mines at 99"),
    "a cube off its grid": (lambda game: setattr(game.players[0].wall, "column", 6), "cube at"),
    "a bonus without a tile": (lambda game: setattr(game.turn, "bonus", True), "without a tile"),
    "a turn too many": (lambda game: setattr(game.turn, "number", 99), "turn 99"),
}


def _take(game: Caput, slot: int) -> str:
    tiles = game.rows.rows["wall"]
    tile, tiles[slot] = tiles[slot], ""
    return tile


def _swap(game: Caput, one: int, two: int) -> None:
    tiles = game.rows.rows["wall"]
    tiles[one], tiles[two] = tiles[two], tiles[one]


def _pile_up(game: Caput) -> None:
    one, two, *_ = game.crane.tiles.values()
    one.position = two.position


def _some_position(game: Caput) -> int:
    return next(iter(game.crane.tiles.values())).position


def _give_technology(game: Caput) -> None:
    name, _ = game.supply.technologies["I"].unseen.popitem()
    game.players[0].technologies.append(name)


def _any_iv(game: Caput) -> str:
    return next(iter(game.supply.bridge_iv.unseen))


def _lay(game: Caput, place: str, row: str) -> None:
    """Whatever tile comes from the row's stack: of the six upgrades there some are for another action."""
    game.players[0].board[place] = [Laid(tile, 0) for tile in game.rows.normal[row].unseen]


@pytest.mark.parametrize("harm", HARMS)
def test_a_broken_position_is_found(harm: str) -> None:
    do, said = HARMS[harm]
    game = Table().game
    assert faults(game) == []
    do(game)
    assert any(said in fault for fault in faults(game)), faults(game)


SETBACKS: dict[str, tuple[Harm, str]] = {
    "points lost": (lambda game: game.players[0].goods.update(vp=2), "points of seat 0 went back from 3 to 2"),
    "a building turned": (lambda game: setattr(next(iter(game.city.sites.values())), "turn", 4), "has gone"),
    "a turn repeated": (lambda game: setattr(game.turn, "number", 0), "turn went back from 1 to 0"),
    "windows kept": (lambda game: _end_turn(game), "seat 0 keeps 3 windows"),
}


def _end_turn(game: Caput) -> None:
    game.players[0].goods.update(silver=2, goldwindow=1)
    game.turn.number, game.turn.seat = 2, 1


@pytest.mark.parametrize("setback", SETBACKS)
def test_what_has_gone_wrong_since_the_last_look_is_found(setback: str) -> None:
    do, said = SETBACKS[setback]
    game = Table().give(vp=3).game
    watch = Watch()
    watch(game)
    watch(game)
    do(game)
    with pytest.raises(AssertionError, match=said):
        watch(game)
