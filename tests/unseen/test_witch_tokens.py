"""Witch tokens and the spaces of the Influence tracks that bring them (PU-WITCH-09 to PU-WITCH-13, PU-SYM-08)."""

import pytest

from tests.unseen.dealing import deal, holdings
from tests.unseen.table import Table

LEVELS = [(2, "1"), (4, "2")]
DRAWN = {"1": ("witch-1-rumor", "witch-1-mug"), "2": ("witch-2-garnet", "witch-2-any")}


def before(space: int, seats: int = 3) -> Table:
    """Every Gargoyle on a space of the Golem track, and Buildings that advance whoever enters them."""
    table = Table(seats)
    table.hood("golem").influence[:] = [space] * seats
    return table.witch("robot")


def advance(table: Table, seat: int, fate: tuple[str, ...] = ()) -> Table:
    """One more Influence at Golem for a seat, on its turn."""
    table.fate += [f"token:{name}" for name in fate]
    for place in table.hood("golem").places.values():
        place.seat, place.worker = -1, ""
    return table.turn(seat).enter("old-town-hall")


@pytest.mark.parametrize(("space", "level"), LEVELS)
def test_the_first_to_come_draws_two_and_places_one(space: int, level: str) -> None:
    """PU-WITCH-09, PU-SYM-08: both of that level's pile, unknown before; the other goes to the bottom."""
    table = before(space)
    pile = table.game.city.witch_piles[level]
    assert (sorted(pile.weights().values()), pile.tail) == ([1] * 5, [])
    advance(table, 0, DRAWN[level])
    assert table.choices("token:") == list(DRAWN[level])
    table.do(f"token:{DRAWN[level][0]}")
    assert table.hood("golem").witch_tokens == {level: DRAWN[level][0]}
    pile = table.game.city.witch_piles[level]
    assert (len(pile.unseen), pile.tail) == (3, [DRAWN[level][1]])


def test_what_was_put_under_a_pile_comes_last() -> None:
    """PU-WITCH-09: after the other three tokens of the level, and then for certain."""
    table = advance(before(2), 0, DRAWN["1"]).do("token:witch-1-rumor")
    pile = table.game.edit_city().witch_piles["1"]
    for left in (3, 2, 1):
        assert (len(pile.weights()), "witch-1-mug" in pile.weights()) == (left, False)
        pile.take(min(pile.weights()))
    assert pile.weights() == {"witch-1-mug": 1}


@pytest.mark.parametrize(("space", "level", "gained"), [(2, "1", {"rumor": 5}), (4, "2", {"rumor": 2, "garnet": 1})])
def test_who_places_a_token_gains_its_bonus_at_once(space: int, level: str, gained: dict[str, int]) -> None:
    """PU-WITCH-10: 2 Rumors are of the Building that brought the Influence."""
    table = advance(before(space), 0, DRAWN[level]).do(f"token:{DRAWN[level][0]}")
    assert holdings(table.player()) == gained
    assert table.legal == ["end-turn"]


@pytest.mark.parametrize(("space", "level", "gained"), [(2, "1", {"rumor": 5}), (4, "2", {"rumor": 2, "garnet": 1})])
def test_later_players_gain_the_bonus_of_the_token_placed(space: int, level: str, gained: dict[str, int]) -> None:
    """PU-WITCH-11: they draw nothing, place nothing."""
    table = advance(before(space), 0, DRAWN[level]).do(f"token:{DRAWN[level][0]}")
    left = len(table.game.city.witch_piles[level])
    advance(table, 1)
    assert holdings(table.player(1)) == gained
    assert len(table.game.city.witch_piles[level]) == left == 4
    assert table.legal == ["end-turn"]


def test_a_covered_token_still_pays_who_comes_to_its_space() -> None:
    """PU-WITCH-11, PU-WITCH-12, PU-SYM-09: X (3 Rumors) lies under Y (a Garnet): Bob gains X's on 3, Y's on 5."""
    table = before(2)
    table.hood("golem").witch_tokens.update({"1": "witch-1-rumor", "2": "witch-2-garnet"})
    advance(table, 1)
    assert holdings(table.player(1)) == {"rumor": 5}
    table.hood("golem").influence[1] = 4
    table.give(1, rumor=0)
    advance(table, 1)
    assert holdings(table.player(1)) == {"rumor": 2, "garnet": 1}


def test_the_witch_symbol_of_a_track_is_not_where_she_stands() -> None:
    """PU-SYM-09: the space where the Witch stands pays nothing to who comes to space 3."""
    table = before(2).witch("vodnik")
    table.hood("golem").witch_tokens["1"] = "witch-1-rumor"
    advance(table, 1)
    assert table.player(1).stock["fish"] == 0


def test_five_tokens_of_each_level() -> None:
    """PU-WITCH-13: so that the fourth track still draws two."""
    piles = deal().game.city.witch_piles
    assert {level: len(pile) for level, pile in piles.items()} == {"1": 5, "2": 5}
    table = Table(seats=4)
    for hood in ("vodnik", "golem", "horned", "robot"):
        table.hood(hood).influence[0] = 2
        table.card(f"{hood}-left", "old-town-hall").stand(0, "robot", hood).turn(0).go_in("robot", f"{hood}-left")
        assert len(table.choices("token:")) == 2
        table.do(table.legal[0]).finish()
