"""The pages of pieces: every piece of a game, at all widths, in both themes, by pointer and by the keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looks import faults, outside, unnamed
from tests.browser.person import DESKTOP, PHONE, Device

LEAST = {"unseen": 200, "caput": 200}  # pieces; which ones is tested where they are listed
WIDTHS = (Device(360, 740, touch=True), PHONE, Device(768, 1024), Device(1024, 768), DESKTOP, Device(1920, 1080))
DRAWINGS = ".o-draw, .o-effect"


@pytest.mark.parametrize("game", LEAST)
@pytest.mark.parametrize("device", WIDTHS, ids=lambda device: str(device.width))
def test_all_pieces_are_shown(arrive: Arrive, game: str, device: Device) -> None:
    somebody = arrive("Ana", device)
    page = somebody.page
    page.goto(f"/pieces/{game}")
    page.locator(".o-piece").first.wait_for()
    for theme in ("dusk", "day"):
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert faults(page, DRAWINGS) + unnamed(page) + outside(page) == []
        somebody.press(page.locator(".o-bar .o-ib").last)
    assert page.locator(".o-piece").count() > LEAST[game]


def test_nothing_of_it_is_loaded_before(arrive: Arrive) -> None:
    page = arrive("Ana").page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_role("link", name="Pieces", exact=True).wait_for()
    before = len(asked)
    assert not [url for url in asked if "piece" in url or "gallery" in url or "/games/" in url]
    page.get_by_role("link", name="Pieces", exact=True).click()
    page.locator(".o-piece").first.wait_for()
    assert [url for url in asked[before:] if re.search(r"/assets/gallery-\w+\.js$", url)]
    page.get_by_role("link", name="Praga Caput Regni").click()
    expect(page.get_by_role("heading", name="Technologies")).to_be_attached()
    assert not page.locator('link[href="/games/unseen/gallery.css"]').count()


def test_a_piece_is_filtered_searched_and_told(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/pieces/unseen")
    page.get_by_role("button", name="Upgrade cards").click()
    expect(page.get_by_role("status")).to_have_text("32 pieces")
    page.get_by_role("searchbox").fill("TYN")
    expect(page.get_by_role("status")).to_have_text("No piece is called so, or does that.")
    page.get_by_role("button", name="All 2").click()
    expect(page.get_by_role("status")).to_have_text("1 piece")
    page.locator(".o-piece").click()
    opened = page.get_by_role("complementary", name="The opened piece")
    expect(opened.get_by_role("heading")).to_have_text("Týn Court")
    expect(opened).to_contain_text("gain a beer, a cog and a book")
    page.reload()
    expect(page.get_by_role("complementary").get_by_role("heading")).to_have_text("Týn Court")


def test_by_the_keyboard_alone(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/pieces/caput")
    page.locator(".o-piece").first.wait_for()
    page.get_by_role("button", name="Wooden pieces").focus()
    page.keyboard.press("Tab")  # the pieces are one stop
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-key", "upgrades/spoil-sorting")
    for key, there in (
        ("ArrowRight", "silver-smelting"),
        ("ArrowDown", "mortar-mixing"),
        ("ArrowUp", "silver-smelting"),
    ):
        page.keyboard.press(key)
        expect(focused).to_have_attribute("data-key", f"upgrades/{there}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary").get_by_role("heading")).to_have_text("Silver Smelting")
    expect(focused).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_a_piece_opens_over_the_others(arrive: Arrive) -> None:
    somebody = arrive("Ana", PHONE)
    page = somebody.page
    page.goto("/pieces/caput")
    somebody.press(page.locator('[data-key="upgrades/marble-polishing"]'))
    told = page.get_by_role("dialog", name="Marble Polishing")
    expect(told).to_contain_text("A special tile")
    assert faults(page, DRAWINGS) + unnamed(page) == []
    somebody.press(told.get_by_role("button", name="Close"))
    expect(told).to_have_count(0)
    expect(page.locator(":focus")).to_have_attribute("data-key", "upgrades/marble-polishing")


def test_no_such_game(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/pieces/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
