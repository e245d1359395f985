"""What the players start with, and the stacks they will draw on (PU-SETUP)."""

import pytest

from orloj.engine.errors import Refused
from orloj.engine.game import NATURE, play, weights
from orloj.games.unseen.game import Unseen
from tests.unseen.dealing import HOODS, Outcomes, deal, factions, holdings
from tests.unseen.table import Table

HOME = {"vodnik": "fish", "golem": "book", "horned": "beer", "robot": "cog"}
ORDER = ("horned", "robot", "golem", "vodnik")


def choose(game: Unseen, hood: str, starter: str) -> None:
    """A starting choice, and the level 0 Building drawn for it."""
    play(game, f"hood:{hood}")
    play(game, f"building:{starter}")


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_starting_bonus_tile_lies_resource_side_up(row: int) -> None:
    """PU-SETUP-04: the row of the chosen Neighborhood pays 2 home, 2 home and 1 Rumor, 3 home, 5 home and 2 Rumors."""
    game, hood = deal(fate=[*factions(*ORDER), "seat:0"]).game, ORDER[row - 1]
    choose(game, hood, "coal-market")
    printed = {1: {"home": 2}, 2: {"home": 2, "rumor": 1}, 3: {"home": 3}, 4: {"home": 5, "rumor": 2}}[row]
    assert holdings(game.players[3]) == {HOME[hood] if good == "home" else good: n for good, n in printed.items()}


def test_each_player_gets_an_influence_a_bonus_and_a_building_of_level_0() -> None:
    """PU-SETUP-17, by R1 and R2: the first player is drawn; the last one chooses first, nobody what was chosen."""
    drawn = deal(fate=[*factions(*ORDER), "seat:2"])
    game = drawn.game
    assert drawn.of("seat") == [{"0": 1, "1": 1, "2": 1, "3": 1}]
    for seat, hood, starter in (
        (1, "vodnik", "coal-market"),
        (0, "golem", "fruit-market"),
        (3, "horned", "skeleton-arch"),
    ):
        assert game.decider == seat
        choose(game, hood, starter)
    play(game, "building:vltava-weir")  # only Robot was left for seat 2
    assert {hood: part.influence for hood, part in game.hoods.items()} == {
        "vodnik": [0, 1, 0, 0],
        "golem": [1, 0, 0, 0],
        "horned": [0, 0, 0, 1],
        "robot": [0, 0, 1, 0],
    }
    assert game.turn.seat == 2


def test_a_neighborhood_is_chosen_once() -> None:
    """PU-SETUP-17, by R2: a second player is refused the Neighborhood, and nothing changes."""
    game = deal(fate=["seat:0"]).game
    choose(game, "golem", "coal-market")
    with pytest.raises(Refused):
        play(game, "hood:golem")
    assert (game.decider, game.hoods["golem"].influence) == (2, [0, 0, 0, 1])


@pytest.mark.parametrize(
    ("hood", "place"),
    [("vodnik", "vodnik-left"), ("golem", "golem-right"), ("horned", "horned-right"), ("robot", "robot-left")],
)
def test_the_level_0_building_lies_outermost_and_uses_no_price_token(hood: str, place: str) -> None:
    """PU-SETUP-17, by R2 and R3."""
    game = deal(fate=["seat:0"]).game
    before = {name: part.price for name, part in game.hoods[hood].places.items()}
    choose(game, hood, "vltava-weir")
    assert game.hoods[hood].places[place].cards == ["vltava-weir"]
    assert {name: part.price for name, part in game.hoods[hood].places.items()} == before
    assert game.players[3].prices == []


def test_nobody_starts_with_anything_else() -> None:
    """PU-SETUP-17, by R7: before the starting choices all stocks, hands and boards are empty."""
    for player in deal().game.players:
        assert holdings(player) == {}
        assert (player.mugs, player.upgrades, player.guilds, player.prices, player.repair) == ([], [], [], [], {})
        assert set(player.workers.values()) == {"hand"}


def test_the_offer_is_four_cards_of_level_one() -> None:
    """PU-SETUP-17, by R5: from the left, out of the 20 of Era I."""
    drawn = deal(fate=["building:clock-loft", "building:tram-shed", "building:stag-moat", "building:tyn-court"])
    assert drawn.game.city.offer == ["clock-loft", "tram-shed", "stag-moat", "tyn-court"]
    assert [len(draw) for draw in drawn.of("building")] == [20, 19, 18, 17]


def test_four_of_eight_upgrades_lie_beside_each_neighborhood() -> None:
    """PU-SETUP-15: dealt at random; the other four are out of the game, and nobody can see which lie there."""
    table = Table(seats=4)
    assert [hood.upgrades_left for hood in table.game.hoods.values()] == [4] * 4
    table.hood("golem").influence[0] = 1
    table.card("golem-left", "metronome").stand(0, "robot", "golem")
    play(table.game, "enter:robot")
    play(table.game, "card:golem-left")
    draws = upgrade_draws(table)
    assert [len(draw) for draw in draws] == [8, 7, 6, 5]
    assert all(set(draw.values()) == {1} for draw in draws)
    assert len(table.choices("take:")) == 4


def upgrade_draws(table: Table) -> list[Outcomes]:
    """Plays the draws that are due and returns what each could have been."""
    draws: list[Outcomes] = []
    while table.game.decider == NATURE:
        draws.append(dict(weights(table.game)))
        play(table.game, min(draws[-1]))
    return draws


def buy_out(table: Table, hood: str) -> dict[str, list[str]]:
    """Builds in a Neighborhood until no place has a Price token: place -> the tokens in the order they lay."""
    found: dict[str, list[str]] = {}
    player = table.player()
    while places := [name for name, place in table.hood(hood).places.items() if place.price]:
        player.stock.update(dict.fromkeys(player.stock, 9))
        table.turn(0).do(f"build:{places[0]}")
        while not (table.game.turn.acted and table.ask == "turn"):
            table.do(table.legal[0])
        found.setdefault(places[0], []).append(player.prices[-1])
        table.game.edit_city().deck.shuffle_in({"kampa-landing": 1})  # more cards than the Era has
    return found


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("hood", HOODS)
def test_a_price_stack_reads_one_two_three(seats: int, hood: str) -> None:
    """PU-SETUP-19, PU-SETUP-20: three stacks, I on top of II on top of III, and all nine tokens in them."""
    stacks = buy_out(Table(seats), hood)
    assert len(stacks) == 3
    assert all([token.split("-")[2] for token in stack] == ["1", "2", "3"] for stack in stacks.values())
    assert sorted(token for stack in stacks.values() for token in stack) == [
        f"price-{hood}-{level}-{letter}" for level in (1, 2, 3) for letter in "abc"
    ]


def test_the_first_price_tokens_are_drawn_at_random() -> None:
    """PU-SETUP-19, by R4: any of the three of level I, then any of the two left."""
    draws = deal().of("price")[:3]
    assert [sorted(draw) for draw in draws] == [
        ["price-vodnik-1-a", "price-vodnik-1-b", "price-vodnik-1-c"],
        ["price-vodnik-1-b", "price-vodnik-1-c"],
        ["price-vodnik-1-c"],
    ]
