"""The house is restarted while decisions of many kinds are open, a table for each kind: every board asks the same."""

from random import Random
from typing import Any

import pytest

from tests.browser.board import Look
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.seating import comes_to_the_present, hurried, started
from tests.browser.town import Town

TABLES = 8
MOMENTS = 20  # of 0.2 s, in which a board comes to rest
KINDS = 6  # at least: which kinds are asked depends on luck, and rare ones may not be asked before a game is over


def each_asking_another(people: list[Person], game: str) -> dict[str, tuple[str, Person]]:
    """Tables that are played by chance until something is asked that no other of them asks: by kind, who is asked."""
    chance = Random(f"kinds {game}")
    found: dict[str, tuple[str, Person]] = {}
    for _ in range(TABLES):
        last: dict[str, Any] = {}

        def fresh(state: Any, last: dict[str, Any] = last) -> bool:
            last.update(state)
            return state["decision"]["ask"] not in found

        table = started(*people, game=game)
        hurried(chance, table, people, fresh)
        if last["decision"]["ask"] not in found:
            found[last["decision"]["ask"]] = (table, people[last["you"]])
    return found


@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_every_board_asks_the_same_after_a_restart(arrive: Arrive, town: Town, game: str) -> None:
    people = [town.settles(arrive(name, url=town.url)) for name in ("Jana", "Karel", "Ana")]
    asked = each_asking_another(people, game)
    assert "turn" in asked
    assert len(asked) >= KINDS, asked.keys()
    before = {kind: at_table(*place) for kind, place in asked.items()}
    for person in people:
        person.page.goto("/")
    town.restart()
    for kind, place in asked.items():
        assert at_table(*place) == before[kind], kind


def at_table(table: str, person: Person) -> Look:
    """What the person who is asked sees, once nothing moves any more."""
    person.page.goto(f"/t/{table}")
    seen, before = comes_to_the_present(person), None
    for _ in range(MOMENTS):
        if seen == before:
            break
        person.page.wait_for_timeout(200)
        seen, before = person.board.look(), seen
    assert seen["asked"]
    return seen
