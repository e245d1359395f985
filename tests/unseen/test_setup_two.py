"""A game of two: the smaller board and the virtual player (PU-SETUP2P)."""

import random

import pytest

from orloj.engine.game import legal, play, weights
from orloj.games.unseen.view import view
from tests.unseen.dealing import HOODS, deal, factions
from tests.unseen.table import RULES, Table
from tests.unseen.test_setup_players import buy_out

ORDER = ("golem", "robot", "vodnik", "horned")


def row_one(virtual: int, ann: int, bob: int) -> Table:
    """Two players who end Era I with Influence in the first row (4/2) only; nobody has any elsewhere."""
    table = Table(seats=2)
    for hood in HOODS:
        table.hood(hood).influence[:] = [0, 0]
        table.hood(hood).virtual = 0
    part = table.hood(table.game.city.popularity[0])
    part.virtual, part.influence[:] = virtual, [ann, bob]
    return table.turn(0)


def end_era(table: Table) -> list[int]:
    """Both players Bench; what the Era has brought them."""
    for _ in range(2):
        table.do("bench", "bench:golem", "basic:fish", "end-turn")
    return [table.player(seat).era_vp[-1] for seat in (0, 1)]


def test_two_players_use_the_small_side() -> None:
    """PU-SETUP2P-01: no middle places, no sites worth 2."""
    game = deal(2).game
    assert all(sorted(part.places) == sorted([f"{hood}-left", f"{hood}-right"]) for hood, part in game.hoods.items())
    assert {int(site.split(":")[0][-1]) for site in game.city.spaces} == {1, 3}


@pytest.mark.parametrize("hood", HOODS)
def test_two_price_tokens_of_each_level_are_used(hood: str) -> None:
    """PU-SETUP2P-02, PU-SETUP2P-03: two stacks of I, II, III, so six Buildings and never a seventh."""
    table = Table(seats=2)
    stacks = buy_out(table, hood)
    assert sorted(stacks) == [f"{hood}-left", f"{hood}-right"]
    assert [[token.split("-")[2] for token in stack] for stack in stacks.values()] == [["1", "2", "3"]] * 2
    table.give(beer=9, cog=9, fish=9, book=9, garnet=9).turn(0)
    assert {choice.split("-")[0] for choice in table.choices("build:")} == set(HOODS) - {hood}


def test_which_price_tokens_are_left_out_is_random() -> None:
    """PU-SETUP2P-02: any two of the three of level I lie on top."""
    draws = deal(2).of("price")
    assert [len(draw) for draw in draws] == [3, 2] * 4
    assert {n for draw in draws for n in draw.values()} == {1}


def test_the_virtual_gargoyles_stand_by_row() -> None:
    """PU-SETUP2P-04, PU-SETUP2P-05; by row of the Popularity track at setup (PU-SETUP2P-09): 3, 2, 2, 1."""
    game = deal(2, fate=factions(*ORDER)).game
    assert [game.hoods[hood].virtual for hood in ORDER] == [3, 2, 2, 1]
    assert view(game, None)["hoods"]["golem"]["influence"] == {"0": 0, "1": 0, "virtual": 3}


@pytest.mark.parametrize("seats", [3, 4])
def test_there_is_no_virtual_player_with_more_players(seats: int) -> None:
    """PU-SETUP2P-04: the change is one of the 2-player game."""
    assert [hood.virtual for hood in deal(seats).game.hoods.values()] == [0] * 4


def test_the_starting_bonus_is_paid_beside_the_virtual_player() -> None:
    """PU-SETUP2P-10: both sides of the Starting Bonus tile serve: 2 Books of row 1, and the Gargoyle on 3."""
    game = deal(2, fate=[*factions(*ORDER), "seat:0"]).game
    play(game, "hood:golem")
    assert (game.players[1].stock["book"], game.hoods["golem"].virtual) == (2, 3)


def test_the_virtual_player_outranks_but_scores_nothing() -> None:
    """PU-SETUP2P-12, PU-SETUP2P-06: virtual 3, Ann 2, Bob 1 for 4/2: Ann gains 2 and Bob 0."""
    assert end_era(row_one(3, 2, 1)) == [2, 0]


def test_a_tie_with_the_virtual_player_is_shared_with_it() -> None:
    """PU-SETUP2P-13, PU-SETUP2P-07: virtual 3, Ann 3, Bob 2 for 4/2: Ann gains half of 6 and Bob 0."""
    assert end_era(row_one(3, 3, 2)) == [3, 0]


def test_a_second_place_is_shared_with_the_virtual_player_too() -> None:
    """PU-SETUP2P-07: virtual 2, Ann 3, Bob 2 for 4/2: Bob has half of 2, the other half is lost."""
    assert end_era(row_one(2, 3, 2)) == [4, 1]


def test_the_virtual_player_places_no_witch_token() -> None:
    """PU-SETUP2P-11, by R9: its Gargoyle on 3 is not the first there; the first player to come places the token."""
    table = Table(seats=2)
    hood = table.game.city.popularity[0]
    table.hood(hood).influence[0] = 2
    assert (table.hood(hood).virtual, table.hood(hood).witch_tokens) == (3, {})
    table.card(f"{hood}-left", "old-town-hall").stand(0, "robot", hood).go_in("robot", f"{hood}-left")
    assert table.ask == "witch-token"


def test_the_virtual_player_does_nothing_in_a_whole_game() -> None:
    """PU-SETUP2P-06, PU-SETUP2P-08: two seats take all turns and score, and its Gargoyles never move."""
    luck, game = random.Random(5), deal(2, fate=factions(*ORDER)).game
    while game.stack:
        outcomes = weights(game) if game.decider == -1 else dict.fromkeys(legal(game), 1)
        play(game, luck.choice(sorted(outcomes)))
    assert [game.hoods[hood].virtual for hood in ORDER] == [3, 2, 2, 1]
    scores = RULES.scores(game)
    assert scores is not None
    assert [score["seat"] for score in scores] == [0, 1]
    assert {entry["seat"] for entry in game.log if entry["k"] == "turn"} == {0, 1}
