"""The census and the invariants find what they are there to find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orloj.games.unseen.game import Unseen
from tests.unseen.invariants import faults
from tests.unseen.solo.office import Office
from tests.unseen.table import Table

Harm = Callable[[Unseen], object]

HARMS: dict[str, tuple[Harm, str]] = {
    "a Price token lost": (lambda game: _any_price(game, ""), "price:"),
    "a building twice": (lambda game: game.city.offer.__setitem__(0, game.city.offer[1]), "building:"),
    "an Item lost": (lambda game: game.cauldron.items.__setitem__(0, ""), "item:"),
    "a Mug card made": (lambda game: game.players[0].mugs.append("loose-tongue"), "mug:loose-tongue: 4"),
    "a Bridge tile lost": (lambda game: game.players[1].tiles.__setitem__(0, 1), "bridge:1: 7 instead of 8"),
    "a Witch token lost": (lambda game: game.city.witch_piles["1"].unseen.popitem(), "witch:"),
    "an Upgrade card lost": (lambda game: game.hoods["robot"].upgrade_pile.unseen.popitem(), "Upgrade cards of robot"),
    "a Milestone twice": (
        lambda game: game.players[0].milestones["robot"].extend(["garnet"] * 2),
        "Milestones of robot",
    ),
    "a Milestone made": (lambda game: game.players[0].milestones["horned"].append("garnet"), "Display Case"),
    "a River token made": (lambda game: game.players[0].milestones["vodnik"].append("garnet"), "river:garnet"),
    "a Crate lost": (lambda game: game.clock.crates.popitem(), "Crates"),
    "a Mill token twice in a place": (lambda game: _pile_up(game), "Mill tokens at"),
    "negative stock": (lambda game: game.players[2].stock.update(fish=-1), "seat 2: negative stock"),
    "seven Rumors": (lambda game: game.players[2].stock.update(rumor=7), "seat 2: 7 Rumors"),
    "a Guild twice": (lambda game: game.players[0].guilds.extend(["masons", "masons"]), "Guilds"),
    "a Worker in two places": (lambda game: game.hoods["golem"].square.__setitem__(0, "robot"), "Workers on the board"),
    "a Worker nowhere": (lambda game: game.players[0].workers.update(robot="square:golem"), "not at square:golem"),
    "a Worker on the Bench alone": (lambda game: game.turn.benched.update({"1": "robot"}), "not on the Bench"),
    "two crowns": (lambda game: game.hoods["golem"].influence.__setitem__(slice(0, 2), [7, 7]), "golem: Influence"),
    "a free crown": (lambda game: game.hoods["golem"].influence.__setitem__(0, 6), "the crown is free"),
    "a Bridge of nobody": (
        lambda game: game.city.spaces.update(dict.fromkeys(game.city.spaces, 0)),
        "Bridges of seat 0",
    ),
    "joined without a Bridge": (lambda game: game.city.joined["golem"].append("vodnik"), "joined"),
    "a bonus not claimed": (lambda game: game.players[0].bonuses.update(golem=1), "End Game Scoring Bonus"),
    "a mixed row": (lambda game: game.players[0].display[0].extend(["bag", "lantern"]), "row ['bag', 'lantern']"),
    "a boat on land": (lambda game: setattr(game.players[0], "boat", 99), "boat 99"),
    "an End unmarked": (lambda game: game.players[0].ends.append(10), "River's End"),
}


SOLO_HARMS: dict[str, tuple[Harm, str]] = {
    "a Solo action card lost": (lambda game: game.councilor.deck.unseen.popitem(), "solo:"),
    "a Reward token twice": (lambda game: game.councilor.spent.append("reward-bonus"), "reward:reward-bonus: 2"),
    "one Aim card twice": (lambda game: game.councilor.aims.update(b=game.councilor.aims["a"]), "Aim cards"),
    "a full Rumor track": (lambda game: game.players[1].stock.update(rumor=99), "seat 1: 99 Rumors"),
    "a named Resource": (lambda game: game.players[1].stock.update(fish=1), "stock of the Councilor"),
    "an Upgrade card": (lambda game: game.players[1].upgrades.append("side-door"), "the Councilor has"),
    "a token in hand": (lambda game: setattr(game.councilor, "token", "reward-bonus"), "is not done with"),
    "a token due": (lambda game: setattr(game.councilor, "due", 1), "is not done with"),
    "a card in hand": (lambda game: setattr(game.councilor, "card", "overtime"), "is not done with"),
    "a gap in its rows": (lambda game: game.players[1].display[1].append("bag"), "not filled from the top"),
}


def _any_price(game: Unseen, token: str) -> None:
    next(iter(game.hoods["golem"].places.values())).price = token


def _pile_up(game: Unseen) -> None:
    one, two, *_ = game.mill.tokens.values()
    one.section, one.slot = two.section, two.slot


@pytest.mark.parametrize("harm", HARMS)
def test_a_broken_position_is_found(harm: str) -> None:
    do, said = HARMS[harm]
    game = Table().game
    assert faults(game) == []
    do(game)
    assert any(said in fault for fault in faults(game)), faults(game)


@pytest.mark.parametrize("harm", SOLO_HARMS)
def test_a_broken_councilor_is_found(harm: str) -> None:
    do, said = SOLO_HARMS[harm]
    game = Office().game
    assert faults(game) == []
    do(game)
    assert any(said in fault for fault in faults(game)), faults(game)


def test_a_councilor_among_several_players_is_found() -> None:
    game = Table().game
    game.edit_councilor().card = "overtime"
    assert faults(game) == ["a Councilor in a game of 4"]
