"""The setup of the board (PU-SETUP)."""

import pytest

from orloj.games.unseen.view import view
from tests.unseen.dealing import HOODS, Outcomes, deal, factions


def shrinking(names: tuple[str, ...], draws: list[Outcomes]) -> bool:
    """Whether each draw could have been any piece not drawn before, all equally likely: a fair shuffle."""
    return [len(draw) for draw in draws] == list(range(len(names), len(names) - len(draws), -1)) and all(
        set(draw) <= set(names) and set(draw.values()) == {1} for draw in draws
    )


@pytest.mark.parametrize(("seats", "places", "spaces"), [(2, 8, 16), (3, 12, 24), (4, 12, 24)])
def test_the_side_of_the_board_depends_on_the_players(seats: int, places: int, spaces: int) -> None:
    """PU-SETUP-01: 2 places a Neighborhood and 2 sites a border on side 1-2, 3 and 3 on side 3-4."""
    game = deal(seats).game
    assert sum(len(hood.places) for hood in game.hoods.values()) == places
    assert len(game.city.spaces) == spaces


def test_the_scoring_tile_starts_with_side_one_up() -> None:
    """PU-SETUP-02: the first and second values of side I, row by row."""
    rows = view(deal().game, None)["popularity"]
    assert [(row["first"], row["second"]) for row in rows.values()] == [(4, 2), (4, 2), (3, 1), (2, 1)]


def test_faction_tiles_fill_the_popularity_track_at_random() -> None:
    """PU-SETUP-03: each Neighborhood once, from the top, any order."""
    drawn = deal(fate=factions("robot", "vodnik", "horned", "golem"))
    assert drawn.game.city.popularity == ["robot", "vodnik", "horned", "golem"]
    assert shrinking(HOODS, drawn.of("faction"))


@pytest.mark.parametrize("lowest", HOODS)
def test_the_witch_starts_in_the_lowest_row(lowest: str) -> None:
    """PU-SETUP-05."""
    others = [hood for hood in HOODS if hood != lowest]
    assert deal(fate=factions(*others, lowest)).game.city.witch == lowest


def test_the_flame_board_starts_in_any_of_four_positions() -> None:
    """PU-SETUP-06: the bonus at the Vodnik symbol is another one in each."""
    positions = [deal(fate=[f"flame:{n}"]) for n in range(4)]
    at_vodnik = {view(drawn.game, None)["cauldron"]["flame"]["vodnik"] for drawn in positions}
    assert at_vodnik == {"repair", "any", "mug", "rumor 1"}
    assert positions[0].of("flame") == [{"0": 1, "1": 1, "2": 1, "3": 1}]


def test_four_items_of_the_bag_lie_in_the_cauldron() -> None:
    """PU-SETUP-07: any of the 33, then 29 are left in the bag."""
    drawn = deal(fate=["item:mirror", "item:mirror", "item:bag", "item:question-mark"])
    kinds = dict.fromkeys(("bag", "lantern", "potion", "mirror", "horseshoe"), 6)
    assert drawn.of("item")[:2] == [{**kinds, "question-mark": 3}, {**kinds, "mirror": 5, "question-mark": 3}]
    assert drawn.game.cauldron.items == ["mirror", "mirror", "bag", "question-mark"]
    assert drawn.game.cauldron.bag.unseen == {**kinds, "mirror": 4, "bag": 5, "question-mark": 2}


def test_the_clock_starts_on_the_robot_icon() -> None:
    """PU-SETUP-08."""
    assert deal().game.clock.at == "robot"


def test_two_crates_lie_in_each_section() -> None:
    """PU-SETUP-09: 8 of 11 at random, Reward side up; what was not drawn is out of the game."""
    drawn = deal()
    crates = drawn.game.clock.crates.values()
    assert sorted((c.section, c.slot) for c in crates) == [(s, n) for s in sorted(HOODS) for n in (0, 1)]
    assert all(crate.shown for crate in crates)
    assert [len(draw) for draw in drawn.of("crate")] == [11, 10, 9, 8, 7, 6, 5, 4]
    assert all(set(draw.values()) == {1} for draw in drawn.of("crate"))


def test_all_mug_cards_form_one_unknown_deck() -> None:
    """PU-SETUP-10: 18 cards, none drawn, none in hand."""
    mill = deal().game.mill
    assert sorted(mill.mugs.weights().values()) == [3] * 6
    assert (len(mill.mugs), mill.mugs.tail, mill.discard) == (18, [], {})


def test_mill_tokens_lie_two_at_vodnik_and_one_elsewhere() -> None:
    """PU-SETUP-11: which token lies where is random; one token in the left slot, Vodnik's second in the right (R11)."""
    drawn = deal(pick=max)
    lying = sorted((at.section, at.slot) for at in drawn.game.mill.tokens.values())
    assert lying == [("golem", 0), ("horned", 0), ("robot", 0), ("vodnik", 0), ("vodnik", 1)]
    tokens = ("mill-beer", "mill-cog", "mill-fish", "mill-book", "mill-rumor")
    assert shrinking(tokens, drawn.of("mill"))


def test_both_river_stacks_hold_all_their_tokens() -> None:
    """PU-SETUP-12, and 6 and 6 of the twelve (PU-SETUP-18)."""
    stacks = deal().game.river.stacks
    assert stacks == {"2-wave": {"garnet": 3, "influence": 3}, "4-wave": {"bonus": 3, "activate": 3}}


@pytest.mark.parametrize("market", ["printed", "tile"])
def test_the_golem_starts_in_the_centre(market: str) -> None:
    """PU-SETUP-13: space 4 of 0 to 8."""
    assert deal(market=market).game.market.golem == 4


def test_priority_tiles_lie_in_random_order() -> None:
    """PU-SETUP-14."""
    order = ["horned", "golem", "robot", "vodnik"]
    drawn = deal(fate=[f"priority:{worker}" for worker in order])
    assert drawn.game.market.priority == order
    assert shrinking(HOODS, drawn.of("priority"))


def test_boats_and_idea_markers_start_at_the_start() -> None:
    """PU-SETUP-16."""
    assert [(player.boat, player.voyages, player.idea) for player in deal().game.players] == [(0, 0, 0)] * 4
