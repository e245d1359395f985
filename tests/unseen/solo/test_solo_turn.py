"""The Councilor's turn: its Solo action cards and their rows (PU-SOLOTURN)."""

from __future__ import annotations

import pytest

from orloj.games.unseen.components.solo import SOLO_CARDS
from orloj.games.unseen.components.vocabulary import HOODS
from orloj.games.unseen.state import COUNCILOR
from tests.unseen.solo.office import Office

ALL = ("place", "enter", "build", "bridge")
COUNTERCLOCKWISE = {hood: [HOODS[(i - k) % 4] for k in range(4)] for i, hood in enumerate(HOODS)}
LAST_ROWS = ("pass", "draw")


def rows_of(card: str) -> list[str]:
    """The actions of a card without its last row."""
    return [row.action for row in SOLO_CARDS[card].rows if row.action not in LAST_ROWS]


CASES = [(card, row) for card in SOLO_CARDS for row in range(len(rows_of(card)))]


@pytest.mark.parametrize(("card", "row"), CASES)
def test_the_first_row_that_can_be_carried_out_is(card: str, row: int) -> None:
    """PU-SOLOTURN-01: from the top; those above it are impossible here, the others all possible."""
    actions = rows_of(card)
    office = Office().can(*(action for action in ALL if action not in actions[:row])).act(card)
    assert [(action, hood is not None) for action, hood in office.rows()] == [
        (action, number == row) for number, action in enumerate(actions[: row + 1])
    ]
    assert office.log("solo-card") == [{"k": "solo-card", "seat": COUNCILOR, "what": card}]


@pytest.mark.parametrize(("card", "row"), CASES)
def test_one_action_ends_the_turn_and_the_card_is_discarded(card: str, row: int) -> None:
    """PU-SOLOTURN-05: whatever else is possible, nothing of the rows below is done."""
    actions = rows_of(card)
    office = Office().can(*(action for action in ALL if action not in actions[:row]))
    before = office.game.councilor.discard.copy()
    office.act(card)
    done = [kind for kind in office.kinds() if kind in ALL]
    assert done.count(actions[row]) == 1
    assert not set(actions[row + 1 :]) & set(done)
    assert office.game.councilor.discard == [*before, card]
    assert card not in office.game.councilor.deck.unseen
    assert (office.ask, office.game.turn.seat) == ("turn", 0)


def test_cards_are_flipped_from_the_top_of_the_deck() -> None:
    """PU-SOLOTURN-01, PU-SOLOTURN-07: none comes twice before the deck is empty; then all of them come again."""
    office = Office().can("build").holds(any=99, garnet=99).last_human_turn().act("house-call")
    flipped = [entry["what"] for entry in office.log("solo-card")]
    assert len(flipped) >= 16
    assert sorted(flipped[:8]) == sorted(flipped[8:16]) == sorted(SOLO_CARDS)


@pytest.mark.parametrize(("a", "b"), [("vodnik", "golem"), ("robot", "vodnik"), ("horned", "robot")])
def test_a_then_b_means_a_unless_it_is_impossible_there(a: str, b: str) -> None:
    """PU-SOLOTURN-02; with both impossible the row is, wherever else there is room."""
    office = Office(a=a, b=b).can("place").act("office-hours")
    assert office.rows() == [("place", a)]
    office = Office(a=a, b=b).can("place").stand(COUNCILOR, "horned", a).act("office-hours")
    assert office.rows() == [("place", b)]
    assert office.log("solo-row")[0]["tried"] == [[a, "square-taken"]]
    office = Office(a=a, b=b).can("place").stand(COUNCILOR, "horned", a).hand("golem", "robot", "vodnik")
    office.stand(COUNCILOR, "horned", a).stand(COUNCILOR, "golem", b).act("office-hours")
    assert office.rows()[0] == ("place", None)
    assert office.log("solo-row")[0]["tried"] == [[a, "square-taken"], [b, "square-taken"]]


@pytest.mark.parametrize("a", HOODS)
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_then_counterclockwise_goes_round_the_board(a: str, taken: int) -> None:
    """PU-SOLOTURN-03 (SO42): vodnik, robot, horned, golem and so on, the first where it is possible."""
    way = COUNTERCLOCKWISE[a]
    office = Office(a=a, b=way[1]).can("place")
    for worker, hood in zip(("horned", "golem"), way[:taken], strict=False):
        office.stand(COUNCILOR, worker, hood)
    office.hood(way[2]).square[COUNCILOR] = ""
    if taken == 2:
        office.hand("vodnik", "robot").stand(COUNCILOR, "horned", way[0]).stand(COUNCILOR, "golem", way[1])
    office.act("first-stone")
    assert office.rows() == [("build", None), ("place", way[taken])]
    assert office.log("solo-row")[1]["tried"] == [[hood, "square-taken"] for hood in way[:taken]]


def test_where_nothing_is_possible_all_four_are_tried_in_that_order() -> None:
    """PU-SOLOTURN-03 (SO42)."""
    office = Office(a="golem", b="robot").can().act("morning-rounds")
    assert [hood for hood, _ in office.log("solo-row")[2]["tried"]] == ["golem", "vodnik", "robot", "horned"]


@pytest.mark.parametrize("card", SOLO_CARDS)
def test_a_row_that_is_skipped_costs_and_gains_nothing(card: str) -> None:
    """PU-SOLOTURN-04: up to the row that is carried out nothing is logged but rows; what it holds is untouched."""
    office = Office().can("place").holds(any=2, garnet=0, guilds=1)
    office.act(card, fate=["solo:morning-rounds"] if card == "overtime" else [])
    (number,) = (i for i, row in enumerate(office.log("solo-row")) if row["hood"])
    kinds = office.kinds()[: office.kinds().index("solo-choice")]
    assert set(kinds) <= {"solo-card", "solo-row"}
    assert number == kinds.count("solo-row") - 1
    gained = sum(entry["n"] for entry in office.log("gain") if entry["what"] == "any")
    assert (office.it.stock["any"], office.log("pay"), office.log("give-up")) == (2 + gained, [], [])


@pytest.mark.parametrize("card", [card for card in SOLO_CARDS if card != "overtime"])
def test_without_a_possible_row_it_considers_passing_and_passes_only_then(card: str) -> None:
    """PU-SOLOTURN-06: the options of the Bench help card are tried after the last row."""
    office = Office().can().act(card)
    rows = office.log("solo-row")
    assert [row["action"] for row in rows if not row["bench"]] == [*rows_of(card), "pass"]
    assert [row["action"] for row in rows if row["bench"]] == ["bridge", "build", "build", "build"]
    assert [kind for kind in office.kinds() if kind in (*ALL, "bench")] == ["bench"]
    assert office.game.councilor.discard == [card]


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """PU-SOLOTURN-07 (SO34)."""
    office = Office().can("place")
    part = office.game.edit_councilor()
    part.discard = [card for card in SOLO_CARDS if card != "house-call"]
    part.deck.unseen = {"house-call": 1}
    office.act("house-call")
    assert sorted(office.game.councilor.discard) == sorted(SOLO_CARDS)
    assert len(office.game.councilor.deck) == 0
    office.act("morning-rounds")
    assert office.game.councilor.discard == ["morning-rounds"]
    assert sorted(office.game.councilor.deck.weights()) == sorted(set(SOLO_CARDS) - {"morning-rounds"})


def test_the_deck_goes_on_in_the_next_era() -> None:
    """PU-SOLOTURN-07 by SO34: an Era's end shuffles nothing."""
    office = Office().can().last_human_turn().act("morning-rounds")
    assert office.game.turn.era == 2
    assert office.game.councilor.discard == ["morning-rounds"]
    assert len(office.game.councilor.deck) == len(SOLO_CARDS) - 1


def test_each_row_has_its_own_search() -> None:
    """PU-SOLOTURN-08 (SO42): the second row begins with A again and with another action, whatever the first tried."""
    office = Office(a="vodnik", b="robot").can("enter").act("morning-rounds")
    first, second = office.log("solo-row")
    assert (first["action"], first["where"], [hood for hood, _ in first["tried"]]) == (
        *("place", "a-else-b"),
        ["vodnik", "robot"],
    )
    assert (second["action"], second["where"], second["hood"]) == ("enter", "a-else-around", "vodnik")


def test_the_last_row_to_draw_resolves_another_card_in_the_same_turn() -> None:
    """PU-SOLOTURN-09 by SO32: instead of considering passing; both cards are spent, one action is done."""
    office = Office().can("place").act("overtime", fate=["solo:office-hours"])
    assert [entry["what"] for entry in office.log("solo-card")] == ["overtime", "office-hours"]
    assert [kind for kind in office.kinds() if kind in (*ALL, "bench")] == ["place"]
    assert office.game.councilor.discard == ["overtime", "office-hours"]
    assert not any(row["bench"] for row in office.log("solo-row"))
    assert [entry["seat"] for entry in office.log("turn")] == [0]


def test_no_card_is_drawn_after_a_success() -> None:
    """PU-SOLOTURN-09 by SO32: it is no bonus."""
    office = Office().can("bridge").act("overtime")
    assert [entry["what"] for entry in office.log("solo-card")] == ["overtime"]
    assert len(office.log("bridge")) == 1
