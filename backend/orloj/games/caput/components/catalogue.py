"""The component data for the page: the data files' own tables, without their provenance."""

from typing import Any

from orloj.engine.data.rows import is_a
from orloj.games.caput.components.source import DATA, FILES

_PROVENANCE = frozenset(("source", "basis", "forced", "house"))
_HEAD = frozenset(("game", "version"))


def catalogue() -> dict[str, Any]:
    """File -> table -> its fields."""
    return {name: {key: _shown(value) for key, value in DATA[name].items() if key not in _HEAD} for name in FILES}


def _shown(value: Any) -> Any:
    if is_a(value, dict):
        return {key: _shown(part) for key, part in value.items() if key not in _PROVENANCE}
    return [_shown(part) for part in value] if is_a(value, list) else value
