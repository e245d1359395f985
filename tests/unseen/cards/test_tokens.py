"""Every Witch token: exactly what it gives (PU-WITCH-06, PU-WITCH-10)."""

import pytest

from orloj.games.unseen.components.minigames import WITCH_TOKENS
from tests.unseen.cards.street import GROUND, Case, played, street

CASES = [
    Case("witch-1-any", "basic:fish", {"fish": 1}),
    Case("witch-1-rumor", "", {"rumor": 3}),
    Case("witch-1-mug", "", {"mugs": 1}, fate="mug:borrowed-hat"),
    Case("witch-1-road", "option:1", {"boat": 1}),
    Case("witch-1-road", "option:2 space:5", {"golem": "5", "guild:carpenters": 1}),
    Case("witch-1-craft", "option:1", {"idea": 1}),
    Case("witch-1-craft", "option:2", {"repair:bag": 1}, fate="item:bag"),
    Case("witch-2-garnet", "", {"garnet": 1}),
    Case("witch-2-any", "basic:fish basic:cog", {"fish": 1, "cog": 1}),
    Case("witch-2-item", "cauldron:cauldron-4 row:row-2", {"cauldron-4": "bag", "row-2": "mirror"}, fate="item:bag"),
    Case("witch-2-road", "option:1", {"boat": 2}),
    Case("witch-2-road", "option:2 space:7 space:6", {"golem": "6", "guild:ropers": 1, "idea": 1}),
    Case("witch-2-craft", "option:1", {"idea": 2}),
    Case("witch-2-craft", "option:2 guild:masons guild:smiths", {"guild:masons": 1, "guild:smiths": 1}),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}: {case.choices}")
def test_what_a_witch_token_gives(case: Case) -> None:
    """PU-WITCH-06: to who chooses it where the Witch stands, by way of New World Lane (rumor 2, witch)."""
    table = street().card(GROUND, "new-world-lane").stand(0, "golem", "golem")
    table.hood("horned").witch_tokens[case.card[6]] = case.card
    done = played(case, table.refresh(), "enter:golem reward:token")
    rumors = case.change.get("rumor", 0)
    assert isinstance(rumors, int)
    assert done == case.change | {"rumor": 2 + rumors, "at:golem": f"card:{GROUND}"}


def test_no_token_is_left_out() -> None:
    """PU-WITCH-13: ten."""
    assert {case.card for case in CASES} == set(WITCH_TOKENS)
