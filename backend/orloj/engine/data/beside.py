"""A game's package once more, on other component data than the shipped ones.

A game's components are what its modules hold, so a game on other data is another set of the same modules. They are
imported from the same files while the first set is put aside, and know only each other from then on. Nobody else may
import from the package meanwhile.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from orloj.engine.data.files import Files, put_in_place
from orloj.engine.data.rows import ComponentError
from orloj.engine.errors import Refused
from orloj.engine.rules import Rules


def rules_beside(package: str, rules: str, files: Files) -> Rules:
    """The rules of a game, called so in its module `rules`, on these data. Raises Refused("bad-data")."""
    try:
        found: Rules = getattr(_import_beside(package, "rules", files), rules)()
    except (ComponentError, KeyError) as fault:
        raise Refused("bad-data", f"These component data do not make a game: {fault}.") from fault
    return found


def _import_beside(package: str, module: str, files: Files) -> Any:
    parent, _, name = package.rpartition(".")
    present = getattr(sys.modules[parent], name)
    aside = _take_out(package)
    put_in_place(package, files)
    try:
        return import_module(f"{package}.{module}")
    finally:
        put_in_place(package, None)
        _take_out(package)
        sys.modules.update(aside)
        setattr(sys.modules[parent], name, present)


def _take_out(package: str) -> dict[str, Any]:
    names = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}
