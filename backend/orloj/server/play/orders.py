"""Commands as they arrive: a light check by hand, for this stands on the hot path."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from orloj.server.problems import Problem

COMMAND_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
LONGEST_CHOICE = 200


class Order(NamedTuple):
    """A command: a choice, or (with no choice) an undo of so many steps, of a position at a version."""

    version: int
    command_id: str
    choice: str | None
    steps: int


def order(message: Mapping[str, Any], *, undo: bool) -> Order:
    """The command in a message. Raises Problem("invalid-request")."""
    version, command_id = message.get("version"), message.get("command_id")
    choice = None if undo else message.get("choice")
    steps = message.get("steps", 1) if undo else 0
    if type(version) is not int:
        raise Problem("invalid-request", "version: the version you see, as a whole number.")
    if not isinstance(command_id, str) or not COMMAND_ID.fullmatch(command_id):
        raise Problem("invalid-request", "command_id: 1 to 64 letters, digits or the signs - _ . :")
    if not undo and (not isinstance(choice, str) or not 0 < len(choice) <= LONGEST_CHOICE):
        raise Problem("invalid-request", "choice: the id of one of the choices.")
    if type(steps) is not int or (undo and steps < 1):
        raise Problem("invalid-request", "steps: how many choices to take back, as a whole number from 1 on.")
    return Order(version, command_id, choice, steps)
