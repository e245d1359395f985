"""What is installed from a wheel finds its page, migrations and data without a checkout."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.cli.service import serving

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a wheel built from this checkout was unpacked to."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    with ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder)
    return folder


def test_serves_from_what_the_wheel_holds(installed: Path, tmp_path: Path) -> None:
    with serving(tmp_path, PYTHONPATH=str(installed)) as service:
        for path in ("/", "/css/page.css", "/js/main.js", "/games/unseen/board.css"):
            assert httpx.get(service.url + path).status_code == 200, path
        games = httpx.get(f"{service.url}/api/games").json()["games"]
        assert "unseen" in [game["id"] for game in games]


def test_holds_nothing_that_only_builds_and_tests(installed: Path) -> None:
    assert [path.name for path in (installed / "orloj" / "_shipped" / "frontend").iterdir()] == ["dist"]
