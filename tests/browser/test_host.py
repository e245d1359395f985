"""The host's room: let in by the token alone, everything there looked at and pressed, dusk and day, desk and phone."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looks import faults, outside, unnamed
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.cli.dealt import serving_alike
from tests.cli.service import Service

TOKEN = "the token of the host of this test"
PARTS = ("overview", "tables", "people", "sockets", "errors", "outbox", "bans", "retention", "backups")
FAULT = (
    "INSERT INTO incident (at, number, code, request, table_id, message, trace, seen) "
    "VALUES (?, '8f21c0aa', 'rule-failed', '5a5a5a5a', ?, '<b>ZeroDivisionError</b>', 'Traceback x', 0)"
)


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A house with a host's room and a backup."""
    folder, backups = tmp_path_factory.mktemp("hosted"), tmp_path_factory.mktemp("backups")
    (backups / "sunday.orloj").write_bytes(b"x" * 2_000_000)
    variables = {"ORLOJ_ADMIN_TOKEN": TOKEN, "ORLOJ_BACKUPS": str(backups), "ORLOJ_LIMITS": '{"chat": "60/minute"}'}
    with serving_alike(folder, **variables) as service:
        service.folder = folder  # type: ignore[attr-defined]
        yield service


def peopled(arrive: Arrive, hosted: Service) -> Person:
    """Somebody at a table, so that there is something to be seen."""
    jana = arrive("Jana <i>", url=hosted.url)
    jana.sign_in()
    for name in ("Thursday table", "<b>Sunday</b> with a name that is long"[:30]):
        made = jana.told("POST", "/api/tables", {"game": "unseen", "seats": 2, "options": {}, "name": name})
        jana.told("POST", f"/api/tables/{made['id']}/seats/1", {"action": "bot", "level": "random"})
    jana.told("POST", f"/api/tables/{made['id']}/start")
    jana.page.goto(f"/t/{made['id']}")
    with sqlite3.connect(Path(hosted.folder) / "orloj.sqlite3") as database:  # type: ignore[attr-defined]
        database.execute(FAULT, (f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S.%f}", made["id"]))
    return jana


def enter(arrive: Arrive, hosted: Service, part: str = "overview", device: Device = DESKTOP) -> Person:
    """The host, let in."""
    host = arrive("Host", device, url=hosted.url)
    host.page.goto(f"/host/{part}")
    host.page.get_by_label("The host’s token").fill(TOKEN)
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".o-host-side")).to_be_visible()
    return host


def test_only_the_token_lets_in_and_only_this_tab(arrive: Arrive, hosted: Service) -> None:
    host = arrive("Host", url=hosted.url)
    host.page.goto("/host")
    host.page.get_by_label("The host’s token").fill("a wrong one, but long")
    host.press(host.button("Go in"))
    expect(host.page.get_by_role("alert").filter(has_text="This is not")).to_be_visible()
    host.page.get_by_label("The host’s token").fill(TOKEN)
    host.press(host.button("Go in"))
    expect(host.page.get_by_text("ready", exact=True)).to_be_visible()
    assert TOKEN not in host.page.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
    host.page.reload()
    expect(host.page.locator(".o-host-side")).to_be_visible()
    other = host.new_page()
    other.goto("/host")
    expect(other.get_by_label("The host’s token")).to_be_visible()
    host.press(host.button("Leave"))
    expect(host.page.get_by_label("The host’s token")).to_be_visible()
    assert host.page.evaluate("sessionStorage.length") == 0


def test_a_house_without_a_token_says_so(arrive: Arrive, house: Service) -> None:
    host = arrive("Host", url=house.url)
    host.page.goto("/host")
    host.page.get_by_label("The host’s token").fill(TOKEN)
    host.press(host.button("Go in"))
    expect(host.page.get_by_role("heading", name="This house has no host’s room")).to_be_visible()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_every_part_can_be_read_in_both_lights(arrive: Arrive, hosted: Service, device: Device) -> None:
    peopled(arrive, hosted)
    host = enter(arrive, hosted, device=device)
    for theme in ("dusk", "day"):
        for part in PARTS:
            host.page.goto(f"/host/{part}")
            expect(host.page.locator(".o-host-main .o-card").first).to_be_visible()
            expect(host.page.locator(".o-host-side small").first).to_be_visible()
            if host.page.evaluate("document.documentElement.dataset.theme") != theme:
                host.press(host.button(f"Change to {theme}"))
            assert not faults(host.page), (theme, part)
            assert not outside(host.page), (theme, part)
            assert not unnamed(host.page), (theme, part)
            host.shoot(f"host-{part}")


def test_tables_are_searched_opened_and_removed(arrive: Arrive, hosted: Service) -> None:
    peopled(arrive, hosted)
    host = enter(arrive, hosted, "tables")
    rows = host.page.locator(".o-tbl tbody tr")
    expect(rows.filter(has_text="Sunday").first).to_be_visible()
    host.page.get_by_label("id, name, player").fill("thursday")
    expect(rows.filter(has_text="Sunday")).to_have_count(0)
    host.page.get_by_label("Which tables").select_option("over")
    expect(rows).to_have_count(0)
    host.page.get_by_label("Which tables").select_option("all")
    expect(rows.filter(has_text="Thursday table").first).to_be_visible()
    before = rows.count()
    host.page.get_by_role("button", name="Open Thursday table").first.focus()
    host.page.keyboard.press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Jana <i>")
    with host.page.expect_download() as download:
        host.press(dialog.get_by_role("button", name="Record as an onlooker"))
    assert json.loads(Path(download.value.path()).read_text())["game"] == "unseen"
    host.press(dialog.get_by_role("button", name="Remove this table"))
    host.press(host.page.get_by_role("dialog").get_by_role("button", name="Remove it"))
    expect(rows).to_have_count(before - 1)


def test_faults_are_read_and_put_aside(arrive: Arrive, hosted: Service) -> None:
    peopled(arrive, hosted)
    host = enter(arrive, hosted, "errors")
    error = host.page.locator(".o-host-error").first
    expect(error).to_contain_text("A rule stopped one command")
    expect(error).to_contain_text("<b>ZeroDivisionError</b>")
    host.press(error.get_by_role("button", name="Trace"))
    expect(host.page.get_by_role("dialog")).to_contain_text("Traceback x")
    host.page.keyboard.press("Escape")
    with host.page.expect_download():
        host.press(error.get_by_role("button", name="Record"))
        host.press(host.page.get_by_role("dialog").get_by_role("button", name="Take it"))
    host.press(host.button("All seen"))
    expect(host.page.locator(".o-host-error:not(.o-host-seen)")).to_have_count(0)


def test_bans_are_laid_and_lifted(arrive: Arrive, hosted: Service) -> None:
    jana = peopled(arrive, hosted)
    jana.forgive("WebSocket")
    host = enter(arrive, hosted, "people")
    me = jana.told("GET", "/api/session")["person"]["id"]
    host.page.get_by_label("id, name", exact=True).fill(me)
    expect(host.page.locator(".o-tbl tbody tr")).to_have_count(1)
    host.press(host.button("Ban Jana <i>"))
    host.press(host.page.get_by_role("dialog").get_by_role("button", name="Ban"))
    expect(host.page.locator(".o-tbl")).to_contain_text("banned")
    assert jana.ask("GET", "/api/session").status == 403
    host.page.goto("/host/bans")
    expect(host.page.locator(".o-host-list")).to_contain_text("Jana <i>")
    host.page.get_by_label("Address or network").fill("203.0.113.9/24")
    host.page.get_by_label("Reason").fill("40 guesses")
    host.page.get_by_label("For how long").select_option("7 days")
    host.press(host.button("Ban network"))
    expect(host.page.locator(".o-host-list")).to_contain_text("203.0.113.0/24")
    for name in ("203.0.113.0/24", "Jana <i>"):
        host.press(host.button(f"Lift the ban of {name}").first)
        expect(host.page.locator(".o-host-list")).not_to_contain_text(name)
    assert jana.ask("GET", "/api/session").ok


def test_what_is_kept_is_chosen(arrive: Arrive, hosted: Service) -> None:
    host = enter(arrive, hosted, "retention")
    with host.stored("365"):
        host.page.get_by_label("Finished games").select_option("365 days")
    host.page.reload()
    expect(host.page.get_by_label("Finished games")).to_have_value("365")
    host.page.get_by_label("Finished games").select_option("keep")
    host.press(host.button("Look now"))
    expect(host.page.get_by_text("0 things were removed.")).to_be_visible()
    expect(host.page.locator(".o-host-main")).to_contain_text("60 per 1 minute")
    host.page.goto("/host/backups")
    expect(host.page.locator(".o-host-main")).to_contain_text("sunday.orloj")
    host.press(host.button("Back up now"))
    expect(host.page.locator(".o-toasts")).to_contain_text("The backup is written")
    expect(host.page.locator(".o-host-list li")).to_have_count(2)
    host.shoot("backups")
    assert not faults(host.page) + unnamed(host.page)
