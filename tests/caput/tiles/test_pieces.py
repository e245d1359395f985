"""Every seal, plaza tile, production token and wealth bonus: exactly what it says."""

from __future__ import annotations

import pytest

from orloj.engine.payment import way_of
from orloj.games.caput.components.plazas import PLAZA_TILES
from orloj.games.caput.components.tracks import PRODUCTION, SEALS, WEALTH
from tests.caput.ending import finish
from tests.caput.tiles.desk import desk, played
from tests.caput.tiles.hex_tiles import add, paid
from tests.changes import Facts

# ---- seals: price, and points with 5 gold, 3 stone and 2 technologies, worked out from tracks.toml

SEAL_POINTS = {
    "seal-gold": ("silver2", 10),
    "seal-stone": ("silver2", 6),
    "seal-plain": ("nothing", 6),
    "seal-pair": ("silver", 9),
    "seal-learning": ("egg", 4),
}


@pytest.mark.parametrize("seal", SEALS)
def test_what_a_seal_costs_and_scores(seal: str) -> None:
    """PCR-SEAL-07, PCR-SEAL-11, PCR-SCORE-32: nothing at once; a piece of the price less and it is refused."""
    price, points = SEAL_POINTS[seal]
    way = way_of(f"pay:{price}")
    table = desk(**way).technology("ore-carting", "paymastery")
    table.player().rights = 1
    for good, n in way.items():
        table.give(**{good: n - 1}).refuses(f"seal:{seal}", "PCR-SEAL-08")
        table.give(**{good: n})
    assert played(table.refresh(), f"seal:{seal}") == {"rights": -1, "seals": seal, f"seal:{seal}": "0", **paid(way)}
    assert finish(table.give(gold=5, stone=3))[0]["abilities"] == points


# ---- plaza tiles: upper and lower reward in play, worked out from plazas.toml

PLAZAS: dict[str, tuple[Facts, Facts]] = {
    "linhart-market": ({"side:wall": 1, "side:cath": 1}, {"gold": 2}),
    "fruit-market": ({"tech": 1}, {"vp": 3}),
    "great-square": ({"tech": 1, "uni": 1}, {"vp": 2, "blue": 1}),
    "coal-market": ({"stone": 1, "vp": 2}, {"gold": 1, "vp": 1}),
    "glass-market": ({"silver": 2}, {"vp": 4}),
    "horse-market": ({"vp": 3, "goldwindow": 1}, {"vp": 3}),
    "poultry-market": ({"egg": 1, "vp": 2}, {"blue": 1}),
    "cattle-market": ({"vp": 5}, {"stone": 2}),
    "salt-market": ({"mines": 1}, {"red": 1}),
    "hay-market": ({"quarries": 1}, {"silver": 1, "vp": 1}),
    "fish-market": ({"side:cath": 1, "vp": 2}, {"egg": 1}),
}
CLOSING: Facts = {
    # Havel Stalls on the last of two sites round P3
    "gold": -3,
    "claims": 1,
    "buildings": 1,
    "site:2,2": "havel-stalls:3",
    "plaza:P3": "resolved",
    "stone": 1,
    "vp": 1,
}


@pytest.mark.parametrize("tile", PLAZA_TILES)
@pytest.mark.parametrize("half", ["upper", "lower", "both"])
def test_what_a_plaza_tile_gives(tile: str, half: str) -> None:
    """PCR-PLAZA-06, PCR-PLAZA-07: who spent less on his cube has the half of his choice, a single claimant both."""
    table = desk(gold=3)
    table.game.edit_city().plazas["P3"] = tile
    if half != "both":
        table.built("1,1", "bethlehem-yard", seat=1)
    else:
        table.built("1,1", "carolinum")
    table.row("building", "havel-stalls").took("crane-tile-3")
    choose = f"plaza:{half}" if half != "both" else ""
    done = {k: v for k, v in played(table, f"act:building lay:2,2:3 {choose}").items() if not k.startswith("1:")}
    rewards = {"upper": PLAZAS[tile][:1], "lower": PLAZAS[tile][1:], "both": PLAZAS[tile]}[half]
    assert done == add(CLOSING, *rewards)


# ---- production tokens, worked out from tracks.toml

TOKENS: dict[str, Facts] = {
    "token-crown-1": {"vp": 2},
    "token-crown-2": {"vp": 2},
    "token-crown-gold": {"vp": 1, "gold": 1},
    "token-crown-stone": {"vp": 1, "stone": 1},
    "token-gold": {"gold": 1},
    "token-stone": {"stone": 1},
    "token-window": {"silver": 1},
    "token-book": {"uni": 1},
}


@pytest.mark.parametrize("token", PRODUCTION)
def test_what_a_production_token_gives(token: str) -> None:
    """PCR-PROD-04 to PCR-PROD-07: with each production of its track, not with the other option, nor the other track."""
    for track, action, produced in (("mine_token", "mines", {"gold": 3}), ("quarry_token", "quarries", {"stone": 2})):
        other = {"mines": "quarries", "quarries": "mines"}[action]
        for choices, bonus in ((f"act:{action} produce", True), (f"act:{action} plus-one", False)):
            table = desk().took("crane-tile-1" if action == "mines" else "crane-tile-3")
            setattr(table.player(), track, token)
            step: Facts = {"gold" if action == "mines" else "stone": 1, action: 1}
            assert played(table, choices) == (add(produced, TOKENS[token]) if bonus else step)
        table = desk().took("crane-tile-1" if other == "mines" else "crane-tile-3")
        setattr(table.player(), track, token)
        assert played(table, f"act:{other} produce") == ({"gold": 3} if other == "mines" else {"stone": 2})


# ---- wealth bonuses, worked out from tracks.toml

BONUSES: dict[str, tuple[str, int, Facts]] = {
    "wealth-gold": ("gold", 6, {"tech": 1}),
    "wealth-stone": ("stone", 6, {"egg": 1}),
    "wealth-full": ("stone", 9, {"goldwindow": 1, "vp": 2}),
}


@pytest.mark.parametrize("bonus", [wealth.id for wealth in WEALTH])
def test_what_a_wealth_bonus_gives(bonus: str) -> None:
    """PCR-WEALTH-01, PCR-WEALTH-02, PCR-WEALTH-03: on reaching its level, not one below, and once."""
    good, level, gain = BONUSES[bonus]
    table = desk(**{good: level - 2})
    table.player().wealth[:] = [bonus]
    assert table.gain(good).goods() == {good: level - 1}
    table.gain(good)
    change = add({good: level}, gain)
    tech = change.pop("tech", 0)
    assert (table.goods(), table.player().tech - 7, table.player().wealth) == (change, tech, [])


def test_maximum_wealth_in_gold_counts_as_well() -> None:
    """PCR-WEALTH-03."""
    table = desk(gold=8)
    table.player().wealth[:] = ["wealth-full"]
    assert table.gain("gold").goods() == {"gold": 9, "goldwindow": 1, "vp": 2}


def test_no_piece_is_left_out() -> None:
    """PCR-DATA-04: 5 seals, 11 plaza tiles, 8 tokens, 3 bonuses."""
    assert (set(SEAL_POINTS), set(PLAZAS), set(TOKENS)) == (set(SEALS), set(PLAZA_TILES), set(PRODUCTION))
    assert set(BONUSES) == {wealth.id for wealth in WEALTH}
    assert [len(pieces) for pieces in (SEAL_POINTS, PLAZAS, TOKENS, BONUSES)] == [5, 11, 8, 3]
