"""Several people on one device: it is handed over, and nobody sees what is another's."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESKTOP, PHONE, Device, Person
from tests.browser.seating import opened


def kitchen(arrive: Arrive, device: Device, game: str) -> tuple[str, Person]:
    """A game of Jana and Hana on one device, and its id."""
    jana = arrive("Jana", device)
    jana.forgive("closed before the connection is established")  # the line is opened anew in another's name
    table, _ = opened(jana, 2, game=game)
    jana.told("POST", f"/api/tables/{table}/seats/1", {"action": "companion", "name": "Hana"})
    jana.told("POST", f"/api/tables/{table}/start")
    jana.page.goto(f"/t/{table}")
    return table, jana


def taken_by(jana: Person) -> str:
    """Lift the cover as whoever it names; who that is."""
    cover = jana.page.get_by_role("dialog", name="Hand the device to")
    expect(cover).to_be_visible()
    name = next(one for one in ("Jana", "Hana") if f"I am {one}" in cover.inner_text())
    assert jana.page.evaluate("getComputedStyle(document.querySelector('#page')).visibility") == "hidden"
    jana.page.keyboard.press("Escape")
    expect(cover).to_be_visible()  # only its button lifts it
    jana.press(cover.get_by_role("button", name=f"I am {name}"))
    expect(cover).to_have_count(0)
    return name


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["unseen", "caput"])
def test_the_device_goes_round_and_each_sees_as_oneself(arrive: Arrive, game: str, device: Device) -> None:
    table, jana = kitchen(arrive, device, game)
    expect(jana.page.get_by_role("dialog", name="Hand the device to")).to_be_visible()
    jana.shoot(f"hot-seat-{game}")
    held = [taken_by(jana)]
    for _ in range(80):
        seen = jana.board.look()
        state = jana.told("GET", f"/api/tables/{table}/state")
        assert (state["decision"] is not None) == (held[-1] == "Jana")
        if seen["listed"] and not (seen["can_end"] and len(held) > 1):
            jana.board.choose(seen["listed"][0])
            jana.board.confirm()
        else:
            jana.press(jana.board.end_button)
        jana.page.wait_for_function(
            "(v) => Number(document.querySelector('main.board').dataset.version) > v", arg=seen["version"]
        )
        jana.page.wait_for_timeout(100)
        if jana.page.locator(".o-cover[open]").count():
            held.append(taken_by(jana))
        if len(held) == 3:
            break
    assert len(held) == 3, held
    assert all(one != other for one, other in pairwise(held))


def test_a_page_that_is_loaded_anew_is_covered_again(arrive: Arrive) -> None:
    _, jana = kitchen(arrive, DESKTOP, "unseen")
    name = taken_by(jana)
    jana.page.reload()
    assert taken_by(jana) == name
