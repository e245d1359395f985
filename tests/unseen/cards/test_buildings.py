"""Every Building card: who may enter it, and exactly what it then does (PU-ENTER-05, PU-DATA-07)."""

import re

import pytest

from orloj.games.unseen.components.cards import BUILDINGS
from tests.unseen.cards.buildings_1 import LEVEL_0, LEVEL_1
from tests.unseen.cards.buildings_2 import LEVEL_2
from tests.unseen.cards.buildings_3 import LEVEL_3
from tests.unseen.cards.street import GROUND, TYPES, Case, facts, played, street
from tests.unseen.table import Table

CASES = (LEVEL_0, LEVEL_1, LEVEL_2, LEVEL_3)
ALL = [case for level in CASES for case in level]
PAID = re.compile("pay:|discard:")


def prepared(case: Case) -> Table:
    """The position for a case, its Building on the ground and nobody on the Golem Square."""
    table = street().give(**case.goods).card(GROUND, case.card)
    case.prepare(table)
    return table.refresh()


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.card}: {case.choices}")
def test_what_a_building_does(case: Case) -> None:
    """PU-ENTER-01, PU-SYM: the Worker goes in, the printed effect happens, and nothing else changes."""
    table = prepared(case)
    worker = "horned" if case.worker == "any" else case.worker
    table.stand(0, worker, "golem")
    done = played(case, table, f"enter:{worker}")
    assert done == case.change | {f"at:{worker}": f"card:{GROUND}"}


@pytest.mark.parametrize(("card", "shown"), {case.card: case.worker for case in ALL}.items())
def test_who_may_enter_a_building(card: str, shown: str) -> None:
    """PU-SYM-03: the type it shows alone, or with the universal symbol all four."""
    accepted = TYPES if shown == "any" else (shown,)
    for worker in TYPES:
        table = street().card(GROUND, card).stand(0, worker, "golem")
        assert (f"enter:{worker}" in table.legal) == (worker in accepted)


@pytest.mark.parametrize("case", [case for case in ALL if PAID.search(case.choices)], ids=lambda case: case.card)
def test_an_exchange_may_be_declined(case: Case) -> None:
    """PU-SYM-02: nothing is paid and nothing gained."""
    table = prepared(case)
    worker = "horned" if case.worker == "any" else case.worker
    table.stand(0, worker, "golem")
    before = facts(table)
    table.do(f"enter:{worker}", "decline")
    assert table.ask == "turn"
    assert facts(table) == before | {f"at:{worker}": f"card:{GROUND}"}


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_no_building_is_left_out(level: int) -> None:
    """PU-DATA-07: 5, 20, 20 and 20 cards."""
    tried = {case.card for case in CASES[level]}
    assert tried == {card.id for card in BUILDINGS.values() if card.level == level}
    assert len(tried) == (5 if level == 0 else 20)
