"""Names that people give: to themselves, to tables."""

import unicodedata

from orloj.server.problems import Problem

LONGEST = 30  # characters; the column has room for as many after normalisation
HIDDEN = {
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
    "Zl",
    "Zp",
}  # control, format, surrogate, private, unassigned, separators


def clean_name(text: str) -> str:
    """The name as it is stored: normalised, without blanks at the ends or in rows.

    Raises Problem("bad-name") for an empty or too long one, and for characters that cannot be seen: they
    could hide in another's name or turn the direction of the line.
    """
    if any(unicodedata.category(c) in HIDDEN for c in text):
        raise Problem("bad-name", "A name consists of visible characters only.")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise Problem("bad-name", "A name has at least one character.")
    if len(name) > LONGEST:
        raise Problem("bad-name", f"A name has at most {LONGEST} characters.")
    return name
