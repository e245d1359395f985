"""Effect texts in the fields of data files, read with a game's own words."""

from orloj.engine import notation
from orloj.engine.data.rows import Row
from orloj.engine.notation import Effect, Item, NotationError, Vocabulary


class Texts:
    """A game's vocabulary with a memory: the same text gives the same object."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._known: dict[str, Effect] = {}

    def read(self, text: str) -> Effect:
        """The lines of an effect text. Raises NotationError."""
        if text not in self._known:
            self._known[text] = notation.parse(text, self.vocabulary)
        return self._known[text]

    def show(self, node: Effect | notation.Line | notation.Change | Item) -> str:
        """The canonical text of a parsed effect, as it stands in the data."""
        return notation.show(node, self.vocabulary)

    def effect_of(self, row: Row, field: str) -> Effect:
        """The effect that a field of the data holds. Raises ComponentError, also for text not canonical."""
        return self.effect_from(row, field, row.text(field))

    def effect_from(self, row: Row, field: str, text: str) -> Effect:
        """The effect of one text among those that a field of the data holds."""
        try:
            effect = self.read(text)
        except NotationError as error:
            raise row.error(f"{field} {error}") from error
        if self.show(effect) != text:
            raise row.error(f"{field} {text!r}: canonical is {self.show(effect)!r}")
        return effect

    def cost_of(self, row: Row, field: str) -> tuple[Item, ...]:
        """The price that a field of the data holds: one list of things to pay. Raises ComponentError."""
        text = row.text(field)
        try:
            lists = notation.parse_cost(text, self.vocabulary)
        except NotationError as error:
            raise row.error(f"{field} {error}") from error
        if len(lists) != 1:
            raise row.error(f"{field} {text!r}: a price is one list of things to pay")
        canonical = self.show(notation.Change((), lists))
        if canonical != text:
            raise row.error(f"{field} {text!r}: canonical is {canonical!r}")
        return lists[0]
