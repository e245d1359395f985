"""The arrows between the parts run one way, cli -> server -> bots -> games -> engine; the last two stand alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import orloj

ROOT = Path(orloj.__file__).parent
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"games", "engine"},
    "server": {"server", "bots", "games", "engine", "paths"},
    "bots": {"bots", "games", "engine"},
    "cli": {"cli", "server", "bots", "games", "engine", "paths"},
}
# These two use the standard library alone, and of that nothing that waits, tells the time or connects.
ALONE = {"engine", "games"}
OUTSIDE = {
    *("asyncio", "concurrent", "multiprocessing", "select", "selectors", "signal", "subprocess", "threading"),
    *("datetime", "time", "zoneinfo"),
    *("http", "socket", "sqlite3", "ssl", "urllib"),
    *("logging", "os", "random", "secrets"),
}
MODULES = [path for part in MAY_IMPORT for path in sorted((ROOT / part).rglob("*.py"))]


def imports(source: str) -> Iterator[str]:
    """The dotted name of every absolute import in a module, those inside functions as well."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide which part is imported"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def broken(part: str, source: str, knows: str = "") -> list[str]:
    """The imports that a module of `part` may not have; `knows` is the one game whose name it may know."""
    found: list[str] = []
    for name in imports(source):
        top, *rest = name.split(".")
        if top == "orloj":
            allowed = rest[0] in MAY_IMPORT[part]
        else:
            allowed = part not in ALONE or (top in sys.stdlib_module_names and top not in OUTSIDE)
        # Server, bots and commands reach a game through the registry in `orloj.games`, never by its name; only what
        # bots know of a game, in a folder of its name, may.
        if part not in ALONE and name.startswith("orloj.games.") and rest[1].islower() and rest[1] != knows:
            allowed = False
        if not allowed:
            found.append(name)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_only_what_its_part_may(path: Path) -> None:
    part, *rest = path.relative_to(ROOT).parts
    assert broken(part, path.read_text(), rest[0] if part == "bots" else "") == []


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("engine", "from orloj.games import GAMES"),
        ("engine", "import sqlalchemy"),
        ("games", "def f() -> None:\n    import time"),
        ("games", "from orloj import server"),
        ("server", "import orloj.cli.serve"),
        ("bots", "from orloj.server.app import create_app"),
        ("games", "from orloj.bots import BOTS"),
        ("server", "from orloj.games.unseen.state import State"),
        ("bots", "from orloj.games.unseen.state import State"),
    ],
)
def test_a_wrong_arrow_is_seen(part: str, line: str) -> None:
    assert broken(part, line) != []


def test_every_part_is_looked_at() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in MODULES} == set(MAY_IMPORT)
