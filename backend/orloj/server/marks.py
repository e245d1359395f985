"""Ids and tokens: random words that are typed, pasted, sent in chats and given to commands.

They have letters and digits only. A command takes a word that begins with a hyphen for an option, and many chats
leave a hyphen or an underscore at the end of a link out of it.
"""

import secrets
import string

LETTERS = string.ascii_letters + string.digits


def new_id() -> str:
    """Names a thing among all of its kind: 71 bits, which never meet by chance. It is no secret."""
    return _word(12)


def new_token() -> str:
    """Lets in whoever has it: 190 bits, beyond guessing."""
    return _word(32)


def _word(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
