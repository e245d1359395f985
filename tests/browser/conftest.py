"""A real browser on a real server: everybody in a test has a browser context, as on a machine of their own."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.person import DESKTOP, PATIENCE, Device, Person
from tests.browser.town import Town, over_days
from tests.cli.dealt import serving_alike
from tests.cli.service import Service

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip

Arrive = Callable[..., Person]
failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its pages are pictured before they are closed."""
    report = yield
    item.stash[failed] = report.failed or item.stash.get(failed, False)
    return report


@pytest.fixture(scope="session")
def player() -> Iterator[Playwright]:
    """What drives browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as player:
        yield player


@pytest.fixture(scope="session")
def chromium(player: Playwright) -> Iterator[Browser]:
    """One browser for the run: Chromium without windows, which opens pages at half the cost, where there is one."""
    with launched(player, "chromium-headless-shell", "chromium") as browser:
        yield browser


@pytest.fixture
def whole_chromium(player: Playwright) -> Iterator[Browser]:
    """The browser as people have it, for what the other one lacks: notices that the system shows."""
    with launched(player, "chromium") as browser:
        yield browser


@contextmanager
def launched(player: Playwright, *names: str) -> Iterator[Browser]:
    """The first of these programs that is installed."""
    programs = [found for name in names if (found := shutil.which(name))]
    if not programs:
        pytest.fail(f"Chromium is not installed (apt-get install {' '.join(names)}): these tests cannot run")
    browser = player.chromium.launch(executable_path=programs[0], args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """`orloj serve` with its embedded database."""
    with serving_alike(tmp_path_factory.mktemp("house")) as service:
        yield service


@pytest.fixture(scope="session")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures of the pages are kept: ORLOJ_SCREENSHOTS, else a temporary folder."""
    folder = Path(os.environ.get("ORLOJ_SCREENSHOTS") or tmp_path_factory.mktemp("screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    """A house over simulated days, with a mail server beside it."""
    with over_days(tmp_path) as town:
        yield town


@pytest.fixture
def arrive(chromium: Browser, house: Service, shots: Path, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Lets somebody arrive: `arrive(name, device=DESKTOP, url=...)`; no page of theirs may report an error."""
    people: list[Person] = []

    def somebody(name: str, device: Device = DESKTOP, url: str = house.url, browser: Browser = chromium) -> Person:
        people.append(Person(browser, url, name, device, shots))
        return people[-1]

    yield somebody
    faults = {person.name: person.faults for person in people if person.faults}
    for person in people:
        if request.node.stash.get(failed, False) and not person.page.is_closed():
            person.shoot(f"failed-{request.node.originalname}-{person.name}")
        person.context.close()
    assert not faults
