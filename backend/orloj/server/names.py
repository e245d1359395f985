"""Names that people give: to themselves, to tables."""

import unicodedata
from itertools import groupby

from orloj.server.problems import Problem

LONGEST = 30  # characters; the column has room for as many after normalisation
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format, surrogate, private, unassigned, separators
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")  # letters and marks that draw nothing
MOST_MARKS = 4  # on one letter; more serve no script, but cover the lines around


def clean_name(text: str) -> str:
    """The name as it is stored: normalised, without blanks at the ends or in rows.

    Raises Problem("bad-name") for an empty or too long one, and for characters that cannot be seen: they
    could hide in another's name or turn the direction of the line.
    """
    if any(c in BLANK or unicodedata.category(c) in HIDDEN for c in text):
        raise Problem("bad-name", "A name consists of visible characters only.")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if all(c.isspace() or _is_mark(c) for c in name):
        raise Problem("bad-name", "A name has at least one character.")
    if any(marks and len(list(run)) > MOST_MARKS for marks, run in groupby(name, _is_mark)):
        raise Problem("bad-name", f"A letter of a name has at most {MOST_MARKS} marks.")
    if len(name) > LONGEST:
        raise Problem("bad-name", f"A name has at most {LONGEST} characters.")
    return name


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me")
