"""Where the files that are not Python are: beside `backend/` in a checkout, inside the package in a wheel."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
SHIPPED = PACKAGE / "_shipped"  # filled by the wheel's build, see hatch_build.py
_ROOT = SHIPPED if SHIPPED.is_dir() else PACKAGE.parents[1]

FRONTEND = _ROOT / "frontend" / "dist"  # the page, as frontend/scripts/build.mjs makes it
MIGRATIONS = _ROOT / "migrations"  # Alembic's script folder
