"""The one way in which rules say no."""

from __future__ import annotations


class Refused(Exception):
    """A command that the rules do not allow; the game it was aimed at is unchanged.

    `code` is a stable kebab-case name (`illegal-choice`, `not-your-turn`, `nothing-to-undo`, `game-over`,
    `bad-options`, `bad-state`), `detail` one sentence for a person, `clause` the rule that forbids it, where one does.
    """

    def __init__(self, code: str, detail: str, clause: str | None = None) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.clause = clause
