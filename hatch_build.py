"""Puts into the wheel what is not Python: the page, its libraries and the migrations (see orloj.paths)."""

import json
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHIPPED = "orloj/_shipped"
NOT_SERVED = {"node_modules", "scripts", "tests"}


class ShippedFiles(BuildHookInterface[Any]):
    """Run by the build of a wheel; an editable install needs none of it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the files; raises FileNotFoundError when the page's libraries were not installed before."""
        if version == "editable":
            return
        root = Path(self.root)
        frontend = root / "frontend"
        libraries = json.loads((frontend / "package.json").read_text())["dependencies"]
        page = [path for path in frontend.iterdir() if path.name[0] != "." and path.suffix != ".json"]
        sources = [
            "migrations",
            *(f"frontend/{path.name}" for path in page if path.name not in NOT_SERVED),
            *(f"frontend/node_modules/{name}" for name in libraries),
        ]
        for source in sources:
            if not (root / source).exists():
                raise FileNotFoundError(f"{source} is missing: run `npm ci --prefix frontend` first")
            build_data["force_include"][str(root / source)] = f"{SHIPPED}/{source}"
