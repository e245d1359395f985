"""Who may not enter: a private table is invisible without its invitation, and nobody joins where nobody can."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.seating import at_board, opened, started

PATHS = ("", "/state", "/events", "/record")
LIVE = """(path) => new Promise((tell) => {
  const line = new WebSocket(location.origin.replace(/^http/, "ws") + path);
  let heard = 0;
  line.onmessage = () => (heard += 1);
  line.onclose = ({ code }) => tell([code, heard]);
})"""


def test_a_private_table_refuses_a_stranger(arrive: Arrive) -> None:
    ana, otto, stranger = arrive("Ana"), arrive("Otto"), arrive("Stranger")
    stranger.forgive("WebSocket connection to .* failed")
    stranger.sign_in()
    table = started(ana, otto)
    at_board(table, ana, otto)
    for path in PATHS:
        answer = stranger.ask("GET", f"/api/tables/{table}{path}")
        assert (answer.status, answer.json()["code"]) == (404, "unknown-table"), path
    command = {"version": 1, "choice": "hood:golem", "command_id": "strange"}
    assert stranger.ask("POST", f"/api/tables/{table}/choices", command).json()["code"] == "unknown-table"
    assert stranger.told("GET", "/api/tables")["tables"] == []

    stranger.page.goto(f"/t/{table}")
    expect(stranger.page.get_by_role("heading", name="No such table.")).to_be_visible()
    stranger.shoot("no-such-table")
    code, heard = stranger.page.evaluate(LIVE, f"/api/tables/{table}/live")
    assert heard == 0
    assert code in (1006, 4404)


def test_a_wrong_invitation_leads_nowhere(arrive: Arrive) -> None:
    ana, otto = arrive("Ana"), arrive("Otto")
    table, _ = opened(ana, 2)
    otto.sign_in()
    refused = otto.ask("POST", f"/api/tables/{table}/join", {"invite": "wrong"})
    assert (refused.status, refused.json()["code"]) == (404, "unknown-table")
    otto.page.goto(f"/j/{table}/wrong")
    expect(otto.page.get_by_role("heading", name="This invitation leads nowhere.")).to_be_visible()
    otto.shoot("wrong-invitation")


def test_a_full_table_and_one_that_has_begun_take_nobody(arrive: Arrive) -> None:
    ana, otto, late = arrive("Ana"), arrive("Otto"), arrive("Late")
    table, invite = opened(ana, 2)
    for person in (otto, late):
        person.sign_in()
    otto.told("POST", f"/api/tables/{table}/join", {"invite": invite})
    refused = late.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    assert (refused.status, refused.json()["code"]) == (409, "table-full")
    late.page.goto(f"/j/{table}/{invite}")
    expect(late.page.get_by_text("All seats are taken.").first).to_be_visible()
    expect(late.button("Take the seat")).to_be_hidden()
    late.shoot("full-table")

    ana.told("POST", f"/api/tables/{table}/start")
    refused = late.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    assert (refused.status, refused.json()["code"]) == (409, "table-started")
    late.page.goto(f"/j/{table}/{invite}")
    expect(late.page.get_by_role("heading", name="The game has begun.")).to_be_visible()
    expect(late.button("Take the seat")).to_be_hidden()
