"""Puts into the wheel what is not Python: the page and the migrations (see orloj.paths)."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHIPPED = "orloj/_shipped"
SOURCES = ("migrations", "frontend/dist")


class ShippedFiles(BuildHookInterface[Any]):
    """Run by the build of a wheel; an editable install needs none of it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the files; raises FileNotFoundError when the page was not built before."""
        if version == "editable":
            return
        for source in SOURCES:
            path = Path(self.root) / source
            if not path.exists():
                raise FileNotFoundError(f"{source} is missing: run `npm run --prefix frontend build` first")
            build_data["force_include"][str(path)] = f"{SHIPPED}/{source}"
