"""The end of a game on the pages."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person


def ends(people: list[Person], table: str, folder: Path) -> None:
    """Everybody sees the same scores, those of the service and of the record; the record verifies."""
    record: Any = None
    for person in people:
        scores = sees_scores(person, table)
        with person.page.expect_download() as download:
            person.press(person.page.get_by_role("link", name="Record"))
        file = folder / f"{person.name}.json"
        download.value.save_as(file)
        record = person.told("GET", f"/api/tables/{table}/record")
        assert record["scores"] == scores
        verified = subprocess.run(
            [sys.executable, "-m", "orloj", "verify", str(file)], capture_output=True, text=True, check=False
        )
        assert verified.returncode == 0, verified.stderr
        assert "OK" in verified.stdout
    people[0].shoot("scores")
    best = max(score["total"] for score in record["scores"])
    assert all(score["total"] == best for score in record["scores"] if score["winner"])


def sees_scores(person: Person, table: str) -> Any:
    """The score sheet shows what the service says; that."""
    person.press(person.button("See the scores"))
    expect(person.page.get_by_role("table")).to_be_visible()
    scores = person.told("GET", f"/api/tables/{table}")["scores"]
    sheet = {score["seat"]: [*score["categories"].values(), score["total"]] for score in scores}
    assert read_sheet(person) == sheet
    return scores


def read_sheet(person: Person) -> dict[int, list[int]]:
    """The points on the score sheet, by seat: the categories from above, then the total."""
    rows: list[list[str]] = person.page.evaluate(
        "[...document.querySelectorAll('table tbody tr, table tfoot tr')].map((row) =>"
        " [...row.querySelectorAll('td')].map((cell) => cell.querySelector('b, .o-total').textContent))"
    )
    return {seat: [int(row[seat]) for row in rows] for seat in range(len(rows[0]))}
