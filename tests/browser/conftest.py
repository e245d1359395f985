"""A real browser on a real server: everybody in a test has a browser context, as on a machine of their own."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import DESKTOP, Device, Person
from tests.browser.town import Town, over_days
from tests.cli.service import Service, serving

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
def chromium() -> Iterator[Browser]:
    """One browser for the run."""
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("Chromium is not installed (apt-get install chromium): these tests cannot run")
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """`orloj serve` with its embedded database."""
    with serving(tmp_path_factory.mktemp("house")) as service:
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

    def somebody(name: str, device: Device = DESKTOP, url: str = house.url) -> Person:
        people.append(Person(chromium, url, name, device, shots))
        return people[-1]

    yield somebody
    faults = {person.name: person.faults for person in people if person.faults}
    for person in people:
        if request.node.stash.get(failed, False) and not person.page.is_closed():
            person.shoot(f"failed-{request.node.originalname}-{person.name}")
        person.context.close()
    assert not faults
