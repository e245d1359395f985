"""What differs between two descriptions of a position."""

Facts = dict[str, int | str]
"""Name -> an amount, or a name or position."""


def changes(before: Facts, after: Facts) -> Facts:
    """What has changed: numbers by how much, names and positions to what."""
    found = Facts()
    for name in before | after:
        old, new = before.get(name, 0), after.get(name, 0)
        if new != old:
            found[name] = new - old if isinstance(new, int) and isinstance(old, int) else new
    return found
