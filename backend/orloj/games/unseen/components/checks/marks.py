"""Points along a track."""

from itertools import pairwise


def rising(marks: tuple[tuple[int, int], ...]) -> bool:
    """Do both the spaces and the points of the marks rise? There is at least one."""
    return len(marks) > 0 and all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(marks))
