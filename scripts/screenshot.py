"""Makes docs/board.png: four players, chance choosing for them, in their second era, seen by the one to move.

Run it with `.venv/bin/python -m scripts.screenshot`; it serves from a temporary folder and needs Chromium.
"""

import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

from tests.cli.service import serving

PICTURE = Path(__file__).parents[1] / "docs" / "board.png"
NAMES = ("Jana", "Karel", "Ana", "Otto")
ERA = 2  # far enough for cards, bridges and Workers on the board
TURNS = 13  # of this era
SEEN = ("build:", "bridge:", "take:", "influence:")  # preferred, since they leave something on the board


def main() -> None:
    """Play, then take the picture."""
    chance = random.Random(NAMES[0])
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as service:
        guests = [httpx.Client(base_url=service.url) for _ in NAMES]
        table = seat_guests(guests)
        seat = play(guests, table, chance)
        photograph(service.url, f"/t/{table}", guests, seat)


def seat_guests(guests: list[httpx.Client]) -> str:
    """Open a table, let everybody join and start; returns the table's id."""
    for guest, name in zip(guests, NAMES, strict=True):
        post(guest, "/api/session", {"name": name})
    made = post(guests[0], "/api/tables", {"game": "unseen", "seats": len(NAMES), "options": {}})
    for guest in guests[1:]:
        post(guest, f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    post(guests[0], f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


def play(guests: list[httpx.Client], table: str, chance: random.Random) -> int:
    """Choose by chance until the picture's turn begins; returns whose it is."""
    turns = 0
    states: list[dict[str, Any]] = [guest.get(f"/api/tables/{table}/state").json() for guest in guests]
    while True:
        seat = next(seat for seat, state in enumerate(states) if state["decision"])
        state = states[seat]
        if state["view"]["era"] == ERA and state["decision"]["ask"] == "turn" and not state["view"]["turn"]["acted"]:
            turns += 1
            if turns == TURNS:
                return seat
        choices = state["decision"]["choices"]
        choice = chance.choice([id for id in choices if id.startswith(SEEN)] or choices)
        command = {"version": state["version"], "choice": choice}
        post(
            guests[seat],
            f"/api/tables/{table}/choices",
            command | {"command_id": f"picture-{state['version']}"},
        )
        states = [guest.get(f"/api/tables/{table}/state").json() for guest in guests]


def photograph(server: str, path: str, guests: list[httpx.Client], seat: int) -> None:
    """Open the page for everybody, so that nobody is away, and keep what one of them sees."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        pages = []
        for guest in guests:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, reduced_motion="reduce", color_scheme="dark"
            )
            context.add_cookies([{"name": c.name, "value": c.value or "", "url": server} for c in guest.cookies.jar])
            pages.append(context.new_page())
            pages[-1].goto(server + path)
        page = pages[seat]
        page.locator("[data-choice]:visible").first.wait_for()
        page.evaluate("document.fonts.ready")
        PICTURE.parent.mkdir(exist_ok=True)
        page.screenshot(path=PICTURE)
        browser.close()


def post(guest: httpx.Client, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a command and return the answer; raises httpx.HTTPStatusError when it is refused."""
    answer: dict[str, Any] = guest.post(path, json=body).raise_for_status().json()
    return answer


if __name__ == "__main__":
    main()
