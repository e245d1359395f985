"""Settings: ways of being told that are set up, tested and stopped; quiet hours; what is kept in the browser."""

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.looks import faults, outside, unnamed
from tests.browser.person import DESKTOP, PHONE, Person
from tests.cli.dealt import serving_alike
from tests.cli.service import Service

PARTS = ("told", "you", "board", "away")
# The page's own browser has no push service here: it gives an address of this machine instead.
SUBSCRIBED = """(endpoint) => {
  PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({
      endpoint,
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    }),
  });
}"""


class Room:
    """A chat room or push service on this machine: what was sent there."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.pushed = 0
        room = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if self.path == "/push":
                    room.pushed += 1
                else:
                    room.heard.append(json.loads(body))
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 60; tries += 1) {
    const all = await worker.getNotifications();
    if (all.length) return all.map(({ title, body, data }) => [title, body, data.url]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    """A room that hears everything."""
    room = Room()
    yield room
    room.server.shutdown()
    room.server.server_close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A house that may tell services on this machine."""
    folder = tmp_path_factory.mktemp("telling")
    with serving_alike(
        folder, ORLOJ_HOOK_NETWORKS="127.0.0.0/8", ORLOJ_PUBLIC_ORIGIN="http://house.example"
    ) as service:
        yield service


def settles(arrive: Arrive, telling: Service, part: str, **more: Any) -> Person:
    """Somebody at a part of the settings."""
    jana = arrive("Jana", url=telling.url, **more)
    jana.sign_in()
    jana.page.goto(f"/settings/{part}")
    return jana


def test_a_chat_room_is_set_up_tested_and_stopped_by_a_link(arrive: Arrive, telling: Service, room: Room) -> None:
    jana = settles(arrive, telling, "told")
    jana.press(jana.button("Set up: Chat room"))
    dialog = jana.page.get_by_role("dialog")
    dialog.get_by_label("Service").select_option("Webhook (JSON)")
    expect(dialog).to_contain_text("jsons://hooks.example.org/path")
    dialog.get_by_label("Address").fill("nonsense")
    jana.press(dialog.get_by_role("button", name="Keep it and send a test"))
    expect(jana.page.get_by_role("alert")).to_contain_text("This is no address of a service")

    jana.press(jana.button("Set up: Chat room"))
    jana.page.get_by_role("dialog").get_by_label("Address").fill(f"json://{room.place}/room")
    jana.page.get_by_role("dialog").get_by_label("Your name for it").fill("Board games")
    jana.press(jana.button("Keep it and send a test"))
    row = jana.page.locator(".o-channel").filter(has_text="Board games")
    expect(row).to_contain_text("arrived")
    record = jana.page.locator(".o-record")
    expect(record).to_contain_text("A test from Orloj")
    expect(record).to_contain_text("Board games · arrived")
    jana.shoot("told")

    link = re.search(r"/stop#\S+", room.heard[-1]["message"])
    assert link is not None
    stranger = arrive("Stranger", PHONE, url=telling.url)
    stranger.page.goto(link[0])
    expect(stranger.page.get_by_role("heading", name="That channel is silent now.")).to_be_visible()
    assert "#" not in stranger.page.url
    stranger.shoot("stopped")
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", name="That channel is silent now.")).to_be_visible()
    stranger.page.goto("/")
    stranger.page.goto("/stop")
    expect(stranger.page.get_by_role("heading", name="This link leads nowhere any more.")).to_be_visible()
    expect(row).to_contain_text("switched off")
    jana.press(row.locator(".o-switch"))
    expect(row).to_contain_text("arrived")
    jana.press(jana.button("Stop everything"))
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Stop everything"))
    expect(row).to_contain_text("switched off")
    jana.press(row.get_by_role("button", name="Remove"))
    jana.press(jana.page.get_by_role("dialog").get_by_role("button", name="Remove it"))
    expect(row).to_have_count(0)


def test_this_browser_is_told_and_shows_it(
    arrive: Arrive, telling: Service, room: Room, whole_chromium: Browser
) -> None:
    jana = settles(arrive, telling, "board", browser=whole_chromium)
    jana.context.grant_permissions(["notifications"])
    jana.page.goto("/settings/told")
    jana.page.evaluate(SUBSCRIBED, f"http://{room.place}/push")
    jana.press(jana.button("Set up: This browser"))
    row = jana.page.locator(".o-channel").filter(has=jana.button("Test: This browser"))
    expect(row).to_contain_text("arrived")
    assert room.pushed == 1

    scope = jana.page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == f"{telling.url}/"
    session = jana.context.new_cdp_session(jana.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    jana.page.wait_for_timeout(200)
    told = {"title": "Your turn, Thursday table", "body": "Where does your Robot go?", "url": "/t/abc", "tag": "abc"}
    message = {"origin": telling.url, "registrationId": registrations[-1], "data": json.dumps(told)}
    for _ in range(5):  # a busy browser loses some
        session.send("ServiceWorker.deliverPushMessage", message)
        shown = jana.page.evaluate(SHOWN)
        if shown:
            break
    assert shown == [["Your turn, Thursday table", "Where does your Robot go?", "/t/abc"]]


def test_wishes_and_quiet_hours_are_kept(arrive: Arrive, telling: Service) -> None:
    jana = settles(arrive, telling, "told")
    for label in ("A game begins", "Chat addressed to you"):
        jana.press(jana.page.locator(".o-occasions li").filter(has_text=label).locator(".o-switch"))
    jana.page.get_by_label("Tell me after").select_option("15 minutes")
    jana.page.get_by_label("Remind me after").select_option("12 hours")
    jana.page.get_by_label("at most").select_option("three times")
    jana.page.get_by_label("Your time zone").select_option("Asia/Tokyo")
    boxes = jana.page.locator(".o-hours span")
    first, last = boxes.nth(1).bounding_box(), boxes.nth(5).bounding_box()
    assert first is not None
    assert last is not None
    jana.page.mouse.move(first["x"] + 5, first["y"] + 5)
    jana.page.mouse.down()
    with jana.stored('"to":"06:00"'):  # on the way already
        jana.page.mouse.move(last["x"] + 5, last["y"] + 5, steps=10)
    jana.page.mouse.up()
    expect(jana.page.get_by_text("01:00 to 06:00")).to_be_visible()
    expect(jana.page.locator(".o-hours .o-on")).to_have_count(5)
    expect(jana.page.get_by_label("Quiet until")).to_have_value("06:00")

    jana.page.reload()
    expect(jana.page.get_by_text("01:00 to 06:00")).to_be_visible()
    kept = jana.told("GET", "/api/notices/preferences")
    assert kept == {
        "zone": "Asia/Tokyo",
        "quiet": {"from": "01:00", "to": "06:00"},
        "off": ["begin", "chat"],
        "delay": 900,
        "remind": {"after": 12, "most": 3},
    }


def test_a_name_is_changed_and_light_and_motion_are_chosen(arrive: Arrive, telling: Service) -> None:
    jana = settles(arrive, telling, "you")
    jana.page.get_by_label("Your name", exact=True).fill("Johana")
    jana.press(jana.button("Keep it"))
    expect(jana.button("You are Johana")).to_be_visible()
    jana.page.goto("/settings/board")
    html = jana.page.locator("html")
    jana.press(jana.page.locator("label").filter(has=jana.page.get_by_role("radio", name="day", exact=True)))
    expect(html).to_have_attribute("data-theme", "day")
    jana.press(jana.page.locator("label").filter(has=jana.page.get_by_role("radio", name="still")))
    jana.page.reload()
    expect(html).to_have_attribute("data-theme", "day")
    expect(html).to_have_attribute("data-motion", "calm")


def test_the_settings_fit_and_everything_is_named(arrive: Arrive, telling: Service, room: Room) -> None:
    found = []
    for device in (DESKTOP, PHONE):
        jana = arrive("Jana", device, url=telling.url)
        jana.sign_in()
        long = {"kind": "hook", "address": f"json://{room.place}/x", "label": "W" * 60}
        jana.told("POST", "/api/notices/channels", long)
        for part in PARTS:
            jana.page.goto(f"/settings/{part}")
            jana.page.locator(".o-set").first.wait_for()
            here = faults(jana.page) + unnamed(jana.page) + outside(jana.page)
            found += [f"{part}: {fault}" for fault in here]
            jana.shoot(f"settings-{part}")
    assert not found, "\n".join(found)


def test_a_house_without_a_mail_server_says_so(arrive: Arrive, telling: Service) -> None:
    jana = settles(arrive, telling, "you")
    expect(jana.page.get_by_text("This house sends no mail.")).to_be_visible()
    jana.page.goto("/settings/told")
    expect(jana.page.get_by_text("this house sends no mail")).to_be_visible()
