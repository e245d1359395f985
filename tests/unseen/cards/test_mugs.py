"""Every Mug card: exactly what it does (PU-MUG-03, PU-MUG-05)."""

import pytest

from orloj.games.unseen.components.cards import MUGS
from tests.unseen.cards.street import Case, played, street
from tests.unseen.table import Table


def a_robot_at_vodnik(table: Table) -> None:
    """A Worker that a Mug card can move."""
    table.stand(0, "robot", "vodnik")


CASES = [
    Case(
        "second-round",
        "pay:beer basic:fish pay:fish basic:book",
        {"beer": -1, "book": 1},
        goods={"beer": 1},
    ),
    Case("loose-tongue", "pay:cog", {"cog": -1, "rumor": 3}, goods={"cog": 1}),
    Case("wobbly-detour", "move:vodnik square:horned", {"at:robot": "square:horned"}, prepare=a_robot_at_vodnik),
    Case("wobbly-detour", "decline", {}, prepare=a_robot_at_vodnik),
    Case("coin-in-the-foam", "basic:cog", {"cog": 1}),
    Case("friendly-shove", "option:1", {"boat": 1}),
    Case("friendly-shove", "option:2 space:5", {"golem": "5", "guild:carpenters": 1}),
    Case("friendly-shove", "option:3", {"idea": 1}),
    Case(
        "borrowed-hat",
        "type:golem place:robot square:golem space:1 space:2",
        {"rumor": 4, "guild:masons": 1, "golem": "2", "at:robot": "square:golem"},  # at home, and the Golem's 2 steps
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}: {case.choices}")
def test_what_a_mug_does(case: Case) -> None:
    """PU-MUG-03: its effect, then it lies in the discard, and nothing else changes."""
    table = street().give(**case.goods)
    case.prepare(table)
    table.player().mugs.append(case.card)
    done = played(case, table.refresh(), f"mug:{case.card}")
    assert done == case.change | {"mugs": -1, f"discard:{case.card}": 1}


def test_no_mug_is_left_out() -> None:
    """PU-MUG-05: six effects."""
    assert {case.card for case in CASES} == set(MUGS)
