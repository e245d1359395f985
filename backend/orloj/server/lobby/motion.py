"""Something on which a table is asked to agree."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class Motion:
    """An open motion: `kind` says what is asked, `about` what of, `seat` who asks.

    `votes` are those given, by seat: yes or no, or one of several answers where there are such.
    """

    id: str
    kind: str
    seat: int
    about: Mapping[str, Any]
    votes: Mapping[int, bool | str]
    opened: datetime
    expires: datetime
