"""Every technology: exactly what its text says (PCR-TECH)."""

from __future__ import annotations

import pytest

from orloj.games.caput.components.technologies import TECHNOLOGIES
from tests.caput.tiles.desk import Case, facts, played
from tests.caput.tiles.technologies import LEVEL_I, LEVEL_II, LEVEL_III, LEVEL_IV, workshop
from tests.caput.turns import finish_turn

SHOWS = {"mines": 1, "wall": 1, "quarries": 3, "building": 3, "upgrade": 5, "road": 5}
TABLES = {"I": LEVEL_I, "II": LEVEL_II, "III": LEVEL_III, "IV": LEVEL_IV}


def name(case: Case) -> str:
    """A case as the id of its test."""
    return f"{case.piece}: {case.choices}"


@pytest.mark.parametrize("case", [*LEVEL_I, *LEVEL_II], ids=name)
def test_what_a_standing_technology_does(case: Case) -> None:
    """PCR-TECH-05: at its action or event, and nothing at another."""
    table = workshop(case)
    action = case.choices.partition(" ")[0].removeprefix("act:")
    if action in SHOWS:
        table.took(f"crane-tile-{SHOWS[action]}")
    assert played(table, case.choices, case.fate) == case.change


@pytest.mark.parametrize("case", [*LEVEL_III, *LEVEL_IV], ids=name)
def test_what_a_single_use_technology_does(case: Case) -> None:
    """PCR-TECH-07, PCR-TECH-09: once; it is used up then."""
    table = workshop(case)
    done = played(table, f"technology:{case.piece} {case.choices}", case.fate)
    assert done == {"used": case.piece, **case.change}
    table.refuses(f"technology:{case.piece}", "PCR-TECH-09")


@pytest.mark.parametrize("level", TABLES)
def test_no_technology_is_left_out(level: str) -> None:
    """PCR-DATA-09: six a level."""
    tried = {case.piece for case in TABLES[level]}
    assert tried == {tile.id for tile in TECHNOLOGIES.values() if tile.level == level}
    assert len(tried) == 6


def test_a_free_refresh_sets_town_crying_off_too() -> None:
    """NOTATION, section 4: a row was refreshed by this player, paid or not; the refresh of the turn is left."""
    table = workshop(Case("town-crying", "", {}, {"gold": 1})).technology("master-planning")
    done = played(table, "technology:master-planning row:wall out:rubble-core option:1 decline")
    assert done == {"used": "master-planning", "silver": 1, "vp": 2}
    assert "refresh:building" in table.legal


def test_discarding_a_gold_window_is_not_spending_it() -> None:
    """NOTATION, section 4: Window Leading brings nothing for those discarded at the end of a turn."""
    table = workshop(Case("window-leading", "", {}, {"goldwindow": 4})).took("crane-tile-1")
    table.do("act:mines", "produce")
    before = facts(table)
    finish_turn(table)
    assert facts(table) == before | {"goldwindow": 2}


def test_each_corner_token_is_an_event() -> None:
    """NOTATION, section 4: a placement that pays two blue tokens scores twice two points by Jewel Setting."""
    table = workshop(Case("jewel-setting", "", {}, {"gold": 4, "stone": 1}))
    table.built("3,-3", "ungelt-court", turn=1).row("building", "agnes-cloister").took("crane-tile-3")
    done = played(table, "act:building lay:4,-3:2")
    assert (done["blue"], done["vp"]) == (1, 2 + 1 + 1 + 2)
    table = workshop(Case("jewel-setting", "", {}, {"gold": 4, "stone": 1}))
    table.built("3,-3", "ungelt-court", turn=1).row("building", "agnes-cloister").took("crane-tile-3")
    done = played(table, "act:building lay:4,-3:0")
    assert (done["blue"], done["vp"]) == (3, 2 + 1 + 1 + 6)
