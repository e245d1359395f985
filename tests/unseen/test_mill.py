"""The Vodnik minigame: the Mill Wheel (PU-VODNIK-10 to 17), clockwise Vodnik, Robot, Golem, Horned, 2 places each."""

from __future__ import annotations

import pytest

from orloj.games.unseen.state import Slot
from tests.unseen.table import Table

EMPTY = dict.fromkeys(("beer", "cog", "fish", "book", "garnet", "rumor"), 0)


def grinding(worker: str, **sections: str) -> Table:
    """Seat 0 has just placed a Worker on the Vodnik Square; the Mill holds the tokens named by section."""
    table = Table().witch("horned")
    table.game.edit_mill().tokens = {
        f"mill-{token}": Slot(section, slot)
        for section, tokens in sections.items()
        for slot, token in enumerate(tokens.split())
    }
    return table.do(f"place:{worker}", "square:vodnik")


def at(table: Table, token: str) -> tuple[str, int]:
    """Section and slot of a Mill token."""
    place = table.game.mill.tokens[f"mill-{token}"]
    return place.section, place.slot


def test_a_single_token_pays_and_moves_on() -> None:
    """PU-VODNIK-10: there is nothing to choose."""
    table = grinding("robot", robot="rumor", golem="beer")
    assert table.player().stock == EMPTY | {"fish": 1, "rumor": 2}
    assert (at(table, "rumor"), at(table, "beer"), table.ask) == (("golem", 1), ("golem", 0), "turn")


def test_both_tokens_pay_and_one_of_choice_moves_on() -> None:
    """PU-VODNIK-10: moving none or one of another section is refused."""
    table = grinding("robot", robot="cog book", horned="beer")
    assert table.player().stock == EMPTY | {"fish": 1, "cog": 1, "book": 1}
    assert table.choices("mill:mill-") == ["cog", "book"]
    assert table.refused("mill:mill-beer") == "PU-VODNIK-10"
    table.do("mill:mill-cog")
    assert (at(table, "cog"), at(table, "book"), table.ask) == (("golem", 0), ("robot", 1), "turn")


@pytest.mark.parametrize(
    ("worker", "sections", "goal"),
    [
        ("vodnik", {"vodnik": "fish"}, ("robot", 0)),
        ("robot", {"robot": "fish"}, ("golem", 0)),
        ("golem", {"golem": "fish"}, ("horned", 0)),
        ("horned", {"horned": "fish"}, ("vodnik", 0)),
        ("robot", {"robot": "fish", "golem": "cog"}, ("golem", 1)),
        ("robot", {"robot": "fish", "golem": "cog beer"}, ("horned", 0)),
        ("robot", {"robot": "fish", "golem": "cog beer", "horned": "book rumor"}, ("vodnik", 0)),
    ],
)
def test_a_token_moves_to_the_next_section_clockwise_with_an_empty_place(
    worker: str, sections: dict[str, str], goal: tuple[str, int]
) -> None:
    """PU-VODNIK-11, PU-VODNIK-17, R82c: a full section is skipped, the own one is left even with room in it."""
    assert at(grinding(worker, **sections), "fish") == goal


def test_an_empty_section_draws_a_mug_card_and_moves_nothing() -> None:
    """PU-VODNIK-12."""
    table = grinding("robot", golem="beer cog", vodnik="fish")
    assert table.player().stock == EMPTY | {"fish": 1}
    assert (len(table.player().mugs), len(table.game.mill.mugs)) == (1, 17)
    assert [at(table, token) for token in ("beer", "cog", "fish")] == [("golem", 0), ("golem", 1), ("vodnik", 0)]


@pytest.mark.parametrize(("card", "worker"), [("raft-house", "vodnik"), ("sewer-works", "vodnik")])
def test_a_boat_moved_by_a_card_counts_spaces_and_turns_no_mill(card: str, worker: str) -> None:
    """PU-VODNIK-13: 3 spaces from the start, whatever they show; no Mill token and no Mug card."""
    table = Table().witch("horned")
    before = {token: at(table, token) for token in ("fish", "cog", "beer", "book", "rumor")}
    table.enter(card, worker)
    assert table.player().boat == 3
    assert {token: at(table, token) for token in before} == before
    assert table.player().mugs == []


def test_a_boat_moved_by_a_crate_turns_no_mill() -> None:
    """PU-VODNIK-13: a Horned on the Robot Square, where the Crate with 2 spaces lies in its section."""
    table = Table().witch("horned").do("place:horned", "square:robot", "crate:crate-boat-a")
    assert (table.player().boat, table.player().mugs, table.log("mill")) == (2, [], [])


def test_the_first_robot_empties_its_section_of_the_starting_mill_and_the_next_draws_a_mug() -> None:
    """PU-VODNIK-16: 1 token lies in each section but the Vodniks', where there are 2."""
    table = Table().witch("horned")
    assert (at(table, "rumor"), table.game.mill.tokens["mill-beer"].section) == (("robot", 0), "golem")
    table.do("place:robot", "square:vodnik")
    assert (at(table, "rumor"), table.player().mugs) == (("golem", 1), [])
    assert table.player().stock == EMPTY | {"fish": 1, "rumor": 2}
    table.turn(1).do("place:robot", "square:vodnik")
    assert len(table.player(1).mugs) == 1
