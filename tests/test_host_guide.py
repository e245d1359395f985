"""The host's guide says what there is: settings, limits, metrics and what is kept."""

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from orloj import paths
from orloj.server.admin.retention import Days
from orloj.server.edge.limits import DEFAULTS
from orloj.server.metrics import Metrics
from orloj.server.settings import Settings

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "host.md").read_text()


def rows(heading: str) -> dict[str, list[str]]:
    """The first table under a heading: by the name in its first column, the other cells."""
    section = GUIDE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return {cells[0].strip("`"): cells[1:] for cells in found[2:]}


def told(default: Any) -> str:
    """A default as the guide writes it."""
    value = default.get_secret_value() if isinstance(default, SecretStr) else default
    if value is None or value in ((), {}, "", paths.FRONTEND):
        return ""
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def test_every_setting_is_in_the_guide_with_its_default() -> None:
    expected = {f"ORLOJ_{name.upper()}": told(field.default) for name, field in Settings.model_fields.items()}
    assert {name: cells[0] for name, cells in rows("Settings").items()} == expected
    assert all(cells[1] for cells in rows("Settings").values())


def test_every_limit_is_in_the_guide() -> None:
    assert {name: cells[0] for name, cells in rows("Limits and bans").items()} == DEFAULTS


def test_every_metric_is_in_the_guide() -> None:
    known = set()
    for metric in Metrics().registry.collect():
        name = f"{metric.name}_total" if metric.type == "counter" else metric.name
        known.add("process_*" if name.startswith("process_") else name)
    assert {name.partition("{")[0] for name in rows("Logs, health, metrics")} == known


def test_what_is_kept_is_as_the_guide_says() -> None:
    kept = {name: cells[0] for name, cells in rows("The host's room").items()}
    assert list(kept.values()) == ["never", "kept", "14 days", "30 days", "30 days"]
    assert Days() == Days(None, 14, 30, 30, 30)


@pytest.mark.parametrize("file", ["README.md", "docs/host.md"])
def test_links_and_files_that_are_named_exist(file: str) -> None:
    text = (ROOT / file).read_text()
    headings = {re.sub(r"[^\w -]", "", line.lstrip("# ")).lower().replace(" ", "-") for line in text.splitlines()}
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in headings, target
        elif "://" not in target:
            assert ((ROOT / file).parent / target.partition("#")[0]).exists(), target
    for path in re.findall(r"`(deploy/[\w.-]+|docker-compose\.yml)`", text):
        assert (ROOT / path).exists(), path
