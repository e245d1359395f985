"""Typed access to the tables of a data file; what is wrong is named."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Table = Mapping[str, Any]


class ComponentError(Exception):
    """Component data that breaks a rule of the box: `file` and `id` say where, `rule` what does not hold."""

    def __init__(self, file: str, id: str, rule: str) -> None:
        super().__init__(f"{file}.toml, {id}: {rule}")
        self.file = file
        self.id = id
        self.rule = rule


def is_a(value: Any, kind: type) -> bool:
    """Strictly: to Python True is also an int, in the data it is no number."""
    return type(value) is kind


def tables_in(node: Any) -> Iterator[Table]:
    """Every table in a part of a file, the outer ones before those in them."""
    if is_a(node, dict):
        yield node
        node = list(node.values())
    if is_a(node, list):
        for value in node:
            yield from tables_in(value)


@dataclass(frozen=True, slots=True)
class Row:
    """One table of a data file. Every field that is missing or of another kind raises ComponentError."""

    file: str
    id: str
    fields: Table

    def __contains__(self, field: str) -> bool:
        return field in self.fields

    def error(self, rule: str) -> ComponentError:
        """The error that names this row."""
        return ComponentError(self.file, self.id, rule)

    def require(self, holds: bool, rule: str) -> None:
        """Raise the error that names this row unless the rule holds."""
        if not holds:
            raise self.error(rule)

    def same(self, found: object, wanted: object, rule: str) -> None:
        """Raise the error that names this row unless the data have what the rule wants."""
        self.require(found == wanted, f"{rule}: {found!r} instead of {wanted!r}")

    def value(self, field: str, kind: type) -> Any:
        """The field's value, which must be of that very kind."""
        found = self.fields.get(field)
        if not is_a(found, kind):
            raise self.error(f"{field} must be a {kind.__name__}, found {found!r}")
        return found

    def text(self, field: str) -> str:
        """A field that holds text."""
        found: str = self.value(field, str)
        return found

    def one_of(self, field: str, allowed: Collection[str]) -> str:
        """A field that holds one of the allowed texts."""
        found = self.text(field)
        if found not in allowed:
            raise self.error(f"{field} must be one of {', '.join(allowed)}, found {found!r}")
        return found

    def number(self, field: str) -> int:
        """A field that holds a whole number."""
        found: int = self.value(field, int)
        return found

    def texts(self, field: str) -> tuple[str, ...]:
        """A field that holds a list of texts."""
        return self._all(field, self.value(field, list), str)

    def numbers(self, field: str) -> tuple[int, ...]:
        """A field that holds a list of whole numbers."""
        return self._all(field, self.value(field, list), int)

    def text_lists(self, field: str) -> tuple[tuple[str, ...], ...]:
        """A field that holds lists of texts."""
        return tuple(self._all(field, part, str) for part in self._all(field, self.value(field, list), list))

    def pairs(self, field: str) -> tuple[tuple[int, int], ...]:
        """A field that holds pairs of whole numbers."""
        lists = [self._all(field, part, int) for part in self._all(field, self.value(field, list), list)]
        if any(len(pair) != 2 for pair in lists):
            raise self.error(f"{field} must hold pairs of numbers")
        return tuple((pair[0], pair[1]) for pair in lists)

    def part(self, field: str) -> "Row":
        """A field that is a table of its own; in errors it goes by the field's name."""
        return Row(self.file, f"{self.id}.{field}", self.value(field, dict))

    def rows(self, field: str) -> Iterator["Row"]:
        """A field that holds a list of tables, each with an id."""
        for fields in self._all(field, self.value(field, list), dict):
            if not isinstance(fields.get("id"), str):
                raise self.error(f"a {field} has no id")
            yield Row(self.file, fields["id"], fields)

    def _all(self, field: str, found: Any, kind: type) -> tuple[Any, ...]:
        if not is_a(found, list) or not all(is_a(value, kind) for value in found):
            raise self.error(f"{field} must hold only {kind.__name__} values, found {found!r}")
        return tuple(found)
