"""Every Upgrade card: exactly what it does, for its owner alone (PU-DATA-10)."""

import pytest

from orloj.games.unseen.components.cards import UPGRADES
from tests.unseen.cards.street import Case, facts, played, street
from tests.unseen.cards.upgrades import GOLEM, HORNED, ROBOT, VODNIK
from tests.unseen.table import RULES, Table

CASES = [*GOLEM, *VODNIK, *ROBOT, *HORNED]
AT_WILL = [case for case in CASES if case.choices.startswith("upgrade:")]
AT_END = {"keystone-pride": 3, "lidded-cups": 2, "spare-parts": 4, "imp-hoard": 5}
"""Upgrade that scores at the end -> its points for 3 Bridges, 2 Mugs in hand, 4 Upgrades and 5 Items to repair."""


def owned(case: Case, seat: int = 0) -> Table:
    """The position for a case, whose card a seat owns."""
    table = street().give(**case.goods)
    case.prepare(table)
    table.player(seat).upgrades.append(case.card)
    return table.refresh()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_what_an_upgrade_does(case: Case) -> None:
    """PU-CARD-01: beside the action that sets it off, and the card is kept."""
    table = owned(case)
    assert played(case, table) == case.change
    assert table.player().upgrades == [case.card]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_an_upgrade_works_for_its_owner_alone(case: Case) -> None:
    """PU-CARD-01: another player's card changes nothing for who has the turn."""
    table = owned(case, seat=1)
    start = case.choices.split()[0]
    if case in AT_WILL:
        table.refused(start)
        return
    table.do(start).finish()
    assert table.log("upgrade") == []


@pytest.mark.parametrize("case", AT_WILL, ids=lambda case: case.card)
def test_a_power_at_will_works_once_a_turn(case: Case) -> None:
    """PU-CARD-01: used up by using it, ready on the next turn; before and after the action alike."""
    table = owned(case)
    played(case, table)
    choice = f"upgrade:{case.card}"
    table.give(**dict.fromkeys(("beer", "cog", "fish", "book", "rumor"), 5)).player().guilds[:] = ["masons"]
    assert table.refresh().refused(choice) == "PU-CARD-01"
    assert choice in table.turn(0).legal


@pytest.mark.parametrize("case", [case for case in AT_WILL if case.goods], ids=lambda case: case.card)
def test_a_declined_power_is_not_used_up(case: Case) -> None:
    """PU-SYM-02: declined, nothing happens and it may still be used this turn."""
    table = owned(case)
    before, choice = facts(table), f"upgrade:{case.card}"
    table.do(choice, "decline")
    assert facts(table) == before
    assert choice in table.legal


@pytest.mark.parametrize("case", AT_WILL, ids=lambda case: case.card)
def test_a_power_that_cannot_be_paid_is_not_offered(case: Case) -> None:
    """PU-SYM-02; one that costs nothing is offered until the action."""
    table = street()
    table.player().upgrades.append(case.card)
    assert (f"upgrade:{case.card}" in table.refresh().legal) == (case.card == "copied-gesture")
    table.game.edit_turn().acted = True
    assert f"upgrade:{case.card}" not in table.refresh().legal


@pytest.mark.parametrize(("card", "points"), AT_END.items())
def test_an_upgrade_that_scores_at_the_end(card: str, points: int) -> None:
    """PU-CARD-01: 1 point for each of what it counts, in the category of cards, when the last Era ends."""
    table = street()
    player, turn = table.player(), table.game.edit_turn()
    player.bridges[:], player.mugs[:], player.repair = (
        [3, 3, 1],
        ["loose-tongue", "borrowed-hat"],
        {"bag": 2, "mirror": 3},
    )
    player.upgrades[:] = [card, "carp-tow", "side-door", "arch-toll"]
    turn.era, turn.benched = 3, {"1": "golem", "2": "golem"}
    table.refresh().do("bench", "bench:golem", "end-turn")
    scores = RULES.scores(table.game)
    assert scores is not None
    assert [score["categories"]["cards"] for score in scores] == [points, 0, 0]


def test_no_upgrade_is_left_out() -> None:
    """PU-DATA-10: 32 cards, eight a Neighborhood."""
    tried = {"golem": GOLEM, "vodnik": VODNIK, "robot": ROBOT, "horned": HORNED}
    assert all(UPGRADES[case.card].hood == hood for hood, cases in tried.items() for case in cases)
    assert len(UPGRADES) == 32
    assert {case.card for case in CASES} | set(AT_END) == set(UPGRADES)
