"""The ways by which a message reaches somebody."""

from typing import NamedTuple

UNREACHED = "The address cannot be reached."


class Parcel(NamedTuple):
    """What is sent by one way: `id` stays the same over all tries, `url` and `stop` are full addresses.

    `one_click` is where a mail program posts that no more is wanted.
    """

    id: str
    title: str
    text: str
    url: str
    tag: str
    stop: str
    one_click: str


class Later(Exception):
    """It was not sent; another try may do. The text is for the person."""


class Never(Exception):
    """It was not sent, and no try will do. `gone` when the way leads nowhere any more, for good."""

    def __init__(self, reason: str, *, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone
